# «Ратуша». Слова — те, что в правилах. Названия карт подставляются в именительном падеже.

game-name = Ратуша
game-tagline = Собирайте профессии всех пяти цветов, переманивайте чужих мастеров и покупайте победные очки
game-length = 30–60 минут

## Карты

card-BRI = Каменщик
card-HUN = Охотник
card-PED = Лоточница
card-ROB = Грабитель
card-SCH = Учёный
card-TAX = Сборщик налогов
# D20: в правилах русских названий профессий первого набора нет, эти — наши.
card-ASN = Убийца
card-DAN = Танцовщица
card-FAR = Фермер
card-HIS = Историк
card-TRA = Торговец
card-WEA = Ткачиха

card-r = красный
card-b = синий
card-y = жёлтый
card-g = зелёный
card-p = фиолетовый
# Женщины: цвет согласуется с ними.
card-PED-r = Лоточница, красная
card-PED-b = Лоточница, синяя
card-PED-y = Лоточница, жёлтая
card-PED-g = Лоточница, зелёная
card-PED-p = Лоточница, фиолетовая
card-DAN-r = Танцовщица, красная
card-DAN-b = Танцовщица, синяя
card-DAN-y = Танцовщица, жёлтая
card-DAN-g = Танцовщица, зелёная
card-DAN-p = Танцовщица, фиолетовая
card-WEA-r = Ткачиха, красная
card-WEA-b = Ткачиха, синяя
card-WEA-y = Ткачиха, жёлтая
card-WEA-g = Ткачиха, зелёная
card-WEA-p = Ткачиха, фиолетовая

profession-BRI = Каменщик
profession-HUN = Охотник
profession-PED = Лоточница
profession-ROB = Грабитель
profession-SCH = Учёный
profession-TAX = Сборщик налогов
profession-ASN = Убийца
profession-DAN = Танцовщица
profession-FAR = Фермер
profession-HIS = Историк
profession-TRA = Торговец
profession-WEA = Ткачиха

vp-vp2_take_chapter = 2 ПО «Взять отдел»
vp-vp3_swap_1_for_2 = 3 ПО «Один за двух»
vp-vp3_place_hand = 3 ПО «С руки в ратушу»
vp-vp4_draw_5 = 4 ПО «Взять 5 карт»
vp-vp4_take_card = 4 ПО «Взять карту»
vp-vp4_extra_action = 4 ПО «Ещё действие»
vp-vp5 = 5 ПО
vp-vp7_two_actions = 7 ПО «Ещё два действия»
vp-vp9 = 9 ПО

## Что делают карты: коротко, по уровням

effect-BRI-0 = Взять 3, вернуть 1
effect-BRI-2 = Взять 5, вернуть 2
effect-BRI-4 = Взять 7, вернуть 3
effect-HUN-0 = Обмен 1 на 1 со сбросом
effect-HUN-2 = Обмен 2 на 2 со сбросом
effect-HUN-4 = Отдел за 3 карты сброса
effect-PED-0 = Обмен 1 на 1, ещё действие
effect-PED-2 = Обмен 2 на 2, ещё действие
effect-PED-4 = 2 карты за отдел, ещё действие
effect-ROB-0 = Вслепую взять 1 из чужой руки
effect-ROB-2 = Выбрать 1 из чужой руки
effect-ROB-4 = Выбрать 2 из чужой руки
effect-SCH-0 = 1 карта колоды в ратушу
effect-SCH-2 = 3 карты колоды в ратушу
effect-SCH-4 = 5 карт колоды в ратушу
effect-TAX-0 = ПО за каждого сборщика, отдать карту
effect-ASN-0 = Сбросить 1 из чужой ратуши
effect-ASN-2 = По 1 из двух чужих отделов
effect-ASN-4 = Сбросить 2 из чужой ратуши
effect-DAN-0 = Взять по карте за танцовщицу, ещё действие
effect-FAR-1 = Получить 1 ПО
effect-FAR-3 = Получить 2 ПО
effect-HIS-0 = Верх сброса в ратушу
effect-HIS-2 = 1 карта сброса в ратушу
effect-HIS-4 = 2 карты сброса в ратушу
effect-TRA-0 = Обмен 1 на 1 с ратушей
effect-TRA-2 = Обмен 2 на 2 с ратушей
effect-TRA-4 = Обмен отдела на отдел
effect-WEA-0 = 1 карта руки в ратушу
effect-WEA-2 = 2 карты руки за 1 из ратуши
effect-WEA-4 = Карты руки за 2 из ратуши

