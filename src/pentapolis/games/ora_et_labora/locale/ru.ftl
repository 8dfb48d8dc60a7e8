# «Молись и трудись». Слова — те, что в правилах. Названия карт и ресурсов подставляются в именительном падеже.

game-name = Молись и трудись
game-tagline = Монастырь растёт, колесо копит зерно и глину, а поселениям нужны еда, тепло и хорошие соседи
game-length = 30–180 минут, зависит от числа игроков и длины

## Что выбрать до начала

option-seats = Игроки
option-country = Страна
option-country-help = Карты зданий двусторонние. Во Франции выращивают виноград и пекут хлеб, в Ирландии варят пиво и гонят виски
option-country-france = Франция
option-country-ireland = Ирландия
option-length = Длина
option-length-help = Обычная игра втроём и вчетвером — 24 раунда и бонусный, короткая — 12 и бонусный. Вдвоём обычная игра и есть короткая, в длинной больше зданий. У игры на одного длина одна
option-length-usual = обычная
option-length-short = короткая
option-length-long = длинная
option-without_quarry = Без второго карьера
option-without_quarry-help = Только для короткой игры вчетвером во Франции: карьер колоды C остаётся в коробке
option-final_settlement = Последняя фаза поселения вдвоём
option-final_settlement-help = Игры для двоих заканчиваются пятой фазой поселения, как и остальные. Если выключить, подсчёт очков наступает сразу
option-round_tower = Ценность проживания Круглой башни
option-round_tower-help = Встречаются оба значения: на ирландской стороне карты стоит 9, на французской той же карты — 2
option-round_tower-9 = 9
option-round_tower-2 = 2
option-late_index = Где встают поздние фишки ресурсов
option-late_index-help = Виноград и камень появляются на счётчике не сразу. В раунде появления они стоят на нуле или уже на следующем делении
option-late_index-0 = на нуле
option-late_index-1 = на следующем делении
option-solo_last_phase = Последняя фаза поселения в игре на одного
option-solo_last_phase-help = 32 раунда, и после последнего — фаза поселения. Если выключить, раундов 31 и фазы в конце нет
option-passing = Можно пропускать действия
option-passing-help = Если выключить, пропустить можно, только когда других действий нет
option-bathhouse_paid = Баня возвращает священнослужителей за монету
option-bathhouse_paid-help = Если выключить, они возвращаются и тогда, когда монета не заплачена
option-bulwark_from_piles = Бастион берёт поля из стопок
option-bulwark_from_piles-help = Взятые даром поля уходят из стопок, и следующие стоят дороже. Если выключить, цены не меняются

## О чём спрашивают

ask-action = Ваше действие
hint-action = Послать священнослужителя, рубить лес, добывать торф или строить; можно и купить поле
ask-after = Купить поле?
hint-after = Действие сделано, одно поле ещё можно купить
ask-bonus = Бонусный раунд: одно действие
hint-bonus = Построить здание или поместить настоятеля в любое построенное
ask-settlement = Построить поселение?
hint-settlement = Поле покупают до строительства
ask-place = На какой участок?
ask-prior = Поместить настоятеля в новое здание?
ask-fee = Чем заплатить за договор?
hint-fee = Монеты (1, с Винодельней или Винокурней 2) получает хозяин, подарок уходит в общий запас
ask-neutral-fee = Чем заплатить нейтральному игроку?
hint-neutral-fee = И монеты (1, с Винодельней или Винокурней 2), и подарок уходят в общий запас
ask-clergyman = Кто пойдёт работать по договору?
hint-clergyman = Здание станет занято
ask-produce = Что произвести?
hint-produce = Фишка, которую вы используете, вернётся на ноль
ask-trade = Сколько раз обменять?
ask-second-trade = Второй обмен: сколько раз?
hint-trade = У Торговца топливом число — это ступень: 3, 6 или 9 энергии
ask-energy-trade = За энергию: сколько раз?
hint-energy-trade = Каждый раз 6 энергии; потом спросят о еде
ask-food-trade = За еду: сколько раз?
hint-food-trade = Каждый раз 10 еды
ask-pay = Чем заплатить?
hint-pay = По одному жетону, от дорогого к дешёвому; излишек пропадёт
ask-take = Что взять?
ask-upgrade = Что улучшить?
ask-clear = Какой лес убрать?
hint-clear = Без древесины, фишка остаётся на месте
ask-visit = Функцию какого здания использовать?
ask-borrow = Функцию какого здания со стола использовать?
ask-calefactory = Рубка леса и добыча торфа
hint-calefactory = По одному разу, в любом порядке
ask-bulwark = Взять поле даром?
hint-bulwark = Один округ и один надел
ask-then-build = Построить здание?
ask-castle = Построить поселение?
ask-overbuild-which = Какое здание поставить нейтральному игроку?
hint-overbuild-which = Все здания со стола уходят на его поле
ask-overbuild = Куда его поставить?
hint-overbuild = На свободный участок или поверх карты того же рода
ask-neutral-use = Использовать одно из этих зданий?
hint-neutral-use = Туда пойдёт нейтральный настоятель; плата — как за договор

