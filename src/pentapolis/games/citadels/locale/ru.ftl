# «Цитадели». Слова — русского перевода правил и русского издания. Названия карт подставляются в именительном падеже,
# имена игроков — как есть, поэтому все фразы в настоящем времени.

game-name = Цитадели
game-tagline = Тайно выбирайте персонажей, угадывайте чужих и первыми достройте город
game-length = 30–75 минут

## Персонажи

character-assassin = Убийца
character-thief = Вор
character-magician = Чародей
character-king = Король
character-bishop = Епископ
character-merchant = Купец
character-architect = Зодчий
character-warlord = Кондотьер
character-witch = Ведьма
character-tax_collector = Сборщик налогов
character-wizard = Колдун
character-emperor = Император
character-abbot = Аббат
character-alchemist = Алхимик
character-navigator = Навигатор
character-diplomat = Дипломат
character-artist = Художник
character-queen = Королева

effect-character-assassin = Может назвать персонажа: тот пропустит ход
effect-character-thief = Может назвать персонажа и забрать у него всё золото, когда того назовут
effect-character-magician = Меняется рукой с игроком или заменяет свои карты из колоды
effect-character-king = Берёт корону. Доход: 1 золото за каждый жёлтый район
effect-character-bishop = Его районы не тронут ни Кондотьер, ни Дипломат. Доход: 1 золото за каждый синий район
effect-character-merchant = Ещё 1 золото после действия. Доход: 1 золото за каждый зелёный район
effect-character-architect = Ещё 2 карты после действия. Строит до трёх районов
effect-character-warlord = Может разрушить район, заплатив на 1 меньше его стоимости. Доход: 1 золото за каждый красный район
effect-character-witch = После действия называет персонажа и продолжает ход вместо него
effect-character-tax_collector = Кто строит, отдаёт ему 1 золото в конце хода
effect-character-wizard = Смотрит чужую руку и берёт из неё карту; может построить её сразу
effect-character-emperor = Передаёт корону другому и получает от него 1 золото или карту. Доход: 1 золото за каждый жёлтый район
effect-character-abbot = Берёт 1 золото у самого богатого. Доход: 1 золото за каждый синий район
effect-character-alchemist = В конце хода возвращает золото, потраченное на строительство
effect-character-navigator = После действия 4 золота или 4 карты. Не строит
effect-character-diplomat = Может обменять свой район на чужой, доплатив разницу. Доход: 1 золото за каждый красный район
effect-character-artist = Украшает один или два своих района за 1 золото: они дороже на 1
effect-character-queen = 3 золота, если сидит рядом с тем, кто открыл Короля или Императора

## Районы

district-manor = Поместье
district-castle = Замок
district-palace = Дворец
district-temple = Храм
district-church = Церковь
district-monastery = Монастырь
district-cathedral = Собор
district-tavern = Таверна
district-market = Рынок
district-trading_post = Лавка
district-docks = Порт
district-harbor = Гавань
district-town_hall = Ратуша
district-watchtower = Дозорная башня
district-prison = Тюрьма
district-battlefield = Марсово поле
district-fortress = Крепость
district-haunted_city = Город призраков
district-keep = Форт
district-laboratory = Лаборатория
district-smithy = Кузня
district-observatory = Обсерватория
district-graveyard = Кладбище
district-dragon_gate = Врата дракона
district-university = Университет
district-library = Библиотека
district-great_wall = Великая стена
district-school_of_magic = Школа магии
district-lighthouse = Маяк
district-armory = Арсенал
district-museum = Музей
district-imperial_treasury = Имперская казна
district-map_room = Собрание карт
district-wishing_well = Колодец желаний
district-quarry = Каменоломня
district-poor_house = Богадельня
district-bell_tower = Колокольня
district-factory = Фабрика
district-park = Парк
district-hospital = Больница
district-throne_room = Тронный зал
district-ball_room = Бальный зал
district-gilded = с украшением

