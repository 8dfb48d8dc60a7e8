# Слова доски. Имена карт и ресурсов и предложения самой игры – в locale/ru.ftl.

board-neutral = Нейтральный игрок
board-group-food = Еда
board-group-energy = Энергия
board-group-stuff = Стройка
board-group-points = Очки
board-food = Еда
board-energy = Энергия
board-good = { $good }: { $count }
board-joker = джокер
board-by-joker = джокером
board-produce = Взять { $count }: { $good }
board-wheel = Счётчик продукции, раунд { $round } из { $rounds }
board-wheel-open = Счётчик продукции, раунд { $round }
board-wheel-show = Показать счётчик продукции
board-wheelbox = Раунд и счётчик продукции
board-values = Сколько даёт производство сейчас
board-late = Появится в раунде { $round }
board-bonus = бонусный
board-of = из { $rounds }
board-round = Раунд
board-first = Первый: { $name }
board-queue = Очередь: { $names }
board-phase = Поселения { $pile }
board-phase-last = Последняя фаза
board-in-round = в раунде { $round }
board-at-end = в конце игры
board-contract = Договор
board-or = или
board-desk = Здания, поселения, земля
board-tab-buildings = Здания
board-tab-settlements = Мои поселения
board-tab-shop = Земля
board-tab-next = Стопка { $pile }
board-find = Найти
board-filter = Какие здания показать
board-filter-all = Все
board-filter-now = Можно сейчас
board-filter-cloister = Монастырские
board-filter-coast = На побережье
board-filter-hillside = На склоне
board-display-empty = Здесь нет таких зданий
board-building = { $card }. { $effect } Щит { $economic }, проживание { $dwelling }
board-no-settlements = Все ваши поселения построены
board-settlement = { $card }. Еда { $food }, энергия { $energy }. Щит { $economic }, проживание { $dwelling }.
board-places = { $count ->
    [one] { $count } место, лучшее
    [few] { $count } места, лучшее
   *[many] { $count } мест, лучшее
 } даст { $best }
board-no-place = нет свободного места
board-shop = Земля
board-shop-none = Сейчас купить нельзя
board-shop-note = Одна покупка за ход; в фазе поселения – до строительства
board-prices = Цены по порядку
board-districts = Округа
board-plots = Наделы
board-sold-out = проданы
board-which-row = { $side }: в каком ряду?
board-row = ряд { $row }
board-back = Назад
side-plains = Округ, равнина
side-hills = Округ, склоны
side-coast = Надел, побережье
side-mountain = Надел, горы
board-times = Сколько раз
board-times-of = { $count ->
    [one] { $count } раз
    [few] { $count } раза
   *[many] { $count } раз
 }
board-taken = Взято:
board-laid = Выложено
board-short = не хватает { $count }
board-lost = пропадёт { $count }
board-exact = точно
board-rest-itself = остальное само
board-of-need = из { $need }
board-take-back = Убрать: { $good }
board-fill = Подобрать
board-land-of = Земли: { $name }
board-show-land = Земли: { $name }. Показать крупно
board-whose-land = Чьи земли
board-my-land = Мои земли
board-terrain-plains = равнина
board-terrain-hillside = склон
board-terrain-coast = побережье
board-terrain-mountain = горы
board-terrain-water = вода
board-forest = Лес: рубка даст { $count }
board-moor = Торфяник: добыча даст { $count }
board-free = { $gain ->
    [none] Свободно: { $terrain }, { $at }
   *[other] Поставить сюда: { $terrain }, { $at }, даст { $gain }
 }
board-built = { $card }: щит { $economic }, проживание { $dwelling }{ $who ->
    [none] , свободно
   *[other] , стоит { $who }
 }
board-send-prior = Поместить настоятеля
board-settled = { $card }: щит { $economic }, с соседями { $sum }
board-man = { $kind ->
    [prior] настоятель
   *[brother] послушник
 } ({ $name })
board-at-home = Дома: настоятель { $prior }, послушники { $home } из { $brothers }
board-source-goods = ресурсы
board-source-economic = здания
board-source-dwelling = поселения
board-supply = поселений в запасе
board-points-now = ПО сейчас
board-reach = { $count ->
    [one] доступно { $count } здание
    [few] доступны { $count } здания
   *[many] доступно { $count } зданий
 }
board-who-goes = Кто пойдёт в здание
board-order = Договор со мной: сначала послушник, не спрашивая
board-details = Цена: { $cost }. Где: { $land }. Щит { $economic }, проживание { $dwelling }{ $cloister ->
    [yes] . Монастырское здание
   *[no] {""}
 }
