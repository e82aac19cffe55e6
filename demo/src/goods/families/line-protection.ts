import { breaker, dinDevice } from '#demo/pictures/modular'
import { type Family, type Spec, family, ru, tinted } from '../family.ts'
import type { Line } from '../brands.ts'

const currents = [1, 2, 3, 4, 5, 6, 8, 10, 13, 16, 20, 25, 32, 40, 50, 63] as const
const popularCurrent = (current: number) => ([16, 25].includes(current) ? 1 : [6, 10, 20, 32, 40, 63].includes(current) ? 0.7 : 0)
const onRail = (line: Line, standard: string): Spec[] => [
  ['mounting', 'DIN-рейка 35 мм'],
  ['ip', 'IP20'],
  ['climate', 'УХЛ4'],
  ['temp-min', -25],
  ['temp-max', 50],
  ['standard', standard],
  ['warranty', line.warrantyYears],
]

export const lineProtectionFamilies: readonly Family[] = [
  family({
    code: 'mcb',
    name: 'Выключатели автоматические модульные',
    area: 'modular',
    weight: 46,
    section: (v) => `mcb-${v.poles}`,
    letters: 'VA',
    axes: { poles: [1, 2, 3, 4], current: currents, curve: ['B', 'C', 'D'], breaking: [4.5, 6, 10] },
    commonness: (v) =>
      popularCurrent(v.current) + (v.curve === 'C' ? 1 : 0) + (v.breaking === 10 ? 0 : 0.5) + (v.poles === 1 || v.poles === 3 ? 0.5 : 0),
    title: (v, line) => `Выключатель автоматический модульный ${v.poles}п ${v.curve} ${v.current}А ${ru(v.breaking)}кА ВА-${line.number}`,
    specs: (v, line) => [
      ['poles', v.poles],
      ['current', v.current],
      ['curve', v.curve],
      ['breaking', v.breaking],
      ['voltage', v.poles === 1 ? 230 : 400],
      ['frequency', 50],
      ['modules', v.poles],
      ['wire-max', v.current > 32 ? 35 : 25],
      ['mechanical-endurance', 20_000],
      ...onRail(line, 'ГОСТ IEC 60898-1-2020'),
    ],
    mark: (v) => `${v.poles}-${v.curve}${String(v.current).padStart(2, '0')}-${v.breaking * 10}`,
    price: (v) =>
      (118 + v.current * 1.9 + (v.current > 40 ? 60 : 0)) *
      { 1: 1, 2: 2.15, 3: 3.2, 4: 4.6 }[v.poles] *
      { 4.5: 1, 6: 1.28, 10: 2.05 }[v.breaking] *
      { B: 1.06, C: 1, D: 1.18 }[v.curve],
    grams: (v) => 105 * v.poles,
    millilitres: (v) => 130 * v.poles,
    picture: (v) => tinted(`${v.poles}p-${v.curve.toLowerCase()}`, (tint) => breaker({ tint, poles: v.poles, label: v.curve })),
    related: ['bus-comb', 'din-rail', 'box-wall', 'rcd'],
    purpose: 'Защищает линию от перегрузки и короткого замыкания, служит для нечастых оперативных включений.',
  }),
  family({
    code: 'rcd',
    name: 'Выключатели дифференциального тока (УЗО)',
    area: 'modular',
    weight: 20,
    section: (v) => `rcd-${v.poles}`,
    letters: 'VD',
    axes: { poles: [2, 4], current: [16, 25, 32, 40, 50, 63, 80, 100], leak: [10, 30, 100, 300], kind: ['AC', 'A', 'A-S'] },
    isMade: (v) => !(v.leak === 10 && (v.current > 25 || v.kind === 'A-S')) && !(v.kind === 'A-S' && v.leak < 100),
    commonness: (v) => (v.leak === 30 ? 0.9 : 0) + ([25, 40, 63].includes(v.current) ? 0.7 : 0) + (v.kind === 'A' ? 0.3 : 0),
    title: (v, line) => `Выключатель дифференциального тока (УЗО) ${v.poles}п ${v.current}А ${v.leak}мА тип ${v.kind} ВД-${line.number}`,
    specs: (v, line) => [
      ['poles', v.poles],
      ['current', v.current],
      ['leak', v.leak],
      ['leak-type', v.kind],
      ['voltage', v.poles === 2 ? 230 : 400],
      ['frequency', 50],
      ['breaking', 6],
      ['modules', v.poles],
      ['wire-max', v.current > 50 ? 50 : 35],
      ...onRail(line, 'ГОСТ IEC 61008-1-2020'),
    ],
    mark: (v) => `${v.poles}-${v.current}-${String(v.leak).padStart(3, '0')}-${v.kind.replace('-', '')}`,
    price: (v) =>
      (690 + v.current * 11) *
      (v.poles === 4 ? 1.55 : 1) *
      { AC: 1, A: 1.35, 'A-S': 1.9 }[v.kind] *
      (v.leak === 10 ? 1.35 : v.leak === 30 ? 1 : 1.08),
    grams: (v) => v.poles * 105,
    millilitres: (v) => v.poles * 140,
    picture: (v) => tinted(`${v.poles}p`, (tint) => breaker({ tint, poles: v.poles, label: 'T', isDifferential: true })),
    related: ['mcb', 'bus-zero', 'din-rail', 'box-wall'],
    purpose: 'Отключает линию при утечке тока на землю: защищает людей от поражения и проводку от возгорания. Ставится вместе с автоматом.',
  }),
  family({
    code: 'rcbo',
    name: 'Автоматы дифференциальные (АВДТ)',
    area: 'modular',
    weight: 24,
    section: (v) => `rcbo-${v.poles}`,
    letters: 'AD',
    axes: {
      poles: [2, 4],
      current: [6, 10, 16, 20, 25, 32, 40, 50, 63],
      curve: ['B', 'C'],
      leak: [10, 30, 100, 300],
      kind: ['AC', 'A'],
      breaking: [4.5, 6],
    },
    isMade: (v) => !(v.leak === 10 && v.current > 25) && !(v.poles === 2 && v.current > 50),
    commonness: (v) => (v.leak === 30 ? 0.9 : 0) + popularCurrent(v.current) + (v.curve === 'C' ? 0.6 : 0),
    title: (v, line) =>
      `Автомат дифференциальный ${v.poles}п ${v.curve} ${v.current}А ${v.leak}мА тип ${v.kind} ${ru(v.breaking)}кА АВДТ-${line.number}`,
    specs: (v, line) => [
      ['poles', v.poles],
      ['current', v.current],
      ['curve', v.curve],
      ['leak', v.leak],
      ['leak-type', v.kind],
      ['breaking', v.breaking],
      ['voltage', v.poles === 2 ? 230 : 400],
      ['modules', v.poles],
      ['wire-max', 25],
      ...onRail(line, 'ГОСТ IEC 61009-1-2020'),
    ],
    mark: (v) =>
      `${v.poles}-${v.curve}${String(v.current).padStart(2, '0')}-${String(v.leak).padStart(3, '0')}-${v.kind}-${v.breaking * 10}`,
    price: (v) =>
      (890 + v.current * 10) *
      (v.poles === 4 ? 2.1 : 1) *
      (v.kind === 'A' ? 1.38 : 1) *
      (v.leak === 10 ? 1.3 : 1) *
      (v.breaking === 6 ? 1.22 : 1),
    grams: (v) => v.poles * 112,
    millilitres: (v) => v.poles * 145,
    picture: (v) =>
      tinted(`${v.poles}p-${v.curve.toLowerCase()}`, (tint) => breaker({ tint, poles: v.poles, label: v.curve, isDifferential: true })),
    related: ['bus-comb', 'bus-zero', 'box-wall', 'socket'],
    purpose: 'Два аппарата в одном: защита от утечки тока и от перегрузки с коротким замыканием.',
  }),
  family({
    code: 'spd',
    name: 'Устройства защиты от импульсных перенапряжений',
    area: 'modular',
    weight: 8,
    section: 'spd',
    letters: 'OPS',
    axes: { poles: [1, 2, 3, 4], level: ['I', 'I+II', 'II', 'III'], current: [5, 10, 20, 40, 60], remote: [false, true] },
    isMade: (v) => (v.level === 'III' ? v.current <= 10 : v.level === 'II' ? v.current >= 10 && v.current <= 40 : v.current >= 20),
    commonness: (v) => (v.level === 'II' ? 0.8 : 0) + (v.poles === 4 || v.poles === 1 ? 0.4 : 0),
    title: (v, line) =>
      `Устройство защиты от импульсных перенапряжений ${v.poles}п класс ${v.level} ${v.current}кА ОПС-${line.number}${v.remote ? ' с сигнальным контактом' : ''}`,
    specs: (v, line) => [
      ['poles', v.poles],
      ['surge-class', v.level],
      ['surge-current', v.current],
      ['surge-level', v.level === 'III' ? 1.2 : v.level === 'II' ? 1.5 : 2.2],
      ['voltage', 275],
      ['contacts', v.remote ? '1 перекидной' : 'нет'],
      ['modules', v.poles],
      ['wire-max', 25],
      ...onRail(line, 'ГОСТ IEC 61643-11-2013'),
    ],
    mark: (v) => `${v.poles}-${v.level.replace('+', 'A')}-${v.current}${v.remote ? 'R' : ''}`,
    price: (v) => (520 + v.current * 21) * v.poles * { I: 2.6, 'I+II': 2, II: 1, III: 0.9 }[v.level] * (v.remote ? 1.15 : 1),
    grams: (v) => v.poles * 120,
    millilitres: (v) => v.poles * 140,
    picture: (v) => tinted(`${v.poles}p`, (tint) => dinDevice({ tint, modules: v.poles, face: 'cartridge' })),
    related: ['mcb', 'bus-zero', 'earth-clamp', 'board-split'],
    purpose: 'Гасит грозовые и коммутационные импульсы, бережёт электронику после вводного щита.',
  }),
]
