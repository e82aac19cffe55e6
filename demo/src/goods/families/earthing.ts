import { earthClamp, earthStrip, groundRod, lightningRod } from '#demo/pictures/earthing'
import type { Line } from '../brands.ts'
import { type Family, type Spec, counted, family, plain, ru } from '../family.ts'

const metals = { 'омеднённая сталь': 'copper', 'оцинкованная сталь': 'zinc', 'нержавеющая сталь': 'steel', медь: 'copper' } as const
type Metal = keyof typeof metals
const metalMark = { 'омеднённая сталь': 'C', 'оцинкованная сталь': 'Z', 'нержавеющая сталь': 'N', медь: 'M' } as const
const metalPrice = { 'омеднённая сталь': 1.35, 'оцинкованная сталь': 1, 'нержавеющая сталь': 3.2, медь: 4.6 } as const
const buried = (line: Line, standard: string): Spec[] => [
  ['is-outdoor', true],
  ['climate', 'УХЛ1'],
  ['standard', standard],
  ['service', 30],
  ['warranty', line.warrantyYears],
]
const clampKinds = {
  'крестовой соединитель': 'cross',
  'параллельный соединитель': 'parallel',
  'зажим стержень-полоса': 'rod',
  'держатель на водосток': 'gutter',
  'зажим на фальц': 'gutter',
  'контрольный соединитель': 'parallel',
} as const
const clampNames = Object.keys(clampKinds) as (keyof typeof clampKinds)[]
const threeMetals: readonly Exclude<Metal, 'медь'>[] = ['омеднённая сталь', 'оцинкованная сталь', 'нержавеющая сталь']

