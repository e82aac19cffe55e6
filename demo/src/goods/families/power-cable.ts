import { cableCut, coreColours } from '#demo/pictures/cable'
import { type Family, family, plain, ru } from '../family.ts'
import { batchOf, drumOf, outerOf, packingMark, packingNote, packings, safety } from './cable-packing.ts'

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

export const powerCableFamilies: readonly Family[] = [
  powerCable({
    code: 'vvg',
    name: 'Кабель силовой ВВГнг(А)-LS',
    letters: 'VVG',
    weight: 42,
    mark: 'ВВГнг(А)-LS',
    metal: 'медь',
    section: (v) => (v.cores === 3 ? 'vvg-3' : v.cores === 5 ? 'vvg-5' : 'vvg-n'),
    cores: [1, 2, 3, 4, 5],
    sections: common,
    voltages: [0.66, 1],
    insulation: pvc,
    sheath: pvc,
    fire: 'П1б.8.2.2.2',
    standard: 'ГОСТ 31996-2012',
    purpose:
      'Для стационарной прокладки в жилых и общественных зданиях, в кабельных сооружениях и помещениях; при групповой прокладке не распространяет горение, дымит и выделяет газы слабо.',
  }),
  powerCable({
    code: 'vvgp',
    name: 'Кабель силовой плоский ВВГ-Пнг(А)-LS',
    letters: 'VVP',
    weight: 18,
    mark: 'ВВГ-Пнг(А)-LS',
    metal: 'медь',
    section: 'vvgp',
    cores: [2, 3],
    sections: [1.5, 2.5, 4, 6, 10],
    voltages: [0.66, 1],
    isFlat: true,
    insulation: pvc,
    sheath: pvc,
    fire: 'П1б.8.2.2.2',
    standard: 'ГОСТ 31996-2012',
    purpose: 'Плоский кабель для скрытой проводки под штукатуркой и в кабель-каналах: тонкая штроба, ровная укладка.',
  }),
  powerCable({
    code: 'vbshv',
    name: 'Кабель силовой бронированный ВБШвнг(А)-LS',
    letters: 'VBS',
    weight: 14,
    mark: 'ВБШвнг(А)-LS',
    metal: 'медь',
    section: 'vbshv',
    cores: [3, 4, 5],
    sections: common,
    voltages: [0.66, 1],
    isArmoured: true,
    insulation: pvc,
    sheath: pvc,
    fire: 'П1б.8.2.2.2',
    standard: 'ГОСТ 31996-2012',
    purpose:
      'Для прокладки в земле, траншеях и там, где кабель может быть повреждён механически: броня из двух стальных оцинкованных лент.',
  }),
  powerCable({
    code: 'avvg',
    name: 'Кабель силовой алюминиевый АВВГнг(А)-LS',
    letters: 'AVG',
    weight: 12,
    mark: 'АВВГнг(А)-LS',
    metal: 'алюминий',
    section: 'avvg',
    cores: [2, 3, 4, 5],
    sections: common.slice(1),
    voltages: [0.66, 1],
    insulation: pvc,
    sheath: pvc,
    fire: 'П1б.8.2.2.2',
    standard: 'ГОСТ 31996-2012',
    purpose: 'Экономичный кабель с алюминиевыми жилами для вводов и магистралей в производственных и общественных зданиях.',
  }),
  powerCable({
    code: 'kg',
    name: 'Кабель силовой гибкий КГтп-ХЛ',
    letters: 'KGT',
    weight: 14,
    mark: 'КГтп-ХЛ',
    metal: 'медь',
    section: 'kg',
    cores: [1, 2, 3, 4, 5],
    sections: [0.75, 1, ...common.slice(0, 12)],
    voltages: [0.38, 0.66],
    isFlexible: true,
    insulation: 'термоэластопласт',
    sheath: 'термоэластопласт',
    fire: 'О1.8.2.5.4',
    standard: 'ГОСТ 24334-2020',
    purpose: 'Для подключения передвижных механизмов, сварочных постов и удлинителей; остаётся гибким на морозе.',
  }),
  powerCable({
    code: 'kvvg',
    name: 'Кабель контрольный КВВГнг(А)-LS',
    letters: 'KVV',
    weight: 12,
    mark: 'КВВГнг(А)-LS',
    metal: 'медь',
    section: 'kvvg',
    cores: [4, 5, 7, 10, 14, 19, 27, 37],
    sections: [0.75, 1, 1.5, 2.5, 4, 6],
    voltages: [0.66],
    insulation: pvc,
    sheath: pvc,
    fire: 'П1б.8.2.2.2',
    standard: 'ГОСТ 1508-78',
    purpose: 'Для присоединения приборов, аппаратов и сборок зажимов распределительных устройств.',
  }),
]
