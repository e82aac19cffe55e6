import { cableCut, coreColours, pairCable } from '#seeds/demo/pictures/cable'
import { type Batch, type Family, type Spec, family, plain, ru } from '../family.ts'
import type { Line } from '../brands.ts'

const packings = ['отрез', 'бухта 100 м', 'барабан'] as const
type Packing = (typeof packings)[number]

const batchOf = (packing: Packing, drum: number): Batch =>
  packing === 'отрез' ? { step: 1 } : packing === 'бухта 100 м' ? { step: 100 } : { least: drum, step: drum }
const packingNote = (packing: Packing, drum: number) =>
  packing === 'отрез' ? '' : packing === 'барабан' ? ` (барабан ${drum} м)` : ' (бухта 100 м)'
const packingMark = (packing: Packing) => ({ отрез: 'M', 'бухта 100 м': 'B100', барабан: 'D' })[packing]
const drumOf = (copper: number) => (copper > 100 ? 200 : copper > 30 ? 300 : 500)
const spread: Record<number, number> = { 1: 1, 2: 2, 3: 2.15, 4: 2.41, 5: 2.7 }
const outerOf = (cores: number, section: number) =>
  Math.round(((1.13 * Math.sqrt(section) + 1.6) * (spread[cores] ?? 1.1 + Math.sqrt(cores) * 1.05) + 2.4) * 10) / 10
const safety = (line: Line): Spec[] => [
  ['temp-min', -50],
  ['temp-max', 50],
  ['service', 30],
  ['warranty', Math.max(2, Math.min(5, line.warrantyYears))],
]

type Kind = {
  code: string
  name: string
  section: string | ((v: { cores: number }) => string)
  letters: string
  weight: number
  mark: string
  cores: readonly number[]
  sections: readonly number[]
  voltages: readonly number[]
  isFlat?: boolean
  isArmoured?: boolean
  isFlexible?: boolean
  metal: 'медь' | 'алюминий'
  insulation: string
  sheath: string
  fire: string
  standard: string
  purpose: string
}

/** Power and control cables differ in materials; their arithmetic is one. */
function powerCable(kind: Kind): Family {
  const dense = kind.metal === 'медь' ? 8.9 : 2.7
  const metalPrice = kind.metal === 'медь' ? 11.4 : 2.6
  return family({
    code: kind.code,
    name: kind.name,
    area: 'cable',
    weight: kind.weight,
    section: kind.section,
    letters: kind.letters,
    unit: 'metre',
    axes: { cores: kind.cores, section: kind.sections, voltage: kind.voltages, packing: packings },
    isMade: (v) => !(v.packing === 'бухта 100 м' && v.cores * v.section > 30) && !(v.packing === 'барабан' && v.cores * v.section < 4),
    commonness: (v) =>
      (v.packing === 'отрез' ? 1 : 0.3) + (v.cores === 3 || v.cores === 5 ? 0.8 : 0) + (v.section <= 6 ? 0.9 : v.section <= 16 ? 0.4 : 0),
    title: (v) => {
      const round = v.section <= 16 && !kind.isFlexible && v.cores <= 5 ? ' ок' : kind.isFlexible || v.cores > 5 ? '' : ' мк'
      const colours = v.cores === 3 ? ' (N, PE)' : v.cores === 5 ? ' (N, PE)' : v.cores === 2 ? ' (N)' : ''
      return `Кабель ${kind.mark} ${v.cores}х${ru(v.section)}${round}${v.cores > 5 ? '' : colours} ${ru(v.voltage)} кВ${packingNote(v.packing, drumOf(v.cores * v.section))}`
    },
    specs: (v, line) => [
      ['brand', kind.mark],
      ['cores', v.cores],
      ['section', v.section],
      ['voltage-kv', v.voltage],
      ['core-material', kind.metal],
      ['core-class', kind.isFlexible ? '5 (гибкая)' : v.section <= 16 ? '1 (однопроволочная)' : '2 (многопроволочная)'],
      ['insulation', kind.insulation],
      ['sheath', kind.sheath],
      ['has-armour', kind.isArmoured ?? false],
      ['fire-class', kind.fire],
      ['outer', outerOf(v.cores, v.section) + (kind.isArmoured ? 4 : 0)],
      ['packing', v.packing],
      ['standard', kind.standard],
      ...safety(line),
    ],
    mark: (v) => `${v.cores}X${v.section}-${v.voltage === 1 ? '1' : v.voltage * 100}-${packingMark(v.packing)}`,
    price: (v) =>
      (v.cores * v.section * metalPrice + v.cores * 3 + 6 + (kind.isArmoured ? 55 + v.section * 1.4 : 0)) *
      (v.voltage >= 1 ? 1.06 : 1) *
      (v.packing === 'отрез' ? 1.04 : 1),
    grams: (v) => v.cores * v.section * (dense + 3.2) + 25 + v.cores * 9 + (kind.isArmoured ? 180 + v.section * 6 : 0),
    millilitres: (v) => outerOf(v.cores, v.section) ** 2,
    batch: (v) => batchOf(v.packing, drumOf(v.cores * v.section)),
    picture: (v) =>
      plain(`${Math.min(v.cores, 7)}${v.section > 16 ? 'l' : v.section > 4 ? 'm' : 's'}`, () =>
        cableCut({
          cores: coreColours(v.cores),
          isAluminium: kind.metal === 'алюминий',
          isFlat: kind.isFlat ?? false,
          isArmoured: kind.isArmoured ?? false,
          isStranded: (kind.isFlexible ?? false) || v.section > 16,
          girth: v.section > 16 ? 1.25 : v.section > 4 ? 1.08 : 0.9,
        }),
      ),
    related: ['lug', 'gland', 'pipe-pvc', 'tie'],
    purpose: kind.purpose,
  })
}

