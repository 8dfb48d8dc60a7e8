# «Колонизаторы: Быстрая карточная игра». Слова — те, что в правилах. Названия карт подставляются в именительном падеже.

game-name = Колонизаторы
game-tagline = Обменивайте сырьё, прокладывайте дороги, стройте города — и переманивайте чужих рыцарей
game-length = 30–60 минут

## Сырьё и карты развития

resource-brick = глина
resource-lumber = древесина
resource-ore = руда
resource-wool = шерсть
resource-grain = зерно

card-road = Дорога
card-knight = Рыцарь
card-settlement = Поселение
card-city = Город
card-library = Библиотека
card-university = Университет
card-town-hall = Ратуша
card-church = Церковь
card-city-wall = Городская стена
card-merchant-guild = Торговая гильдия
card-cathedral = Собор

event-raid = Нападение разбойников
event-market-day = Рыночный день
side-A = А
side-B = Б
kind-building = Здание

text-road-A = Обмен одной карты за ход
text-road-B = 1 очко
text-knight-A = Можно добрать ещё 1 карту в конце хода
text-knight-B = 1 очко
text-settlement = 1 очко. Когда построено, можно перевернуть карту судьбы
text-city = 2 очка. Поселение переворачивают, и сразу происходит событие
text-library = Первый обмен с каждым соперником: выбрать карту, видя руку
text-university = Раз в ход: постройка на 1 карту дешевле
text-town-hall = Стоит ещё 2 руды. Умения нет
text-church = Первого рыцаря нельзя забрать
text-city-wall = Первые 3 дороги нельзя забрать
text-merchant-guild = Раз в ход: вслепую взять карту у равного или ведущего
text-cathedral = Домашнее правило: стоит ещё 2 зерна, 4 очка, умения нет
text-raid = У кого больше 7 карт, сбрасывает до 7. Карта судьбы переворачивается
text-market-day = Весь рынок сбрасывают и выкладывают новый

fate-white = Белые стрелки: по часовой стрелке
fate-black = Чёрные стрелки: против часовой стрелки

place-deck = Стопка сырья
place-discard = Сброс
place-market = Рынок
place-supply = Запас
place-cost-card = Памятка
phase-trade = Торговля
phase-development = Развитие
phase-draw = Добыча

found-none = нет таких
found-safe = под защитой
found-taken = берём последнюю
found-beyond = не дойдёт

## О чём спрашивают

ask-trade = Торговля: с кем обменяться?
hint-trade = Закончив торговлю, вы перейдёте к развитию
ask-deck-discard = Какую карту сбросить в обмен на карту из стопки?
ask-market-take = Какую карту взять с рынка?
ask-market-give = Какую карту вернуть на рынок?
ask-library-choose = Библиотека: какую карту взять?
hint-library-choose = Руку видите только вы, пока не выберете
ask-give-back = Какую карту вернуть сопернику?
hint-give-back = Можно вернуть и ту, что вы только что взяли
ask-build = Развитие: что построить?
hint-build = Каждого вида — одно за ход. Добыча завершает ход
ask-waive = Университет: какую карту не платить?
ask-pay = Чем заплатить?
hint-pay = Любую карту цены заменяют три одинаковые
ask-turn-fate = Перевернуть карту судьбы?
ask-raid-discard = Разбойники: какую карту сбросить?
hint-raid-discard = На руке останется семь карт

## Варианты ответа

do-deck = Стопка: обменять { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
}
do-market = Рынок: обменять { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
}
do-opponent = { $seat }: обменять вслепую { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
}
do-library = { $seat }: обменять с Библиотекой { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
}
do-guild = Торговая гильдия: взять карту, { $seat }
do-end-trade = К развитию
do-discard = Сбросить: { $resource }
do-take = Взять: { $resource }
do-give = Вернуть: { $resource }
do-choose = Выбрать: { $resource }
do-build = Построить: { $card }
do-waive = Не платить: { $resource }
do-pay-full = Заплатить полностью
do-exact = Заплатить без замен
do-pay = Заплатить: { $resource }
do-swap = Три за одну: { $resource }
do-turn-fate = Перевернуть
do-keep-fate = Оставить как есть
do-draw = Добыть { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
}

## Журнал

