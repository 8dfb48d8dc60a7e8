# Что отвергает сервер. Слова ошибок ядра лежат в pentapolis/words/locale.
error-bad-message = Сообщение не подходит к протоколу. { $why ->
    [unknown-field] В { $place } лишнее поле «{ $found }»
    [missing-field] В { $place } нет поля «{ $wanted }»
    [wrong-type] В { $place } должно стоять { $wanted }, а стоит { $found }
    [wrong-value] В { $place } не может стоять «{ $found }»
    [too-short] В { $place } слишком мало: нужно не меньше { $wanted }
    [too-long] В { $place } слишком много: можно не больше { $wanted }
    [too-small] Число в { $place } меньше { $wanted }
    [too-great] Число в { $place } больше { $wanted }
    [blank] В { $place } одни пробелы
    [no-json] Это не JSON: { $reason }
   *[other] { $reason }
}.
error-bad-request = Запрос не понять: { $reason }.
error-bad-path = Адрес не подходит: вместо «{ $found }» нужно целое число.
error-bad-host = Этот сервер работает только для своей машины и на имя «{ $host }» не отвечает.
error-ahead = Номера { $number } за столом ещё не было, сейчас { $now }.
error-no-session = Сначала назовите себя: сеанса ещё нет.
error-bad-name = В имени должно быть от 1 до { $most } букв.
error-bad-origin = Запрос пришёл с другого сайта ({ $origin }) и отклонён.
error-not-found = По этому адресу ничего нет.
error-no-method = С этим адресом нельзя работать через { $method }.
error-no-table = Стола «{ $table }» нет.
error-no-seat-here = У вас нет места за этим столом.
error-no-such-seat = Места «{ $seat }» за столом нет.
error-seat-taken = Это место занято.
error-no-open-seat = Все места заняты.
error-seated-already = У вас уже есть место за этим столом.
error-not-host = Это может только тот, кто открыл стол.
error-not-waiting = Партия уже началась.
error-not-playing = Партия ещё не началась.
error-not-over = Это станет доступно, когда партия закончится.
error-not-your-eyes = Пока партия не закончена, смотреть можно только своими глазами.
error-no-such-move = Хода { $moves ->
    [one] { $move } нет; в партии { $moves } ход
    [few] { $move } нет; в партии { $moves } хода
   *[many] { $move } нет; в партии { $moves } ходов
}.
error-seat-count = Указано { $count ->
    [one] { $count } место
    [few] { $count } места
   *[many] { $count } мест
}, а в игре их может быть { $low }–{ $high }.
error-seat-options = В параметрах мест { $options }, а указано { $count }.
error-seat-word = «{ $text }» — не место. Ожидалось: me, open или bot: и один из { $levels }.
error-me-twice = Можно занять только одно место.
error-record-unfinished = Партия в этой записи не закончена.
error-record-without-moves = В записи нет ходов.
error-stale = С тех пор за столом уже сходили (тогда было { $number }, сейчас { $now }).
error-too-large = Слишком длинно: не больше { $most } байт.
error-too-fast = Слишком много запросов. Попробуйте через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
}.
error-too-many-connections = Отсюда открыто слишком много соединений.
error-not-stored = Сервер не смог это сохранить; ничего не изменилось. Попробуйте чуть позже.
error-closing = Сервер перезапускается; стол сейчас вернётся.
error-other-version = Этот стол играли по версии { $version } правил, а сейчас у них версия { $now }.
error-unplayable = Этот стол не открыть: его журнал больше не подходит к правилам.
error-internal = Сервер ошибся. Сыгранное в сохранности; загрузите страницу заново.

## Страница ошибки

error-page-title = Пятиградье
error-page-scripts = Пятиградью нужен JavaScript.
error-page-home = На главную
