export type Part = { family: string; wanted?: Record<string, string | number | boolean>; quantity: number }
type SetPlan = { slug: string; name: string; description: string; parts: readonly Part[] }

const breaker = (poles: number, current: number, quantity: number): Part => ({
  family: 'mcb',
  wanted: { poles, current, curve: 'C' },
  quantity,
})

/** Products bought together for one job; the first part names the maker. */
export const setPlans: readonly SetPlan[] = [
  {
    slug: 'shchit-kvartirnyy-12',
    name: 'Щит квартирный на 12 модулей в сборе',
    description: 'Навесной бокс с вводным выключателем, дифавтоматами на розетки и автоматами на свет: для однокомнатной квартиры.',
    parts: [
      { family: 'box-wall', wanted: { modules: 12, ip: 'IP41' }, quantity: 1 },
      { family: 'switch-din', wanted: { poles: 2, current: 63 }, quantity: 1 },
      breaker(1, 16, 3),
      breaker(1, 10, 2),
      { family: 'rcbo', wanted: { poles: 2, current: 16, leak: 30 }, quantity: 2 },
      { family: 'bus-zero', quantity: 2 },
    ],
  },
  {
    slug: 'shchit-kvartirnyy-24',
    name: 'Щит квартирный на 24 модуля в сборе',
    description: 'Двухрядный щит для двух-трёхкомнатной квартиры: реле напряжения, УЗО на группы, автоматы на кухню и санузел.',
    parts: [
      { family: 'box-flush', wanted: { modules: 24 }, quantity: 1 },
      { family: 'relay-voltage', wanted: { kind: 'напряжения' }, quantity: 1 },
      { family: 'rcd', wanted: { poles: 2, current: 40, leak: 30 }, quantity: 2 },
      breaker(1, 16, 6),
      breaker(1, 10, 3),
      breaker(1, 25, 1),
      { family: 'bus-comb', quantity: 1 },
    ],
  },
  {
    slug: 'shchit-doma-36',
    name: 'Щит загородного дома на 36 модулей в сборе',
    description: 'Трёхфазный ввод, защита от импульсных перенапряжений и селективное УЗО для дома до 15 кВт.',
    parts: [
      { family: 'board-split', wanted: { modules: 36 }, quantity: 1 },
      breaker(3, 25, 1),
      { family: 'spd', wanted: { poles: 4, level: 'II' }, quantity: 1 },
      { family: 'rcd', wanted: { poles: 4, current: 40 }, quantity: 1 },
      breaker(1, 16, 9),
      breaker(1, 10, 4),
      { family: 'rcbo', wanted: { poles: 2, current: 16 }, quantity: 3 },
      { family: 'bus-zero', quantity: 2 },
    ],
  },
  {
    slug: 'shchit-uchyota-1f',
    name: 'Щит учёта однофазный в сборе',
    description: 'Уличный щит со счётчиком и вводным автоматом по техническим условиям на 5 кВт.',
    parts: [
      { family: 'board-meter', wanted: { phases: 1, ip: 'IP54' }, quantity: 1 },
      { family: 'meter', wanted: { phases: 1 }, quantity: 1 },
      breaker(2, 25, 1),
      { family: 'gland', quantity: 2 },
      { family: 'pugv', wanted: { section: 6 }, quantity: 4 },
    ],
  },
  {
    slug: 'shchit-uchyota-3f',
    name: 'Щит учёта трёхфазный в сборе',
    description: 'Щит для ввода 15 кВт: трёхфазный счётчик, автомат, защита от перенапряжений.',
    parts: [
      { family: 'board-meter', wanted: { phases: 3 }, quantity: 1 },
      { family: 'meter', wanted: { phases: 3 }, quantity: 1 },
      breaker(3, 25, 1),
      { family: 'spd', wanted: { poles: 4 }, quantity: 1 },
      { family: 'bus-zero', quantity: 2 },
    ],
  },
  {
    slug: 'upravlenie-nasosom',
    name: 'Шкаф управления насосом',
    description: 'Прямой пуск насоса: автомат защиты двигателя, контактор, кнопки и лампы на двери.',
    parts: [
      { family: 'board-mount', quantity: 1 },
      { family: 'motor-breaker', quantity: 1 },
      { family: 'contactor', quantity: 1 },
      { family: 'button', quantity: 2 },
      { family: 'signal', quantity: 2 },
      { family: 'terminal', quantity: 50 },
      { family: 'din-rail', quantity: 10 },
    ],
  },
  {
    slug: 'privod-ventilyatora',
    name: 'Частотный привод вентилятора',
    description: 'Двигатель и преобразователь частоты с защитой и кабелем для плавного регулирования.',
    parts: [
      { family: 'vfd', quantity: 1 },
      { family: 'motor', quantity: 1 },
      { family: 'mccb', quantity: 1 },
      { family: 'kg', quantity: 20 },
      { family: 'lug', quantity: 3 },
    ],
  },
  {
    slug: 'vvod-v-dom',
    name: 'Ввод в дом проводом СИП',
    description: 'Ответвление от воздушной линии до щита учёта на 25 м.',
    parts: [
      { family: 'sip', quantity: 25 },
      { family: 'sleeve', quantity: 4 },
      { family: 'hose', quantity: 25 },
      { family: 'tie', quantity: 1 },
    ],
  },
  {
    slug: 'zazemlenie-doma',
    name: 'Заземление частного дома',
    description: 'Три стержня, полоса и зажимы для контура сопротивлением до 30 Ом.',
    parts: [
      { family: 'rod', quantity: 3 },
      { family: 'strip', quantity: 50 },
      { family: 'earth-clamp', quantity: 4 },
      { family: 'pugv', quantity: 10 },
    ],
  },
  {
    slug: 'molniezashchita',
    name: 'Молниезащита кровли',
    description: 'Молниеприёмник, токоотвод и соединители для дома с двускатной крышей.',
    parts: [
      { family: 'air-rod', quantity: 2 },
      { family: 'strip', quantity: 50 },
      { family: 'earth-clamp', quantity: 10 },
      { family: 'spd', quantity: 1 },
    ],
  },
  {
    slug: 'svet-ofisa',
    name: 'Освещение офиса 40 м²',
    description: 'Восемь панелей, аварийный указатель, выключатель и кабель.',
    parts: [
      { family: 'panel', quantity: 8 },
      { family: 'emergency', quantity: 1 },
      { family: 'switch', quantity: 2 },
      { family: 'vvgp', quantity: 60 },
      { family: 'lever', quantity: 1 },
    ],
  },
  {
    slug: 'svet-sklada',
    name: 'Освещение склада',
    description: 'Пылевлагозащищённые линии с датчиками движения.',
    parts: [
      { family: 'linear', quantity: 12 },
      { family: 'light-sensor', quantity: 3 },
      { family: 'junction', quantity: 10 },
      { family: 'vvg', quantity: 100 },
    ],
  },
  {
    slug: 'svet-dvora',
    name: 'Освещение двора с фотореле',
    description: 'Прожекторы включаются в сумерки и гаснут на рассвете.',
    parts: [
      { family: 'flood', quantity: 4 },
      { family: 'photo-relay', quantity: 1 },
      { family: 'contactor-din', quantity: 1 },
      { family: 'kg', quantity: 50 },
    ],
  },
  {
    slug: 'provodka-komnaty',
    name: 'Электрика комнаты',
    description: 'Розетки, выключатель, рамки, коробки и кабель для комнаты 18 м².',
    parts: [
      { family: 'socket', quantity: 6 },
      { family: 'switch', quantity: 1 },
      { family: 'frame', quantity: 10 },
      { family: 'vvgp', quantity: 50 },
      { family: 'junction', quantity: 10 },
      { family: 'pipe-pvc', quantity: 50 },
    ],
  },
  {
    slug: 'tyoplyy-pol',
    name: 'Тёплый пол ванной',
    description: 'Мат с терморегулятором и отдельным дифавтоматом.',
    parts: [
      { family: 'floor', wanted: { kind: 'мат нагревательный' }, quantity: 1 },
      { family: 'thermostat', quantity: 1 },
      { family: 'rcbo', wanted: { poles: 2, current: 16, leak: 30 }, quantity: 1 },
      { family: 'vvgp', quantity: 15 },
    ],
  },
  {
    slug: 'rabochee-mesto',
    name: 'Сеть на 12 рабочих мест',
    description: 'Настенный шкаф, патч-панель, розетки, корды и кабель.',
    parts: [
      { family: 'rack', quantity: 1 },
      { family: 'patch-panel', quantity: 1 },
      { family: 'rj-socket', quantity: 12 },
      { family: 'patch', quantity: 24 },
      { family: 'utp', quantity: 305 },
    ],
  },
  {
    slug: 'nabor-montazhnika',
    name: 'Набор электромонтажника',
    description: 'Инструмент и прибор на каждый день.',
    parts: [
      { family: 'plier', quantity: 1 },
      { family: 'screwdriver', quantity: 3 },
      { family: 'stripper', quantity: 1 },
      { family: 'crimper', quantity: 1 },
      { family: 'multimeter', quantity: 1 },
    ],
  },
]