effect-district-haunted_city = При подсчёте он любого одного цвета; до издания 2017 года — если построен не в последнем раунде
effect-district-keep = Его не может ни разрушить Кондотьер, ни забрать Дипломат
effect-district-laboratory = Раз за ход: сбросить карту и взять золото
effect-district-smithy = Раз за ход: заплатить золото и взять 3 карты
effect-district-observatory = Выбирая карты, вы смотрите три вместо двух
effect-district-graveyard = За 1 золото вы берёте в руку район, который разрушил Кондотьер
effect-district-dragon_gate = Стоит 6, приносит 8 очков
effect-district-university = Стоит 6, приносит 8 очков
effect-district-library = Выбирая карты, вы оставляете себе две
effect-district-great_wall = Другие районы города дороже для Кондотьера на 1
effect-district-school_of_magic = Для дохода считается районом нужного цвета
effect-district-lighthouse = Построив, найдите в колоде любую карту
effect-district-armory = Разрушьте Арсенал, чтобы разрушить любой район недостроенного чужого города
effect-district-museum = Раз за ход: положить карту под Музей, по очку за каждую
effect-district-imperial_treasury = По очку за каждое ваше золото в конце игры
effect-district-map_room = По очку за каждую карту на руке в конце игры
effect-district-wishing_well = По очку за каждый другой фиолетовый район
effect-district-quarry = Можно построить один второй такой же район
effect-district-poor_house = 1 золото, если в конце хода у вас нет золота
effect-district-bell_tower = Построив, можно объявить: игру завершат семь районов
effect-district-factory = Другие фиолетовые районы строятся на 1 дешевле
effect-district-park = Две карты, если в конце хода рука пуста
effect-district-hospital = Если вас убили, вы всё же совершаете действие
effect-district-throne_room = 1 золото всякий раз, когда корона меняет владельца
effect-district-ball_room = Пока корона у вас, остальные благодарят вас или теряют ход

## О чём спрашивают

ask-pick = Кого из персонажей вы возьмёте?
hint-pick = Никто не узнает ваш выбор
ask-lay = Какую карту вы отложите картинкой вниз?
hint-lay = Этот персонаж не участвует в раунде
ask-turn = Ваш ход. Что вы сделаете?
ask-keep = Какую карту вы оставите?
hint-keep = Не оставленные карты уйдут под колоду
ask-under = { $count ->
    [0] Какая карта уйдёт под колоду?
   *[other] Какая карта уйдёт под колоду первой?
}
hint-under = { $count ->
    [0] Остальные останутся у вас
   *[other] Последняя ляжет в самый низ
}
ask-replace = Какую карту вы замените?
hint-replace = { $count ->
    [0] Карты уходят под колоду в том порядке, в каком вы их назвали
   *[other] Выбрано: { $picked }
}
ask-wizard = Какую карту вы заберёте?
hint-wizard = Её можно оставить, а после действия и построить сразу, сверх обычного
ask-crown = Кому вы передадите корону?
ask-tribute = Что вы отдадите Императору?
ask-exchange = Какой свой район вы отдадите?
hint-exchange = Если полученный район дороже, разницу получит его хозяин
ask-beautify = Украсить ещё один район?
ask-graveyard = Выкупить разрушенный район за 1 золото?
hint-graveyard = Карта придёт вам на руку. Иначе она уйдёт под колоду
ask-lighthouse = Поискать карту в колоде?
ask-search = Какую карту вы возьмёте из колоды?
hint-search = Потом колода будет перетасована
ask-bell = Ударить в колокол?
hint-bell = Тогда игру завершат семь районов, сейчас или никогда
ask-park = Взять две карты для Парка?
ask-thanks = Поблагодарить его превосходительство?
hint-thanks = Кто молчит, тот теряет ход

## Что можно выбрать

