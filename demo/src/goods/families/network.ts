import { dataSocket, patchCord, patchPanel, rackCabinet } from '#demo/pictures/network'
import type { Line } from '../brands.ts'
import { type Family, type Spec, counted, family, plain, ru } from '../family.ts'

const linked = (line: Line, standard: string): Spec[] => [
  ['standard', standard],
  ['warranty', line.warrantyYears],
]
const cordColours = {
  серый: '#aab3bc',
  синий: '#2f6fc4',
  красный: '#d6402e',
  жёлтый: '#f0c63a',
  зелёный: '#3c9a52',
  чёрный: '#2f343a',
  белый: '#f2f4f6',
  оранжевый: '#ee7a25',
} as const
const cordNames = Object.keys(cordColours) as (keyof typeof cordColours)[]
const categories = ['5e', '6', '6A'] as const

export const networkFamilies: readonly Family[] = [
  family({
    code: 'patch',
    name: 'Патч-корды',
    area: 'network',
    weight: 7,
    section: 'patch',
    letters: 'PC',
    axes: {
      category: ['5e', '6', '6A', '7'],
      metres: [0.3, 0.5, 1, 1.5, 2, 3, 5, 7, 10, 15, 20],
      colour: cordNames,
      screen: ['U/UTP', 'F/UTP', 'S/FTP'],
      sheath: ['PVC', 'LSZH'],
    },
    isMade: (v) =>
      !(v.category === '7' && v.screen !== 'S/FTP') &&
      !(v.category === '5e' && v.screen === 'S/FTP') &&
      !(v.category === '6A' && v.screen === 'F/UTP'),
    commonness: (v) =>
      (v.category === '5e' ? 0.5 : v.category === '6' ? 0.4 : 0) +
      (v.colour === 'серый' ? 0.5 : 0) +
      (v.metres <= 3 ? 0.3 : 0) +
      (v.screen === 'U/UTP' ? 0.3 : 0),
    title: (v) => `Патч-корд RJ-45 ${v.screen} кат. ${v.category} ${ru(v.metres)} м ${v.sheath} ${v.colour}`,
    specs: (v, line) => [
      ['category', v.category],
      ['metres', v.metres],
      ['colour', v.colour],
      ['screen', v.screen],
      ['sheath', v.sheath],
      ['pairs', 4],
      ['core-material', 'медь'],
      ['core-class', '5 (гибкая)'],
      ['impedance', 100],
      ['is-halogen-free', v.sheath === 'LSZH'],
      ['type', 'RJ-45 – RJ-45'],
      ...linked(line, 'ГОСТ Р 53246-2008'),
    ],
    mark: (v) =>
      `${v.category.toUpperCase()}${v.screen.charAt(0)}-${v.metres}-${cordNames.indexOf(v.colour) + 1}${v.sheath === 'LSZH' ? 'L' : ''}`,
    price: (v) =>
      (44 + v.metres * 26) *
      { '5e': 1, 6: 1.35, '6A': 2.1, 7: 2.9 }[v.category] *
      { 'U/UTP': 1, 'F/UTP': 1.2, 'S/FTP': 1.5 }[v.screen] *
      (v.sheath === 'LSZH' ? 1.1 : 1),
    grams: (v) => 15 + v.metres * 28,
    millilitres: (v) => 60 + v.metres * 50,
    picture: (v) => plain(cordNames.indexOf(v.colour) + 1, () => patchCord({ colour: cordColours[v.colour] })),
    related: ['patch-panel', 'rj-socket', 'rack'],
    purpose: 'Соединение оборудования с розеткой и патч-панелью.',
  }),
  family({
    code: 'rj-socket',
    name: 'Розетки информационные',
    area: 'network',
    weight: 5,
    section: 'rj-socket',
    letters: 'RJ',
    axes: {
      kind: ['накладная', 'встраиваемая', 'модуль Keystone', 'в формате 45х45', 'напольная'],
      ports: [1, 2, 4],
      category: categories,
      screen: ['неэкранированная', 'экранированная'],
      colour: ['белый', 'слоновая кость', 'чёрный', 'серый'],
      fit: ['под инструмент 110/Krone', 'безынструментальная'],
    },
    isMade: (v) =>
      !(v.kind === 'модуль Keystone' && v.ports > 1) &&
      !(v.ports === 4 && v.kind !== 'напольная') &&
      !(v.kind === 'напольная' && (v.ports === 1 || v.colour === 'слоновая кость')),
    commonness: (v) => (v.colour === 'белый' ? 0.5 : 0) + (v.category === '5e' ? 0.4 : 0) + (v.screen === 'неэкранированная' ? 0.3 : 0),
    title: (v) =>
      `Розетка информационная RJ-45 ${v.kind} ${counted(v.ports, ['порт', 'порта', 'портов'])} кат. ${v.category} ${v.screen} ${v.fit} ${v.colour}`,
    specs: (v, line) => [
      ['type', v.kind],
      ['ports', v.ports],
      ['category', v.category],
      ['screen', v.screen],
      ['colour', v.colour],
      ['release', v.fit],
      ['mounting', v.kind],
      ['material', 'АБС-пластик'],
      ['ip', v.kind === 'напольная' ? 'IP40' : 'IP20'],
      ...linked(line, 'ГОСТ Р 53246-2008'),
    ],
    mark: (v) =>
      `${['накладная', 'встраиваемая', 'модуль Keystone', 'в формате 45х45', 'напольная'].indexOf(v.kind) + 1}${v.ports}-${v.category.toUpperCase()}${v.screen.startsWith('н') ? 'U' : 'F'}${['белый', 'слоновая кость', 'чёрный', 'серый'].indexOf(v.colour) + 1}${v.fit === 'безынструментальная' ? 'T' : ''}`,
    price: (v) =>
      (96 + v.ports * 74) *
      { '5e': 1, 6: 1.4, '6A': 2.2 }[v.category] *
      (v.screen === 'экранированная' ? 1.35 : 1) *
      { накладная: 1, встраиваемая: 1.2, 'модуль Keystone': 0.7, 'в формате 45х45': 1.3, напольная: 4 }[v.kind] *
      (v.fit === 'безынструментальная' ? 1.2 : 1),
    grams: (v) => 25 + v.ports * 18,
    millilitres: (v) => 110 + v.ports * 50,
    picture: (v) =>
      plain(`${v.ports}${v.kind === 'накладная' ? 's' : ''}`, () => dataSocket({ ports: v.ports, isSurface: v.kind === 'накладная' })),
    related: ['utp', 'patch', 'frame', 'duct'],
    purpose: 'Рабочее место: компьютер, телефон, камера.',
  }),
  family({
    code: 'rack',
    name: 'Шкафы телекоммуникационные',
    area: 'network',
    weight: 5,
    section: 'rack',
    letters: 'SHT',
    axes: {
      units: [4, 6, 9, 12, 15, 18, 22, 27, 32, 37, 42, 47],
      width: [600, 800],
      depth: [350, 450, 600, 800, 1000, 1200],
      door: ['стекло', 'металл', 'перфорация'],
      colour: ['серый RAL 7035', 'чёрный RAL 9004'],
    },
    isMade: (v) => (v.units <= 18 ? v.depth <= 600 && v.width === 600 && v.door !== 'перфорация' : v.depth >= 600),
    commonness: (v) => ([9, 12, 42].includes(v.units) ? 0.5 : 0) + (v.width === 600 ? 0.3 : 0) + (v.colour.startsWith('серый') ? 0.3 : 0),
    title: (v) =>
      `Шкаф телекоммуникационный 19" ${v.units <= 18 ? 'настенный' : 'напольный'} ${v.units}U ${v.width}х${v.depth} дверь ${v.door} ${v.colour}`,
    specs: (v, line) => [
      ['height19', v.units],
      ['width', v.width],
      ['depth', v.depth],
      ['height', Math.round(v.units * 44.45 + 110)],
      ['type', `дверь ${v.door}`],
      ['colour', v.colour],
      ['mounting', v.units <= 18 ? 'настенный' : 'напольный'],
      ['material', 'сталь'],
      ['thickness', v.units <= 18 ? 1 : 1.5],
      ['coating', 'порошковая краска'],
      ['ip', v.door === 'перфорация' ? 'IP20' : 'IP30'],
      ...linked(line, 'ГОСТ 28601.2-90'),
    ],
    mark: (v) =>
      `${v.units}U-${v.width / 100}${String(v.depth / 50).padStart(2, '0')}${{ стекло: 'G', металл: 'M', перфорация: 'P' }[v.door]}${v.colour.startsWith('серый') ? 'S' : 'K'}`,
    price: (v) =>
      (1900 + v.units * 460 + v.depth * 4.5 + (v.units > 18 ? 9000 : 0)) *
      (v.width === 800 ? 1.25 : 1) *
      { стекло: 1.05, металл: 1, перфорация: 1.1 }[v.door],
    grams: (v) => 6000 + v.units * 1900,
    millilitres: (v) => ((v.units * 44 * v.width * v.depth) / 3_000_000) * 1000,
    picture: (v) =>
      plain(`${v.units <= 18 ? 'wall' : v.units <= 32 ? 'low' : 'tall'}-${v.door === 'стекло' ? 'g' : 'm'}`, () =>
        rackCabinet({ shape: v.units <= 18 ? 'wall' : v.units <= 32 ? 'low' : 'tall', door: v.door === 'стекло' ? 'glass' : 'steel' }),
      ),
    related: ['patch-panel', 'ups', 'patch', 'extension'],
    purpose: 'Размещение коммутаторов, патч-панелей, серверов и ИБП.',
  }),
  family({
    code: 'patch-panel',
    name: 'Патч-панели',
    area: 'network',
    weight: 4,
    section: 'patch-panel',
    letters: 'PP',
    axes: {
      ports: [12, 16, 24, 48],
      units: [0.5, 1, 2],
      category: categories,
      screen: ['неэкранированная', 'экранированная'],
      colour: ['чёрный', 'серый'],
      kind: ['укомплектованная', 'наборная Keystone', 'с органайзером'],
    },
    isMade: (v) => !(v.ports === 48 && v.units < 1) && !(v.units === 2 && v.ports !== 48) && !(v.ports < 24 && v.units === 2),
    commonness: (v) => (v.ports === 24 ? 0.6 : 0) + (v.category === '5e' ? 0.4 : 0) + (v.units === 1 ? 0.3 : 0),
    title: (v) =>
      `Патч-панель 19" ${ru(v.units)}U ${counted(v.ports, ['порт', 'порта', 'портов'])} RJ-45 кат. ${v.category} ${v.screen} ${v.kind} ${v.colour}`,
    specs: (v, line) => [
      ['ports', v.ports],
      ['height19', v.units],
      ['category', v.category],
      ['screen', v.screen],
      ['type', v.kind],
      ['colour', v.colour],
      ['width', 483],
      ['mounting', '19" стойка'],
      ['material', 'сталь'],
      ...linked(line, 'ГОСТ Р 53246-2008'),
    ],
    mark: (v) =>
      `${v.ports}-${v.units * 10}-${v.category.toUpperCase()}${v.screen.startsWith('н') ? 'U' : 'F'}${v.colour === 'чёрный' ? 'K' : 'G'}${{ укомплектованная: 'C', 'наборная Keystone': 'N', 'с органайзером': 'O' }[v.kind]}`,
    price: (v) =>
      (480 + v.ports * 46) *
      { '5e': 1, 6: 1.4, '6A': 2.3 }[v.category] *
      (v.screen === 'экранированная' ? 1.5 : 1) *
      { укомплектованная: 1, 'наборная Keystone': 0.6, 'с органайзером': 1.15 }[v.kind],
    grams: (v) => 400 + v.ports * 20,
    millilitres: (v) => 1500 + v.ports * 30,
    picture: (v) => plain(`${v.ports}-${Math.max(1, v.units)}`, () => patchPanel({ ports: v.ports, units: Math.max(1, v.units) })),
    related: ['rack', 'patch', 'utp'],
    purpose: 'Кроссировка линий рабочих мест в шкафу.',
  }),
]
