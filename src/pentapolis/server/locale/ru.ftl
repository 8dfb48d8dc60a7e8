# Слова страниц. Слова каждой игры лежат в её папке.

ui-name = Пятиградье
ui-skip-link = К моему решению
ui-nobody-here = Здесь никого
ui-loading = Накрываем стол…
ui-home = На главную
ui-language = Язык
ui-theme = Тема
ui-theme-day = День
ui-theme-night = Ночь
ui-theme-auto = Как в системе
ui-close = Закрыть
ui-rules = Правила
ui-quoted = «{ $title }»
ui-turn = ход { $turn }
ui-turn-cap = Ход { $turn }
ui-your-turn = Ваш ход
ui-you = Вы
ui-you-named = { $name } (вы)
ui-named = { $name }
ui-and = и
ui-bot = бот
ui-guest = Гость
ui-away = отошёл
ui-here = здесь
ui-table = Стол
ui-your-name = Ваше имя
ui-join = Сесть за стол
ui-no = нельзя
ui-unreachable = Сервер не отвечает. Попробуйте ещё раз
ui-failed = Не загрузилось
ui-retry = Ещё раз
ui-name-missing = Напишите своё имя
ui-bot-name-1 = Кирпич
ui-bot-name-2 = Черепица
ui-bot-name-3 = Флюгер
ui-bot-name-4 = Ставень
ui-bot-name-5 = Карниз
ui-bot-name-6 = Фонарь
ui-bot-name-7 = Засов
ui-bot-name-8 = Ступенька

# Стол
ui-others = Соперники, по порядку хода
ui-square = Общая часть стола
ui-me = Моя часть стола
ui-hand = Моя рука
ui-prompt = Что делать
ui-rail = Журнал, чат, правила
ui-log = Журнал
ui-chat = Чат
ui-print = Отпечаток колоды
ui-print-why = Сохраните эту строку: после партии по ней видно, та ли это колода, что была в начале.
ui-log-new = Вы ещё не видели
ui-chat-empty = Здесь пока тихо. Напишите первым
ui-chat-label = Сообщение
ui-chat-write = Написать столу
ui-chat-say = Сказать
ui-sound-on = Звук включён
ui-sound-off = Звук выключен
ui-rules-page = Все правила на отдельной странице
ui-rule = Правило { $paragraph }
ui-understood = Понятно
ui-cut = Связь прервалась. Ход сохранён
ui-cut-hint = Подключаемся снова, можно не обновлять страницу
ui-thinks = { $count ->
    [1] { $name } думает
   *[other] Думают: { $name }
}
ui-moves = { $count ->
    [1] Ходит { $name }
   *[other] Ходят: { $name }
}
ui-table-moves = Стол готовит следующий ход
ui-following = Показываем по порядку
ui-pace-quick = Ускорить ботов
ui-pace-calm = Показывать спокойно
ui-skip = К концу
ui-sent = Ход отправлен
ui-stale = Стол уже ушёл вперёд. Выберите ещё раз
ui-again = Заново
ui-back = Назад
ui-send = Готово
ui-held = Всё выбрано. Так и сделать?
ui-undo = Отменить последний выбор
ui-undo-not = Отменить нельзя: { $why }
undo-nothing-to-undo = отменять пока нечего
undo-another-chose = после вас уже выбирал другой
undo-chance-was-drawn = после этого вмешался случай
undo-something-was-shown = после этого открылось скрытое
undo-game-over = партия окончена
ui-card-forbidden = { $card }: нельзя. { $why }
ui-card-chosen = { $card }: выбрано
ui-card-playable = { $card }: можно
ui-unfold-seat = { $name }: показать целиком

# Перед игрой
ui-room = Стол накрыт
ui-waiting = Ждём, пока места займут
ui-waiting-hint = Отправьте ссылку друзьям или начните с ботами
ui-waiting-guest = Игра начнётся, когда займут все места или когда её начнёт хозяин стола
ui-waiting-seat = Сядьте на свободное место или смотрите отсюда
ui-invite = Ссылка для друзей: кто её откроет, тот сможет занять свободное место
ui-invite-alone = Эта ссылка работает только на этом компьютере. Чтобы играть с друзьями, запустите Пятиградье с ключом { $flag } и накройте стол по адресу, который оно назовёт.
ui-copy = Скопировать
ui-copied = Скопировано
ui-seat-open = Свободно
ui-start = Начать
ui-start-bots = { $count ->
    [one] Начать, { $count } место займёт бот
    [few] Начать, { $count } места займут боты
   *[other] Начать, { $count } мест займут боты
}
ui-host-starts = Игру начнёт хозяин стола, или она начнётся сама, когда все сядут
ui-leave = Встать из-за стола
ui-full = Свободных мест нет. Смотрите игру отсюда