## Варианты

do-use = { $card }, идёт { $clergyman }
do-contract = Договор: { $card }, игрок { $owner }
do-enter = Настоятель: { $card }, игрок { $owner }
do-fell = Рубить лес на { $cell }
do-cut = Добыть торф на { $cell }
do-build = Построить: { $card }
do-settle = Поселение: { $card }
do-place = Участок { $cell }
do-buy = Купить: { $side }, ряд { $row }
do-lay = Взять даром: { $side }, ряд { $row }
do-exchange = Обменять: { $good }
do-fee = Плата: { $good }
do-send = Идёт { $clergyman }
do-produce = Взять: { $good }
do-joker = Взять джокером: { $good }
do-trade = { $times ->
    [one] { $times } раз
    [few] { $times } раза
   *[other] { $times } раз
}
do-pay = Отдать: { $good }
do-take = Взять: { $good }
do-upgrade = Улучшить: { $good }
do-clear = Убрать лес на { $cell }
do-visit = Использовать: { $card }, игрок { $owner }
do-borrow = Использовать со стола: { $card }
do-pass = Пропустить
do-skip = Не надо
do-done = Готово

## Журнал

log-round = Раунд { $number }, первый игрок: { $to }
log-recall = { $who } возвращает всех священнослужителей
log-recall-neutral = Нейтральный игрок возвращает всех священнослужителей
log-late = На счётчике появляется новая фишка: { $good }
log-gone = Со счётчика уходит фишка: { $good }
log-gone-joker = Со счётчика уходит джокер
log-phase = { $pile ->
    [E] Последняя фаза поселения
   *[other] Фаза поселения { $pile }
}
log-open = Новые здания: { $cards }
log-printed = Каждый получает: { $goods }
log-bonus-round = Бонусный раунд
log-return-priors = Все возвращают настоятелей
log-use = { $who }: { $card }, идёт { $clergyman }
log-contract = { $who } даёт трудовой договор, здание: { $card }, хозяин: { $owner }, плата: { $good }, { $count }
log-contract-neutral = { $who } нанимает нейтрального игрока, здание: { $card }, плата: { $good }, { $count }
log-send = { $who }: работать идёт { $clergyman }
log-send-neutral = Нейтральный игрок: работать идёт { $clergyman }
log-enter = { $who }: настоятель входит в здание { $card }, хозяин: { $owner }
log-pass = { $who } пропускает действие
log-fell = { $who } рубит лес на { $cell }
log-cut = { $who } добывает торф на { $cell }
log-produce = { $who } производит: { $good }, { $count }
log-joker = { $who } производит джокером: { $good }, { $count }
log-shared = Каждый получает ещё один ресурс: { $good }
log-build = { $who } строит: { $card } на { $cell }
log-buy = { $who } покупает: { $side }, ряд { $row }, за { $count ->
    [one] { $count } монету
    [few] { $count } монеты
   *[other] { $count } монет
}
log-lay = { $who } берёт даром: { $side }, ряд { $row }
log-exchange = { $who } свободно обменивает: { $good }
log-pay = { $who } отдаёт: { $goods }
log-gain = { $who } получает: { $goods }
log-visit = { $who } использует здание { $card }, хозяин: { $owner }
log-visit-neutral = { $who } использует здание нейтрального игрока: { $card }
log-borrow = { $who } использует здание со стола: { $card }
log-clear = { $who } убирает лес на { $cell }
log-upgrade = { $who } улучшает: { $good } → { $good2 }
log-settle = { $who } строит поселение: { $card } на { $cell }
log-prior-home = { $who } возвращает настоятеля
log-all-home = { $who } возвращает всех своих священнослужителей
log-place-neutral = Нейтральный игрок получает: { $card } на { $cell }
log-score = { $who }: { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[other] { $count } очков
}
log-end = Игра окончена