effect-vp2_take_chapter = Взять отдел из чужой ратуши
effect-vp3_swap_1_for_2 = Обмен 1 на 2 с чужой ратушей
effect-vp3_place_hand = Любые карты с руки в ратушу
effect-vp4_draw_5 = Взять 5 карт
effect-vp4_take_card = Взять карту из чужой ратуши
effect-vp4_extra_action = Ещё 1 действие
effect-vp5 = Без эффекта
effect-vp7_two_actions = Ещё 2 действия
effect-vp9 = Без эффекта

## Что делают карты: подробно

text-BRI = Берёте карты из колоды, затем кладёте карты с руки на верх колоды: любые и в любом порядке. 0: берёте 3, возвращаете 1. 2: берёте 5, возвращаете 2. 4: берёте 7, возвращаете 3.
text-HUN = Просматриваете сброс и меняете карты своей ратуши на карты сброса. Свои карты кладёте на верх сброса. Дубликаты того, что уже есть в ратуше, брать нельзя. 0: одну на одну. 2: две на две. 4: целый отдел на три карты.
text-PED = Меняете карты с руки на карты чужой ратуши: её карты идут вам в руку. Затем у вас ещё одно действие. 0: одну на одну. 2: две на две. 4: две карты на целый отдел.
text-ROB = Карты с руки соперника идут в вашу ратушу. Дубликат можно выбрать, только если других карт нет; он уходит в сброс. 0: одна карта наугад. 2: смотрите руку и выбираете одну. 4: смотрите и выбираете две.
text-SCH = Верхние карты колоды по одной идут прямо в вашу ратушу, дубликаты уходят в сброс. 0: одна карта. 2: три. 4: пять.
text-TAX = Получаете по жетону ПО за каждого Сборщика налогов в вашей ратуше, затем отдаёте одну карту своей ратуши в ратушу соперника. Если отдать нечего или некому, жетонов нет.
text-ASN = Сбрасываете карты из ратуши одного соперника. 0: одну. 2: по одной из двух разных отделов. 4: любые две.
text-DAN = Берёте из колоды столько карт, сколько Танцовщиц в вашей ратуше, или меньше. Затем у вас ещё одно действие.
text-FAR = 1: получаете 1 жетон ПО. 3: получаете 2 жетона ПО. Если Фермеров в ратуше нет, ничего не происходит.
text-HIS = Карты сброса идут в вашу ратушу; дубликаты брать нельзя. 0: верхняя карта сброса. 2: просматриваете сброс и ставите одну карту. 4: просматриваете и ставите две.
text-TRA = Меняете карты своей ратуши на карты ратуши одного соперника. 0: одну на одну. 2: две на две. 4: целый отдел на целый отдел.
text-WEA = Ставите карты с руки в свою ратушу. 0: одну. 2: две в обмен на одну карту ратуши. 4: сколько угодно в обмен на две карты ратуши. Снятые карты идут в руку.

## О чём спрашивают

ask-setup-discard = Какие карты сбросить перед началом?
hint-setup-discard = Сколько угодно, последняя ляжет сверху. Потом добор до девяти
ask-setup-place = Какую карту поставить в ратушу?
hint-setup-place = Всего три, двух одинаковых нельзя
ask-action = Ваше действие
hint-action = Разыграть карту, сбросить и добрать или купить карту ПО
ask-discard = Какие карты сбросить?
hint-discard = Сколько угодно, последняя ляжет сверху. Потом добор до шести
ask-level = На каком уровне применить карту?
ask-victim = Против кого?
ask-bricklayer = Каменщик: какую карту вернуть на колоду?
hint-bricklayer = Последняя окажется сверху
ask-hunter-take = Охотник: какую карту взять из сброса?
hint-hunter-take = Если на объявленном уровне брать нечего, остаётся уровень слабее
ask-hunter-give = Охотник: что отдать в сброс?
hint-hunter-give = Последняя карта окажется сверху
ask-peddler-give = Лоточница: какую карту отдать с руки?
ask-peddler-take = Лоточница: что взять из ратуши?
ask-robber = Грабитель: какую карту забрать?
hint-robber = Руку видите только вы
ask-tax-give = Сборщик налогов: какую карту отдать из ратуши?
ask-tax-to = Кому отдать карту?
ask-assassin = Убийца: какую карту сбросить?
hint-assassin = Последняя окажется сверху сброса
ask-historian = Историк: какую карту взять из сброса?
hint-historian = Карты ставятся в том порядке, в каком названы
ask-trader-give = Торговец: что отдать?
ask-trader-take = Торговец: что взять?
ask-weaver-take = Ткачиха: какую карту снять из ратуши?
ask-weaver-place = Ткачиха: какую карту поставить?
ask-pay = Каким завершённым отделом заплатить?
ask-order = Какая карта ляжет сверху сброса?
hint-order = Первая названная окажется наверху, следующие под ней
ask-excess = Завершённых отделов больше трёх. Какой сбросить?
ask-use = Применить эффект карты ПО?
ask-vp-chapter = Какой отдел взять?
ask-vp-swap-give = Какую карту отдать?
ask-vp-swap-take = Какую карту взять?
hint-vp-swap-take = Две карты за одну
ask-vp-place = Какую карту поставить с руки?
hint-vp-place = Сколько угодно, по одной
ask-vp-take-card = Какую карту взять?

