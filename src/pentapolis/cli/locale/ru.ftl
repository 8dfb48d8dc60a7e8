# Команды терминала.

help-usage = Использование:
help-arguments = аргументы
help-options = параметры
help-help = показать эту справку
help-lang = язык всего, что говорится (иначе как в системе)
help-hint = Подробнее: { $usage } --help
help-pentapolis = Пятиградье: пять карточных игр о строительстве городов — в браузере, в терминале и в виде библиотеки.

    Использование: pentapolis [КОМАНДА] [--lang ru|en] [--help] [--version]
    Без команды запускает стол в браузере и открывает его.
help-commands = Команды:
help-game = { $game }, мест: { $low }–{ $high }
help-game-bots = Боты для --seats: { $levels }
help-game-options = Параметры игры, каждый как --option ИМЯ=ЗНАЧЕНИЕ:
help-game-usual = { $value } (если не указать)
help-game-several = через запятую, значений: { $low }–{ $high }
help-game-flag = yes или no; если не указать, { $usual }
help-game-number = число { $low }–{ $high }; если не указать, { $usual }
help-games = Игры, по именам для команд:
help-more = Подробнее о команде: pentapolis КОМАНДА --help

## Что стоит в справке на месте значения

value-game = ИГРА
value-who = КТО,…
value-levels = УРОВНИ
value-number = ЧИСЛО
value-setting = ИМЯ=ЗНАЧЕНИЕ
value-file = ФАЙЛ
value-picture = ФАЙЛ.svg
value-folder = ПАПКА
value-record = ЗАПИСЬ
value-move = ХОД
value-host = АДРЕС
value-port = ПОРТ
value-eyes = A|B|…|spectator|all

about-serve = столы в браузере на этом компьютере
about-play = игра в терминале
about-arena = много партий ботов, с 95-процентными интервалами
about-case = проиграть разобранные примеры из файлов
about-replay = рассказать записанную партию словами
about-verify = проверить, что записанная партия сходится со своим ключом и его отпечатком
about-bench = как быстро игры идут на этом компьютере

help-serve-host = адрес; если не указать, 127.0.0.1 (только этот компьютер); 0.0.0.0 впускает и других
help-serve-port = порт; если не указать, первый свободный начиная с 8337
help-serve-data = папка для того, что нельзя потерять; если не указать, папка данных пользователя
help-serve-open = открыть браузер
help-serve-no-open = не открывать браузер (для scripts/play, который его открывает)
help-serve-behind-proxy = адреса и https сообщает прокси, через который только и можно войти

help-play-game = имя игры, например guildhall; вместе с --help расскажет о её параметрах и ботах
help-play-seats = кто где сидит, по часовой стрелке: human (человек) или уровень бота; если не указать, human,greedy (если бота greedy в игре нет, сильнейший из её ботов)
help-play-seed = целое число: каждый раз одна и та же раздача
help-play-resume = продолжить сохранённую партию

help-any-game = имя игры
help-any-option = параметр игры, например set=job-faire; можно указать несколько раз
help-any-json = в виде JSON, для программ
help-any-record = файл записанной партии

help-arena-seats = уровни ботов, по одному на место; если не указать, greedy,random. Боты меняются местами
help-arena-games = сколько партий; если не указать, 100
help-arena-seed = целое число: при одном и том же числе партии те же
help-arena-processes = сколько процессов делят работу; если не указать, по одному на ядро
help-arena-balance = рассказать и о балансе игры и нарисовать его в этот файл (SVG); только cosmic_colonies

help-case-files = файлы YAML с разобранными примерами

help-replay-seat = чьими глазами: буква места, spectator (зритель) или all (всё; так и будет, если не указать)
help-replay-until = остановиться после стольких ходов
help-replay-board = показать стол после последнего хода

help-bench-game = имя игры; если не указать, все игры
help-bench-seats = сколько мест; если не указать, четыре или сколько есть
help-bench-rounds = сколько раз измеряется каждая величина; если не указать, 7

error-command-unknown = Команды «{ $text }» нет. Есть: { $allowed }.
error-missing-argument = Не хватает: { $names }.
error-unknown-argument = Здесь лишнее: { $names }.
error-argument-empty = После { $names } не хватает значения: { $value }.
error-no-seats = В «{ $text }» никто не назван. Напишите, кто где сидит, например human,greedy.
error-empty-seat = В «{ $text }» место { $number } никем не занято: между запятыми пусто.
error-seats-count = В --seats мест: { $count }, а в этой игре их может быть { $low }–{ $high }. Назовите каждого через запятую, например human,greedy.
error-seats-otherwise = Параметр seats={ $wanted } противоречит тому, кто сидит за столом: { $seats } (мест: { $count }). Назовите всех в --seats, а параметр уберите.
error-resume-otherwise = В партии, сохранённой в { $path }, иначе задано: { $names }. Уберите это, чтобы её продолжить, или уберите --resume, чтобы начать новую.
error-argument-value = Для { $names } нужно подходящее значение.
error-ambiguous-argument = { $names } может означать несколько параметров; напишите полностью.
error-bad-argument = Команда составлена неверно: { $text }.
error-not-whole = «{ $text }» — не целое число от { $low } до { $high }.
error-option-form = Параметр пишется как имя=значение, а не «{ $text }».
error-port-taken = Порт { $port } на { $host } занять не удалось; выберите другой: --port.
error-host-unusable = По адресу { $host } этот компьютер не может открыть стол; выберите другой: --host.
error-no-such-seat = Места «{ $text }» нет. Есть: { $allowed }.
error-no-such-number = Варианта { $number } нет; выберите от 1 до { $most }.
error-rules-which = Какой параграф? Например: правила 5.2
error-file-unreadable = Файл { $path } не читается.
error-file-unwritable = Файл { $path } не удаётся записать.
error-file-exists = Файл { $path } уже есть и останется как был. Выберите другое имя.
error-folder-missing = Файл { $path } не записать: папки { $folder } нет.
error-file-too-deep = В { $path } слишком много вложенных скобок.
error-file-no-text = Файл { $path } — не текст в UTF-8.
error-file-too-long = Файл { $path } слишком длинный: допустимо не больше { $most } байт.
error-file-no-cases = { $path } должен быть списком примеров в YAML.
error-file-bad-yaml = { $path }, строка { $at }: ошибка в YAML ({ $reason }).