## Почему нельзя

refusal-only-the-new-building = Настоятеля сейчас можно поместить только в новое здание, а не сюда: { $card }.
why-only-the-new-building = не новое
refusal-only-the-prior = Здание «{ $card }» сейчас ждёт настоятеля, послушника туда поместить нельзя.
why-only-the-prior = настоятель
refusal-enter-instead = В бонусном раунде настоятель входит в любое здание, и своё тоже: выберите вход в здание «{ $card }».
why-enter-instead = бонусный
refusal-not-in-phase = В фазе поселения только покупают поле, меняют ресурсы и строят поселение.
why-not-in-phase = не в фазе
refusal-no-entry = В поселение войти нельзя: { $card }.
why-no-entry = поселение
refusal-not-your-building = Это чужое здание: { $card }. Используйте его по трудовому договору.
why-not-your-building = чужое
refusal-not-built = Это здание ещё никто не построил: { $card }.
why-not-built = не построено
refusal-occupied = Здание занято: { $card }.
why-occupied = занято
refusal-clergyman-out = Этого священнослужителя нет дома.
why-clergyman-out = не дома
refusal-not-there = На этих полях нет такого здания: { $card }.
why-not-there = нет здания
refusal-no-contract-in-bonus = В бонусном раунде трудовых договоров нет: настоятель входит в чужое здание сам.
why-no-contract-in-bonus = без договора
refusal-contract-with-yourself = Трудовой договор дают только другому игроку.
why-contract-with-yourself = своё
refusal-no-clergyman-left = У хозяина нет дома ни одного священнослужителя.
why-no-clergyman-left = некому
refusal-no-fee = Нечем заплатить за договор: он стоит { $count ->
    [one] { $count } монету
    [few] { $count } монеты
   *[other] { $count } монет
} или подарок.
why-no-fee = нет платы
refusal-only-in-bonus = Сам войти в чужое здание настоятель может только в бонусном раунде.
why-only-in-bonus = не сейчас
refusal-not-just-placed = Можно использовать только здание, которое поставлено в этой фазе, ещё видно и свободно: { $card } не такое.
why-not-just-placed = не из новых
refusal-not-occupied = На этом здании никто не стоит: { $card }.
why-not-occupied = не занято
refusal-no-prior-there = На этом здании нет настоятеля: { $card }.
why-no-prior-there = послушник
refusal-used-already = Эту функцию за одно действие второй раз использовать нельзя: { $card }.
why-used-already = уже было
refusal-not-itself = Здание не ведёт само в себя: { $card }.
why-not-itself = оно само
refusal-not-beside = Это здание не на соседнем участке: { $card }.
why-not-beside = не рядом
refusal-not-in-display = Этого здания нет на столе: { $card }.
why-not-in-display = не на столе
refusal-no-present = Платят монетами, вином или виски, а это { $good }.
why-no-present = не плата
refusal-good-lacking = Этого у вас нет: { $good }.
why-good-lacking = нет
refusal-no-forest = На этом участке нет вашего леса: { $cell }.
why-no-forest = нет леса
refusal-no-moor = На этом участке нет вашего торфяника: { $cell }.
why-no-moor = нет торфа
refusal-not-in-bonus = В бонусном раунде рубить лес и добывать торф как действие нельзя.
why-not-in-bonus = не в бонусе
refusal-once-each = В Калефактории рубят и добывают только по одному разу.
why-once-each = по разу
refusal-not-in-between = Поле покупают до или после действия, но не посреди него.
why-not-in-between = не посреди
refusal-neutral-first = Сначала — часть фазы за нейтрального игрока; потом вы купите поле и построите поселение.
why-neutral-first = не сейчас
refusal-one-landscape = Одно поле вы уже купили, второго сейчас нельзя.
why-one-landscape = уже куплено
refusal-pile-empty = Такие поля кончились.
why-pile-empty = кончились
refusal-does-not-fit = Здесь это поле не положить: оно не должно накрывать другие и должно касаться ваших стороной.
why-does-not-fit = не встаёт
refusal-money-lacking = Не хватает денег: { $count }.
why-money-lacking = мало денег
refusal-one-district = Бастион даёт только один округ.
why-one-district = один округ
refusal-one-plot = Бастион даёт только один надел.
why-one-plot = один надел
refusal-settlement-not-so = Поселения строят в фазе поселения и с помощью Замка, а не действием «Строительство здания».
why-settlement-not-so = поселение
refusal-cost-lacking = Не хватает ресурсов на здание: { $card }.
why-cost-lacking = не по цене
refusal-no-cloister-space = Нет свободного подходящего участка рядом с вашим монастырским зданием: { $card }.
why-no-cloister-space = нет места
refusal-no-space = Нет свободного подходящего участка: { $card }.
why-no-space = нет места
refusal-only-in-phase = Поселения строят только в фазе поселения и с помощью Замка.
why-only-in-phase = не сейчас
refusal-no-settlement = Это не поселение: { $card }.
why-no-settlement = здание
refusal-settled-already = Это поселение уже построено, переместить его нельзя: { $card }.
why-settled-already = построено
refusal-not-received = Этого поселения у вас ещё нет: { $card }.
why-not-received = ещё нет
refusal-food-lacking = Не хватает еды: { $card }.
why-food-lacking = мало еды
refusal-energy-lacking = Не хватает энергии: { $card }.
why-energy-lacking = нет энергии
refusal-wrong-cover = На участок { $cell } эту карту не положить: монастырские здания кладут поверх монастырских или рядом с ними, остальные — поверх остальных.
why-wrong-cover = не сюда
refusal-off-board = Участка { $cell } у вас нет.
why-off-board = нет участка
refusal-grown-over = На участке { $cell } растёт лес или лежит торфяник.
why-grown-over = лес или торф
refusal-space-taken = Участок { $cell } занят.
why-space-taken = занято
refusal-wrong-landscape = Не та местность: { $cell }.
why-wrong-landscape = местность
refusal-no-cloister-beside = Рядом с участком { $cell } нет вашего монастырского здания.
why-no-cloister-beside = не рядом
refusal-no-exchange = Свободно меняют только зерно на солому, вино на 1 монету, виски на 2 монеты и пять монет на жетон «5 монет» (здесь это одно и то же), а это { $good }.
why-no-exchange = не меняют
refusal-exchange-before = Ресурсы меняют до действия, а посреди него — где от этого можно сделать больше. Вино и виски и так идут за деньги.
why-exchange-before = раньше
refusal-exchange-first = С такими ресурсами этот обмен невозможен: сначала обменяйте свободно.
why-exchange-first = обменяйте
refusal-no-indicator = На счётчике нет этой фишки, возьмите джокером: { $good }.
why-no-indicator = нет фишки
refusal-not-produced = Этот ресурс здание не производит: { $good }.
why-not-produced = не то
refusal-no-joker = Джокера на счётчике больше нет.
why-no-joker = нет джокера
refusal-trade-too-often = Столько обменять нельзя, самое большее { $count }.
why-trade-too-often = слишком
refusal-trade-no-gain = Такой обмен невозможен или ничего не даёт; самое большее { $count }.
why-trade-no-gain = нет пользы
refusal-nothing-to-pay = Сейчас платить не за что.
why-nothing-to-pay = не за что
refusal-no-food = Это не еда: { $good }.
why-no-food = не еда
refusal-no-energy = Это не топливо: { $good }.
why-no-energy = не топливо
refusal-no-points = Это не приносит очков: { $good }.
why-no-points = без очков
refusal-tile-does-not-suit = Этот жетон сюда не подходит: { $good }. Платят от дорогого к дешёвому и без лишнего.
why-tile-does-not-suit = не подходит
refusal-not-its-turn = Разные ресурсы отдают по порядку, каждый один раз; сейчас это не может быть { $good }.
why-not-its-turn = не сейчас
refusal-too-many-points = Так вышло бы больше очков, чем можно, или не по порядку: { $good }.
why-too-many-points = слишком
refusal-not-to-be-had = Этого здесь взять нельзя: { $good }.
why-not-to-be-had = не отсюда
refusal-no-upgrade = Здесь это не улучшить: { $good }.
why-no-upgrade = не улучшить
refusal-no-pass = В этой партии пропускать можно, только когда других действий нет.
why-no-pass = есть ход
refusal-pass-instead = Действие либо выполняют, либо пропускают; для этого есть слово pass.
why-pass-instead = пропустить
refusal-skip-instead = От этого отказываются словом skip.
why-skip-instead = нет
refusal-done-instead = Заканчивают словом done.
why-done-instead = готово
refusal-must-place = Карту нужно положить на участок.
why-must-place = положить
refusal-must-pay = Начатую оплату нужно закончить.
why-must-pay = заплатить
refusal-no-refusing = Отказать в трудовом договоре нельзя.
why-no-refusing = нельзя
refusal-must-take = Из того, что здание даёт, нужно что-то выбрать.
why-must-take = выбрать
refusal-must-produce = Выберите фишку, по которой считать.
why-must-produce = выбрать
refusal-must-place-all = Нужно поставить все здания со стола.
why-must-place-all = поставить