const common = [1.5, 2.5, 4, 6, 10, 16, 25, 35, 50, 70, 95, 120, 150, 185, 240]
const pvc = 'ПВХ пластикат пониженной горючести'

export const cableFamilies: readonly Family[] = [
  powerCable({
    code: 'vvg', name: 'Кабель силовой ВВГнг(А)-LS', letters: 'VVG', weight: 42, mark: 'ВВГнг(А)-LS', metal: 'медь',
    section: (v) => (v.cores === 3 ? 'vvg-3' : v.cores === 5 ? 'vvg-5' : 'vvg-n'),
    cores: [1, 2, 3, 4, 5], sections: common, voltages: [0.66, 1], insulation: pvc, sheath: pvc, fire: 'П1б.8.2.2.2', standard: 'ГОСТ 31996-2012',
    purpose: 'Для стационарной прокладки в жилых и общественных зданиях, в кабельных сооружениях и помещениях; при групповой прокладке не распространяет горение, дымит и выделяет газы слабо.',
  }),
  powerCable({
    code: 'vvgp', name: 'Кабель силовой плоский ВВГ-Пнг(А)-LS', letters: 'VVP', weight: 18, mark: 'ВВГ-Пнг(А)-LS', metal: 'медь', section: 'vvgp',
    cores: [2, 3], sections: [1.5, 2.5, 4, 6, 10], voltages: [0.66, 1], isFlat: true, insulation: pvc, sheath: pvc, fire: 'П1б.8.2.2.2', standard: 'ГОСТ 31996-2012',
    purpose: 'Плоский кабель для скрытой проводки под штукатуркой и в кабель-каналах: тонкая штроба, ровная укладка.',
  }),
  powerCable({
    code: 'vbshv', name: 'Кабель силовой бронированный ВБШвнг(А)-LS', letters: 'VBS', weight: 14, mark: 'ВБШвнг(А)-LS', metal: 'медь', section: 'vbshv',
    cores: [3, 4, 5], sections: common, voltages: [0.66, 1], isArmoured: true, insulation: pvc, sheath: pvc, fire: 'П1б.8.2.2.2', standard: 'ГОСТ 31996-2012',
    purpose: 'Для прокладки в земле, траншеях и там, где кабель может быть повреждён механически: броня из двух стальных оцинкованных лент.',
  }),
  powerCable({
    code: 'avvg', name: 'Кабель силовой алюминиевый АВВГнг(А)-LS', letters: 'AVG', weight: 12, mark: 'АВВГнг(А)-LS', metal: 'алюминий', section: 'avvg',
    cores: [2, 3, 4, 5], sections: common.slice(1), voltages: [0.66, 1], insulation: pvc, sheath: pvc, fire: 'П1б.8.2.2.2', standard: 'ГОСТ 31996-2012',
    purpose: 'Экономичный кабель с алюминиевыми жилами для вводов и магистралей в производственных и общественных зданиях.',
  }),
  powerCable({
    code: 'kg', name: 'Кабель силовой гибкий КГтп-ХЛ', letters: 'KGT', weight: 14, mark: 'КГтп-ХЛ', metal: 'медь', section: 'kg',
    cores: [1, 2, 3, 4, 5], sections: [0.75, 1, ...common.slice(0, 12)], voltages: [0.38, 0.66], isFlexible: true,
    insulation: 'термоэластопласт', sheath: 'термоэластопласт', fire: 'О1.8.2.5.4', standard: 'ГОСТ 24334-2020',
    purpose: 'Для подключения передвижных механизмов, сварочных постов и удлинителей; остаётся гибким на морозе.',
  }),
  powerCable({
    code: 'kvvg', name: 'Кабель контрольный КВВГнг(А)-LS', letters: 'KVV', weight: 12, mark: 'КВВГнг(А)-LS', metal: 'медь', section: 'kvvg',
    cores: [4, 5, 7, 10, 14, 19, 27, 37], sections: [0.75, 1, 1.5, 2.5, 4, 6], voltages: [0.66], insulation: pvc, sheath: pvc, fire: 'П1б.8.2.2.2', standard: 'ГОСТ 1508-78',
    purpose: 'Для присоединения приборов, аппаратов и сборок зажимов распределительных устройств.',
  }),
  family({
    code: 'pugv', name: 'Провод установочный ПуГВ', area: 'cable', weight: 22, section: 'pugv', letters: 'PUG', unit: 'metre',
    axes: {
      section: [0.5, 0.75, 1, 1.5, 2.5, 4, 6, 10, 16, 25, 35, 50, 70, 95],
      colour: ['белый', 'синий', 'жёлто-зелёный', 'красный', 'чёрный', 'коричневый', 'серый', 'жёлтый'],
      packing: packings,
    },
    isMade: (v) => !(v.packing === 'бухта 100 м' && v.section > 25) && !(v.packing === 'барабан' && v.section < 16),
    commonness: (v) => (v.section <= 6 ? 1 : 0) + (v.packing === 'отрез' ? 0.4 : 0),
    title: (v) => `Провод ПуГВ 1х${ru(v.section)} ${v.colour} 450/750 В${packingNote(v.packing, 500)}`,
    specs: (v, line) => [
      ['brand', 'ПуГВ'], ['cores', 1], ['section', v.section], ['colour', v.colour], ['voltage', 450], ['core-material', 'медь'],
      ['core-class', '5 (гибкая)'], ['insulation', 'ПВХ пластикат'], ['fire-class', 'О1.8.2.5.4'], ['outer', outerOf(1, v.section) - 2],
      ['packing', v.packing], ['standard', 'ГОСТ 31947-2012'], ...safety(line),
    ],
    mark: (v) => `1X${v.section}-${['белый', 'синий', 'жёлто-зелёный', 'красный', 'чёрный', 'коричневый', 'серый', 'жёлтый'].indexOf(v.colour) + 1}-${packingMark(v.packing)}`,
    price: (v) => (v.section * 11.2 + 2.4) * (v.packing === 'отрез' ? 1.04 : 1),
    grams: (v) => v.section * 10.6 + 6,
    millilitres: (v) => v.section * 3 + 6,
    batch: (v) => batchOf(v.packing, 500),
    picture: (v) => plain(`${['белый', 'синий', 'жёлто-зелёный', 'красный', 'чёрный', 'коричневый', 'серый', 'жёлтый'].indexOf(v.colour)}${v.section > 6 ? 'l' : 's'}`, () =>
      cableCut({ cores: [v.colour], isBare: true, isStranded: true, girth: v.section > 6 ? 1.2 : 0.85 })),
    related: ['ferrule', 'lug', 'shrink', 'tape'],
    purpose: 'Гибкий провод для монтажа щитов, цепей управления и скрытой проводки в трубах и коробах.',
  }),
  family({
    code: 'pvs', name: 'Провод соединительный ПВС', area: 'cable', weight: 12, section: 'pvs', letters: 'PVS', unit: 'metre',
    axes: { cores: [2, 3, 4, 5], section: [0.75, 1, 1.5, 2.5, 4, 6], colour: ['белый', 'чёрный'], packing: packings },
    isMade: (v) => v.packing !== 'барабан' && !(v.packing === 'бухта 100 м' && v.cores * v.section > 20),
    commonness: (v) => (v.cores === 3 ? 0.7 : 0) + (v.section <= 2.5 ? 0.5 : 0),
    title: (v) => `Провод ПВС ${v.cores}х${ru(v.section)} ${v.colour} 380 В${packingNote(v.packing, 300)}`,
    specs: (v, line) => [
      ['brand', 'ПВС'], ['cores', v.cores], ['section', v.section], ['colour', v.colour], ['voltage', 380], ['core-material', 'медь'],
      ['core-class', '5 (гибкая)'], ['insulation', 'ПВХ пластикат'], ['sheath', 'ПВХ пластикат'], ['fire-class', 'О1.8.2.5.4'],
      ['outer', outerOf(v.cores, v.section)], ['packing', v.packing], ['standard', 'ГОСТ 7399-97'], ['temp-min', -25], ['temp-max', 40],
    ],
    mark: (v) => `${v.cores}X${v.section}-${v.colour === 'белый' ? 'W' : 'K'}-${packingMark(v.packing)}`,
    price: (v) => (v.cores * v.section * 11.3 + v.cores * 2 + 5) * (v.packing === 'отрез' ? 1.04 : 1),
    grams: (v) => v.cores * v.section * 11.5 + 30,
    millilitres: (v) => outerOf(v.cores, v.section) ** 2,
    batch: (v) => batchOf(v.packing, 300),
    picture: (v) => plain(`${v.cores}${v.colour === 'белый' ? 'w' : 'k'}`, () =>
      cableCut({ cores: coreColours(v.cores), isStranded: true, sheath: v.colour, girth: 0.9 })),
    related: ['plug', 'ferrule', 'extension', 'tie'],
    purpose: 'Для подключения электроприборов, инструмента и изготовления удлинителей.',
  }),
  family({
    code: 'sip', name: 'Провод самонесущий изолированный СИП', area: 'cable', weight: 8, section: 'sip', letters: 'SIP', unit: 'metre',
    axes: { kind: ['СИП-2', 'СИП-4', 'СИП-5'], cores: [2, 3, 4], section: [16, 25, 35, 50, 70, 95, 120], packing: packings },
    isMade: (v) => v.packing !== 'бухта 100 м' && !(v.kind === 'СИП-2' && v.cores === 2),
    commonness: (v) => (v.kind === 'СИП-4' ? 0.6 : 0) + (v.section <= 25 ? 0.7 : 0),
    title: (v) => `Провод ${v.kind} ${v.kind === 'СИП-2' ? `${v.cores - 1}х${v.section}+1х${v.section < 54 ? 54.6 : 70}`.replace('.', ',') : `${v.cores}х${v.section}`} 0,66/1 кВ${packingNote(v.packing, 500)}`,
    specs: (v, line) => [
      ['brand', v.kind], ['cores', v.cores], ['section', v.section], ['voltage-kv', 1], ['core-material', 'алюминий'], ['core-class', '2 (многопроволочная)'],
      ['insulation', 'сшитый полиэтилен светостабилизированный'], ['outer', Math.round((outerOf(v.cores, v.section) - 2) * 10) / 10], ['packing', v.packing], ['is-outdoor', true],
      ['standard', 'ГОСТ 31946-2012'], ['temp-min', -60], ['temp-max', 50], ['service', 40], ['warranty', Math.min(3, line.warrantyYears)],
    ],
    mark: (v) => `${v.kind.slice(-1)}-${v.cores}X${v.section}-${packingMark(v.packing)}`,
    price: (v) => (v.cores * v.section * 2.1 + 9) * (v.packing === 'отрез' ? 1.04 : 1) * (v.kind === 'СИП-2' ? 1.2 : 1),
    grams: (v) => v.cores * v.section * 3.9 + 25,
    millilitres: (v) => outerOf(v.cores, v.section) ** 2,
    batch: (v) => batchOf(v.packing, 500),
    picture: (v) => plain(v.cores, () => cableCut({ cores: Array.from({ length: v.cores }, () => 'чёрный'), isBare: true, isAluminium: true, isStranded: true, girth: 1.2 })),
    related: ['earth-clamp', 'street', 'sleeve', 'meter'],
    purpose: 'Для воздушных линий до 1 кВ и ответвлений к вводам в дома.',
  }),
  family({
    code: 'kps', name: 'Кабель огнестойкий КПСнг(А)-FRLS', area: 'cable', weight: 8, section: 'kps', letters: 'KPS', unit: 'metre',
    axes: { pairs: [1, 2, 4], section: [0.2, 0.35, 0.5, 0.75, 1, 1.5, 2.5], screen: ['без экрана', 'общий экран'], fire: ['FRLS', 'FRHF'], packing: packings },
    isMade: (v) => v.packing !== 'барабан',
    commonness: (v) => (v.pairs === 1 ? 0.8 : 0) + (v.section <= 1 ? 0.4 : 0),
    title: (v) => `Кабель ${v.screen === 'без экрана' ? 'КПС' : 'КПСЭ'}нг(А)-${v.fire} ${v.pairs}х2х${ru(v.section)}${packingNote(v.packing, 500)}`,
    specs: (v) => [
      ['brand', `${v.screen === 'без экрана' ? 'КПС' : 'КПСЭ'}нг(А)-${v.fire}`], ['pairs', v.pairs], ['section', v.section], ['screen', v.screen], ['voltage', 300],
      ['core-material', 'медь'], ['insulation', 'кремнийорганическая резина'], ['fire-class', v.fire === 'FRLS' ? 'П1б.1.2.2.2' : 'П1б.1.2.1.2'],
      ['is-halogen-free', v.fire === 'FRHF'], ['packing', v.packing], ['standard', 'ГОСТ 31565-2012'], ['temp-min', -40], ['temp-max', 70], ['service', 30],
    ],
    mark: (v) => `${v.fire}-${v.screen === 'без экрана' ? 'N' : 'E'}-${v.pairs}X2X${v.section}-${packingMark(v.packing)}`,
    price: (v) => (v.pairs * v.section * 26 + 14 * v.pairs + 9) * (v.screen === 'общий экран' ? 1.25 : 1) * (v.fire === 'FRHF' ? 1.12 : 1) * (v.packing === 'отрез' ? 1.04 : 1),
    grams: (v) => v.pairs * v.section * 24 + 30,
    millilitres: (v) => 30 + v.pairs * 20,
    batch: (v) => batchOf(v.packing, 500),
    picture: (v) => plain(`${v.pairs}${v.screen === 'общий экран' ? 'e' : ''}`, () =>
      pairCable({ pairs: v.pairs, sheath: '#d9452b', isScreened: v.screen === 'общий экран' })),
    related: ['pipe-pvc', 'clip', 'junction'],
    purpose: 'Для шлейфов пожарной сигнализации, оповещения и систем противопожарной защиты, работающих при пожаре.',
  }),
  family({
    code: 'utp', name: 'Кабель витая пара', area: 'network', weight: 14, section: 'utp', letters: 'LAN', unit: 'metre',
    axes: { category: ['5e', '6', '6A'], screen: ['U/UTP', 'F/UTP'], pairs: [2, 4], sheath: ['PVC', 'LSZH', 'PE наружный'], packing: ['отрез', 'бухта 305 м', 'бухта 500 м'] },
    isMade: (v) => !(v.pairs === 2 && v.category !== '5e') && !(v.category === '6A' && v.screen === 'U/UTP'),
    commonness: (v) => (v.pairs === 4 ? 0.6 : 0) + (v.category === '5e' ? 0.5 : 0),
    title: (v) => `Кабель витая пара ${v.screen} ${v.pairs}х2х${v.category === '5e' ? '0,51' : '0,57'} кат. ${v.category} ${v.sheath}${v.packing === 'отрез' ? '' : ` (${v.packing})`}`,
    specs: (v) => [
      ['category', v.category], ['screen', v.screen], ['pairs', v.pairs], ['sheath', v.sheath], ['core-material', 'медь'], ['core-class', '1 (однопроволочная)'],
      ['impedance', 100], ['is-outdoor', v.sheath === 'PE наружный'], ['is-halogen-free', v.sheath !== 'PVC'], ['packing', v.packing],
      ['outer', v.category === '5e' ? 5.2 : v.category === '6' ? 6.1 : 7.2], ['temp-min', v.sheath === 'PE наружный' ? -60 : -20], ['temp-max', 60], ['standard', 'ГОСТ Р 54429-2011'],
    ],
    mark: (v) => `${v.category.toUpperCase()}-${v.screen === 'U/UTP' ? 'U' : 'F'}${v.pairs}-${v.sheath.slice(0, 2).toUpperCase()}-${v.packing === 'отрез' ? 'M' : v.packing.slice(6, 9)}`,
    price: (v) => ({ '5e': 24, '6': 38, '6A': 74 })[v.category] * (v.pairs === 2 ? 0.62 : 1) * (v.screen === 'F/UTP' ? 1.22 : 1) * (v.sheath === 'PVC' ? 1 : 1.16) * (v.packing === 'отрез' ? 1.06 : 1),
    grams: (v) => (v.category === '5e' ? 32 : 45) * (v.pairs === 2 ? 0.6 : 1),
    millilitres: () => 40,
    batch: (v) => ({ step: v.packing === 'отрез' ? 1 : Number(v.packing.slice(6, 9)) }),
    picture: (v) => plain(`${v.pairs}${v.screen === 'F/UTP' ? 'f' : ''}-${v.sheath.slice(0, 2).toLowerCase()}`, () =>
      pairCable({ pairs: v.pairs, sheath: v.sheath === 'PVC' ? '#aeb8c2' : v.sheath === 'LSZH' ? '#e38b2c' : '#30363d', isScreened: v.screen === 'F/UTP' })),
    related: ['rj-socket', 'patch-panel', 'duct', 'rack'],
    purpose: 'Для горизонтальной разводки локальных сетей, видеонаблюдения с PoE и телефонии.',
  }),
]
