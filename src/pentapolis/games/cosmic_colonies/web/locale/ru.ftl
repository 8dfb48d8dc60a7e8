# Слова доски. Названия карт и предложения игры лежат в locale/ru.ftl.

board-letter-W = В
board-letter-M = М
board-letter-O = О
board-letter-P = Э

board-vp = ПО
board-without-goal = без цели
board-rival = Соперник
board-my-asteroid = Мой астероид
board-hand = Рука: сначала ходят меньшие номера
board-store = Склад: { $listed }
board-city = { $name }: открыто { $open }
board-enlarge = { $name }: увеличить астероид
board-built = Построено: { $listed }
board-open = Открыто: { $open }
board-hand-of = { $count ->
    [one] В руке { $count } карта
    [few] В руке { $count } карты
   *[other] В руке { $count } карт
}, известны: { $known }
board-aside = отложено: { $listed }
board-track = Раунд { $round } из { $of }, { $half ->
    [night] ночь
   *[day] день
}

## Игровое поле

board-region = { $name }: в области { $count } из { $limit }
board-from-supply = из запаса
board-slot = { $name }. Цена: { $cost }. В ячейках { $tiles }, в запасе { $supply }
board-short-power_plant = Электро­станция
board-short-entertainment_complex = Развлека­тельный комплекс
board-any = любой
board-no-tile = нет в ячейке
board-nothing = ничего

## Очередь

board-choosers = Кто выбрал рабочего
board-order = Очередь по номерам
board-chooses = { $mine ->
    [yes] выбираете
   *[no] выбирает
}
board-has-chosen = ✓ готово
board-chosen-mark = выбор сделан
board-turn-now = { $mine ->
    [yes] сейчас действуете
   *[no] сейчас действует
}
board-turn-done = ✓ ход сделан
board-turn-later = { $mine ->
    [yes] ждёте очереди
   *[no] ждёт очереди
}

## Рука

board-worker = { $name }: номер { $number }, груз { $load }. { $text }
board-by-day-by-night = Днём: { $day } Ночью: { $night }
board-by-day = Днём.
board-by-night = Ночью.
board-load = Груз { $load }
board-passed-to-me = передан вам
board-pile = { $mine ->
    [yes] Придут к вам
   *[no] Придут: { $name }
}, { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
board-mark-gather = Сбор:
board-mark-build = Стройка:
board-boost-none = без усиления
board-boost-swap = обмен с запасом, до { $amount }
board-boost-bonus_same = { $what ->
    [all] ещё { $amount } такого же
   *[some] ещё { $amount }: { $named }
}
board-boost-bonus_any = потом { $amount } любой
board-boost-split = можно из двух областей
board-boost-one_of_each = или по одному из каждой
board-boost-from_supply = можно из запаса
board-boost-then_build = потом можно построить
board-boost-discount = { $what ->
    [all] на { $amount } дешевле
   *[some] на { $amount } дешевле: { $named }
}
board-boost-wild = до { $amount } заменить любыми
board-boost-anywhere = где угодно, на { $amount } дешевле
board-boost-extra = { $what ->
    [all] { $amount ->
        [0] потом ещё одно здание
       *[other] потом ещё одно, −{ $amount }
    }
   *[some] потом { $named }, −{ $amount }
}
board-boost-refund = потом { $amount } любых
board-boost-then_gather = потом до { $amount } из области

## Счёт

board-score = Мои очки по источникам
board-score-now = Если бы конец сейчас
board-score-final = Итог по источникам
board-set = Набор { $number }: не хватает { $lacking }
board-goal = Цель
board-only-you = видите только вы
board-ladder = Ненакрытые клетки и очки
board-terrain = Местность
board-open-now = сейчас, открыто { $count }

## Подсказка

board-choose = { $half ->
    [night] Выберите рабочего на ночь
   *[day] Выберите рабочего на день
}
board-sent = Выбран: { $name }
board-may-change = Можно передумать, пока не выбрали все.
board-final = { $alone ->
    [yes] Выбор сразу вступит в силу.
   *[no] Остальные уже выбрали: ваш выбор сразу вступит в силу.
}
board-waiting-for = Ждём: { $names }.
board-step-action = Сбор или строительство
board-step-place = Место
board-step-pay = Оплата
board-turn = Повернуть, клавиша R
board-flip = Перевернуть, клавиша F
board-put = Поставить
board-place-here = { $name }: здесь можно
board-not-here = { $name }: сюда нельзя
board-covers = Накроет
board-placing = Место здания: стрелки двигают, R поворачивает, F переворачивает, Enter ставит

## Соперник в игре на одного

board-covered = { $count ->
    [one] накрыта { $count } клетка
    [few] накрыто { $count } клетки
   *[other] накрыто { $count } клеток
}
board-plan = Его рабочие на день и на ночь, груз
board-deck = { $count ->
    [one] В колоде { $count } карта
    [few] В колоде { $count } карты
   *[other] В колоде { $count } карт
}