## Счёт и конец

score-goods = Ресурсы
score-economic = Экономика
score-dwelling = Проживание
end-most-points = Подсчёт очков
end-success = Успех: не меньше 500 очков
end-no-success = Для успеха нужно 500 очков

## Стол в терминале

land-neutral = Нейтральный игрок
land-round = Раунд { $round }, первый игрок: { $start }
land-phase = Фаза поселения { $pile } в раунде { $round }
land-prices = Договор { $fee }, округ { $districts }, надел { $plots }
land-wheel = Счётчик: { $listed }
land-joker = джокер
land-home = Дома: настоятелей { $prior }, послушников { $brothers }
land-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
land-goods = Ресурсы: { $listed }
land-worth = Еда { $food }, энергия { $energy }
land-supply = Запас поселений: { $listed }
land-plains = равнина
land-hillside = склон
land-coast = побережье
land-mountain = горы
land-water = вода
land-forest = лес
land-moor = торфяник
land-men = ! настоятель, ' послушник

## Люди и поля

clergyman-prior = настоятель
clergyman-brother = послушник
side-plains = округ, равнина
side-hills = округ, склоны
side-coast = надел, побережье
side-mountain = надел, горы

## Ресурсы

good-peat = торф
good-livestock = скот
good-clay = глина
good-wood = древесина
good-grain = зерно
good-coin = монета
good-straw = солома
good-stone = камень
good-peat-coal = торфяной уголь
good-meat = мясо
good-book = книга
good-ceramic = керамика
good-ornament = орнамент
good-reliquary = реликварий
good-wonder = чудо
good-grapes = виноград
good-wine = вино
good-flour = мука
good-bread = хлеб
good-malt = солод
good-beer = пиво
good-whiskey = виски
good-coin5 = 5 монет

