import { cableLug, ferrule, leverClamp, railTerminal, sleeve } from '#demo/pictures/fixing'
import type { Line } from '../brands.ts'
import { type Family, type Spec, family, plain, ru } from '../family.ts'

const proven = (line: Line, standard: string): Spec[] => [
  ['standard', standard],
  ['warranty', Math.min(5, line.warrantyYears)],
]
const sectionsOfLugs = [2.5, 4, 6, 10, 16, 25, 35, 50, 70, 95, 120, 150, 185, 240, 300] as const
const metals = { ТМ: 'copper', ТМЛ: 'tinned', ТА: 'aluminium', ТАМ: 'bimetal' } as const
const metalWords = { ТМ: 'медь', ТМЛ: 'медь лужёная', ТА: 'алюминий', ТАМ: 'алюминий-медь' } as const
const metalPrice = { ТМ: 1, ТМЛ: 1.08, ТА: 0.7, ТАМ: 1.5 } as const
const ferruleColours = {
  белый: '#f2f4f6',
  оранжевый: '#ee7a25',
  серый: '#a7b0b9',
  синий: '#2f6fc4',
  чёрный: '#2f343a',
  красный: '#d6402e',
  жёлтый: '#f0c63a',
  'слоновая кость': '#efe4c8',
} as const
const terminalColours = {
  серый: '#aab3bc',
  синий: '#2f6fc4',
  'жёлто-зелёный': '#a8bf3a',
  красный: '#d6402e',
  оранжевый: '#ee7a25',
  чёрный: '#343a41',
} as const
const colourPlace = (colours: object, colour: string) => Object.keys(colours).indexOf(colour) + 1