log-turn = Ход { $turn }: { $who }
log-deck-exchange = { $who }, обмен со стопкой. Сброшено: { $resources_given }; взято: { $resources_taken } ({ $count })
log-deck-exchange-unseen = { $who }, обмен со стопкой. Сброшено: { $resources_given }; взято из стопки: { $count }
log-market-exchange = { $who }, обмен с рынком. Взято: { $resources_taken }; отдано: { $resources_given } ({ $count })
log-opponent-draw = { $who }, обмен с игроком { $rival }. Вытянуто вслепую: { $resources } ({ $count })
log-opponent-draw-unseen = { $who }, обмен с игроком { $rival }. Вытянуто карт: { $count }
log-library = { $who }, Библиотека: { $rival } показывает руку. Карт в обмене: { $count }
log-library-draw = { $who }, обмен с Библиотекой. Рука игрока { $rival }, взято: { $resources } ({ $count })
log-library-draw-unseen = { $who }, обмен с Библиотекой. Рука игрока { $rival }, взято карт: { $count }
log-opponent-return = { $who }, возврат игроку { $rival }: { $resources } ({ $count })
log-opponent-return-unseen = { $who }, возврат игроку { $rival }. Карт: { $count }
log-guild = { $who }, Торговая гильдия. { $victim } теряет карту: { $resource }
log-guild-unseen = { $who }, Торговая гильдия. { $victim } теряет карту
log-university = { $who }, Университет. Не оплачено: { $resource }
log-build = { $who }: { $card }. Заплачено: { $resources }. { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
log-lay = { $who }: { $card } № { $number }, сторона { $side ->
    [A] «А»
   *[other] «Б»
}. Заплачено: { $resources }. { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
log-capture = { $who }: { $card } меняет хозяина. { $victim } теряет сторону { $side_before ->
    [A] «А»
   *[other] «Б»
}, здесь это № { $number }, сторона { $side ->
    [A] «А»
   *[other] «Б»
}. Заплачено: { $resources }. { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
log-fate = Карта судьбы перевёрнута: { $side ->
    [white] белые стрелки, по часовой стрелке
   *[other] чёрные стрелки, против часовой стрелки
}
log-fate-kept = { $who } оставляет карту судьбы как есть
log-raid = Нападение разбойников
log-raid-discard = { $who } сбрасывает из-за разбойников: { $resources } ({ $count })
log-market-day = Рыночный день. Новый рынок: { $resources }
log-draw = { $who }, добыча: { $count ->
    [0] стопка пуста
   *[other] { $resources } ({ $count })
}
log-draw-unseen = { $who }, добыча. Карт: { $count }
log-reshuffle = Сброс перетасован, в новой стопке карт: { $count }
log-victory = Победа: { $who }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}

## Конец

end-won = Набрано 10 очков
score-roads = Дороги
score-knights = Рыцари
score-settlements = Поселения
score-cities = Города
score-buildings = Здания

## Параметры

option-start = Кто начинает
option-start-help = По правилам начинает старший игрок. Посадите его на первое место или доверьтесь случаю
option-start-random = решает случай
option-start-seat-a = первое место
option-unique-buildings = Каждое здание не больше одного раза
option-unique-buildings-help = Игрок не может построить здание, которое у него уже есть
option-cathedral = Собор (домашнее правило)
option-cathedral-help = Текст промо-карты утерян. Замена: ещё одно здание, стоит на 2 зерна дороже, 4 очка, без умения

## Почему нельзя

refusal-trade-over = Торговля этого хода окончена
why-trade-over = торг окончен
refusal-trade-first = Сначала закончите торговлю
why-trade-first = идёт торг
refusal-deck-only = Без дороги на стороне «А» обменивать можно только со стопкой
why-deck-only = нет дороги
refusal-exchange-limit = Столько карт не обменять: за ход { $limit ->
    [one] { $limit } карта
    [few] { $limit } карты
   *[other] { $limit } карт
}, по числу дорог на стороне «А»; осталось: { $left }
why-exchange-limit = нет обменов
refusal-hand-too-small = Обменивают карты с руки, а у вас их { $held }
why-hand-too-small = мало карт
refusal-rival-hand-too-small = Столько карт не вытянуть: { $rival }, карт на руке: { $held }
why-rival-hand-too-small = мало карт
refusal-not-yourself = С самим собой не обмениваются
why-not-yourself = это вы
refusal-library-used = Библиотека действует только при первом за ход обмене с этим соперником
why-library-used = уже был
refusal-not-owned = Такого здания у вас нет: { $card }
why-not-owned = нет здания
refusal-guild-used = Торговая гильдия действует раз в ход
why-guild-used = раз в ход
refusal-fewer-points = Торговая гильдия действует на тех, у кого очков не меньше, чем у вас
why-fewer-points = мало очков
refusal-empty-hand = У этого игрока нет карт на руке
why-empty-hand = пустая рука
refusal-not-in-hand = Такой карты на руке нет
why-not-in-hand = нет на руке
refusal-not-on-market = Такой карты на рынке нет
why-not-on-market = нет на рынке
refusal-not-in-open-hand = Такой карты в этой руке нет
why-not-in-open-hand = нет в руке
refusal-discard-first = Сначала сбросьте карты
why-discard-first = сброс
refusal-take-first = Сначала возьмите карты с рынка
why-take-first = возьмите
refusal-return-first = Сначала верните карты
why-return-first = верните
refusal-choose-first = Руку уже показали: выберите из неё одну карту
why-choose-first = выберите
refusal-pay-first = Сначала заплатите за начатую постройку
why-pay-first = заплатите
refusal-fate-first = Сначала решите, перевернуть ли карту судьбы
why-fate-first = судьба
refusal-no-fate-card = Вдвоём играют без карты судьбы
why-no-fate-card = её нет
refusal-fate-later = Карту судьбы переворачивают сразу после постройки поселения
why-fate-later = не сейчас
refusal-one-a-turn = Каждого вида строят одно за ход: дорога, рыцарь, поселение, город, здание
why-one-a-turn = уже было
refusal-none-to-take = Запас пуст, и ни у кого из соперников такую карту не забрать
why-none-to-take = не у кого
refusal-no-sites = Поселения закончились
why-no-sites = кончились
refusal-no-settlement = В город превращают своё поселение, а у вас его нет
why-no-settlement = нет места
refusal-no-city = Здание кладут на свой город без здания, а такого у вас нет
why-no-city = нет города
refusal-owned = Такое здание у вас уже есть
why-owned = уже есть
refusal-not-in-game = Этой карты в такой партии нет
why-not-in-game = нет в игре
refusal-none-left = Таких зданий больше не осталось
why-none-left = разобрали
refusal-lacking = Не хватает карт: { $short }.{ $brick ->
    [0] {""}
   *[other] {" "}Глина: { $brick }.
}{ $lumber ->
    [0] {""}
   *[other] {" "}Древесина: { $lumber }.
}{ $ore ->
    [0] {""}
   *[other] {" "}Руда: { $ore }.
}{ $wool ->
    [0] {""}
   *[other] {" "}Шерсть: { $wool }.
}{ $grain ->
    [0] {""}
   *[other] {" "}Зерно: { $grain }.
}
why-lacking = не хватает
refusal-other-cards = Не те карты: недостающую заменяют только три одинаковые. Недостаёт: { $short }.{ $brick ->
    [0] {""}
   *[other] {" "}Глина: { $brick }.
}{ $lumber ->
    [0] {""}
   *[other] {" "}Древесина: { $lumber }.
}{ $ore ->
    [0] {""}
   *[other] {" "}Руда: { $ore }.
}{ $wool ->
    [0] {""}
   *[other] {" "}Шерсть: { $wool }.
}{ $grain ->
    [0] {""}
   *[other] {" "}Зерно: { $grain }.
}
why-other-cards = не те карты
refusal-university-used = Не хватает одной карты, а Университет в этом ходу уже помог
why-university-used = уже помог
refusal-university-unpaid = Не хватает одной карты: сам себе Университет не помогает
why-university-unpaid = ещё не ваш
refusal-not-in-price = Такой карты в цене нет
why-not-in-price = не в цене
refusal-no-payment = После этого цену не заплатить точно
why-no-payment = не сойдётся
refusal-few-identical = Чтобы заменить карту, нужны три одинаковые сверх цены
why-few-identical = нужны три
refusal-draw-number = В этом ходу добывают от { $least } до { $most } карт
why-draw-number = не столько

## Ошибки в позиции

error-position-few-cities = Поле { $field }: зданий больше, чем городов.
error-position-impossible = Поле { $field }: такого на столе не бывает.
error-position-left-over = Всё определено, но остались карты: { $left }. Их некуда положить ({ $field }).
error-position-too-few = Поле { $field }: в игре не хватает карт ({ $missing }).
error-position-too-many = Поле { $field }: карт «{ $component }» столько нет.

## Доска в терминале

table-turn = Ход { $turn }
table-exchanges = обменов осталось { $left } из { $limit }
table-win = побеждают { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
table-piles = Стопка сырья: { $deck } · сброс: { $discard }
table-player = игрок
table-points = очки
table-hand = карты
table-settlements = поселения
table-exchange_limit = обмены
table-roads = дороги
table-knights = рыцари
table-cities = города и здания
table-open = Рука: { $who } (видите только вы):
table-my-hand = Рука:
table-short = не хватает: { $listed }
table-taken-from = отдаст { $who }
table-payable = хватает