goods-peat = { $count ->
    [one] { $count } торф
   *[other] { $count } торфа
}
goods-livestock = { $count ->
    [one] { $count } скот
   *[other] { $count } скота
}
goods-clay = { $count ->
    [one] { $count } глина
   *[other] { $count } глины
}
goods-wood = { $count ->
    [one] { $count } древесина
   *[other] { $count } древесины
}
goods-grain = { $count ->
    [one] { $count } зерно
   *[other] { $count } зерна
}
goods-coin = { $count ->
    [one] { $count } монета
    [few] { $count } монеты
   *[other] { $count } монет
}
goods-straw = { $count ->
    [one] { $count } солома
   *[other] { $count } соломы
}
goods-stone = { $count ->
    [one] { $count } камень
    [few] { $count } камня
   *[other] { $count } камней
}
goods-peat-coal = { $count ->
    [one] { $count } торфяной уголь
    [few] { $count } торфяных угля
   *[other] { $count } торфяных углей
}
goods-meat = { $count ->
    [one] { $count } мясо
   *[other] { $count } мяса
}
goods-book = { $count ->
    [one] { $count } книга
    [few] { $count } книги
   *[other] { $count } книг
}
goods-ceramic = { $count ->
    [one] { $count } керамика
   *[other] { $count } керамики
}
goods-ornament = { $count ->
    [one] { $count } орнамент
    [few] { $count } орнамента
   *[other] { $count } орнаментов
}
goods-reliquary = { $count ->
    [one] { $count } реликварий
    [few] { $count } реликвария
   *[other] { $count } реликвариев
}
goods-wonder = { $count ->
    [one] { $count } чудо
    [few] { $count } чуда
   *[other] { $count } чудес
}
goods-grapes = { $count ->
    [one] { $count } виноград
   *[other] { $count } винограда
}
goods-wine = { $count ->
    [one] { $count } вино
   *[other] { $count } вина
}
goods-flour = { $count ->
    [one] { $count } мука
   *[other] { $count } муки
}
goods-bread = { $count ->
    [one] { $count } хлеб
   *[other] { $count } хлеба
}
goods-malt = { $count ->
    [one] { $count } солод
   *[other] { $count } солода
}
goods-beer = { $count ->
    [one] { $count } пиво
   *[other] { $count } пива
}
goods-whiskey = { $count } виски
goods-coin5 = { $count ->
    [one] { $count } жетон «5 монет»
    [few] { $count } жетона «5 монет»
   *[other] { $count } жетонов «5 монет»
}