do-pick = Взять: { $character }
do-lay = Отложить: { $character }
do-gold = Взять 2 золота
do-draw = Взять карты
do-keep = Оставить: { $district }
do-under = Под колоду: { $district }
do-income = Взять доход
do-build = Построить: { $district }
do-end = Закончить ход
do-kill = Убить: { $character }
do-rob = Ограбить: { $character }
do-bewitch = Околдовать: { $character }
do-swap = Обменяться руками: { $seat }
do-replace = Заменить карты
do-peek = Посмотреть руку: { $seat }
do-take = Забрать: { $district }
do-take-build = Забрать и построить: { $district }
do-crown = Передать корону: { $seat }
do-pay-gold = Отдать 1 золото
do-pay-card = Отдать карту: { $district }
do-levy = Взять 1 золото у самого богатого
do-voyage-gold = Получить 4 золота
do-voyage-cards = Получить 4 карты
do-destroy = Разрушить: { $district } ({ $seat })
do-exchange = Обменять на: { $district } ({ $seat })
do-give = Отдать: { $district }
do-beautify = Украсить: { $district }
do-laboratory = В Лабораторию: { $district }
do-smithy = Купить карты в Кузне
do-museum = В Музей: { $district }
do-armory = Разрушить Арсеналом: { $district } ({ $seat })
do-buy-back = Выкупить
do-search = Искать
do-ring = Ударить в колокол
do-park = Взять две карты
do-thanks = Благодарю, ваше превосходительство
do-skip = Отказаться
do-done = Готово

## Что произошло

log-round = Раунд { $round }. Корона: { $owner }
log-removal = { $count ->
    [0] Одна карта персонажа отложена картинкой вниз
   *[other] Отложены картинкой вверх: { $characters }
}{ $returned ->
    [yes] { " — " }{ $character }{ " вернулся в колоду" }
   *[no] { "" }
}
log-pick = { $who } выбирает персонажа: { $character }
log-pick-unseen = { $who } выбирает персонажа
log-lay = { $who } откладывает карту: { $character }
log-lay-unseen = { $who } откладывает карту картинкой вниз
log-silent = { $character }: все молчат
log-reveal = { $who } открывает карту: { $character }
log-theft = { $who } забирает всё золото, { $gold }: его отдаёт { $victim }
log-tax = { $who } платит налог, 1 золото: его получает { $to }
log-audience = { $who } получает { $gold } золота: рядом правитель
log-thanks = { $thanked ->
    [yes] { $who } благодарит его превосходительство
   *[no] { $who } молчит на балу и теряет ход
}
log-tribute-gold = { $who } отдаёт за корону 1 золото: его получает { $to }
log-tribute-card = { $who } отдаёт за корону карту «{ $district }»: её получает { $to }
log-tribute-card-unseen = { $who } отдаёт за корону карту: её получает { $to }
log-resume = { $who } продолжает ход за околдованного: { $character }
log-heir = { $who } открывает убитого: { $character }
log-over = Игра окончена на раунде { $round }
log-crown = Корону получает { $who }
log-throne-room = { $who } получает 1 золото за Тронный зал
log-complete = { $place ->
    [1] { $who } первым из всех достраивает город: районов { $count }
   *[other] { $who } достраивает город: районов { $count }
}
log-kill = { $who } называет жертву: { $character }
log-rob = { $who } собирается ограбить персонажа: { $character }
log-bewitch = { $who } околдовывает персонажа: { $character }
log-swap = { $who } меняется руками с игроком { $to }: было { $count2 }, стало { $count }
log-replace = { $who } заменяет карты: { $districts }
log-replace-unseen = { $who } заменяет карты: { $count }
log-peek = { $who } смотрит руку игрока { $victim }: { $districts }
log-peek-unseen = { $who } смотрит руку игрока { $victim }
log-wizard = { $who } забирает у игрока { $victim } карту «{ $district }»
log-wizard-unseen = { $who } забирает у игрока { $victim } одну карту
log-levy = { $who } берёт 1 золото у самого богатого: { $victim }
log-voyage-gold = { $who } получает из плавания { $gold } золота
log-voyage-cards = { $who } получает из плавания { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
}
log-merchant = { $who } получает как Купец ещё 1 золото
log-architect = { $who } получает как Зодчий ещё { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
}
log-exchange = { $who } получает район «{ $district }» за район «{ $district2 }»: его отдаёт { $owner }{ $gold ->
    [0] { "" }
   *[other] , доплата { $gold }
}{ $fee ->
    [0] { "" }
   *[other] , за Великую стену { $fee }
}
log-beautify = { $who } украшает район «{ $district }»
log-destroy = { $who } разрушает за { $gold } район «{ $district }» в городе игрока { $owner }
log-left-in-ruins = { $who } не выкупает район «{ $district }»
log-buy-back = { $who } выкупает за 1 золото район «{ $district }»
log-armory = { $who } жертвует Арсеналом и разрушает район «{ $district }» в городе игрока { $owner }
log-laboratory = { $who } сбрасывает в Лаборатории карту «{ $district }» и берёт { $gold } { $gold ->
    [one] золото
   *[other] золота
}
log-laboratory-unseen = { $who } сбрасывает в Лаборатории карту и берёт { $gold } { $gold ->
    [one] золото
   *[other] золота
}
log-smithy = { $who } платит в Кузне { $gold } и берёт { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
}
log-museum = { $who } кладёт под Музей карту «{ $district }»
log-museum-unseen = { $who } кладёт под Музей карту
log-poor-house = { $who } получает 1 золото за Богадельню
log-park = { $who } получает за Парк { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
}
log-search = { $who } находит в колоде карту «{ $district }»
log-search-unseen = { $who } находит в колоде карту
log-bell = { $who } бьёт в колокол: теперь игру завершат { $count } районов
log-build = { $who } строит за { $gold } район «{ $district }»
log-gold = { $who } берёт { $gold } золота
log-income = { $who } берёт доход, { $gold } { $gold ->
    [one] золото
   *[other] золота
}, за районы: { $colour ->
    [yellow] жёлтые
    [blue] синие
    [green] зелёные
   *[red] красные
}
log-draw = { $who } тянет { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
}, останется { $kept }
log-keep = { $who } оставляет: { $districts }; под колоду: { $districts2 }
log-keep-unseen = { $who } оставляет выбранное, остальное кладёт под колоду
log-refund = { $who } возвращает за строительство { $gold } золота

