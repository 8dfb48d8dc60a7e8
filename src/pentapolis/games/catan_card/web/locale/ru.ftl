# Слова доски. Названия карт и предложения игры лежат в locale/ru.ftl.

letter-brick = Г
letter-lumber = Д
letter-ore = Р
letter-wool = Ш
letter-grain = З

board-vp = ПО
board-of-vp = из { $win } ПО
board-my-land = Мой край
board-roads = Дороги
board-knights = Рыцари
board-settlements = Поселения
board-cities = Города
board-buildings = Здания
board-cities-buildings = Города и здания
board-hand = Рука
board-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
board-hand-count = { $count ->
    [one] карта в руке
    [few] карты в руке
   *[other] карт в руке
}
board-exchanges-a-turn = обменов за ход
board-draw-a-turn = карт добычи
board-my-draw = добыча: { $range }
board-exchanges-left = Осталось обменов: { $left } из { $limit }
board-size = Сколько карт обменять
board-blindly = вслепую
board-with-library = с Библиотекой
board-fan = { $name }, карт на руке: { $count }. Обмен { $way }
board-floor = { $name }: { $said }. Очки: { $points }
board-floor-safe = { $name }: { $said }, под защитой. Очки: { $points }
board-deck-said = Стопка сырья, карт: { $count }. Обменяться со стопкой
board-on-market = Рынок: { $resource }
board-discard-said = В сбросе: { $cards }
board-supply = { $name }: в запасе { $count }
board-open-stack = Здания: в запасе { $count }, открыть стопку
board-see-stack = посмотреть
board-close-stack = закрыть
board-stack = Здания: { $count } в запасе
board-stack-note = Открыты всем. Кладут на свободный город: 3 или 4 ПО вместо 2. Каждого названия одно
board-building = { $name }, в запасе { $count }. { $effect }
board-left = осталось { $count }
board-fate-cap = Судьба
board-fate = Карта судьбы. { $side }. На порядок хода не влияет
board-price = { $card }. Цена: { $price }. Не хватает: { $short }
board-costs = Цена: { $price }
board-lacking = нет: { $cards }
board-gain = { $points ->
    [0] без очков
   *[other] +{ $points } ПО
}
board-from = {""}, забрать: { $name }
board-payment = Заплачено
board-paid = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
board-chosen = Выбрано: { $cards }
board-open-hand = { $name }: рука, { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
board-open-note = Видите только вы, пока не выберете
board-whose-road = Чья дорога
board-whose-knight = Чей рыцарь
board-walk-note = Стопка пуста: карту берут у соперника, по стрелкам
board-landing = { $name } отдаёт последнюю карту; у вас она ляжет под № { $number }, { $points ->
    [0] без очков
   *[other] +{ $points } ПО
}
