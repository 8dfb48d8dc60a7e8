# Общие фразы всех игр. То, что набрал человек или что стоит в файле, берётся в кавычки.

seats = { $count ->
    [one] { $count } место
    [few] { $count } места
   *[other] { $count } мест
}
points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[other] { $count } очков
}
minutes = { $low }–{ $high } минут

## Что пошло не так: по ключу ошибки

error-at-line = Строка { $line }: { $said }

error-language-unknown = Языка «{ $lang }» нет. Есть: { $allowed }.
error-game-unknown = Игры «{ $game }» нет. Есть: { $allowed }.
error-game-not-loaded = Игру «{ $game }» ({ $place }) не удалось загрузить. { $reason }
error-game-place = «{ $place }» — не имя модуля. Пишется так: модуль или модуль:имя.
error-game-no-module = Модуля «{ $module }» нет.
error-game-no-attribute = В модуле «{ $module }» нет «{ $name }».
error-game-no-package = Модуль «{ $module }» не лежит в пакете, а игра — это пакет.
error-game-is-class = «{ $name }» — класс, а нужен его экземпляр: GAME = { $name }().
error-game-parts = В правилах не хватает: { $parts }.
error-game-other-name = Сами правила называют себя «{ $name }».
error-game-crashed = Python сообщает: { $text }.
error-game-no-words = У игры «{ $game }» нет слов: файл { $file } не читается.
error-level-unknown = В игре { $game } нет бота «{ $level }». Есть: { $allowed }.
error-option-not-one-of = Параметр { $option } не может быть «{ $value }». Допустимо: { $allowed }.
error-option-not-flag = Параметр { $option } — это да или нет, а не «{ $value }».
error-option-not-between = Параметр { $option } не может быть «{ $value }». Допустимо: { $low }–{ $high }.
error-option-not-among = В параметре { $option } не может стоять «{ $value }». Допустимы: { $allowed }.
error-option-not-so-many = В параметре { $option } должно быть { $low }–{ $high } значений, а не { $count }.
error-option-not-exactly = В параметре { $option } должно быть { $low ->
    [one] { $low } значение
    [few] { $low } значения
   *[other] { $low } значений
}, а не { $count }.
error-option-twice = В параметре { $option } два раза стоит «{ $value }».
error-option-only-with = Параметр { $option } действует только вместе с { $needed }: допишите { $needed } или уберите { $option }.
error-option-unknown = Параметра «{ $option }» нет. Есть: { $allowed }.

error-unknown-verb = «{ $text }» — не ход. Ходы начинаются так: { $expected }.
error-no-verb = Ход не дописан: после места ничего нет. Ходы начинаются так: { $expected }.
error-unknown-word = «{ $text }» сюда не подходит. Ожидалось: { $expected }.
error-wrong-length = В «{ $text }» слишком много или слишком мало слов. Нужно так: { $expected }.
error-no-seat = «{ $text }» не начинается с места за столом. Места: { $expected }.
error-not-asked = Место { $seat } сейчас ни о чём не спрашивают.
error-game-over = Игра окончена.
error-not-offered = «{ $option }» сейчас невозможно. Можно: { $allowed }.
error-choice-complete = «{ $option }» — слишком рано: сначала посмотрите, что откроет предыдущий выбор.

error-nothing-to-undo = Отменять нечего.
error-another-chose = Отменить нельзя: после этого выбирал кто-то ещё.
error-chance-was-drawn = Отменить нельзя: после этого вмешался случай.
error-something-was-shown = Отменить нельзя: после этого открылось что-то скрытое.

error-record-too-long = Файл слишком велик: в записи может быть не больше { $most } байт.
error-record-not-text = В записи есть знаки, которых не бывает.
error-record-first-line = Запись должна начинаться строкой «{ $expected }».
error-record-label-twice = В заголовке два раза стоит «{ $label }».
error-record-no-colon = В строке заголовка нет двоеточия: «{ $text }».
error-record-unknown-label = В заголовке не бывает «{ $label }». Бывает: { $expected }.
error-record-missing = В заголовке не хватает «{ $label }».
error-record-options = Параметры не являются объектом JSON: «{ $text }».
error-record-hex = Ожидалось шестнадцатеричных цифр: { $digits }.
error-record-version = «{ $text }» — не номер версии.
error-record-other-game = Это запись игры «{ $game }», а не «{ $expected }».
error-record-other-version = Запись сделана по версии правил { $version }, а здесь версия { $expected }.
error-record-no-key = В записи нет ключа: партия не окончена, а без ключа карты нельзя раздать заново.
error-record-seats = Число игроков в записи: { $count }, а мест в партии: { $expected }.
error-record-move = Ход { $move }, «{ $text }», не подходит. { $reason }
error-record-commitment = Ключ не подходит к отпечатку в записи: возможно, колоду подтасовали.
error-record-result = { $expected ->
    [running] В записи стоит результат «{ $result }», но после её последнего хода партия не окончена.
   *[other] В записи стоит результат «{ $result }», но ходы приводят к «{ $expected }».
}