## Почему нельзя

refusal-lay-later = Откладывать карту сейчас не нужно
refusal-must-lay = Теперь нужно отложить карту картинкой вниз
refusal-draft-first = Сначала выбирают персонажей
refusal-not-passed = Этой карты вам не передавали
refusal-not-passed-last = Этой карты вам не передавали; скрытую карту смотрят, лишь когда до последнего игрока доходит всего одна
refusal-finish-first = Сначала ответьте на то, о чём вас спрашивают
refusal-not-drawn = Этой карты нет среди вытянутых
refusal-name-kept = Назовите карту, которую оставите: остальные уйдут под колоду
refusal-name-under = С Библиотекой и Обсерваторией называют карту, которая уйдёт под колоду
refusal-kept-already = Эту карту вы уже оставили
refusal-keep-first = Сначала решите, какие карты оставить
refusal-one-kept = Из вытянутых карт остаётся одна
refusal-library-by-itself = С Библиотекой выбирать нечего: карты остаются у вас
refusal-action-alone = В этом ходу можно лишь совершить действие
refusal-one-action = За ход совершают одно действие
refusal-deck-empty = Колода районов пуста
refusal-must-bewitch = Ведьма должна кого-нибудь околдовать
refusal-action-first = Сначала совершите действие
refusal-no-income = У этого персонажа нет дохода за районы
refusal-income-taken = Доход уже взят
refusal-income-zero = Доход сейчас равен нулю
refusal-never-builds = Этот персонаж не строит
refusal-build-limit = Больше строить нельзя: в этом ходу построено { $count }
refusal-not-in-hand = Такой карты у вас на руке нет
refusal-twin = Такой район в вашем городе уже есть
refusal-no-gold = Это стоит { $cost }, не хватает { $lacking }
refusal-other-ability = Это особенность другого персонажа
refusal-ability-used = Особенность персонажа уже использована
refusal-not-in-game = Этого персонажа в игре нет
refusal-names-himself = Самого себя назвать нельзя
refusal-rob-bewitched = Ни Ведьму, ни околдованного ограбить нельзя
refusal-rob-assassin = Убийцу ограбить нельзя
refusal-rob-murdered = Убитого ограбить нельзя
refusal-own-seat = Нужен другой игрок
refusal-has-crown = Корона сейчас у этого игрока
refusal-not-there = Среди карт, которые вы смотрите, её нет
refusal-no-cards = Там нет карт
refusal-named-already = Эту карту вы уже назвали
refusal-name-one = Назовите хотя бы одну карту
refusal-no-richest = Среди других нет того, кто один богаче всех
refusal-not-in-city = Такого района в этом городе нет
refusal-city-complete = Город достроен: районов в нём { $count } или больше
refusal-bishop-protects = Епископ защищает весь город от Кондотьера и Дипломата
refusal-keep-stands = Форт не даётся ни Кондотьеру, ни Дипломату
refusal-nothing-to-give = Вам нечего отдать за этот район: мало золота или в городе будут два одинаковых
refusal-twin-after = После такого обмена в одном из городов будет два одинаковых района
refusal-gilded-already = Этот район уже украшен
refusal-no-such-district = Такого района в вашем городе нет
refusal-district-used = Этот район в этом ходу уже сработал