## Здания центрального поля

card-H01 = Глиняный холм
function-H01 = Производство глины.
card-H02 = Ферма
function-H02 = Производство зерна или скота, на выбор.
card-H03 = Канцелярия монастыря
function-H03 = Производство монет.

## Здания обеих стран

card-G01 = Приорат
function-G01 = Использовать функцию здания, в котором стоит чей-нибудь настоятель; кроме самого Приората. Не больше раза за действие.
card-G02 = Монастырский двор
function-G02 = Один раз: 3 разных ресурса → 6 одинаковых основных (торф, скот, глина, древесина, зерно или монеты).
card-G06 = Торговец топливом
function-G06 = Один раз: 3 энергии → 5 монет, или 6 энергии → 8 монет, или 9 энергии → 10 монет.
card-G07 = Торфоугольная печь
function-G07 = Взять 1 торфяной уголь и 1 монету. Затем сколько угодно раз: 1 торф → 1 торфяной уголь.
card-G12 = Торговец камнями
function-G12 = До 5 раз: 2 еды и 1 энергия → 1 камень.
card-G13 = Рынок стройматериалов
function-G13 = Один раз: 2 монеты → 2 древесины, 2 глины, 1 камень, 1 солома.
card-G16 = Капитул монастыря
function-G16 = Взять по одному: глину, скот, древесину, зерно, торф и монету.
card-G18 = Монастырская мастерская
function-G18 = До 3 раз: 1 глина и 1 энергия → 1 керамика. И один раз: 1 камень и 1 энергия → 1 орнамент.
card-G19 = Скотобойня
function-G19 = Сколько угодно раз: 1 скот и 1 солома → 1 мясо.
card-G22 = Карьер
function-G22 = Производство камня.
card-G26 = Верфь
function-G26 = Один раз: 2 древесины → 1 орнамент и жетон «5 монет».
card-G28 = Замок
function-G28 = Один раз: построить поселение из своего запаса, как обычно заплатив за него.
card-G34 = Ризница
function-G34 = Один раз: 1 книга, 1 керамика, 1 орнамент и 1 реликварий → 1 чудо.
card-G39 = Поместье
function-G39 = До 2 раз: 6 энергии или 10 еды → 1 книга и 1 орнамент.
card-G41 = Дом братства
function-G41 = Один раз: 5 монет → книги, керамика, орнаменты, реликварии на сумму до 2 очков за каждое своё монастырское здание (в игре на одного до 1 очка, в длинной вдвоём до 1½).

