import { corrugatedPipe, metalHose, rigidPipe } from '#demo/pictures/trays'
import type { Line } from '../brands.ts'
import { type Family, type Spec, family, plain } from '../family.ts'

const inBuilding = (line: Line, standard: string): Spec[] => [
  ['standard', standard],
  ['service', 25],
  ['warranty', Math.min(5, line.warrantyYears)],
]
const pipeColours = {
  серый: '#b9c0c8',
  чёрный: '#2f343a',
  оранжевый: '#ee7a25',
  синий: '#2f6fc4',
  белый: '#f2f4f6',
  красный: '#d6402e',
} as const

export const pipeFamilies: readonly Family[] = [
  family({
    code: 'pipe-pvc',
    name: 'Трубы гофрированные',
    area: 'trays',
    weight: 12,
    section: (v) => (v.material === 'ПВХ' ? 'pipe-pvc' : 'pipe-pnd'),
    letters: 'GT',
    unit: 'metre',
    axes: {
      material: ['ПВХ', 'ПНД', 'ПНД безгалогенная', 'полиамид'],
      diameter: [16, 20, 25, 32, 40, 50, 63],
      grade: ['лёгкая', 'средняя', 'тяжёлая'],
      colour: ['серый', 'чёрный', 'оранжевый', 'синий', 'белый', 'красный'],
      coil: [10, 15, 25, 50, 100],
      wire: [true, false],
    },
    isMade: (v) =>
      (v.material === 'ПВХ' ? v.colour !== 'оранжевый' && v.colour !== 'красный' : v.colour !== 'белый') &&
      !(v.coil === 100 && v.diameter > 25) &&
      !(v.coil === 50 && v.diameter > 32) &&
      !(v.grade === 'средняя' && v.material === 'ПВХ') &&
      !(v.coil < 25 && v.diameter < 32),
    commonness: (v) =>
      (v.diameter <= 25 ? 0.6 : 0) +
      (v.colour === 'серый' && v.material === 'ПВХ' ? 0.9 : v.colour === 'чёрный' && v.material === 'ПНД' ? 0.7 : 0) +
      (v.wire ? 0.5 : 0) +
      (v.grade === 'лёгкая' ? 0.3 : 0),
    title: (v) =>
      `Труба гофрированная ${v.material} d${v.diameter} мм ${v.grade} ${v.wire ? 'с зондом' : 'без зонда'} ${v.colour} (бухта ${v.coil} м)`,
    specs: (v, line) => [
      ['diameter', v.diameter],
      ['material', v.material],
      ['type', v.grade],
      ['colour', v.colour],
      ['packing', `бухта ${v.coil} м`],
      ['has-armour', false],
      ['positions', v.wire ? 'с зондом' : 'без зонда'],
      ['ip', 'IP55'],
      ['is-halogen-free', v.material.includes('безгалогенная')],
      ['temp-min', v.material === 'ПВХ' ? -5 : -40],
      ['temp-max', v.material === 'ПВХ' ? 60 : 90],
      ...inBuilding(line, 'ГОСТ IEC 61386-22-2014'),
    ],
    mark: (v) =>
      `${{ ПВХ: 'V', ПНД: 'N', 'ПНД безгалогенная': 'H', полиамид: 'A' }[v.material]}${v.diameter}${{ лёгкая: 'L', средняя: 'S', тяжёлая: 'T' }[v.grade]}-${Object.keys(pipeColours).indexOf(v.colour) + 1}-${v.coil}${v.wire ? 'Z' : ''}`,
    price: (v) =>
      (4.2 + v.diameter ** 1.35 * 0.21) *
      { ПВХ: 1, ПНД: 1.4, 'ПНД безгалогенная': 2.5, полиамид: 4.6 }[v.material] *
      { лёгкая: 1, средняя: 1.25, тяжёлая: 1.7 }[v.grade] *
      (v.wire ? 1.08 : 1) *
      (v.coil <= 15 ? 1.08 : 1),
    grams: (v) => v.diameter * 2.6,
    millilitres: (v) => v.diameter ** 2,
    batch: (v) => ({ step: v.coil }),
    picture: (v) =>
      plain(Object.keys(pipeColours).indexOf(v.colour) + 1, () => corrugatedPipe({ colour: pipeColours[v.colour], isDouble: false })),
    related: ['cable-clip', 'junction', 'vvg', 'vvgp'],
    purpose: 'Защита кабеля при скрытой и открытой прокладке в стенах, полах, под потолком.',
  }),
  family({
    code: 'pipe-rigid',
    name: 'Трубы жёсткие и двустенные',
    area: 'trays',
    weight: 6,
    section: (v) => (v.kind === 'двустенная' ? 'pipe-double' : 'pipe-rigid'),
    letters: 'TG',
    unit: 'metre',
    axes: {
      kind: ['гладкая ПВХ лёгкая', 'гладкая ПВХ тяжёлая', 'гладкая ПНД', 'двустенная'],
      diameter: [16, 20, 25, 32, 40, 50, 63, 75, 90, 110, 125, 160, 200],
      colour: ['серый', 'чёрный', 'красный', 'синий', 'белый'],
      piece: [2, 3, 6, 50],
    },
    isMade: (v) =>
      v.kind === 'двустенная'
        ? v.diameter >= 50 && v.piece >= 6 && v.colour !== 'белый' && v.colour !== 'серый' && !(v.piece === 50 && v.diameter > 125)
        : v.diameter <= 63 && v.piece <= 3 && v.colour !== 'красный',
    commonness: (v) => (v.diameter === 20 || v.diameter === 110 ? 0.5 : 0) + (v.colour === 'серый' || v.colour === 'красный' ? 0.5 : 0),
    title: (v) => `Труба ${v.kind} d${v.diameter} мм ${v.colour} (${v.piece === 50 ? 'бухта' : 'отрезок'} ${v.piece} м)`,
    specs: (v, line) => [
      ['diameter', v.diameter],
      ['type', v.kind],
      ['colour', v.colour],
      ['packing', `${v.piece === 50 ? 'бухта' : 'отрезок'} ${v.piece} м`],
      ['material', v.kind.includes('ПВХ') ? 'ПВХ' : 'ПНД'],
      ['thickness', Math.round((1 + v.diameter / 40) * 10) / 10],
      ['force-n', v.kind === 'двустенная' ? 450 : v.kind.endsWith('тяжёлая') ? 1250 : 750],
      ['ip', 'IP67'],
      ['temp-min', -25],
      ['temp-max', 60],
      ...inBuilding(line, 'ГОСТ IEC 61386-21-2015'),
    ],
    mark: (v) =>
      `${{ 'гладкая ПВХ лёгкая': 'L', 'гладкая ПВХ тяжёлая': 'T', 'гладкая ПНД': 'N', двустенная: 'D' }[v.kind]}${v.diameter}-${Object.keys(pipeColours).indexOf(v.colour) + 1}-${v.piece}`,
    price: (v) =>
      (6 + v.diameter ** 1.4 * 0.3) * { 'гладкая ПВХ лёгкая': 1, 'гладкая ПВХ тяжёлая': 1.5, 'гладкая ПНД': 1.3, двустенная: 0.8 }[v.kind],
    grams: (v) => v.diameter * 5.5,
    millilitres: (v) => v.diameter ** 2 * 0.8,
    batch: (v) => ({ step: v.piece }),
    picture: (v) =>
      plain(`${v.kind === 'двустенная' ? 'd' : 'r'}${Object.keys(pipeColours).indexOf(v.colour) + 1}`, () =>
        v.kind === 'двустенная'
          ? corrugatedPipe({ colour: pipeColours[v.colour], isDouble: true })
          : rigidPipe({ colour: pipeColours[v.colour] }),
      ),
    related: ['cable-clip', 'vbshv', 'junction'],
    purpose: 'Открытая прокладка по стенам и подземная канализация для силовых и слаботочных линий.',
  }),
  family({
    code: 'hose',
    name: 'Металлорукав',
    area: 'trays',
    weight: 5,
    section: 'hose',
    letters: 'MR',
    unit: 'metre',
    axes: {
      kind: ['РЗ-Ц', 'РЗ-ЦХ', 'РЗ-ЦП', 'МРПИ', 'МРПИнг'],
      diameter: [8, 10, 12, 15, 18, 20, 22, 25, 32, 38, 50, 60, 75, 100],
      coil: [10, 15, 25, 50, 100],
      colour: ['без покрытия', 'чёрный', 'серый', 'оранжевый'],
    },
    isMade: (v) =>
      v.kind.startsWith('РЗ') === (v.colour === 'без покрытия') && !(v.coil >= 50 && v.diameter > 32) && !(v.coil < 25 && v.diameter < 32),
    commonness: (v) => (v.kind === 'РЗ-ЦХ' || v.kind === 'МРПИнг' ? 0.5 : 0) + (v.diameter <= 25 ? 0.4 : 0),
    title: (v) =>
      `Металлорукав ${v.kind} ${v.diameter} мм${v.colour === 'без покрытия' ? '' : ` в ПВХ изоляции ${v.colour}`} (бухта ${v.coil} м)`,
    specs: (v, line) => [
      ['brand', v.kind],
      ['diameter', v.diameter],
      ['colour', v.colour],
      ['packing', `бухта ${v.coil} м`],
      ['outer', Math.round(v.diameter * 1.18 + 3)],
      ['material', 'оцинкованная лента'],
      ['coating', v.colour === 'без покрытия' ? 'нет' : 'ПВХ'],
      ['ip', v.colour === 'без покрытия' ? 'IP54' : 'IP67'],
      ['temp-min', v.colour === 'без покрытия' ? -60 : -25],
      ['temp-max', 70],
      ...inBuilding(line, 'ТУ 4833-001'),
    ],
    mark: (v) =>
      `${{ 'РЗ-Ц': 'C', 'РЗ-ЦХ': 'X', 'РЗ-ЦП': 'P', МРПИ: 'I', МРПИнг: 'N' }[v.kind]}${v.diameter}-${v.coil}${{ 'без покрытия': '', чёрный: 'K', серый: 'G', оранжевый: 'O' }[v.colour]}`,
    price: (v) => (12 + v.diameter * 1.7) * { 'РЗ-Ц': 0.95, 'РЗ-ЦХ': 1, 'РЗ-ЦП': 1.15, МРПИ: 1.9, МРПИнг: 2.1 }[v.kind],
    grams: (v) => v.diameter * 10,
    millilitres: (v) => v.diameter ** 2,
    batch: (v) => ({ step: v.coil }),
    picture: (v) => plain(v.colour === 'без покрытия' ? 'z' : 'p', () => metalHose({ isCoated: v.colour !== 'без покрытия' })),
    related: ['gland', 'cable-clip', 'kg'],
    purpose: 'Механическая защита проводов в цехах, на станках и при вводе в двигатели.',
  }),
]