why-lay-later = не сейчас
why-must-lay = отложите
why-draft-first = сперва выбор
why-not-passed = не у вас
why-not-passed-last = не у вас
why-finish-first = не сейчас
why-not-drawn = не вытянута
why-name-kept = наоборот
why-name-under = наоборот
why-kept-already = оставлена
why-keep-first = не сейчас
why-one-kept = только одна
why-library-by-itself = сама
why-action-alone = нельзя
why-one-action = уже было
why-deck-empty = колода пуста
why-must-bewitch = околдуйте
why-action-first = ещё рано
why-no-income = нет дохода
why-income-taken = уже взят
why-income-zero = доход 0
why-never-builds = не строит
why-build-limit = хватит
why-not-in-hand = нет на руке
why-twin = уже есть
why-no-gold = мало золота
why-other-ability = не ваше
why-ability-used = уже было
why-not-in-game = не в игре
why-names-himself = это вы
why-rob-bewitched = околдован
why-rob-assassin = нельзя
why-rob-murdered = убит
why-own-seat = это вы
why-has-crown = уже там
why-not-there = её тут нет
why-no-cards = нет карт
why-named-already = названа
why-name-one = назовите
why-no-richest = нет такого
why-not-in-city = нет в городе
why-city-complete = достроен
why-bishop-protects = Епископ
why-keep-stands = Форт
why-nothing-to-give = нечего дать
why-twin-after = два таких
why-gilded-already = украшен
why-no-such-district = нет района
why-district-used = уже было

## Параметры