error-position-unknown-field = В позиции не бывает «{ $field }». Бывает: { $expected }.
error-position-bad-field = Поле { $field } не подходит. { $reason }
error-position-expected = Ожидалось: { $expected }; стоит «{ $text }».
error-position-other-game = Это позиция игры «{ $game }», а не «{ $expected }».
error-position-other-version = Позиция сделана по версии правил { $version }, а здесь версия { $expected }.
error-position-moves = Ходы позиции должны быть списком.
error-position-not-mapping = Поле { $field } должно быть таблицей «имя: значение».

error-case-chance = Пример вытягивает { $value }, но там могут выпасть только числа меньше { $below }.
error-case-chance-list = Случайные числа примера должны быть списком целых чисел, а не «{ $found }».
error-case-unknown-key = Неизвестно, что такое { $keys }. В примере бывает: { $expected }.
error-case-given = Данная позиция не подходит. { $reason }
error-case-move = «{ $move }» — не ход примера. Ожидалось: { $expected }.
error-case-expect = Пример не может ожидать «{ $name }». Можно ожидать: { $expected }.
error-case-by-seat = { $place }: ожидалась таблица по местам.
error-case-no-seat = Места «{ $seat }» в этой партии нет. Места: { $expected }.
error-case-says-nothing = Пример ничего не делает и ничего не ожидает.
error-case-not-mapping = «{ $name }» должно быть таблицей «имя: значение».
error-case-not-text = В примере ошибка YAML: { $text }.
error-case-too-deep = В примере слишком много вложенных скобок.
error-case-not-list = «{ $name }» должно быть списком.

error-arena-no-games = Нужна хотя бы одна партия, а не { $games }.
error-no-balance = Игра { $game } не ведёт подсчётов для отчёта о балансе. Ведут их: { $allowed }.

## Разобранные примеры: чего ждали и что нашли

finding-legal = ход возможен
finding-refused = ход запрещён
finding-refused-by = ход запрещён параграфом { $rule }
finding-refused-for = ход запрещён параграфом { $rule }: { $reason }
finding-refused-without = ход запрещён, но параграф не назван: { $reason }
finding-refused-now = хода нет: { $reason } Спрашивают: { $asked }
finding-refused-at-end = хода нет: { $reason }
finding-no-move = хода нет: { $reason }
finding-undone = ход можно отменить
finding-not-undone = ход нельзя отменить
finding-not-undone-because = { $reason }
finding-unchanged = положение на столе прежнее
finding-changed = положение на столе изменилось
finding-rejected = отказ с ключом { $rejection }
finding-rejected-because = отказ с ключом { $rejection }: { $reason }
finding-playable = отказа нет, с этой позиции можно играть
finding-value = { $text }
finding-only = есть только { $names }
finding-length = длина { $count }
finding-length-of = длина { $count }: { $text }
finding-out-of-sight = «{ $text }» нигде не видно
finding-in-sight = «{ $text }» видно
finding-asked = { $who ->
    [nobody] никого не спрашивают
   *[other] спрашивают: { $who }
}
finding-nobody = никого не спрашивают
finding-situation = спрашивают: { $asked }
finding-offered = среди вариантов есть: { $options }
finding-not-offered = среди вариантов нет: { $options }
finding-exactly = варианты ровно такие: { $options }

## Уровни ботов

level-random = наугад
level-greedy = жадный
level-search = думает вперёд
level-builder = строитель
level-attacker = задира
level-reasoner = сыщик

error-data-in-use = Данные в { $folder } заняты другим сервером.
error-data-newer = Данные в { $folder } записаны более новой версией Пятиградья.
error-data-no-folder = В { $folder } ничего не сохранить: это не папка или в неё нельзя писать. Выберите другую: --data.
error-data-broken = Данные в { $folder } не читаются.