export const earthingFamilies: readonly Family[] = [
  family({
    code: 'rod',
    name: 'Стержни заземления',
    area: 'earthing',
    weight: 5,
    section: 'rod',
    letters: 'SZ',
    axes: {
      diameter: [14, 16, 17.2, 18, 20, 25],
      length: [1200, 1500, 2000, 2500, 3000],
      metal: threeMetals,
      joint: ['резьбовой', 'безмуфтовый'],
      kit: ['стержень', 'комплект 3 м', 'комплект 6 м', 'комплект 9 м', 'комплект 15 м', 'комплект 30 м'],
    },
    isMade: (v) =>
      !(v.joint === 'безмуфтовый' && v.metal === 'омеднённая сталь') &&
      !(v.kit !== 'стержень' && v.length !== 1500) &&
      !(v.kit === 'стержень' && v.length > 2000 && v.diameter < 16),
    commonness: (v) =>
      (v.length === 1500 ? 0.5 : 0) + (v.diameter === 16 || v.diameter === 17.2 ? 0.3 : 0) + (v.kit === 'стержень' ? 0.4 : 0),
    title: (v) =>
      v.kit === 'стержень'
        ? `Стержень заземления ${v.joint} d${ru(v.diameter)} L=${v.length} мм ${v.metal}`
        : `Комплект заземления глубинный ${v.kit.replace('комплект ', '')} ${v.joint} d${ru(v.diameter)} мм ${v.metal}`,
    specs: (v, line) => [
      ['type', v.kit],
      ['diameter', v.diameter],
      ['length', v.length],
      ['material', v.metal],
      ['release', v.joint],
      ['coating', v.metal === 'омеднённая сталь' ? 'медь 250 мкм' : v.metal === 'оцинкованная сталь' ? 'цинк 70 мкм' : 'нет'],
      ['metres', v.kit === 'стержень' ? v.length / 1000 : Number(v.kit.split(' ')[1])],
      ['mounting', 'забивной'],
      ...buried(line, 'ГОСТ Р МЭК 62561.2-2014'),
    ],
    mark: (v) =>
      `${v.diameter}-${v.length / 100}${metalMark[v.metal]}${v.joint === 'резьбовой' ? 'R' : 'B'}${v.kit === 'стержень' ? '' : `-K${v.kit.split(' ')[1]}`}`,
    price: (v) =>
      v.diameter ** 1.6 * (v.kit === 'стержень' ? v.length / 1000 : Number(v.kit.split(' ')[1])) * 6.2 * metalPrice[v.metal] +
      (v.kit === 'стержень' ? 40 : 1600),
    grams: (v) => v.diameter ** 2 * 6.2 * (v.kit === 'стержень' ? v.length / 1000 : Number(v.kit.split(' ')[1])),
    millilitres: (v) => v.diameter ** 2 * (v.kit === 'стержень' ? v.length / 1000 : Number(v.kit.split(' ')[1])) * 1.2,
    picture: (v) => plain(metals[v.metal], () => groundRod({ metal: metals[v.metal] })),
    related: ['earth-clamp', 'strip', 'pugv'],
    purpose: 'Глубинный заземлитель дома, подстанции, мачты: стержни наращиваются до нужной глубины.',
  }),
  family({
    code: 'strip',
    name: 'Полоса и пруток',
    area: 'earthing',
    weight: 4,
    section: 'strip',
    letters: 'PZ',
    unit: 'metre',
    axes: {
      size: ['20х3', '20х4', '25х4', '30х3,5', '30х4', '40х4', '40х5', '50х5', 'Ø6', 'Ø8', 'Ø10', 'Ø12', 'Ø16'],
      metal: [...threeMetals, 'медь'],
      coil: [10, 20, 25, 30, 50, 60, 100, 125],
    },
    isMade: (v) =>
      !(v.coil > 60 && !v.size.startsWith('Ø')) && !(v.coil < 20 && v.size.startsWith('Ø')) && !(v.size === 'Ø16' && v.coil > 60),
    commonness: (v) => (v.size === '40х4' || v.size === '25х4' || v.size === 'Ø8' ? 0.6 : 0) + (v.metal === 'оцинкованная сталь' ? 0.5 : 0),
    title: (v) => `${v.size.startsWith('Ø') ? 'Пруток' : 'Полоса'} ${v.size.replace('Ø', 'd')} мм ${v.metal} (бухта ${v.coil} м)`,
    specs: (v, line) => [
      ['type', v.size.startsWith('Ø') ? 'пруток' : 'полоса'],
      ['frame', v.size],
      ['material', v.metal],
      ['packing', `бухта ${v.coil} м`],
      v.size.startsWith('Ø') ? ['diameter', Number(v.size.slice(1))] : ['width', Number(v.size.split('х')[0])],
      ['thickness', Number((v.size.split('х')[1] ?? v.size.slice(1)).replace(',', '.'))],
      ['coating', v.metal === 'оцинкованная сталь' ? 'горячий цинк' : v.metal === 'омеднённая сталь' ? 'медь' : 'нет'],
      ['mounting', 'в траншее или по фасаду'],
      ...buried(line, 'ГОСТ Р МЭК 62561.2-2014'),
    ],
    mark: (v) => `${v.size.replace('Ø', 'D').replace('х', 'X').replace(',', '')}${metalMark[v.metal]}-${v.coil}`,
    price: (v) =>
      (v.size.startsWith('Ø')
        ? Number(v.size.slice(1)) ** 2 * 0.79
        : Number(v.size.split('х')[0]) * Number(v.size.split('х')[1]?.replace(',', '.'))) *
        1.05 *
        metalPrice[v.metal] +
      12,
    grams: (v) =>
      (v.size.startsWith('Ø')
        ? Number(v.size.slice(1)) ** 2 * 0.79
        : Number(v.size.split('х')[0]) * Number(v.size.split('х')[1]?.replace(',', '.'))) * 7.9,
    millilitres: () => 250,
    batch: (v) => ({ step: v.coil }),
    picture: (v) =>
      plain(`${metals[v.metal]}${v.size.startsWith('Ø') ? '-r' : ''}`, () =>
        earthStrip({ metal: metals[v.metal], isRound: v.size.startsWith('Ø') }),
      ),
    related: ['earth-clamp', 'rod', 'air-rod'],
    purpose: 'Горизонтальный контур заземления, токоотводы и сетка молниезащиты.',
  }),
  family({
    code: 'earth-clamp',
    name: 'Зажимы и соединители',
    area: 'earthing',
    weight: 5,
    section: 'earth-clamp',
    letters: 'ZS',
    axes: {
      kind: clampNames,
      metal: [...threeMetals, 'медь'],
      grip: ['d8-10', 'd14-16', 'd17-20', 'полоса до 30 мм', 'полоса до 40 мм', 'полоса до 50 мм'],
      bolts: [2, 3, 4, 6],
      pack: [1, 5, 10, 25],
    },
    isMade: (v) =>
      !(v.kind === 'держатель на водосток' && v.grip !== 'd8-10') &&
      !(v.kind === 'зажим на фальц' && v.grip !== 'd8-10') &&
      !(v.kind === 'крестовой соединитель' && v.bolts < 3) &&
      !(v.kind !== 'крестовой соединитель' && v.bolts === 6),
    commonness: (v) => (v.metal === 'оцинкованная сталь' ? 0.5 : 0) + (v.pack === 1 ? 0.4 : 0),
    title: (v) =>
      `${v.kind.charAt(0).toUpperCase()}${v.kind.slice(1)} ${v.grip} ${counted(v.bolts, ['болт', 'болта', 'болтов'])} ${v.metal}${v.pack > 1 ? ` (упак. ${v.pack} шт)` : ''}`,
    specs: (v, line) => [
      ['type', v.kind],
      ['wire-d', v.grip],
      ['material', v.metal],
      ['inputs', v.bolts],
      ['pieces', v.pack],
      ['coating', v.metal === 'оцинкованная сталь' ? 'горячий цинк' : 'нет'],
      ['thickness', v.bolts > 3 ? 3 : 2.5],
      ['mounting', 'болтовое соединение'],
      ...buried(line, 'ГОСТ Р МЭК 62561.1-2014'),
    ],
    mark: (v) =>
      `${clampNames.indexOf(v.kind) + 1}${metalMark[v.metal]}${['d8-10', 'd14-16', 'd17-20', 'полоса до 30 мм', 'полоса до 40 мм', 'полоса до 50 мм'].indexOf(v.grip) + 1}-${v.bolts}-${v.pack}`,
    price: (v) =>
      (64 + v.bolts * 22) *
      metalPrice[v.metal] *
      {
        'крестовой соединитель': 1,
        'параллельный соединитель': 0.85,
        'зажим стержень-полоса': 1.15,
        'держатель на водосток': 0.9,
        'зажим на фальц': 0.8,
        'контрольный соединитель': 1.3,
      }[v.kind] *
      v.pack *
      (v.pack > 1 ? 0.95 : 1),
    grams: (v) => (120 + v.bolts * 35) * v.pack,
    millilitres: (v) => 90 * v.pack,
    picture: (v) =>
      plain(`${clampKinds[v.kind]}-${metals[v.metal]}`, () => earthClamp({ metal: metals[v.metal], kind: clampKinds[v.kind] })),
    related: ['rod', 'strip', 'air-rod'],
    purpose: 'Разборное соединение полосы, прутка и стержней без сварки.',
  }),
  family({
    code: 'air-rod',
    name: 'Молниеприёмники',
    area: 'earthing',
    weight: 4,
    section: 'air-rod',
    letters: 'MP',
    axes: {
      reach: [0.5, 1, 1.5, 2, 2.5, 3, 4, 5, 6, 7, 8, 10, 12, 15],
      metal: ['оцинкованная сталь', 'нержавеющая сталь'],
      place: ['на коньке', 'на бетонном основании', 'на стене', 'мачта отдельно стоящая', 'на дымоходе'],
      diameter: [10, 16, 20, 40, 60],
    },
    isMade: (v) =>
      (v.place === 'мачта отдельно стоящая' ? v.reach >= 4 && v.diameter >= 40 : v.reach <= 6) &&
      !(v.reach > 3 && v.diameter < 16) &&
      !(v.diameter >= 40 && v.reach < 3),
    commonness: (v) => (v.reach <= 3 ? 0.4 : 0) + (v.place === 'на бетонном основании' ? 0.3 : 0),
    title: (v) => `Молниеприёмник стержневой ${ru(v.reach)} м d${v.diameter} мм ${v.place} ${v.metal}`,
    specs: (v, line) => [
      ['reach', v.reach],
      ['diameter', v.diameter],
      ['material', v.metal],
      ['mounting', v.place],
      ['type', v.place.startsWith('мачта') ? 'мачта' : 'стержень'],
      ['coating', v.metal === 'оцинкованная сталь' ? 'горячий цинк' : 'нет'],
      ['length', v.reach * 1000],
      ['thread', 'M10'],
      ...buried(line, 'ГОСТ Р МЭК 62561.2-2014'),
    ],
    mark: (v) =>
      `${v.reach * 10}-${v.diameter}${metalMark[v.metal]}${['на коньке', 'на бетонном основании', 'на стене', 'мачта отдельно стоящая', 'на дымоходе'].indexOf(v.place) + 1}`,
    price: (v) =>
      (420 + v.reach * v.diameter * 44) *
      metalPrice[v.metal] *
      (v.place.startsWith('мачта') ? 2.4 : v.place === 'на бетонном основании' ? 1.6 : 1),
    grams: (v) => v.reach * v.diameter * 130,
    millilitres: (v) => v.reach * v.diameter * 60,
    picture: (v) =>
      plain(`${v.metal === 'оцинкованная сталь' ? 'z' : 'n'}${v.place.startsWith('мачта') ? 'm' : ''}`, () =>
        lightningRod({ metal: v.metal === 'оцинкованная сталь' ? 'zinc' : 'steel', isMast: v.place.startsWith('мачта') }),
      ),
    related: ['strip', 'earth-clamp', 'spd'],
    purpose: 'Принимает удар молнии и уводит ток в контур заземления.',
  }),
]
