/** A line by the family of its goods: `nth` most popular of those in stock, or a text as a buyer would write it. */
type PlannedLine = { family: string; nth?: number; amount: number; note?: string } | { text: string; amount: number; unit?: string }
type PlannedGroup = { name: string; multiplier?: number; lines: readonly PlannedLine[] }

export type SpecificationPlan = {
  name: string
  code?: string
  objectName?: string
  note?: string
  lines?: readonly PlannedLine[]
  groups: readonly PlannedGroup[]
}

export type BuyersPlan = SpecificationPlan & {
  buyer: 'buyer@vitrina.test' | 'colleague@vitrina.test' | 'other@vitrina.test'
  company: string
  visibility?: 'private' | 'company'
  isArchived?: true
  /** The seller is asked about the lines without a product. */
  isAsked?: true
}

const apartmentBoard: PlannedGroup = {
  name: 'Щит этажный',
  multiplier: 5,
  lines: [
    { family: 'board-mount', amount: 1 },
    { family: 'mcb', amount: 6, note: 'розетки' },
    { family: 'mcb', nth: 1, amount: 4, note: 'свет' },
    { family: 'rcbo', amount: 2 },
    { family: 'bus-zero', amount: 2 },
    { family: 'din-rail', amount: 1 },
  ],
}

/** Specifications the seller recommends. */
export const recommendedPlans: readonly SpecificationPlan[] = [
  {
    name: 'Щит квартирный на 12 модулей',
    note: 'Ввод, розетки, свет и санузел однокомнатной квартиры.',
    groups: [
      {
        name: 'Щит',
        lines: [
          { family: 'board-mount', amount: 1 },
          { family: 'mcb', amount: 3 },
          { family: 'mcb', nth: 1, amount: 2 },
          { family: 'rcbo', amount: 2 },
          { family: 'bus-zero', amount: 2 },
        ],
      },
    ],
  },
  {
    name: 'Освещение офиса на 200 м²',
    note: 'Панели, аварийные светильники и проводка к ним.',
    groups: [
      {
        name: 'Светильники',
        lines: [
          { family: 'panel', amount: 24 },
          { family: 'linear', amount: 12 },
          { family: 'emergency', amount: 4 },
        ],
      },
      {
        name: 'Управление',
        lines: [
          { family: 'switch', amount: 8 },
          { family: 'frame', amount: 8 },
        ],
      },
      {
        name: 'Проводка',
        lines: [
          { family: 'vvg', amount: 300 },
          { family: 'pipe-pvc', amount: 150 },
          { family: 'cable-clip', amount: 200 },
        ],
      },
    ],
  },
  {
    name: 'Рабочее место: розетки и сеть',
    note: 'На десять рабочих мест.',
    groups: [
      {
        name: 'Рабочее место',
        multiplier: 10,
        lines: [
          { family: 'socket', amount: 4 },
          { family: 'frame', amount: 2 },
          { family: 'utp', amount: 40 },
          { family: 'duct', amount: 6 },
        ],
      },
    ],
  },
  {
    name: 'Кабельная трасса на лотке, 100 м',
    groups: [
      { name: 'Лоток', lines: [{ family: 'tray', amount: 100 }] },
      {
        name: 'Кабель',
        lines: [
          { family: 'vbshv', amount: 100 },
          { family: 'tie', amount: 300 },
          { family: 'gland', amount: 10 },
        ],
      },
    ],
  },
  {
    name: 'Щит учёта загородного дома',
    note: 'Уличный щит с защитой от перенапряжений.',
    groups: [
      {
        name: 'Щит учёта',
        lines: [
          { family: 'board-meter', amount: 1 },
          { family: 'mcb', amount: 1 },
          { family: 'spd', amount: 1 },
          { family: 'sip', amount: 25 },
        ],
      },
    ],
  },
]

export const buyersPlans: readonly BuyersPlan[] = [
  {
    buyer: 'buyer@vitrina.test',
    company: 'Контур-Монтаж',
    name: 'Школа № 5, щиты и освещение',
    code: 'ШК-5-ЭОМ',
    objectName: 'Школа № 5, Подольск',
    visibility: 'company',
    isAsked: true,
    lines: [{ family: 'vvg', amount: 600, note: 'магистраль' }],
    groups: [
      apartmentBoard,
      {
        name: 'Классы',
        multiplier: 12,
        lines: [
          { family: 'panel', amount: 6 },
          { family: 'switch', amount: 2 },
          { family: 'socket', amount: 6 },
        ],
      },
      {
        name: 'Спортзал',
        lines: [
          { family: 'utility', amount: 16 },
          { text: 'Решётка защитная для светильника ЖСП, 300х300', amount: 16, unit: 'шт' },
        ],
      },
    ],
  },
  {
    buyer: 'buyer@vitrina.test',
    company: 'Контур-Монтаж',
    name: 'Склад на Заводской, расходники',
    objectName: 'Склад, ул. Заводская',
    groups: [
      {
        name: 'Крепёж и трасса',
        lines: [
          { family: 'tie', amount: 500 },
          { family: 'cable-clip', amount: 400 },
          { family: 'pipe-pvc', amount: 200 },
        ],
      },
    ],
  },
  {
    buyer: 'buyer@vitrina.test',
    company: 'Контур-Монтаж',
    name: 'Офис на Лесной, первый этап',
    isArchived: true,
    groups: [
      {
        name: 'Свет',
        lines: [
          { family: 'panel', amount: 18 },
          { family: 'emergency', amount: 3 },
        ],
      },
    ],
  },
  {
    buyer: 'colleague@vitrina.test',
    company: 'Контур-Монтаж',
    name: 'Типовой этажный щит',
    visibility: 'company',
    groups: [apartmentBoard],
  },
  {
    buyer: 'other@vitrina.test',
    company: 'Волга-Свет',
    name: 'Двор жилого дома',
    objectName: 'Казань, ЖК «Волга»',
    groups: [
      {
        name: 'Опоры',
        multiplier: 8,
        lines: [
          { family: 'sip', amount: 40 },
          { text: 'кронштейн КП-1-1,0', amount: 1, unit: 'шт' },
        ],
      },
    ],
  },
]
