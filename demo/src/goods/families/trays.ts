import { cableDuct, trayPiece } from '#demo/pictures/trays'
import type { Line } from '../brands.ts'
import { type Family, type Spec, family, plain, ru } from '../family.ts'

const kinds = ['перфорированный', 'неперфорированный', 'лестничный', 'проволочный', 'крышка'] as const
const sectionOfKind = {
  перфорированный: 'tray-perf',
  неперфорированный: 'tray-solid',
  лестничный: 'tray-ladder',
  проволочный: 'tray-wire',
  крышка: 'tray-cover',
} as const
const drawingOf = {
  перфорированный: 'perforated',
  неперфорированный: 'solid',
  лестничный: 'ladder',
  проволочный: 'wire',
  крышка: 'cover',
} as const
const coatings = ['цинк по Сендзимиру', 'горячий цинк', 'нержавеющая сталь', 'порошковая краска'] as const
const coatingPrice = { 'цинк по Сендзимиру': 1, 'горячий цинк': 1.9, 'нержавеющая сталь': 4.4, 'порошковая краска': 1.5 } as const
const inBuilding = (line: Line, standard: string): Spec[] => [
  ['standard', standard],
  ['service', 25],
  ['warranty', Math.min(5, line.warrantyYears)],
]

export const trayFamilies: readonly Family[] = [
  family({
    code: 'tray',
    name: 'Лотки металлические',
    area: 'trays',
    weight: 18,
    section: (v) => sectionOfKind[v.kind],
    letters: 'LT',
    axes: {
      kind: kinds,
      width: [50, 80, 100, 150, 200, 300, 400, 500, 600],
      height: [15, 35, 50, 80, 100],
      length: [2500, 3000, 6000],
      metal: [0.7, 0.8, 1, 1.2, 1.5],
      coating: coatings,
    },
    isMade: (v) =>
      (v.kind === 'крышка') === (v.height === 15) &&
      !(v.kind === 'лестничный' && (v.width < 150 || v.metal < 1 || v.height < 50)) &&
      !(v.kind === 'проволочный' && (v.metal !== 1 || v.length > 3000)) &&
      !(v.length === 6000 && v.width < 200) &&
      !(v.length === 2500 && v.kind !== 'перфорированный') &&
      !(v.width > 300 && v.metal < 1),
    commonness: (v) =>
      (v.kind === 'перфорированный' ? 0.8 : 0) +
      (v.length === 3000 ? 0.6 : 0) +
      (v.coating === 'цинк по Сендзимиру' ? 0.8 : 0) +
      (v.height === 50 || v.height === 15 ? 0.4 : 0) +
      (v.width <= 200 ? 0.3 : 0),
    title: (v) =>
      v.kind === 'крышка'
        ? `Крышка лотка ${v.width}х15 L=${v.length} ${ru(v.metal)} мм ${v.coating}`
        : `Лоток ${v.kind} ${v.width}х${v.height} L=${v.length} ${ru(v.metal)} мм ${v.coating}`,
    specs: (v, line) => [
      ['type', v.kind],
      ['width', v.width],
      ['height', v.height],
      ['length', v.length],
      ['thickness', v.metal],
      ['coating', v.coating],
      ['material', 'сталь'],
      ['mounting', v.kind === 'крышка' ? 'защёлка' : 'консоль, подвес, стойка'],
      ['climate', v.coating === 'цинк по Сендзимиру' ? 'УХЛ2' : 'УХЛ1'],
      ['is-outdoor', v.coating !== 'цинк по Сендзимиру'],
      ...inBuilding(line, 'ГОСТ 20803-81'),
    ],
    mark: (v) =>
      `${{ перфорированный: 'P', неперфорированный: 'G', лестничный: 'L', проволочный: 'W', крышка: 'K' }[v.kind]}${v.width}X${v.height}-${v.length / 100}-${String(v.metal * 10).padStart(2, '0')}-${coatings.indexOf(v.coating) + 1}`,
    price: (v) =>
      (v.width + (v.kind === 'крышка' ? 30 : v.height * 2)) *
      v.metal *
      v.length *
      { перфорированный: 0.00088, неперфорированный: 0.0009, лестничный: 0.00078, проволочный: 0.00105, крышка: 0.00085 }[v.kind] *
      coatingPrice[v.coating],
    grams: (v) => ((v.width + v.height * 2) * v.metal * v.length * 7.3) / 1000,
    millilitres: (v) => (v.width * v.height * v.length) / 3500,
    batch: (v) => ({ step: v.width <= 100 ? 4 : 1 }),
    picture: (v) =>
      plain(`${drawingOf[v.kind]}-${v.width <= 100 ? 's' : v.width <= 300 ? 'm' : 'l'}`, () =>
        trayPiece({ kind: drawingOf[v.kind], width: v.width <= 100 ? 0.7 : v.width <= 300 ? 1 : 1.3 }),
      ),
    related: ['cable-clip', 'vvg', 'earth-clamp'],
    purpose: 'Открытая прокладка кабельных трасс под потолком, по стенам и эстакадам.',
  }),
  family({
    code: 'duct',
    name: 'Кабель-каналы ПВХ',
    area: 'trays',
    weight: 9,
    section: 'duct',
    letters: 'KK',
    unit: 'metre',
    axes: {
      size: [
        '12х12',
        '15х10',
        '16х16',
        '20х10',
        '25х16',
        '25х25',
        '40х16',
        '40х25',
        '40х40',
        '60х40',
        '60х60',
        '80х40',
        '80х60',
        '100х40',
        '100х60',
      ],
      colour: ['белый', 'сосна', 'дуб', 'бук', 'чёрный', 'серый', 'венге'],
      piece: [2, 2.5],
      kind: ['магистральный', 'с крышкой на двойном замке', 'самоклеящийся'],
    },
    isMade: (v) =>
      !(v.kind === 'самоклеящийся' && Number(v.size.split('х')[0]) > 40) &&
      !(['сосна', 'дуб', 'бук', 'венге'].includes(v.colour) && Number(v.size.split('х')[0]) > 60),
    commonness: (v) => (v.colour === 'белый' ? 0.9 : 0) + (v.piece === 2 ? 0.3 : 0) + (v.kind === 'магистральный' ? 0.3 : 0),
    title: (v) => `Кабель-канал ${v.size} мм ${v.kind} ПВХ ${v.colour} (${ru(v.piece)} м)`,
    specs: (v, line) => [
      ['width', Number(v.size.split('х')[0])],
      ['height', Number(v.size.split('х')[1])],
      ['type', v.kind],
      ['colour', v.colour],
      ['packing', `отрезок ${ru(v.piece)} м`],
      ['material', 'ПВХ, не поддерживает горение'],
      ['thickness', Number(v.size.split('х')[0]) > 40 ? 1.4 : 1.1],
      ['ip', 'IP40'],
      ['temp-min', -25],
      ['temp-max', 60],
      ...inBuilding(line, 'ГОСТ IEC 61084-2-1-2017'),
    ],
    mark: (v) =>
      `${v.size.replace('х', 'X')}-${['белый', 'сосна', 'дуб', 'бук', 'чёрный', 'серый', 'венге'].indexOf(v.colour) + 1}-${v.piece * 10}${{ магистральный: 'M', 'с крышкой на двойном замке': 'Z', самоклеящийся: 'S' }[v.kind]}`,
    price: (v) =>
      (9 + Number(v.size.split('х')[0]) * 1.1 + Number(v.size.split('х')[1]) * 0.7) *
      (v.colour === 'белый' ? 1 : 1.25) *
      { магистральный: 1, 'с крышкой на двойном замке': 1.1, самоклеящийся: 1.35 }[v.kind],
    grams: (v) => Number(v.size.split('х')[0]) * 5,
    millilitres: (v) => Number(v.size.split('х')[0]) * Number(v.size.split('х')[1]),
    batch: (v) => ({ step: v.piece }),
    picture: (v) =>
      plain(
        `${Number(v.size.split('х')[0]) > 40 ? 'w' : 'n'}-${['белый', 'сосна', 'дуб', 'бук', 'чёрный', 'серый', 'венге'].indexOf(v.colour) + 1}`,
        () =>
          cableDuct({
            isWide: Number(v.size.split('х')[0]) > 40,
            colour: {
              белый: '#f2f4f6',
              сосна: '#e2b878',
              дуб: '#b9854a',
              бук: '#cf9b63',
              чёрный: '#343a41',
              серый: '#aab3bc',
              венге: '#4d3527',
            }[v.colour],
          }),
      ),
    related: ['cable-clip', 'utp', 'vvgp', 'socket'],
    purpose: 'Аккуратная открытая проводка в квартирах, офисах и торговых залах.',
  }),
]
