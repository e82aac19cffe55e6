import { slugOf } from '@vitrina/contract/goods/slug.rules'

// Two spaces a level; the word before the colon is how families refer to a section.
const outline = `
cable: Кабель и провод
  cable-power: Кабель силовой
    vvg: Кабель ВВГнг(А)-LS
      vvg-3: Кабель ВВГнг(А)-LS трёхжильный
      vvg-5: Кабель ВВГнг(А)-LS пятижильный
      vvg-n: Кабель ВВГнг(А)-LS одно-, двух- и четырёхжильный
    vvgp: Кабель ВВГ-Пнг(А)-LS плоский
    vbshv: Кабель силовой бронированный ВБШвнг(А)-LS
    avvg: Кабель силовой алюминиевый АВВГнг(А)-LS
    kg: Кабель гибкий КГтп-ХЛ
  cable-wire: Провод
    pugv: Провод установочный ПуГВ
    pvs: Провод соединительный ПВС
    sip: Провод самонесущий СИП
  cable-weak: Кабель контрольный и слаботочный
    kvvg: Кабель контрольный КВВГнг(А)-LS
    kps: Кабель огнестойкий КПСнг(А)-FRLS
    utp: Кабель витая пара
modular: Модульное оборудование
  modular-protect: Защита линий
    mcb: Выключатели автоматические модульные
      mcb-1: Автоматы однополюсные
      mcb-2: Автоматы двухполюсные
      mcb-3: Автоматы трёхполюсные
      mcb-4: Автоматы четырёхполюсные
    rcd: Выключатели дифференциального тока (УЗО)
      rcd-2: УЗО двухполюсные
      rcd-4: УЗО четырёхполюсные
    rcbo: Автоматы дифференциальные (АВДТ)
      rcbo-2: Дифавтоматы двухполюсные
      rcbo-4: Дифавтоматы четырёхполюсные
    spd: Устройства защиты от импульсных перенапряжений
  modular-control: Коммутация и управление
    switch-din: Выключатели нагрузки модульные
    contactor-din: Контакторы модульные
    relay-voltage: Реле напряжения и контроля фаз
    relay-time: Реле времени и таймеры
power: Силовая коммутация
  power-breakers: Силовые выключатели
    mccb: Выключатели автоматические в литом корпусе
      mccb-s: Автоматы в литом корпусе до 160 А
      mccb-l: Автоматы в литом корпусе от 200 А
    knife: Рубильники и выключатели-разъединители
    ats: Устройства автоматического ввода резерва
    fuse: Предохранители и плавкие вставки
  power-start: Пуск двигателей
    contactor: Контакторы
      contactor-s: Контакторы до 32 А
      contactor-l: Контакторы от 40 А
    starter: Пускатели в оболочке
    thermal: Реле тепловые
    motor-breaker: Автоматы защиты двигателя
boards: Щиты и шкафы
  boards-plastic: Щиты и боксы пластиковые
    box-wall: Боксы навесные
    box-flush: Боксы встраиваемые
  boards-metal: Щиты металлические
    board-mount: Щиты с монтажной панелью ЩМП
    board-split: Щиты распределительные ЩРн и ЩРв
    board-meter: Щиты учётные ЩУ
  boards-parts: Щитовое оборудование
    bus-zero: Шины нулевые
    bus-comb: Шины соединительные
    din-rail: DIN-рейки и перфорированный короб
    terminal-block: Кросс-модули и распределительные блоки
wiring: Электроустановочные изделия
  wiring-inner: Механизмы и рамки
    socket: Розетки
    switch: Выключатели
    frame: Рамки
  wiring-plug: Разъёмы и удлинители
    plug: Вилки и розетки силовые
      plug-44: Силовые разъёмы IP44
      plug-67: Силовые разъёмы IP67
    extension: Удлинители
      extension-home: Удлинители бытовые
      extension-reel: Удлинители на катушке
    junction: Коробки распаячные
light: Светотехника
  light-inner: Светильники для помещений
    panel: Панели светодиодные
    linear: Светильники линейные пылевлагозащищённые
    utility: Светильники для ЖКХ
    emergency: Светильники аварийные и указатели
  light-outer: Наружное освещение
    flood: Прожекторы светодиодные
    street: Светильники уличные консольные
  light-lamps: Лампы
    lamp: Лампы светодиодные
      lamp-home: Лампы с цоколем E14 и E27
      lamp-spot: Лампы GU10 и GX53
      lamp-tube: Лампы линейные G13
    led-strip: Лента светодиодная
  light-sensors: Датчики и управление светом
    motion: Датчики движения
    photo-relay: Фотореле
trays: Кабеленесущие системы
  trays-metal: Лотки металлические
    tray-perf: Лотки перфорированные
    tray-solid: Лотки неперфорированные
    tray-ladder: Лотки лестничные
    tray-wire: Лотки проволочные
    tray-cover: Крышки лотков
  trays-pipe: Трубы
    pipe-corr: Трубы гофрированные
      pipe-pvc: Гофротруба ПВХ
      pipe-pnd: Гофротруба ПНД
    pipe-rigid: Трубы жёсткие ПВХ
    pipe-double: Трубы двустенные
    hose: Металлорукав
  trays-duct: Кабель-каналы
    duct: Кабель-каналы ПВХ
fixing: Изделия для монтажа
  fixing-end: Наконечники и гильзы
    lug: Наконечники кабельные медные
    ferrule: Наконечники-гильзы НШВИ
    sleeve: Гильзы соединительные
  fixing-clamp: Клеммы и зажимы
    lever: Клеммы соединительные
    terminal: Клеммы на DIN-рейку
  fixing-lead: Ввод и крепление кабеля
    gland: Вводы кабельные (сальники)
    tie: Хомуты кабельные
    dowel: Дюбель-хомуты
    clip: Скобы и держатели
  fixing-isolate: Изоляция
    tape: Изолента
    shrink: Трубки термоусаживаемые
metering: Учёт и измерения
  metering-count: Учёт электроэнергии
    meter: Счётчики электроэнергии
      meter-1: Счётчики однофазные
      meter-3: Счётчики трёхфазные
    ct: Трансформаторы тока
    panel-meter: Приборы щитовые
  metering-hand: Приборы переносные
    multimeter: Мультиметры
    clamp: Клещи токоизмерительные
supply: Электропитание
  supply-safe: Бесперебойное питание
    ups: Источники бесперебойного питания
    battery: Батареи аккумуляторные
  supply-stable: Преобразование напряжения
    stabiliser: Стабилизаторы напряжения
    psu: Блоки питания на DIN-рейку
drives: Двигатели и привод
  drives-motor: Электродвигатели
    motor: Электродвигатели асинхронные
      motor-s: Электродвигатели до 7,5 кВт
      motor-l: Электродвигатели от 11 кВт
  drives-control: Управление приводом
    vfd: Преобразователи частоты
    soft: Устройства плавного пуска
control: Автоматика и сигнализация
  control-panel: Кнопки, посты, индикация
    button: Кнопки управления
    post: Посты кнопочные
    signal: Арматура светосигнальная
  control-logic: Контроллеры и реле
    plc: Контроллеры программируемые
    relay: Реле промежуточные
  control-sense: Датчики
    proximity: Датчики индуктивные
    limit: Выключатели концевые
climate: Обогрев и вентиляция
  climate-heat: Обогрев
    floor: Тёплый пол
    self-heat: Кабель греющий саморегулирующийся
    convector: Обогреватели электрические
    thermostat: Терморегуляторы
  climate-air: Вентиляция
    fan: Вентиляторы бытовые
    fan-duct: Вентиляторы канальные
earthing: Молниезащита и заземление
  earthing-ground: Заземление
    rod: Стержни заземления
    strip: Полоса и пруток
    earth-clamp: Зажимы и соединители
  earthing-lightning: Молниезащита
    air-rod: Молниеприёмники
tools: Инструмент
  tools-cable: Инструмент для кабеля
    crimper: Пресс-клещи
    cutter: Кабелерезы и ножницы
    stripper: Инструмент для снятия изоляции
  tools-hand: Инструмент ручной
    screwdriver: Отвёртки диэлектрические
    plier: Шарнирно-губцевый инструмент
network: Структурированные сети
  network-line: Кабельные линии
    patch: Патч-корды
    rj-socket: Розетки информационные
  network-rack: Шкафы и панели
    rack: Шкафы телекоммуникационные
    patch-panel: Патч-панели
`

export type Section = { id: number; code: string; name: string; slug: string; parentId: number | null; path: number[]; position: number }

function readOutline(): Section[] {
  const found: Section[] = []
  const branch: Section[] = []
  for (const row of outline.trim().split('\n')) {
    const depth = (row.length - row.trimStart().length) / 2
    const [code = '', name = ''] = row.trim().split(': ')
    branch.length = depth
    const parent = branch.at(-1)
    const id = found.length + 1
    const section = {
      id,
      code,
      name,
      slug: slugOf(name),
      parentId: parent?.id ?? null,
      path: [...(parent?.path ?? []), id],
      position: found.filter((other) => other.parentId === (parent?.id ?? null)).length,
    }
    found.push(section)
    branch.push(section)
  }
  return found
}

export const sections: readonly Section[] = readOutline()
export const sectionByCode: ReadonlyMap<string, Section> = new Map(sections.map((section) => [section.code, section]))