## Здания Франции

card-F03 = Зернохранилище
function-F03 = Один раз: 1 монета → 6 зерна.
card-F04 = Ветряная мельница
function-F04 = До 7 раз: 1 зерно → 1 мука и 1 солома.
card-F05 = Пекарня
function-F05 = Сколько угодно раз: 1 мука и ½ энергии → 1 хлеб. Затем до 2 раз: 1 хлеб → 4 монеты.
card-F08 = Рынок
function-F08 = Один раз: 4 разных ресурса → 1 хлеб и 7 монет.
card-F09 = Монастырский сад
function-F09 = Взять 1 виноград. Затем использовать функцию незанятого здания, которое примыкает к Саду стороной. Не больше раза за действие.
card-F10 = Плотницкая
function-F10 = Один раз: убрать свой лес без древесины → построить здание за полную стоимость.
card-F11 = Набережная
function-F11 = Взять по одному: древесину, вино, монету и керамику.
card-F14 = Виноградник
function-F14 = Производство винограда.
card-F15 = Доходное имение
function-F15 = Один раз: 1 монета → 1 книга, 1 хлеб, 2 винограда, 2 муки.
card-F17 = Монастырская библиотека
function-F17 = До 3 раз: 1 монета → 1 книга. Затем один раз: 1 книга → 1 мясо и 1 вино.
card-F20 = Постоялый двор
function-F20 = До 7 раз: 1 еда → 1 монета. И один раз: 1 вино → 6 монет.
card-F21 = Винодельня
function-F21 = Сколько угодно раз: 1 виноград → 1 вино. Затем один раз: 1 вино → 7 монет. Как только построена, любой трудовой договор стоит 2 монеты.
card-F23 = Баня
function-F23 = Один раз: 1 монета → 1 книга и 1 керамика, и все ваши священнослужители сразу возвращаются к вам.
card-F24 = Монастырская церковь
function-F24 = До 2 раз: 1 хлеб и 1 вино → 1 реликварий.
card-F25 = Кунсткамера
function-F25 = Один раз: 13 разных ресурсов → 1 чудо.
card-F27 = Дворец
function-F27 = Один раз: 1 вино → использовать функцию любого другого занятого здания, своего или чужого.
card-F29 = Карьер
function-F29 = Производство камня.
card-F30 = Городское имение
function-F30 = Один раз: 1 керамика → 12 монет.
card-F31 = Виноградник
function-F31 = Производство винограда.
card-F32 = Калефакторий
function-F32 = Один раз: 1 монета → по разу рубка леса и добыча торфа, или что-то одно.
card-F33 = Судоходная компания
function-F33 = Один раз: 3 энергии → мясо, хлеб или вино, столько, сколько показывает фишка джокера; она возвращается на ноль.
card-F35 = Мастерская фальшивомонетчика
function-F35 = Один раз: 5 монет → 1 реликварий. После этого сколько угодно раз: 10 монет → 1 реликварий.
card-F36 = Место паломничества
function-F36 = До 2 раз: книга → керамика, или керамика → орнамент, или орнамент → реликварий; можно дважды улучшить одно и то же.
card-F37 = Дормиторий
function-F37 = Взять 1 керамику. Затем сколько угодно раз: 1 солома и 1 древесина → 1 книга.
card-F38 = Типография
function-F38 = До 4 раз: убрать свой лес без древесины → 1 книга.
card-F40 = Приют
function-F40 = Использовать функцию любого здания, которое лежит на столе. Не больше раза за действие.

## Здания Ирландии