serve-at = Пятиградье открыто: { $address }
serve-alone = Открыть его можно только на этом компьютере. Чтобы звать друзей, запустите с --host 0.0.0.0.
serve-others = Открыть его можно и с других компьютеров вашей сети.
serve-data = Данные: { $folder }
serve-stop = Закрыть: Ctrl+C.

case-name = { $game }, пример { $case }
case-at-start = исходная позиция
case-at-move = ход { $step }
case-at-move-text = ход { $step } («{ $move }»)
case-in-expect = { $place }, в expect: { $path }
case-at-end = в конце
case-ill-formed = {"    "}составлен неверно: { $text }
case-expected = {"    "}ожидалось: { $text }
case-found = {"    "}оказалось: { $text }
case-total = прошло { $passed }, не прошло { $failed }

verify-hash = У ключа из файла тот отпечаток, что стоит в файле: { $commitment }
verify-moves = Все ходы возможны на картах, которые раздаёт ключ: ходов { $count }, чисел взято из потока { $drawn }
verify-result = Результат тот, что записан: { $result }
verify-no-result = Результата в записи нет, сравнивать не с чем; ходы приводят к такому: { $result }
verify-running = Партия ещё не окончена, результата для проверки нет.
verify-passed = Запись сходится: карты, ходы и результат следуют из этого ключа.
verify-passed-but-result = Запись сходится: карты и ходы следуют из этого ключа. Результат в ней не записан.
verify-passed-so-far = Пока запись сходится: карты и ходы следуют из этого ключа.
verify-compare = Тот ли это ключ, что был в начале, по одному файлу не узнать: сравните отпечаток с тем, что был показан до первого хода. Если они одинаковы, колоду во время игры не меняли.
verify-failed = Запись не сходится.

arena-level = бот
arena-games = партии
arena-wins = победы
arena-win-rate = доля побед [95 %]
arena-rank = среднее место [95 %]
arena-score = средние очки [95 %]

decimal-point = ,
balance-title = { $game }: баланс
balance-total = Очки одного места: в среднем { $mean }, стандартное отклонение { $spread }.
balance-legend =
    Точка — среднее, черта — его 95-процентный интервал. Пустая точка: интервал содержит 0, разница может быть случайной.
    Числа со знаком: на сколько очков больше (или меньше) среднего своей партии было у тех, к кому относится строка.
    Примерно одна строка из двадцати отстоит от 0 просто случайно.
balance-note = среднее ± 95 % · отклонение · число
balance-count = число
balance-whole = средние очки [95 %]
balance-ahead = сверх среднего партии [95 %]
balance-spread = отклонение
balance-score = Очки по местам
balance-seat = Места
balance-source = Очки по источникам

bench-what = что
bench-per-second = в секунду
bench-ratio = к эталону
bench-choices = решения в целых партиях
bench-clones = копии посреди партии
bench-imaginations = копии с домысливанием
bench-replays = повторы оконченных партий

play-human = Игрок { $letter }
play-bot = Бот { $letter } ({ $level })
play-hello = Наберите номер варианта; «помощь» покажет, что ещё можно набрать.
play-commitment = Отпечаток ключа колоды; после партии сравните его с тем, что скажет `pentapolis verify`: { $commitment }
play-no-move = «{ $text }» — не ход. Наберите номер из списка или ход вроде этих:
play-help =
    Номер выбирает из списка; можно набрать и краткую запись варианта (их покажет «ходы»).
    отмена             вернуть последний выбор
    стол               показать стол ещё раз
    журнал             что случилось недавно
    правила 5.2        параграф правил
    ходы               варианты в краткой записи, как в записях партий
    сохранить [ФАЙЛ]   сохранить партию
    выход              сохранить и выйти
play-pass = { $who }: садитесь и нажмите Enter.
play-place = место
play-player = игрок
play-points = очки
play-saved = Сохранено: { $path }
play-resume = Продолжить: { $command }
play-no-paragraph = В правилах нет параграфа { $number }.

board-setup = Подготовка
board-turn = Ход { $turn }, { $actions ->
    [one] осталось { $actions } действие
    [few] осталось { $actions } действия
   *[other] осталось { $actions } действий
}
board-piles = колода { $deck } · сброс { $discard } · колода ПО { $vp }
board-top = верх сброса:
board-row = Карты ПО:
board-hall = ратуша
board-points = ПО
board-completed = завершённые отделы
board-hand = карты в руке
board-tokens = жетоны ПО
board-action-area = область действия
board-open-discard = Сброс, начиная с верхней (видите только вы):
board-open-hand = Рука: { $who } (видите только вы):
board-aside = Ещё предстоит разместить:
board-my-hand = Рука:
