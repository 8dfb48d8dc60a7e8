# Слова доски. Названия карт и предложения игры лежат в locale/ru.ftl.

letter-r = К
letter-b = С
letter-y = Ж
letter-g = З
letter-p = Ф

chapter-BRI = Каменщики
chapter-HUN = Охотники
chapter-PED = Лоточницы
chapter-ROB = Грабители
chapter-SCH = Учёные
chapter-TAX = Сборщики
chapter-ASN = Убийцы
chapter-DAN = Танцовщицы
chapter-FAR = Фермеры
chapter-HIS = Историки
chapter-TRA = Торговцы
chapter-WEA = Ткачихи

board-note-TAX = { $count } ПО, отдать карту
board-note-DAN = Взять { $count }, ещё действие
board-note-FAR-0 = Пока ничего

board-vp = ПО
board-of-vp = из { $win } ПО
board-points-of = { $count ->
    [0] Карт ПО нет
   *[other] Карты ПО: { $vps }
}. Жетонов: { $tokens }
board-my-hall = Моя ратуша
board-empty = пусто
board-chapter = { $name }: { $colours }
board-level-now = Уровень { $level }
board-whole-chapter = Отдел целиком: { $name }
board-hand-count = { $count ->
    [one] карта в руке
    [few] карты в руке
   *[other] карт в руке
}
board-completed-count = { $count ->
    [one] завершённый отдел
   *[other] завершённых отделов
} из трёх
board-actions-left = { $count ->
    [0] действий не осталось
    [one] осталось { $count } действие
    [few] осталось { $count } действия
   *[other] осталось { $count } действий
}
board-seal-places = { $count ->
    [one] { $count } место
    [few] { $count } места
   *[other] { $count } мест
}
board-hand = { $count ->
    [0] Рука пуста
    [one] Рука, { $count } карта
    [few] Рука, { $count } карты
   *[other] Рука, { $count } карт
}
board-deck = Колода
board-discard = Сброс
board-vp-deck = Карты ПО. В колоде ещё { $count }
board-vp-card = Карта ПО
board-plaque = { $points } ПО. Цена: { $price ->
    [one] { $price } завершённый отдел
    [few] { $price } завершённых отдела
   *[other] { $price } завершённых отделов
}. { $effect }
board-open-discard = Сброс, { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
board-open-discard-note = Видите только вы. Верхняя карта первая
board-open-hand = { $name }: рука, { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
board-open-note = Видите только вы
board-order = Какая карта ляжет сверху сброса?
board-order-note = Первая выбранная окажется наверху, следующие под ней
board-aside = { $name } разместит по порядку:
board-no-effect = Без эффекта
board-draw = Сбросить и добрать
board-done-draw-6 = Добрать до 6
board-done-draw-9 = Добрать до 9
board-done-order = Остальные как есть
board-done-nothing = Ничего не брать
board-done-all = Хватит
board-discard-hint = Любое число карт, последняя ляжет сверху. Потом добор до 6
board-discard-count = { $count ->
    [one] Выбрана { $count } карта
    [few] Выбрано { $count } карты
   *[other] Выбрано { $count } карт
}, последняя ляжет сверху
board-setup-discard-hint = Любое число карт, последняя ляжет сверху. Потом добор до 9
board-action-hint = { $count ->
    [one] Осталось { $count } действие. Подсвечено то, что можно
    [few] Осталось { $count } действия. Подсвечено то, что можно
   *[other] Осталось { $count } действий. Подсвечено то, что можно
}
board-progress = { $count ->
    [0] Выбрать { $total }.
    [one] Выбрана { $count } из { $total }.
   *[other] Выбрано { $count } из { $total }.
}
board-search-weaker = Подходящих карт мало: уровень будет слабее.
board-search-nothing = Взять из сброса нечего.
board-completes = Отдел завершит: { $card }.

step-level = Уровень
step-use = Эффект
step-victim = Соперник
step-bricklayer = Вернуть
step-hunter-take = Взять
step-hunter-give = Отдать
step-peddler-give = Отдать
step-peddler-take = Взять
step-robber = Забрать
step-tax-give = Карта
step-tax-to = Кому
step-assassin = Сбросить
step-historian = Найти
step-trader-give = Отдать
step-trader-take = Взять
step-weaver-take = Снять
step-weaver-place = Поставить
step-vp-chapter = Отдел
step-vp-swap-give = Отдать
step-vp-swap-take = Взять
step-vp-take-card = Взять

board-why-in-hall = уже есть
board-why-twin-in-hall = уже есть

board-ask-hunter-take = Охотник: какую карту взять?
board-ask-historian = Историк: какую карту взять?