option-edition = Издание
option-edition-help = Какие районы в колоде и чем отличаются правила
option-edition-classic = Классика: 66 карт
option-edition-classic-2017 = «Классика» 2017 года: 68 карт, другие тексты
option-edition-dark-city = С дополнением: 79 карт
option-edition-french-prices = С дополнением, цены французского издания
option-goal = Районов до конца игры
option-goal-help = Сколько районов завершает игру
option-goal-edition = Как в издании
option-goal-seven = Семь
option-goal-eight = Восемь
option-characters = Персонажи
option-characters-help = Один персонаж на каждый ранг
option-characters-chosen = По выбору
option-characters-dark = Все из дополнения
option-characters-gentle = Без убийства и разрушения
option-characters-random = Случайные
option-further = Персонажи дополнения
option-further-help = Заменяют базовых персонажей того же ранга, если персонажи по выбору
option-further-witch = { character-witch } (1)
option-further-tax_collector = { character-tax_collector } (2)
option-further-wizard = { character-wizard } (3)
option-further-emperor = { character-emperor } (4), не вдвоём
option-further-abbot = { character-abbot } (5)
option-further-alchemist = { character-alchemist } (6)
option-further-navigator = { character-navigator } (7)
option-further-diplomat = { character-diplomat } (8)
option-ninth = Девятый персонаж
option-ninth-help = Для четырёх игроков и больше; ввосьмером без него нельзя
option-ninth-auto = Если нужен
option-ninth-none = Без него
option-ninth-artist = { character-artist }
option-ninth-queen = { character-queen }, от пяти игроков
option-ninth-random = Случайный
option-districts = Районы дополнения
option-districts-help = Замешиваются в колоду сверх издания
option-districts-lighthouse = { district-lighthouse }
option-districts-armory = { district-armory }
option-districts-museum = { district-museum }
option-districts-imperial_treasury = { district-imperial_treasury }
option-districts-map_room = { district-map_room }
option-districts-wishing_well = { district-wishing_well }
option-districts-quarry = { district-quarry }
option-districts-poor_house = { district-poor_house }
option-districts-bell_tower = { district-bell_tower }
option-districts-factory = { district-factory }
option-districts-park = { district-park }
option-districts-hospital = { district-hospital }
option-districts-throne_room = { district-throne_room }
option-districts-ball_room = { district-ball_room }
option-warlord = Когда разрушает Кондотьер
option-warlord-help = Относится и к Дипломату
option-warlord-edition = Как в издании
option-warlord-end = В конце хода
option-warlord-any-time = В любой момент хода
option-ties = При равенстве очков
option-ties-help = Что решает, если очков поровну
option-ties-edition = Как в издании
option-ties-gold = Стоимость районов, потом золото
option-ties-rank = Старший персонаж последнего раунда
option-crown = Первая корона
option-crown-help = Кто выбирает персонажа первым в первом раунде
option-crown-random = Случайно
option-crown-A = Место A
option-crown-B = Место B
option-crown-C = Место C
option-crown-D = Место D
option-crown-E = Место E
option-crown-F = Место F
option-crown-G = Место G
option-crown-H = Место H
option-draft3 = Выбор втроём
option-draft3-help = Как втроём выбирают по два персонажа
option-draft3-classic = Восемь карт
option-draft3-nine-cards = Девять карт, одна уходит посередине вслепую

error-option-ninth-seats = Девятого персонажа с { $seats } игроками не бывает.
error-option-ninth-needed = Нужен девятый персонаж: игроков { $seats }.
error-option-character-seats = { $character ->
    [emperor] Императору
    [queen] Королеве
   *[other] Персонажу «{ $character }»
} нужно не меньше { $low } игроков, а их { $seats }.
error-option-crown-seat = Корону можно дать лишь тому, кто сидит за столом: мест { $seats }.
error-position-too-many = Карт «{ $district }» больше, чем в колоде.
error-position-characters = Персонажи не раскладываются по местам: названо { $count }.

## Итоги

score-districts = Стоимость районов
score-special = Особые районы
score-colours = Пять цветов
score-complete = Достроенный город
score-tie-districts = При равенстве: районы
score-tie-gold = При равенстве: золото
score-tie-rank = При равенстве: старший персонаж
end-city-complete = Город достроен

## Доска в терминале

table-round = Раунд { $round }
table-goal = город из { $goal } районов
table-deck = колода { $deck }
table-crown = корона: { $who }
table-bell = Колокольня звонит
table-last_round = последний раунд
table-out = Вне игры открыто: { $up }; закрыто карт: { $down }
table-nobody = никого
table-order = Выбор персонажа: { $order }
table-ahead = впереди
table-now = ходит
table-shown = открыт
table-silent = молчит
table-aside = открыт, вне игры
table-murdered = убит
table-robbed = ограблен
table-bewitched = околдован
table-mine = ваш
table-laid = отложили вы
table-player = игрок
table-gold = золото
table-cards = карты
table-points = очки
table-city = город
table-museum = под Музеем: { $count }
table-guard-bishop-protects = Епископ защищает весь город
table-guard-city-complete = город достроен
table-letter-red = К
table-letter-blue = С
table-letter-yellow = Ж
table-letter-green = З
table-letter-purple = Ф
table-packet = Вам передали:
table-air = Перед вами:
table-looking-deck = Колода (видите только вы):
table-looking-hand = Рука: { $who } (видите только вы):
table-my-characters = { $count ->
    [one] Ваш персонаж:
   *[other] Ваши персонажи:
}
table-turn = Ходит { $who }. Построить ещё: { $builds }. Доход: { $income }
table-hand = Рука:
