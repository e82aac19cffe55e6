import { busComb, rail, zeroBus } from '#seeds/demo/pictures/boards'
import { type Family, type Spec, family, tinted } from '../family.ts'
import type { Line } from '../brands.ts'

const inside = (line: Line, standard: string): Spec[] => [
  ['temp-min', -25],
  ['temp-max', 60],
  ['standard', standard],
  ['warranty', line.warrantyYears],
]

export const boardPartFamilies: readonly Family[] = [
  family({
    code: 'bus-zero',
    name: 'Шины нулевые',
    area: 'boards',
    weight: 8,
    section: 'bus-zero',
    letters: 'SNI',
    axes: {
      size: ['6х9', '8х12'],
      holes: [4, 6, 8, 10, 12, 14, 16, 20, 24],
      base: ['изолятор на DIN-рейку', 'угловой изолятор', 'без изолятора'],
      colour: ['синий', 'жёлто-зелёный', 'без цвета'],
    },
    isMade: (v) => (v.base === 'без изолятора') === (v.colour === 'без цвета'),
    title: (v) => `Шина нулевая ${v.size} мм ${v.holes} отверстий ${v.base}${v.colour === 'без цвета' ? '' : ` ${v.colour}`}`,
    specs: (v, line) => [
      ['type', v.base],
      ['inputs', v.holes],
      ['current', v.size === '6х9' ? 100 : 125],
      ['colour', v.colour],
      ['material', 'латунь'],
      ['width', Number(v.size.split('х')[1])],
      ['height', Number(v.size.split('х')[0])],
      ['wire-max', 16],
      ['length', v.holes * 8 + 22],
      ...inside(line, 'ГОСТ Р 51732-2001'),
    ],
    mark: (v) =>
      `${v.size.replace('х', '')}-${String(v.holes).padStart(2, '0')}-${{ 'изолятор на DIN-рейку': 'D', 'угловой изолятор': 'U', 'без изолятора': 'N' }[v.base]}${{ синий: 'B', 'жёлто-зелёный': 'G', 'без цвета': '0' }[v.colour]}`,
    price: (v) => (34 + v.holes * 8.6) * (v.size === '8х12' ? 1.5 : 1) * (v.base === 'без изолятора' ? 0.8 : 1),
    grams: (v) => (12 + v.holes * 4) * (v.size === '8х12' ? 1.7 : 1),
    millilitres: (v) => 20 + v.holes * 4,
    picture: (v) =>
      tinted(`${v.holes > 12 ? 14 : v.holes > 7 ? 10 : 6}-${{ синий: 'b', 'жёлто-зелёный': 'g', 'без цвета': 'n' }[v.colour]}`, () =>
        zeroBus({
          holes: v.holes > 12 ? 14 : v.holes > 7 ? 10 : 6,
          holder: v.colour === 'синий' ? '#2f6fc4' : v.colour === 'жёлто-зелёный' ? '#e0b92b' : null,
        }),
      ),
    related: ['box-wall', 'board-split', 'ferrule'],
    purpose: 'Соединение нулевых рабочих или защитных проводников в щите.',
  }),
  family({
    code: 'bus-comb',
    name: 'Шины соединительные',
    area: 'boards',
    weight: 6,
    section: 'bus-comb',
    letters: 'SPN',
    axes: { poles: [1, 2, 3, 4], current: [63, 80, 100, 125], kind: ['PIN (штырь)', 'FORK (вилка)'], modules: [12, 24, 54, 56] },
    isMade: (v) => !(v.modules === 56 && v.poles !== 2) && !(v.modules === 54 && v.poles === 2),
    title: (v) => `Шина соединительная ${v.kind} ${v.poles}п ${v.current}А ${v.modules} модулей`,
    specs: (v, line) => [
      ['poles', v.poles],
      ['current', v.current],
      ['type', v.kind],
      ['capacity', v.modules],
      ['section', v.current > 80 ? 16 : 10],
      ['voltage', 400],
      ['material', 'медь'],
      ['insulation', 'ПВХ'],
      ['length', v.modules * 18],
      ...inside(line, 'ГОСТ IEC 60947-7-1-2016'),
    ],
    mark: (v) => `${v.poles}-${v.current}-${v.kind.startsWith('PIN') ? 'P' : 'F'}-${v.modules}`,
    price: (v) => (60 + v.modules * 7.4) * (0.4 + v.poles * 0.6) * (1 + v.current / 400) * (v.kind.startsWith('PIN') ? 1 : 1.08),
    grams: (v) => v.modules * v.poles * 5,
    millilitres: (v) => v.modules * v.poles * 7,
    picture: (v) => tinted(`${v.poles}p`, (tint) => busComb({ tint, poles: v.poles })),
    related: ['mcb', 'rcbo', 'box-wall'],
    purpose: 'Ровная и быстрая разводка питания между модульными аппаратами одного ряда.',
  }),
  family({
    code: 'din-rail',
    name: 'DIN-рейки и перфорированный короб',
    area: 'boards',
    weight: 7,
    section: 'din-rail',
    letters: 'DR',
    axes: {
      kind: [
        'DIN-рейка TH35-7,5',
        'DIN-рейка TH35-15',
        'короб перфорированный 25х40',
        'короб перфорированный 40х60',
        'короб перфорированный 60х60',
      ],
      length: [75, 100, 125, 150, 200, 225, 250, 300, 400, 500, 600, 1000, 2000],
      metal: ['оцинкованная сталь', 'алюминий', 'ПВХ'],
    },
    isMade: (v) => (v.kind.startsWith('короб') ? v.metal === 'ПВХ' && v.length === 2000 : v.metal !== 'ПВХ'),
    title: (v) => `${v.kind} ${v.length} мм ${v.metal}`,
    specs: (v, line) => [
      ['type', v.kind],
      ['length', v.length],
      ['material', v.metal],
      ['width', v.kind.startsWith('DIN') ? 35 : Number(v.kind.slice(-5, -3))],
      ['height', v.kind.endsWith('7,5') ? 7.5 : v.kind.endsWith('15') ? 15 : Number(v.kind.slice(-2))],
      ['thickness', v.metal === 'ПВХ' ? 1.6 : 1],
      ['coating', v.metal === 'оцинкованная сталь' ? 'цинк' : 'нет'],
      ...inside(line, 'ГОСТ IEC 60715-2021'),
    ],
    mark: (v) =>
      `${['DIN-рейка TH35-7,5', 'DIN-рейка TH35-15', 'короб перфорированный 25х40', 'короб перфорированный 40х60', 'короб перфорированный 60х60'].indexOf(v.kind) + 1}-${v.length}-${{ 'оцинкованная сталь': 'Z', алюминий: 'A', ПВХ: 'P' }[v.metal]}`,
    price: (v) =>
      14 +
      v.length *
        (v.kind.startsWith('короб') ? 0.16 + Number(v.kind.slice(-2)) * 0.002 : v.kind.endsWith('15') ? 0.17 : 0.115) *
        (v.metal === 'алюминий' ? 1.4 : 1),
    grams: (v) => v.length * (v.metal === 'алюминий' ? 0.13 : 0.3),
    millilitres: (v) => v.length * 0.6,
    batch: (v) => ({ step: v.length <= 300 ? 10 : 1 }),
    picture: (v) => tinted(v.kind.startsWith('короб') ? 'duct' : 'rail', () => rail({ isDuct: v.kind.startsWith('короб') })),
    related: ['board-mount', 'terminal', 'mcb'],
    purpose: 'Основа для крепления аппаратов и укладки проводов внутри щита.',
  }),
  family({
    code: 'terminal-block', name: 'Кросс-модули и распределительные блоки', area: 'boards', weight: 4, section: 'terminal-block', letters: 'KM',
    axes: { poles: [1, 2, 4], current: [80, 100, 125, 160, 250, 400, 500], outlets: [6, 7, 11, 15], cover: ['с крышкой', 'без крышки'], base: ['DIN-рейка', 'панель'] },
    isMade: (v) => !(v.poles === 1 && v.current < 125) && !(v.poles > 1 && v.current > 160) && !(v.base === 'панель' && v.current < 125),
    commonness: (v) => (v.poles === 4 ? 0.4 : 0) + (v.current === 125 ? 0.4 : 0),
    title: (v, line) => `Кросс-модуль ${v.poles}п ${v.current}А ${v.outlets} отводов ${v.cover} на ${v.base === 'панель' ? 'панель' : 'DIN-рейку'} КМ-${line.number}`,
    specs: (v, line) => [['poles', v.poles], ['current', v.current], ['outputs', v.outlets * v.poles], ['type', v.cover], ['mounting', v.base], ['voltage', 500], ['wire-max', v.current > 160 ? 120 : 35], ['material', 'латунь'], ['insulation', 'полиамид'], ['ip', v.cover === 'с крышкой' ? 'IP20' : 'IP00'], ...inside(line, 'ГОСТ IEC 60947-7-1-2016')],
    mark: (v) => `${v.poles}-${v.current}-${String(v.outlets).padStart(2, '0')}${v.cover === 'с крышкой' ? 'C' : 'N'}${v.base === 'панель' ? 'P' : 'D'}`,
    price: (v) => (210 + v.current * 1.4 + v.outlets * 22) * (0.5 + v.poles * 0.5) * (v.cover === 'с крышкой' ? 1.1 : 1),
    grams: (v) => 90 + v.outlets * v.poles * 14, millilitres: (v) => 180 + v.outlets * v.poles * 18,
    picture: (v) => tinted(`${v.poles}p`, (tint) => distributionBlock({ tint, poles: v.poles })),
    related: ['board-split', 'mccb', 'pugv'],
    purpose: 'Разводка ввода на несколько групп с закрытыми зажимами.',
  }),
]