board-step-card = Здание
board-step-place = Место
board-step-prior = Настоятель
board-step-function = Функция
board-step-settlement = Поселение
board-step-pay = Оплата
board-step-contract = Договор
board-step-fee = Плата
board-step-use = Здание
board-step-times = Сколько
board-step-take = Что взять
board-say-place = { $card }: куда поставить?
board-say-pay = { $card }: чем платить?
board-say-trade = { $card }: сколько раз?
board-say-take = { $card }: что взять?
board-say-produce = { $card }: что взять?
board-hint-build = Число: прибавка соседним поселениям
board-hint-settle = Число: сколько прибавят все ваши поселения, это и соседние
board-hint-kinds = Разные жетоны, по порядку ресурсов. Не горит то, после чего разных не хватит
board-hint-exchange = После обмена можно сделать больше: нажмите на светящийся ресурс внизу
board-hint-pay = { $unit ->
    [energy] Сейчас энергия
    [points] Сейчас очки
   *[food] Сейчас еда
}; дорогие жетоны первыми. Не горит жетон, если его и более дешёвых не хватит
board-code-grain = Зе
board-code-flour = Му
board-code-bread = Хл
board-code-malt = Сл
board-code-beer = Пи
board-code-livestock = Ск
board-code-meat = Мя
board-code-grapes = Вг
board-code-wine = Ви
board-code-whiskey = Вс
board-code-coin = Мн
board-code-coin5 = 5м
board-code-straw = Со
board-code-wood = Др
board-code-peat = То
board-code-peat-coal = Уг
board-code-clay = Гл
board-code-stone = Ка
board-code-book = Кн
board-code-ceramic = Ке
board-code-ornament = Ор
board-code-reliquary = Ре
board-code-wonder = Чу
board-code-joker = Дж
board-short-G02 = Двор
board-short-G16 = Капитул
board-short-F09 = Сад
board-short-F17 = Библио­тека
board-short-G18 = Мастерская
board-short-F24 = Церковь
board-short-H03 = Канце­лярия
board-short-S05 = Колония
board-short-F35 = Фальшиво­монетчик
board-short-F15 = Имение
board-short-G41 = Дом братства
board-produce-joker = Взять { $count } джокером: { $good }
board-turn-cap = Раунд { $turn }
board-points = Очки
board-short-F11 = Набе­режная
board-short-G07 = Угольная печь
board-short-F03 = Зерно­хранилище
board-short-F10 = Плотниц­кая
board-short-F32 = Калефак­торий
board-short-G19 = Ското­бойня
board-short-F38 = Типогра­фия
board-short-F21 = Вино­дельня
board-short-F14 = Виноград­ник
board-short-F31 = Виноград­ник
board-short-F29 = Карьер
board-short-I24 = Часовня
board-short-I36 = Казначей­ство
board-short-I38 = Празд­ничная площадь
board-short-F37 = Дорми­торий
board-short-F25 = Кунст­камера
board-short-I17 = Скрипто­рий
board-short-I32 = Филиаль­ная церковь
board-short-S02 = Фермер­ская деревня
board-short-I21 = Виноку­рня
board-short-G13 = Рынок строй­материалов
board-short-F33 = Судо­ходная компания
board-short-I23 = Локу­торий
board-short-I27 = Большая усадьба
board-short-F36 = Место палом­ничества
board-short-F20 = Постоя­лый двор
board-turn = раунд { $turn }
board-say-energy-trade = { $card }, за энергию: сколько раз?
board-say-food-trade = { $card }, за еду: сколько раз?
board-say-second-trade = { $card }, второй обмен: сколько раз?
board-say-clergyman = { $giver } даёт договор, здание: { $card }. Кто пойдёт работать?

## Место показывает карта, а не число: на странице координат нет

do-fell = Рубить лес
do-cut = Добыть торф
do-clear = Убрать лес
log-fell = { $who } рубит лес
log-cut = { $who } добывает торф
log-build = { $who } строит: { $card }
log-clear = { $who } убирает лес
log-settle = { $who } строит поселение: { $card }
log-place-neutral = Нейтральный игрок получает: { $card }
refusal-no-forest = На этом участке нет вашего леса.
refusal-no-moor = На этом участке нет вашего торфяника.
refusal-wrong-cover = Сюда эту карту не положить: монастырские здания кладут поверх монастырских или рядом с ними, остальные — поверх остальных.
refusal-off-board = Такого участка у вас нет.
refusal-grown-over = На этом участке растёт лес или лежит торфяник.
refusal-space-taken = Этот участок занят.
refusal-wrong-landscape = Не та местность.
refusal-no-cloister-beside = Рядом с этим участком нет вашего монастырского здания.
