import { floodlight, streetLamp } from '#demo/pictures/light'
import type { Line } from '../brands.ts'
import { type Family, type Spec, family, tinted } from '../family.ts'

const glow = ({ kelvin, lumens, cri }: { kelvin: number; lumens: number; cri: number }): Spec[] => [
  ['lumens', Math.round(lumens / 10) * 10],
  ['kelvin', kelvin],
  ['cri', cri],
  ['voltage', 230],
]
const inUse = (line: Line, standard: string): Spec[] => [
  ['life-hours', 50_000],
  ['standard', standard],
  ['warranty', line.warrantyYears],
]

export const outdoorLightFamilies: readonly Family[] = [
  family({
    code: 'flood',
    name: 'Прожекторы светодиодные',
    area: 'light',
    weight: 13,
    section: 'flood',
    letters: 'LF',
    axes: {
      watts: [10, 20, 30, 50, 70, 100, 150, 200, 300, 400],
      kelvin: [3000, 4000, 5000, 6500],
      sensor: [false, true],
      colour: ['чёрный', 'серый', 'белый'],
      beam: [30, 60, 90, 120],
    },
    isMade: (v) => !(v.sensor && v.watts > 50) && !(v.colour === 'белый' && v.watts > 50) && !(v.beam < 90 && v.watts < 50),
    commonness: (v) =>
      ([30, 50, 100].includes(v.watts) ? 0.6 : 0) +
      (v.colour === 'чёрный' ? 0.5 : 0) +
      (v.kelvin === 6500 ? 0.4 : 0) +
      (v.beam === 120 ? 0.5 : 0),
    title: (v, line) =>
      `Прожектор светодиодный ${v.watts}Вт ${v.kelvin}К ${v.beam}° IP65 ${v.colour}${v.sensor ? ' с датчиком движения' : ''} СДО-${line.number}`,
    specs: (v, line) => [
      ['watts', v.watts],
      ...glow({ kelvin: v.kelvin, lumens: v.watts * 100, cri: 75 }),
      ['beam', v.beam],
      ['type', v.sensor ? 'с датчиком движения' : 'без датчика'],
      ['ip', 'IP65'],
      ['ik', 'IK07'],
      ['colour', v.colour],
      ['material', 'алюминий'],
      ['temp-min', -45],
      ['temp-max', 50],
      ...inUse(line, 'ГОСТ IEC 60598-2-5-2012'),
    ],
    mark: (v) => `${v.watts}-${v.kelvin / 100}-${v.beam}${{ чёрный: 'K', серый: 'G', белый: 'W' }[v.colour]}${v.sensor ? 'S' : ''}`,
    price: (v) => 150 + v.watts * 19 + (v.watts > 100 ? v.watts * 9 : 0) + (v.sensor ? 240 : 0) + (v.beam < 90 ? 180 : 0),
    grams: (v) => 150 + v.watts * 14,
    millilitres: (v) => 300 + v.watts * 24,
    picture: (v) =>
      tinted(`${v.watts <= 30 ? 's' : v.watts <= 100 ? 'm' : 'l'}${v.sensor ? 'd' : ''}`, (tint) =>
        floodlight({ tint, size: v.watts <= 30 ? 0.85 : v.watts <= 100 ? 1 : 1.15, hasSensor: v.sensor }),
      ),
    related: ['light-sensor', 'kg', 'junction', 'photo-relay'],
    purpose: 'Фасады, стройплощадки, склады под открытым небом, рекламные щиты.',
  }),
  family({
    code: 'street',
    name: 'Светильники уличные консольные',
    area: 'light',
    weight: 7,
    section: 'street',
    letters: 'LS',
    axes: {
      watts: [30, 40, 50, 60, 80, 100, 120, 150, 180, 200, 240],
      kelvin: [3000, 4000, 5000],
      curve: ['Ш', 'ШБ', 'Д', 'Г'],
      control: ['без управления', 'диммирование 1-10 В', 'диммирование DALI'],
    },
    isMade: (v) => !(v.control !== 'без управления' && v.watts < 50),
    commonness: (v) => (v.curve === 'Ш' ? 0.6 : 0) + (v.kelvin === 4000 ? 0.3 : 0) + (v.control === 'без управления' ? 0.8 : 0),
    title: (v, line) =>
      `Светильник светодиодный консольный ${v.watts}Вт ${v.kelvin}К КСС ${v.curve}${v.control === 'без управления' ? '' : ` ${v.control}`} IP66 ДКУ-${line.number}`,
    specs: (v, line) => [
      ['watts', v.watts],
      ...glow({ kelvin: v.kelvin, lumens: v.watts * 140, cri: 70 }),
      ['curve', v.curve],
      ['type', v.control],
      ['has-dimming', v.control !== 'без управления'],
      ['cosphi', 0.95],
      ['ip', 'IP66'],
      ['ik', 'IK08'],
      ['climate', 'У1'],
      ['mounting', 'на консоль 48–60 мм'],
      ...inUse(line, 'ГОСТ IEC 60598-2-3-2017'),
    ],
    mark: (v) =>
      `${v.watts}-${v.kelvin / 100}-${{ Ш: 'W', ШБ: 'WB', Д: 'D', Г: 'G' }[v.curve]}${{ 'без управления': '', 'диммирование 1-10 В': 'V', 'диммирование DALI': 'L' }[v.control]}`,
    price: (v) => 1900 + v.watts * 46 + (v.control === 'без управления' ? 0 : 1400),
    grams: (v) => 1400 + v.watts * 28,
    millilitres: (v) => 6000 + v.watts * 60,
    picture: (v) =>
      tinted(v.watts <= 60 ? 's' : v.watts <= 120 ? 'm' : 'l', (tint) =>
        streetLamp({ tint, size: v.watts <= 60 ? 0.85 : v.watts <= 120 ? 1 : 1.15 }),
      ),
    related: ['sip', 'photo-relay', 'contactor-din'],
    purpose: 'Дороги, дворы, парковки и территории предприятий: широкая кривая света, работа в мороз.',
  }),
]
