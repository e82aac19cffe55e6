import { shrinkTube, tapeRoll } from '#demo/pictures/fixing'
import type { Line } from '../brands.ts'
import { type Family, type Spec, family, plain, ru } from '../family.ts'

const kept = (line: Line, standard: string): Spec[] => [
  ['standard', standard],
  ['warranty', Math.min(5, line.warrantyYears)],
]
const hues = {
  чёрный: '#2f343a',
  белый: '#f2f4f6',
  синий: '#2f6fc4',
  красный: '#d6402e',
  жёлтый: '#f0c63a',
  зелёный: '#3c9a52',
  'жёлто-зелёный': '#a8bf3a',
  серый: '#aab3bc',
  коричневый: '#7a5236',
} as const
const hueNames = Object.keys(hues) as (keyof typeof hues)[]
const huePlace = (hue: keyof typeof hues) => hueNames.indexOf(hue) + 1

export const insulationFamilies: readonly Family[] = [
  family({
    code: 'tape',
    name: 'Изолента',
    area: 'fixing',
    weight: 5,
    section: 'tape',
    letters: 'IL',
    axes: {
      thickness: [0.13, 0.15, 0.18, 0.2],
      width: [15, 19, 25, 38, 50],
      metres: [10, 20, 25, 33],
      colour: hueNames,
      kind: ['ПВХ', 'ХБ', 'термостойкая'],
    },
    isMade: (v) => (v.kind === 'ПВХ' ? v.width <= 25 || v.colour === 'чёрный' : v.colour === 'чёрный' && v.thickness >= 0.18),
    commonness: (v) => (v.kind === 'ПВХ' ? 0.6 : 0) + (v.width <= 19 ? 0.5 : 0) + (v.metres === 20 ? 0.4 : 0),
    title: (v) => `Изолента ${v.kind} ${ru(v.thickness)}х${v.width} мм ${v.colour} ${v.metres} м`,
    specs: (v, line) => [
      ['type', v.kind],
      ['thickness', v.thickness],
      ['tape', v.width],
      ['metres', v.metres],
      ['colour', v.colour],
      ['voltage', v.kind === 'ХБ' ? 1000 : 6000],
      ['material', v.kind === 'ХБ' ? 'хлопчатобумажная' : 'ПВХ плёнка'],
      ['temp-min', -15],
      ['temp-max', v.kind === 'термостойкая' ? 130 : 80],
      ...kept(line, 'ГОСТ 16214-86'),
    ],
    mark: (v) => `${{ ПВХ: 'V', ХБ: 'H', термостойкая: 'T' }[v.kind]}${v.thickness * 100}-${v.width}-${v.metres}-${huePlace(v.colour)}`,
    price: (v) => 10 + v.thickness * v.width * v.metres * 0.72 * { ПВХ: 1, ХБ: 1.6, термостойкая: 3 }[v.kind],
    grams: (v) => 12 + v.thickness * v.width * v.metres * 1.3,
    millilitres: (v) => 40 + v.width * v.metres * 0.3,
    batch: () => ({ step: 10 }),
    picture: (v) => plain(huePlace(v.colour), () => tapeRoll({ colour: hues[v.colour] })),
    related: ['shrink', 'lever', 'tie'],
    purpose: 'Изоляция соединений и цветовая маркировка жил.',
  }),
  family({
    code: 'shrink',
    name: 'Трубки термоусаживаемые',
    area: 'fixing',
    weight: 7,
    section: 'shrink',
    letters: 'TU',
    unit: 'metre',
    axes: {
      size: [
        '1/0,5',
        '2/1',
        '3/1,5',
        '4/2',
        '6/3',
        '8/4',
        '10/5',
        '12/6',
        '16/8',
        '20/10',
        '25/12,5',
        '30/15',
        '40/20',
        '50/25',
        '60/30',
        '80/40',
        '100/50',
      ],
      kind: ['ТУТ', 'ТУТнг', 'ТТК клеевая 3:1', 'ТТК клеевая 4:1'],
      colour: hueNames,
      piece: [1, 25, 50, 100],
    },
    isMade: (v) =>
      !(v.kind.startsWith('ТТК') && v.colour !== 'чёрный' && v.colour !== 'красный') &&
      !(v.piece > 25 && Number(v.size.split('/')[0]) > 25) &&
      !(v.piece === 100 && Number(v.size.split('/')[0]) > 12),
    commonness: (v) => (v.kind === 'ТУТнг' ? 0.6 : 0) + (v.colour === 'чёрный' ? 0.5 : 0) + (v.piece === 1 ? 0.5 : 0),
    title: (v) => `Трубка термоусаживаемая ${v.kind} ${v.size} ${v.colour} ${v.piece === 1 ? '(отрезок 1 м)' : `(бухта ${v.piece} м)`}`,
    specs: (v, line) => [
      ['brand', v.kind],
      ['diameter', Number(v.size.split('/')[0])],
      ['shrink', v.kind.endsWith('3:1') ? '3:1' : v.kind.endsWith('4:1') ? '4:1' : '2:1'],
      ['colour', v.colour],
      ['packing', v.piece === 1 ? 'отрезок 1 м' : `бухта ${v.piece} м`],
      ['material', 'полиолефин'],
      ['type', v.kind.includes('клеевая') ? 'с клеевым слоем' : 'без клея'],
      ['voltage', 1000],
      ['temp-min', -55],
      ['temp-max', 125],
      ...kept(line, 'ТУ 2247-011'),
    ],
    mark: (v) =>
      `${{ ТУТ: 'T', ТУТнг: 'N', 'ТТК клеевая 3:1': 'K3', 'ТТК клеевая 4:1': 'K4' }[v.kind]}${v.size.split('/')[0]}-${huePlace(v.colour)}-${v.piece}`,
    price: (v) =>
      (3.5 + Number(v.size.split('/')[0]) * 1.9) *
      { ТУТ: 0.9, ТУТнг: 1, 'ТТК клеевая 3:1': 3.2, 'ТТК клеевая 4:1': 4 }[v.kind] *
      (v.piece === 1 ? 1.1 : 1),
    grams: (v) => 2 + Number(v.size.split('/')[0]) * 2.2,
    millilitres: (v) => 4 + Number(v.size.split('/')[0]) * 3,
    batch: (v) => ({ step: v.piece }),
    picture: (v) =>
      plain(`${huePlace(v.colour)}${Number(v.size.split('/')[0]) > 16 ? 'l' : 's'}`, () =>
        shrinkTube({ colour: hues[v.colour], size: Number(v.size.split('/')[0]) > 16 ? 1.15 : 0.9 }),
      ),
    related: ['lug', 'sleeve', 'tape'],
    purpose: 'Изоляция и герметизация соединений: плотно садится от строительного фена.',
  }),
]
