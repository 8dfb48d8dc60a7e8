# Слова доски. Названия карт и предложения игры лежат в locale/ru.ftl.

letter-red = К
letter-blue = С
letter-yellow = Ж
letter-green = З
letter-purple = Ф
colour-red = красный
colour-blue = синий
colour-yellow = жёлтый
colour-green = зелёный
colour-purple = фиолетовый

board-role-assassin = Назовите, кто пропустит ход
board-role-thief = Назовите, кого ограбить
board-role-magician = Обмен рукой с игроком или колодой
board-role-king = Корона ваша
board-role-bishop = Районы не тронет ранг 8
board-role-merchant = Ещё 1 золото
board-role-architect = Ещё 2 карты, строит до трёх
board-role-warlord = Разрушает район
board-role-witch = Ход вместо другого
board-role-tax_collector = Налог со строек
board-role-wizard = Карта из чужой руки
board-role-emperor = Передаёт корону
board-role-abbot = 1 золото у богатого
board-role-alchemist = Золото за стройку вернётся
board-role-navigator = 4 золота или 4 карты
board-role-diplomat = Обмен районами
board-role-artist = Украшает районы
board-role-queen = 3 золота рядом с королём

board-income-now = Доход сейчас { $gold }
board-costs = стоит { $cost }
board-gold = золота
board-points = очк.
board-districts = районов
board-hand-count = { $count ->
    [one] карта в руке
    [few] карты в руке
   *[other] карт в руке
}
board-hand = Рука, { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
board-crown = Корона
board-no-special = Особых районов нет
board-city = Город: { $count } из { $goal }
board-guard-bishop-protects = Епископ защищает весь город
board-guard-city-complete = Город достроен
board-deck = Колода
board-ranks = Персонажи по рангу
board-nobody = никого
board-out = Раунд { $round }. Вне игры открыто: { $up }; закрыто карт: { $down }
board-out-label = Вне игры в этом раунде
board-murdered = убит
board-robbed = ограблен
board-you = вы
board-you-name = Вы
board-mine = ваш, тайно
board-laid = отложили вы
board-with-me = у вас
board-not-with-me = не у вас
board-passed-on = передан
board-rank-ahead = впереди
board-rank-now = ходит
board-rank-shown = открыт
board-rank-silent = молчит
board-rank-aside = открыт, вне игры
board-draft = Выбор персонажа
board-draft-note = { $count ->
    [one] Эту карту видите только вы
   *[other] Эти карты видите только вы: { $count }
}
board-draft-wait = Карты идут по кругу
board-draft-order = Порядок выбора
board-move-pick = { $mine ->
    [yes] выбираете
   *[no] выбирает
}
board-move-lay = { $mine ->
    [yes] откладываете
   *[no] откладывает
}
board-move-chance = карта уходит
board-open = Открыто
board-closed = Закрыто
board-face-down = Карта картинкой вниз
board-looking-hand = Рука: { $name }
board-looking-deck = Колода
board-drawn = Взятые карты
board-only-you = Видите только вы
board-my-city = Мой город
board-builds-left = { $count ->
    [0] стройки кончились
    [one] осталась { $count } стройка
    [few] осталось { $count } стройки
   *[other] осталось { $count } строек
}
board-colours = Цвета: { $count } из 5
board-deeds = Что можно за ход
board-deed-gold = Золото
board-deed-gold-note = взять 2 золота
board-deed-draw = Карты
board-deed-draw-note = выбрать из взятых
board-deed-income = Доход
board-deed-income-note = за районы своего цвета
board-deed-levy = Подать
board-deed-levy-note = у самого богатого
board-deed-voyage-gold = Плавание
board-deed-voyage-gold-note = за золотом
board-deed-voyage-cards = Плавание
board-deed-voyage-cards-note = за картами
board-deed-replace = Замена
board-deed-replace-note = свои карты из колоды
board-deed-smithy = Кузня
board-deed-smithy-note = 3 карты за золото
board-mode-laboratory = нажмите карту в руке: золото за неё
board-mode-museum = нажмите карту в руке: она ляжет под Музей
board-mode-armory = нажмите район в чужом городе
board-step-action = Действие
board-step-building = Стройка
board-step-end = Конец
board-say-action = Золото или карты?
board-say-build = Стройте или заканчивайте ход
board-say-rest = Что ещё вы сделаете?
board-say-kill = { $build ->
    [yes] Кого убить? Или стройте
   *[no] Кого убить? Или заканчивайте ход
}
board-say-rob = { $build ->
    [yes] Кого ограбить? Или стройте
   *[no] Кого ограбить? Или заканчивайте ход
}
board-say-bewitch = Кого околдовать?
board-say-destroy = { $build ->
    [yes] Разрушайте, стройте или заканчивайте ход
   *[no] Разрушайте или заканчивайте ход
}
board-say-exchange = { $build ->
    [yes] Меняйтесь районами, стройте или заканчивайте
   *[no] Меняйтесь районами или заканчивайте ход
}
board-say-swap = { $build ->
    [yes] С кем поменяться рукой? Или стройте
   *[no] С кем поменяться рукой? Или заканчивайте ход
}
board-turn-hint = Золото: { $gold }. Построить ещё: { $builds }

board-notices = Что сделали с вами
board-notice-theft = Вас ограбили: { $who } забирает всё ваше золото, { $gold }
board-notice-kill = Убит ваш персонаж, { $character }: { $held ->
    [1] в этом раунде вы не ходите
   *[other] в этом раунде он не ходит, ходит лишь второй
}
board-notice-kill-hospital = Убит ваш персонаж, { $character }: из-за Больницы ему остаётся одно действие
board-notice-bewitch = Околдован ваш персонаж, { $character }: ему остаётся одно действие
board-notice-swap = { $who } меняется с вами руками: у вас теперь { $count2 ->
    [one] { $count2 } карта
    [few] { $count2 } карты
   *[other] { $count2 } карт
}
board-notice-wizard = { $who } забирает из вашей руки карту «{ $district }»
board-notice-levy = { $who } берёт у вас 1 золото: вы самый богатый
board-notice-destroy = { $who } разрушает ваш район «{ $district }»
board-notice-armory = { $who } жертвует Арсеналом и разрушает ваш район «{ $district }»
board-notice-exchange = { $who } забирает ваш район «{ $district }», взамен у вас «{ $district2 }»{ $gold ->
    [0] { "" }
   *[other] . Доплата вам: { $gold }
}

board-score-districts = Районы
board-score-special = Особые
board-score-colours = 5 цветов
board-score-complete = { $goal ->
    [one] { $goal } район
    [few] { $goal } района
   *[other] { $goal } районов
}
board-tie = { $above } и { $below }: по { $score }, место общее
board-tie-districts = { $above } и { $below }: по { $score }. Выше тот, чьи районы дороже: { $more } и { $less }
board-tie-gold = { $above } и { $below }: по { $score }. Выше тот, у кого больше золота: { $more } и { $less }
board-tie-rank = { $above } и { $below }: по { $score }. Выше тот, чей персонаж старше: { $more } и { $less }
board-why-keep-stands = не разрушить