# Конец
ui-won = { $you ->
    [yes] { $count ->
        [one] Вы победили
       *[other] Победа на всех: { $names }
    }
   *[no] { $count ->
        [one] Победа: { $names }
       *[other] Победа на всех: { $names }
    }
}
ui-ending = Итог
ui-seat = Место
ui-total = Всего
ui-record = Скачать запись
ui-replay = Смотреть запись
ui-rematch = Ещё раз
ui-rematch-go = За новый стол
ui-fair = Ключ колоды теперь открыт: раздачу можно проверить.
ui-fair-how = Как это проверить

# Правила
rules-contents = Содержание
rules-none = Правил этой игры здесь нет.
rules-all = Правила других игр

# Запись
replay-label = Запись партии
replay-move = { $move ->
    [0] Начало, впереди { $last }
   *[other] Выбор { $move } из { $last }
}
replay-first = В начало
replay-back = Назад
replay-forward = Вперёд
replay-last = В конец
replay-play = Показывать подряд
replay-pause = Остановить
replay-not-yet = Записи пока нет
replay-table = К столу
replay-slider = Место в партии
replay-spectator = Глазами зрителя
replay-eyes = Чьими глазами смотреть

# Клавиши
ui-keys = Клавиши
ui-key-1 = выбрать подсвеченное по счёту
ui-key-2 = ходить по подсвеченному
ui-key-3 = главная кнопка
ui-key-4 = заново, закрыть
ui-key-5 = отменить
ui-key-6 = подробно о карте
ui-key-7 = к концу чужих ходов
ui-key-8 = к моему решению
ui-key-9 = журнал
ui-key-10 = чат
ui-key-11 = правила
ui-key-12 = этот список

# Главная
home-skip-link = К играм
home-title = Куда сегодня?
home-lead = Пять городов за одним столом. Играйте с друзьями или с ботами: сразу, по ссылке или не спеша, день за днём.
home-sections = Разделы
home-mine = Мои партии
home-players = Игроков
home-length = Длительность
home-minutes = { $range } мин
home-play = Играть сейчас
home-invite = Позвать друзей
home-soon = Дом ещё строится
home-about = Как это устроено
home-fair = Честная тасовка
home-credits = Авторы значков и шрифтов
home-turn-at = Ваш ход: «{ $title }»
home-invited = Вас пригласили?
home-code = Код стола
home-code-missing = Напишите код стола или ссылку
home-upload = Открыть запись
home-watch = Смотреть
home-back = Вернуться
home-bot-named = бот { $name }
home-waiting = Ждёт игроков. Накрыт { $time }
home-playing = Последний ход: { $time }
home-over = Окончена: { $time }
home-uploaded = Загружена: { $time }
home-placed = { $seats ->
    [1] { $place ->
        [1] Победа
       *[other] Поражение
    }
   *[other] { $place }-е место
}, { $points }
home-won = { $count ->
    [0] Никто не победил, { $points }
   *[other] Победа: { $names }, { $points }
}
home-empty = Здесь будут ваши партии
home-empty-hint = Выберите город: боты сядут напротив сразу
street-guildhall-edition = Ярмарка вакансий
street-catan_card-name = Колонизаторы
street-catan_card-edition = Быстрая карточная игра
street-catan_card-tagline = Дороги, поселения и быстрый обмен
street-citadels-name = Цитадели
street-citadels-edition = Классическое издание
street-citadels-tagline = Тайные роли, золото и восемь районов
street-ora_et_labora-name = Молись и трудись
street-ora_et_labora-edition = Франция и Ирландия
street-ora_et_labora-tagline = Монастырь растёт: хлеб, вино и труд братии
street-cosmic_colonies-name = Космические города
street-cosmic_colonies-edition = Города на астероидах
street-cosmic_colonies-tagline = Купола и заводы на вашем астероиде

# Новый стол
new-heading = { $game }: новый стол
new-title = Название стола
new-seats = Места
new-seat = Место { $number }
new-open = свободно, по ссылке
new-bot = бот, { $level }
new-make = Накрыть стол
new-choose = { $label }: выберите { $high }
new-choose-between = { $label }: выберите { $low }–{ $high }
