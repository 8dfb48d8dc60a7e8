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

note-BRI-0 = Взять 3, вернуть 1
note-BRI-2 = Взять 5, вернуть 2
note-BRI-4 = Взять 7, вернуть 3
note-HUN-0 = Обмен 1 на 1 со сбросом
note-HUN-2 = Обмен 2 на 2 со сбросом
note-HUN-4 = Отдел за 3 карты сброса
note-PED-0 = Обмен 1 на 1, ещё действие
note-PED-2 = Обмен 2 на 2, ещё действие
note-PED-4 = 2 карты за отдел, ещё действие
note-ROB-0 = Вслепую взять 1 из чужой руки
note-ROB-2 = Выбрать 1 из чужой руки
note-ROB-4 = Выбрать 2 из чужой руки
note-SCH-0 = 1 карта колоды в ратушу
note-SCH-2 = 3 карты колоды в ратушу
note-SCH-4 = 5 карт колоды в ратушу
note-TAX = { $count } ПО, отдать карту
note-ASN-0 = Сбросить 1 из чужой ратуши
note-ASN-2 = По 1 из двух чужих отделов
note-ASN-4 = Сбросить 2 из чужой ратуши
note-DAN = Взять { $count }, ещё действие
note-FAR-0 = Пока ничего
note-FAR-1 = Получить 1 ПО
note-FAR-3 = Получить 2 ПО
note-HIS-0 = Верх сброса в ратушу
note-HIS-2 = 1 карта сброса в ратушу
note-HIS-4 = 2 карты сброса в ратушу
note-TRA-0 = Обмен 1 на 1 с ратушей
note-TRA-2 = Обмен 2 на 2 с ратушей
note-TRA-4 = Обмен отдела на отдел
note-WEA-0 = 1 карта руки в ратушу
note-WEA-2 = 2 карты руки за 1 из ратуши
note-WEA-4 = Карты руки за 2 из ратуши
board-about-TAX = ПО за каждого сборщика в вашей ратуше, затем одна карта ратуши уходит в чужую.
board-about-DAN = Столько карт, сколько танцовщиц в вашей ратуше, или меньше, и ещё одно действие.

effect-vp2_take_chapter = Взять отдел из чужой ратуши
effect-vp3_swap_1_for_2 = Обмен 1 на 2 с чужой ратушей
effect-vp3_place_hand = Любые карты с руки в ратушу
effect-vp4_draw_5 = Взять 5 карт
effect-vp4_take_card = Взять карту из чужой ратуши
effect-vp4_extra_action = Ещё 1 действие
effect-vp5 = Без эффекта
effect-vp7_two_actions = Ещё 2 действия
effect-vp9 = Без эффекта

board-vp = ПО
board-of-vp = из { $win } ПО
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
board-no-effect = Без эффекта
board-discard-draw = Сбросить и добрать
board-back-to-play = Нет, играть
board-draw-6 = Добрать до 6
board-draw-9 = Добрать до 9
board-discarding = Какие карты сбросить?
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