export const terminalFamilies: readonly Family[] = [
  family({
    code: 'lug',
    name: 'Наконечники кабельные',
    area: 'fixing',
    weight: 12,
    section: 'lug',
    letters: 'NK',
    axes: {
      kind: ['ТМ', 'ТМЛ', 'ТА', 'ТАМ'],
      section: sectionsOfLugs,
      hole: [4, 5, 6, 8, 10, 12, 14, 16, 20],
      pack: [1, 5, 10, 25, 50, 100],
      design: ['стандартный', 'с контрольным окном', 'под углом 90°'],
    },
    isMade: (v) =>
      v.hole >= 3 + Math.sqrt(v.section) * 0.55 &&
      v.hole <= 7 + Math.sqrt(v.section) * 1.1 &&
      !(v.kind.startsWith('ТА') && (v.section < 16 || v.design !== 'стандартный')) &&
      !(v.pack >= 50 && v.section > 35) &&
      !(v.pack === 1 && v.section < 50),
    commonness: (v) =>
      (v.kind === 'ТМЛ' ? 0.8 : 0) +
      (v.design === 'стандартный' ? 0.8 : 0) +
      (v.section <= 50 ? 0.3 : 0) +
      ([10, 1].includes(v.pack) ? 0.4 : 0),
    title: (v) =>
      `Наконечник ${v.kind} ${ru(v.section)}-${v.hole} ${v.design === 'стандартный' ? '' : `${v.design} `}${metalWords[v.kind]}${v.pack > 1 ? ` (упак. ${v.pack} шт)` : ''}`,
    specs: (v, line) => [
      ['brand', v.kind],
      ['section', v.section],
      ['hole', v.hole],
      ['type', v.design],
      ['material', metalWords[v.kind]],
      ['pieces', v.pack],
      ['diameter', Math.round(1.25 * Math.sqrt(v.section) * 10) / 10],
      ['length', Math.round(18 + Math.sqrt(v.section) * 5.2)],
      ['coating', v.kind === 'ТМЛ' ? 'олово' : 'нет'],
      ['mounting', 'опрессовка'],
      ['voltage-kv', 10],
      ...proven(line, 'ГОСТ 7386-80'),
    ],
    mark: (v) =>
      `${{ ТМ: 'M', ТМЛ: 'ML', ТА: 'A', ТАМ: 'AM' }[v.kind]}${v.section}-${v.hole}${{ стандартный: '', 'с контрольным окном': 'O', 'под углом 90°': 'U' }[v.design]}-${v.pack}`,
    price: (v) =>
      (4 + v.section * 1.15) *
      metalPrice[v.kind] *
      (v.design === 'под углом 90°' ? 1.6 : v.design === 'с контрольным окном' ? 1.06 : 1) *
      v.pack *
      (v.pack > 1 ? 0.97 : 1),
    grams: (v) => (2 + v.section * 0.7) * v.pack,
    millilitres: (v) => (2 + v.section * 0.3) * v.pack,
    picture: (v) =>
      plain(`${metals[v.kind]}-${v.section > 70 ? 'l' : v.section > 10 ? 'm' : 's'}`, () =>
        cableLug({ metal: metals[v.kind], size: v.section > 70 ? 1.15 : v.section > 10 ? 1 : 0.85 }),
      ),
    related: ['crimper', 'shrink', 'vvg', 'mccb'],
    purpose: 'Надёжное присоединение жилы под болт аппарата или шины; обжимается пресс-клещами.',
  }),
  family({
    code: 'ferrule',
    name: 'Наконечники-гильзы НШВИ',
    area: 'fixing',
    weight: 8,
    section: 'ferrule',
    letters: 'NG',
    unit: 'pack',
    axes: {
      kind: ['НШВИ', 'НШВИ(2)', 'НШВ'],
      section: [0.5, 0.75, 1, 1.5, 2.5, 4, 6, 10, 16, 25, 35, 50],
      length: [8, 10, 12, 14, 18, 25],
      colour: Object.keys(ferruleColours) as (keyof typeof ferruleColours)[],
      pack: [20, 50, 100, 500],
    },
    isMade: (v) =>
      v.length >= 6 + Math.sqrt(v.section) * 1.4 &&
      v.length <= 11 + Math.sqrt(v.section) * 2.4 &&
      !(v.pack === 500 && v.section > 10) &&
      !(v.kind === 'НШВ' && v.colour !== 'белый') &&
      !(v.kind === 'НШВИ(2)' && v.section > 16),
    commonness: (v) => (v.kind === 'НШВИ' ? 0.6 : 0) + (v.section <= 6 ? 0.5 : 0) + (v.pack === 100 ? 0.4 : 0),
    title: (v) => `Наконечник ${v.kind} ${ru(v.section)}-${v.length}${v.kind === 'НШВ' ? ' лужёный' : ` ${v.colour}`} (упак. ${v.pack} шт)`,
    specs: (v, line) => [
      ['brand', v.kind],
      ['section', v.section],
      ['length', v.length],
      ['colour', v.kind === 'НШВ' ? 'без изоляции' : v.colour],
      ['pieces', v.pack],
      ['material', 'медь лужёная'],
      ['insulation', v.kind === 'НШВ' ? 'нет' : 'полипропилен'],
      ['cores', v.kind === 'НШВИ(2)' ? 2 : 1],
      ['voltage', 1000],
      ['temp-max', 105],
      ...proven(line, 'ТУ 3424-001'),
    ],
    mark: (v) =>
      `${{ НШВИ: 'I', 'НШВИ(2)': 'D', НШВ: 'N' }[v.kind]}${v.section}-${v.length}-${colourPlace(ferruleColours, v.colour)}-${v.pack}`,
    price: (v) => (0.9 + v.section * 0.34) * { НШВИ: 1, 'НШВИ(2)': 1.7, НШВ: 0.75 }[v.kind] * v.pack * (v.pack >= 100 ? 0.9 : 1),
    grams: (v) => (0.2 + v.section * 0.12) * v.pack,
    millilitres: (v) => 0.5 * v.pack + v.section,
    picture: (v) =>
      plain(`${v.kind === 'НШВИ(2)' ? 'd' : 's'}${colourPlace(ferruleColours, v.colour)}`, () =>
        ferrule({ colour: ferruleColours[v.colour], isTwin: v.kind === 'НШВИ(2)' }),
      ),
    related: ['crimper', 'pugv', 'terminal'],
    purpose: 'Оконцевание гибких проводов перед зажимом в клемме: жила не рассыпается, контакт не греется.',
  }),
  family({
    code: 'sleeve',
    name: 'Гильзы соединительные',
    area: 'fixing',
    weight: 6,
    section: 'sleeve',
    letters: 'GL',
    axes: {
      kind: ['ГМ', 'ГМЛ', 'ГА', 'ГСИ', 'ГСИ-Т'],
      section: [1.5, 2.5, 4, 6, 10, 16, 25, 35, 50, 70, 95, 120, 150, 185, 240],
      pack: [1, 5, 10, 50, 100],
      colour: ['без изоляции', 'красный', 'синий', 'жёлтый'],
    },
    isMade: (v) =>
      v.kind.startsWith('ГСИ') !== (v.colour === 'без изоляции') &&
      !(v.kind.startsWith('ГСИ') && v.section > 6) &&
      !(v.kind === 'ГА' && v.section < 10) &&
      !(v.pack >= 50 && v.section > 35),
    commonness: (v) => (v.section <= 16 ? 0.5 : 0) + (v.kind === 'ГМЛ' ? 0.4 : 0),
    title: (v) =>
      `Гильза ${v.kind} ${ru(v.section)} мм²${v.colour === 'без изоляции' ? '' : ` ${v.colour}`} соединительная${v.pack > 1 ? ` (упак. ${v.pack} шт)` : ''}`,
    specs: (v, line) => [
      ['brand', v.kind],
      ['section', v.section],
      ['colour', v.colour],
      ['pieces', v.pack],
      ['material', v.kind === 'ГА' ? 'алюминий' : v.kind === 'ГМ' ? 'медь' : 'медь лужёная'],
      ['length', Math.round(16 + Math.sqrt(v.section) * 6)],
      ['insulation', v.kind === 'ГСИ-Т' ? 'термоусаживаемая' : v.kind === 'ГСИ' ? 'ПВХ' : 'нет'],
      ['voltage-kv', v.kind.startsWith('ГСИ') ? 0.66 : 10],
      ['mounting', 'опрессовка'],
      ...proven(line, 'ГОСТ 23469.3-79'),
    ],
    mark: (v) =>
      `${{ ГМ: 'M', ГМЛ: 'ML', ГА: 'A', ГСИ: 'SI', 'ГСИ-Т': 'ST' }[v.kind]}${v.section}-${v.pack}${{ 'без изоляции': '', красный: 'R', синий: 'B', жёлтый: 'Y' }[v.colour]}`,
    price: (v) =>
      (3.5 + v.section * 1.05) * { ГМ: 1, ГМЛ: 1.08, ГА: 0.7, ГСИ: 1.6, 'ГСИ-Т': 3.8 }[v.kind] * v.pack * (v.pack > 1 ? 0.97 : 1),
    grams: (v) => (1 + v.section * 0.6) * v.pack,
    millilitres: (v) => (1 + v.section * 0.25) * v.pack,
    picture: (v) =>
      plain(
        `${{ ГМ: 'copper', ГМЛ: 'tinned', ГА: 'aluminium', ГСИ: 'tinned', 'ГСИ-Т': 'tinned' }[v.kind]}${v.kind.startsWith('ГСИ') ? '-i' : ''}`,
        () =>
          sleeve({
            metal: ({ ГМ: 'copper', ГМЛ: 'tinned', ГА: 'aluminium', ГСИ: 'tinned', 'ГСИ-Т': 'tinned' } as const)[v.kind],
            isInsulated: v.kind.startsWith('ГСИ'),
          }),
      ),
    related: ['crimper', 'shrink', 'vvg', 'sip'],
    purpose: 'Соединение жил встык опрессовкой: неразборный контакт на весь срок службы линии.',
  }),
  family({
    code: 'lever',
    name: 'Клеммы соединительные',
    area: 'fixing',
    weight: 8,
    section: 'lever',
    letters: 'KS',
    unit: 'pack',
    axes: {
      kind: ['с рычагом', 'пружинная', 'пружинная с пастой', 'винтовая'],
      ways: [2, 3, 4, 5, 6, 8, 12],
      section: [2.5, 4, 6, 10, 16],
      pack: [4, 10, 20, 50, 100],
      colour: ['прозрачный', 'серый', 'оранжевый'],
    },
    isMade: (v) =>
      (v.kind === 'винтовая' ? v.ways === 12 || v.ways === 2 : v.ways <= 8 && v.section <= 6 && v.ways !== 6) &&
      !(v.kind.startsWith('пружинная') && v.section > 4) &&
      !(v.kind !== 'винтовая' && v.ways === 12),
    commonness: (v) => (v.kind === 'с рычагом' ? 0.6 : 0) + ([2, 3, 5].includes(v.ways) ? 0.5 : 0) + (v.section <= 4 ? 0.4 : 0),
    title: (v) => `Клемма соединительная ${v.kind} ${v.ways}х${ru(v.section)} мм² ${v.colour} (упак. ${v.pack} шт)`,
    specs: (v, line) => [
      ['type', v.kind],
      ['inputs', v.ways],
      ['section', v.section],
      ['current', { 2.5: 24, 4: 32, 6: 41, 10: 57, 16: 76 }[v.section]],
      ['voltage', 450],
      ['colour', v.colour],
      ['pieces', v.pack],
      ['material', v.kind === 'винтовая' ? 'полиэтилен' : 'поликарбонат'],
      ['core-material', v.kind.includes('пастой') ? 'медь и алюминий' : 'медь'],
      ['temp-max', 105],
      ...proven(line, 'ГОСТ IEC 60998-2-2-2013'),
    ],
    mark: (v) =>
      `${{ 'с рычагом': 'R', пружинная: 'P', 'пружинная с пастой': 'PP', винтовая: 'V' }[v.kind]}${v.ways}-${v.section}-${v.pack}${{ прозрачный: 'T', серый: 'G', оранжевый: 'O' }[v.colour]}`,
    price: (v) =>
      (4 + v.ways * 2.6 + v.section * 1.1) *
      { 'с рычагом': 1.5, пружинная: 0.7, 'пружинная с пастой': 0.85, винтовая: 0.9 }[v.kind] *
      v.pack *
      0.95,
    grams: (v) => (1 + v.ways * 0.8) * v.pack,
    millilitres: (v) => (2 + v.ways) * v.pack,
    picture: (v) =>
      plain(`${v.kind === 'с рычагом' ? 'l' : 'p'}${v.ways <= 2 ? 2 : v.ways <= 4 ? 3 : v.ways <= 6 ? 5 : 8}`, () =>
        leverClamp({ ways: v.ways <= 2 ? 2 : v.ways <= 4 ? 3 : v.ways <= 6 ? 5 : 8, isLever: v.kind === 'с рычагом' }),
      ),
    related: ['junction', 'vvgp', 'stripper'],
    purpose: 'Быстрое соединение проводов в распаячной коробке без пайки и скрутки.',
  }),
  family({
    code: 'terminal',
    name: 'Клеммы на DIN-рейку',
    area: 'fixing',
    weight: 8,
    section: 'terminal',
    letters: 'KD',
    axes: {
      kind: ['винтовая', 'пружинная', 'push-in'],
      section: [1.5, 2.5, 4, 6, 10, 16, 35, 50, 70],
      role: ['проходная', 'заземляющая', 'двухъярусная', 'размыкаемая', 'с предохранителем'],
      colour: Object.keys(terminalColours) as (keyof typeof terminalColours)[],
    },
    isMade: (v) =>
      (v.role === 'заземляющая') === (v.colour === 'жёлто-зелёный') &&
      !(v.role !== 'проходная' && v.role !== 'заземляющая' && v.section > 6) &&
      !(v.kind !== 'винтовая' && v.section > 16),
    commonness: (v) => (v.section <= 4 ? 0.5 : 0) + (v.colour === 'серый' ? 0.5 : 0) + (v.role === 'проходная' ? 0.4 : 0),
    title: (v, line) => `Клемма на DIN-рейку ${v.role} ${v.kind} ${ru(v.section)} мм² ${v.colour} КДР-${line.number}`,
    specs: (v, line) => [
      ['type', v.role],
      ['release', v.kind],
      ['section', v.section],
      ['current', { 1.5: 17.5, 2.5: 24, 4: 32, 6: 41, 10: 57, 16: 76, 35: 125, 50: 150, 70: 192 }[v.section]],
      ['voltage', 800],
      ['colour', v.colour],
      ['width', Math.round((4.2 + Math.sqrt(v.section) * 1.6) * 10) / 10],
      ['material', 'полиамид 6.6'],
      ['mounting', 'DIN-рейка 35 мм'],
      ['temp-max', 110],
      ...proven(line, 'ГОСТ IEC 60947-7-1-2016'),
    ],
    mark: (v) =>
      `${{ винтовая: 'V', пружинная: 'P', 'push-in': 'I' }[v.kind]}${v.section}-${['проходная', 'заземляющая', 'двухъярусная', 'размыкаемая', 'с предохранителем'].indexOf(v.role) + 1}${colourPlace(terminalColours, v.colour)}`,
    price: (v) =>
      (14 + v.section * 3.4) *
      { винтовая: 1, пружинная: 1.25, 'push-in': 1.5 }[v.kind] *
      { проходная: 1, заземляющая: 2.1, двухъярусная: 1.9, размыкаемая: 2.2, 'с предохранителем': 3 }[v.role],
    grams: (v) => 6 + v.section * 1.6,
    millilitres: (v) => 8 + v.section,
    batch: (v) => (v.section <= 6 ? { least: 100, step: 50 } : { step: 10 }),
    picture: (v) =>
      plain(`${v.role === 'двухъярусная' ? 2 : 1}-${colourPlace(terminalColours, v.colour)}`, () =>
        railTerminal({ colour: terminalColours[v.colour], tiers: v.role === 'двухъярусная' ? 2 : 1 }),
      ),
    related: ['din-rail', 'ferrule', 'pugv', 'board-mount'],
    purpose: 'Ввод и вывод цепей шкафа управления с маркировкой и перемычками.',
  }),
]