## Варианты ответа

do-play = Разыграть: { $card }
do-discard = Сбросить: { $card }
do-draw = Сбросить и добрать
do-buy = Купить: { $vp }
do-level = Уровень { $level }
do-use = Применить
do-skip = Не применять
do-against = { $seat }
do-return = Вернуть на колоду: { $card }
do-dig = Взять из сброса: { $card }{ $copy ->
    [1] {""}
   *[other] , { $copy }-я сверху
}
do-give = Отдать: { $card }
do-to = Отдать: { $seat }
do-take = Взять: { $card }
do-remove = Сбросить из ратуши: { $card }
do-place = Поставить: { $card }
do-give-chapter = Отдать отдел: { $profession }
do-take-chapter = Взять отдел: { $profession }
do-pay = Заплатить отделом: { $profession }
do-drop = Сбросить отдел: { $profession }
do-top = Наверх: { $card }
do-done = Готово

## Журнал

log-turn = Ход { $turn }: { $who }
log-set-up = { $who } открывает ратушу: { $cards }
log-draw = { $who } берёт из колоды: { $cards } ({ $count })
log-draw-unseen = { $who } берёт из колоды { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
}
log-reshuffle = Сброс перетасован, в новой колоде { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
log-discard = { $who } сбрасывает: { $cards } ({ $count }, сверху { $card })
log-discard-unseen = { $who } сбрасывает { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
}, сверху { $card }
log-play = { $who } разыгрывает: { $card }
log-level = { $who } применяет уровень { $level }
log-forgo = { $who } не применяет эффект
log-more-actions = { $who } получает { $count ->
    [one] ещё одно действие
   *[other] ещё действий: { $count }
}
log-return = { $who } возвращает на колоду: { $cards } ({ $count })
log-return-unseen = { $who } возвращает на колоду { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
}
log-search = { $who } просматривает сброс, карт в нём: { $count }
log-fall-back = На объявленном уровне брать нечего. { $who } применяет уровень { $level }
log-found-nothing = { $who } ничего не находит в сбросе
log-hunt = { $who } меняет карты со сбросом. В ратушу: { $cards_taken }; в сброс: { $cards_given }
log-peddle = { $who } и { $rival }, обмен с ратушей. С руки: { $cards_given }; на руку: { $cards_taken }
log-look = { $who } смотрит руку. { $victim } держит: { $cards }
log-look-unseen = { $who } смотрит руку соперника: { $victim }
log-rob = { $who } ставит в ратушу карту с чужой руки: { $card }. Теряет её { $victim }
log-rob-in-vain = { $who } забирает с чужой руки дубликат, он уходит в сброс: { $card }. Теряет его { $victim }
log-study = { $who } открывает карты колоды: { $cards }
log-duplicate = Дубликат уходит в сброс: { $card } ({ $who })
log-tax = { $who } собирает налоги: { $count } ПО. { $to } получает в ратушу: { $card }
log-remove = { $who } сбрасывает карты чужой ратуши: { $cards }. Теряет их { $victim }
log-farm = { $who } получает жетоны: { $count } ПО
log-remember = { $who } достаёт из сброса: { $cards }
log-swap = { $who } и { $rival }, обмен между ратушами. Отдано: { $cards_given }; взято: { $cards_taken }
log-weave = { $who } перестраивает ратушу. { $placed ->
    [0] С руки ничего
   *[other] В ратушу: { $cards_placed }
}{ $taken ->
    [0] {""}
   *[other] ; на руку: { $cards_taken }
}
log-complete = { $who } завершает отдел: { $profession }
log-excess = { $who } сбрасывает лишние отделы: { $count }. Карты: { $cards }; сверху { $card }
log-excess-unseen = { $who } сбрасывает лишние отделы: { $count }. Сверху { $card }
log-buy = { $who } покупает: { $vp }. Заплачено отделов: { $count }. Карты: { $cards }; сверху { $card }
log-buy-unseen = { $who } покупает: { $vp }. Заплачено отделов: { $count }, сверху { $card }
log-refill = В центральный ряд выложена карта: { $vp }
log-take-chapter = { $who } забирает отдел: { $profession } ({ $cards }). Теряет его { $victim }
log-take-card = { $who } забирает карту ратуши: { $card }. Теряет её { $victim }
log-place = { $who } ставит с руки в ратушу: { $card }
log-move-in = { $who } ставит в ратушу разыгранное: { $cards }
log-end-turn = { $who } заканчивает ход: { $points } ПО
log-win = Победа: { $who }, { $points } ПО
log-unfinished = Партия не окончена: сыграно ходов — { $turns }

## Почему нельзя

refusal-no-pass = Пропустить действие нельзя. Сбросить и добрать можно всегда.
why-no-pass = обязательно
refusal-not-in-hand = На руке нет карты: { $card }.
why-not-in-hand = не на руке
refusal-in-hall = Такая карта уже есть в вашей ратуше: { $card }.
why-in-hall = уже в ратуше
refusal-played-already = В этот ход вы уже разыгрывали карту этой профессии: { $profession }.
why-played-already = уже была
refusal-not-in-row = В центральном ряду нет карты: { $vp }.
why-not-in-row = нет в ряду
refusal-too-few-chapters = Не хватает завершённых отделов: карта { $vp } стоит { $cost }, у вас { $count }.
why-too-few-chapters = мало отделов
refusal-hand-too-large = После добора на руке должно быть шесть карт. Сбросьте ещё: { $count }.
why-hand-too-large = рука велика
refusal-no-such-level = У карты нет уровня { $level } ({ $profession }; в отделе карт: { $count }).
why-no-such-level = нет уровня
refusal-level-too-high = Для уровня { $level } в отделе должно быть карт не меньше; сейчас их { $count } ({ $profession }).
why-level-too-high = мало карт
refusal-best-value = Уровень { $level } слабее доступного. Применяется лучший из доступных или никакой ({ $profession }, карт: { $count }).
why-best-value = есть лучше
refusal-too-few-to-swap = Для уровня { $level } в ратуше или в сбросе не хватает карт ({ $profession }, карт: { $count }).
why-too-few-to-swap = мало карт
refusal-no-card-of-the-pile = На уровне { $level } взять из сброса нечего ({ $profession }, карт: { $count }).
why-no-card-of-the-pile = нечего брать
refusal-too-few-in-pile = Для уровня { $level } не хватает карт в сбросе.
why-too-few-in-pile = мало карт
refusal-nobody-takes = Ни одну карту вашей ратуши некому отдать, поэтому уровень { $level } недоступен ({ $profession }, карт: { $count }).
why-nobody-takes = некому
refusal-nobody-takes-card = Эта карта есть в ратушах всех соперников: { $card }.
why-nobody-takes-card = некому
refusal-hand-does-not-fit = Карты на руке не подходят: в ратуше появился бы дубликат.
why-hand-does-not-fit = дубликат
refusal-too-few-in-hand = Для уровня { $level } не хватает карт на руке.
why-too-few-in-hand = мало карт
refusal-no-victim = Здесь этот эффект целиком выполнить нельзя, а частично нельзя вовсе.
why-no-victim = не выйдет
refusal-not-yourself = Этот эффект направлен на соперника.
why-not-yourself = только чужое
refusal-one-opponent = Эффект касается одного соперника, а эта карта лежит в другой ратуше: { $card }.
why-one-opponent = другой игрок
refusal-not-partly = Эффект выполняется целиком: начатый выбор нужно закончить.
why-not-partly = целиком
refusal-looked-already = Карты уже просмотрены, отказаться нельзя.
why-looked-already = уже видели
refusal-level-impossible = На уровне { $level } этого выбрать нельзя: карт не хватает.
why-level-impossible = не хватает
refusal-would-duplicate = В ратуше оказались бы две одинаковые карты: { $card }.
why-would-duplicate = дубликат
refusal-chapter-would-duplicate = Отдел двигается целиком, а одна из его карт стала бы дубликатом: { $profession }.
why-chapter-would-duplicate = дубликат
refusal-nothing-in-return = Взамен взять нечего: слишком многое из той ратуши уже есть в вашей. Например: { $card }.
why-nothing-in-return = нечего взять
refusal-own-chapter-only = Такая карта уже есть в той ратуше: { $card }. Отдать её можно только за отдел, в котором та лежит, а тогда дубликатом станет другая отданная карта.
why-own-chapter-only = дубликат
refusal-twin-in-hall = Охотник и Историк не берут дубликатов того, что есть в ратуше: { $card }.
why-twin-in-hall = уже в ратуше
refusal-identical = Такая карта уже выбрана: { $card }.
why-identical = уже выбрана
refusal-not-in-your-hall = В вашей ратуше нет карты: { $card }.
why-not-in-your-hall = не в ратуше
refusal-not-in-their-hall = В ратуше соперника нет карты: { $card }.
why-not-in-their-hall = не в ратуше
refusal-not-in-their-hand = На руке соперника нет карты: { $card }.
why-not-in-their-hand = не на руке
refusal-not-in-pile = В сбросе нет такой карты: { $card }.
why-not-in-pile = не в сбросе
refusal-no-such-chapter = Такого незавершённого отдела там нет: { $profession }.
why-no-such-chapter = нет отдела
refusal-whole-chapter = На уровне 4 переходит отдел целиком, а не отдельные карты.
why-whole-chapter = только отдел
refusal-single-cards = Отдел целиком переходит только на уровне 4, а здесь выбирают отдельные карты.
why-single-cards = по карте
refusal-two-chapters = На втором уровне карты берут из двух разных отделов: { $card } — из того же.
why-two-chapters = тот же отдел
refusal-useful-card-left = Пока на руке соперника есть другие карты, дубликат выбирать нельзя: { $card }.
why-useful-card-left = дубликат
refusal-not-completed = У вас нет такого завершённого отдела: { $profession }.
why-not-completed = не завершён
refusal-must-drop = Завершённых отделов может быть не больше трёх.
why-must-drop = обязательно
refusal-not-discarded = Этой карты нет среди сбрасываемых: { $card }.
why-not-discarded = не та карта

## Параметры партии

option-set = Профессии
option-set-help = Шесть профессий одного набора, шесть любых или все двенадцать. Мега-игра заметно дольше
option-set-job-faire = Ярмарка вакансий
option-set-old-world-economy = Экономия Старого мира
option-set-chosen = Свой набор
option-set-random = Шесть случайных
option-set-mega = Мега-игра, все двенадцать
option-professions = Свой набор
option-professions-help = Ровно шесть профессий; действует, когда выбран «Свой набор»
option-professions-BRI = Каменщик
option-professions-HUN = Охотник
option-professions-PED = Лоточница
option-professions-ROB = Грабитель
option-professions-SCH = Учёный
option-professions-TAX = Сборщик налогов
option-professions-ASN = Убийца
option-professions-DAN = Танцовщица
option-professions-FAR = Фермер
option-professions-HIS = Историк
option-professions-TRA = Торговец
option-professions-WEA = Ткачиха
option-turn_limit = Предел ходов
option-turn_limit-help = После стольких ходов партия считается неоконченной, кто бы ни играл. Нужен он ботам: они могли бы играть вечно

## Конец

score-vp-cards = Карты ПО
score-tokens = Жетоны ПО
end-won = 20 ПО в конце своего хода
end-unfinished = Партия не окончена: ходов сыграно слишком много

## Что не так с позицией

error-position-duplicate = В ратуше не бывает двух одинаковых карт: { $card }.
error-position-full-chapter = Полный отдел не лежит открытым в ратуше: { $profession }.
error-position-no-chapter = В завершённом отделе по одной карте каждого цвета: { $profession }.
error-position-too-many = «{ $name }»: столько карт в коробке нет, самое большее { $most }.