card-I03 = Амбар
function-I03 = Один раз: 1 монета → 4 зерна и 1 книга.
card-I04 = Солодовня
function-I04 = Сколько угодно раз: 1 зерно → 1 солод и 1 солома.
card-I05 = Пивоварня
function-I05 = Сколько угодно раз: 1 солод и 1 зерно → 1 пиво. Затем один раз: 1 пиво → 7 монет.
card-I08 = Ложный маяк
function-I08 = Взять 3 монеты и 1 пиво или 1 виски, на выбор.
card-I09 = Прядильня
function-I09 = Один раз, за свой скот: от 1 — 3 монеты, от 5 — 5 монет, от 9 — 6 монет. Скот остаётся у вас.
card-I10 = Хижина
function-I10 = Взять 1 солод. Затем использовать функцию незанятого здания, которое примыкает к Хижине стороной. Не больше раза за действие.
card-I11 = Плавучий дом
function-I11 = Взять по одному: древесину, солод, монету и торф.
card-I14 = Святое место
function-I14 = Взять 1 книгу, затем на выбор 2 зерна или 2 солода и на выбор 1 пиво или 1 виски.
card-I15 = Дом друида
function-I15 = Один раз: 1 книга → 5 одного основного ресурса и 3 другого.
card-I17 = Скрипторий
function-I17 = Один раз: 1 монета → 1 книга, 1 мясо, 1 виски.
card-I20 = Пивная
function-I20 = Один раз: 1 пиво → 8 монет. И один раз: 1 виски → 7 монет.
card-I21 = Винокурня
function-I21 = Сколько угодно раз: 1 солод, 1 древесина и 1 торф → 2 виски. Как только построена, любой трудовой договор стоит 2 монеты.
card-I23 = Локуторий
function-I23 = Один раз: 2 монеты → ваш настоятель возвращается к вам, и можно построить здание за полную стоимость.
card-I24 = Часовня
function-I24 = Один раз: 1 монета → 1 книга. И до 3 раз: 1 пиво и 1 виски → 1 реликварий.
card-I25 = Портик
function-I25 = Один раз: 1 реликварий → по 2 глины, скота, древесины, зерна, торфа, монеты и камня.
card-I27 = Большая усадьба
function-I27 = Один раз: 1 виски → использовать функцию любого другого занятого здания, своего или чужого.
card-I29 = Лесная хижина
function-I29 = Один раз: убрать свой лес без древесины → 2 скота, 2 древесины, 1 камень.
card-I30 = Трапезная
function-I30 = Взять 1 пиво и 1 мясо. Затем до 4 раз: 1 мясо → 1 керамика.
card-I31 = Угольная гавань
function-I31 = До 3 раз: 1 торфяной уголь → 3 монеты и 1 виски.
card-I32 = Филиальная церковь
function-I32 = Один раз: 5 разных ресурсов → 1 реликварий.
card-I33 = Бондарня
function-I33 = Один раз: 3 древесины → пиво или виски, столько, сколько показывает фишка джокера; она возвращается на ноль.
card-I35 = Круглая башня
function-I35 = Один раз: 5 монет, 1 виски и ресурсы на 14 очков → 1 чудо.
card-I36 = Казначейство
function-I36 = До 2 раз: 1 книга и 1 керамика → 1 монета, 1 глина и 1 реликварий.
card-I37 = Бастион
function-I37 = Один раз: 1 книга → взять даром верхний округ и верхний надел, или что-то одно, и положить к своим полям.
card-I38 = Праздничная площадь
function-I38 = Один раз: 1 пиво → книги, керамика, орнаменты, реликварии на сумму до 1 очка за каждый свой лес и торфяник.
card-I40 = Гостиница
function-I40 = Использовать функцию любого здания, которое лежит на столе. Не больше раза за действие.

## Поселения

card-S01 = Трущобы
card-S02 = Фермерская деревня
card-S03 = Торговый городок
card-S04 = Рыбацкий посёлок
card-S05 = Колония художников
card-S06 = Деревушка
card-S07 = Деревня
card-S08 = Деревня на склоне
