import { frequencyDrive, inductionMotor, softStarter } from '#demo/pictures/drives'
import type { Line } from '../brands.ts'
import { type Family, type Spec, family, ru, tinted } from '../family.ts'

const powers = [
  0.18, 0.25, 0.37, 0.55, 0.75, 1.1, 1.5, 2.2, 3, 4, 5.5, 7.5, 11, 15, 18.5, 22, 30, 37, 45, 55, 75, 90, 110, 132, 160,
] as const
const frames = [56, 56, 63, 63, 71, 71, 80, 80, 90, 100, 100, 112, 132, 160, 160, 180, 180, 200, 200, 225, 250, 250, 280, 280, 315] as const
const frameOf = (kilowatts: (typeof powers)[number], rpm: number) => {
  const place = powers.indexOf(kilowatts) + (rpm === 1000 ? 1 : rpm === 750 ? 2 : 0)
  return frames[Math.min(place, frames.length - 1)] ?? 315
}
const amps = (kilowatts: number) => Math.round(kilowatts * 2.02 * 10) / 10
const built = (line: Line, standard: string): Spec[] => [
  ['standard', standard],
  ['warranty', Math.min(3, line.warrantyYears)],
]

export const driveFamilies: readonly Family[] = [
  family({
    code: 'motor',
    name: 'Электродвигатели асинхронные',
    area: 'drives',
    weight: 9,
    section: (v) => (v.power <= 7.5 ? 'motor-s' : 'motor-l'),
    letters: 'AIR',
    axes: {
      power: powers,
      rpm: [3000, 1500, 1000, 750],
      mount: ['1081 (лапы)', '2081 (лапы и фланец)', '3081 (фланец)'],
      efficiency: ['IE1', 'IE2', 'IE3'],
      climate: ['У3', 'У2', 'УХЛ1'],
      brake: [false, true],
    },
    isMade: (v) =>
      !(v.rpm === 750 && v.power < 0.55) &&
      !(v.power < 0.75 && v.efficiency !== 'IE1') &&
      !(v.brake && (v.power > 22 || v.climate === 'УХЛ1')),
    commonness: (v) =>
      (v.rpm === 1500 || v.rpm === 3000 ? 0.5 : 0) +
      (v.mount.startsWith('1081') ? 0.5 : 0) +
      (v.efficiency === 'IE1' ? 0.3 : 0) +
      (v.climate === 'У3' ? 0.3 : 0) +
      (v.brake ? 0 : 0.6),
    title: (v) =>
      `Электродвигатель асинхронный АИР${frameOf(v.power, v.rpm)} ${ru(v.power)}кВт ${v.rpm}об/мин IM${v.mount.slice(0, 4)} ${v.efficiency} ${v.climate} IP55${v.brake ? ' с тормозом' : ''}`,
    specs: (v, line) => [
      ['power', v.power],
      ['rpm', v.rpm],
      ['frame', String(frameOf(v.power, v.rpm))],
      ['mounting', `IM ${v.mount}`],
      ['efficiency', v.efficiency],
      ['current', amps(v.power)],
      ['voltage', v.power <= 3 ? 380 : 660],
      ['phases', 3],
      ['cosphi', 0.84],
      ['climate', v.climate],
      ['type', v.brake ? 'с тормозом' : 'общепромышленный'],
      ['ip', 'IP55'],
      ['temp-min', v.climate === 'УХЛ1' ? -60 : -40],
      ['temp-max', 40],
      ...built(line, 'ГОСТ IEC 60034-1-2014'),
    ],
    mark: (v) =>
      `${v.power}-${v.rpm / 10}-${v.mount.slice(0, 4)}${v.efficiency.slice(1)}${{ У3: 'U3', У2: 'U2', УХЛ1: 'X1' }[v.climate]}${v.brake ? 'T' : ''}`,
    price: (v) =>
      (3600 + v.power * 2150) *
      { 3000: 1, 1500: 1.05, 1000: 1.3, 750: 1.65 }[v.rpm] *
      { IE1: 1, IE2: 1.15, IE3: 1.35 }[v.efficiency] *
      (v.mount.startsWith('1081') ? 1 : 1.08) *
      { У3: 1, У2: 1.05, УХЛ1: 1.2 }[v.climate] *
      (v.brake ? 1.45 : 1),
    grams: (v) => 4000 + v.power * 7200,
    millilitres: (v) => 6000 + v.power * 4500,
    picture: (v) =>
      tinted(`${v.power <= 1.5 ? 's' : v.power <= 18.5 ? 'm' : 'l'}${v.mount.startsWith('1081') ? '' : 'f'}`, (tint) =>
        inductionMotor({ tint, size: v.power <= 1.5 ? 0.8 : v.power <= 18.5 ? 1 : 1.15, isFlanged: !v.mount.startsWith('1081') }),
      ),
    related: ['vfd', 'contactor', 'motor-breaker', 'soft'],
    purpose: 'Привод насосов, вентиляторов, станков, конвейеров.',
  }),
  family({
    code: 'vfd',
    name: 'Преобразователи частоты',
    area: 'drives',
    weight: 7,
    section: 'vfd',
    letters: 'PCH',
    axes: {
      power: powers,
      phases: [1, 3],
      duty: ['общепромышленный', 'насосно-вентиляторный', 'векторный'],
      link: ['Modbus RTU', 'Modbus RTU и CANopen', 'Modbus RTU и Profinet'],
      filter: [false, true],
      ip: ['IP20', 'IP54'],
    },
    isMade: (v) =>
      v.power >= 0.37 &&
      !(v.phases === 1 && v.power > 4) &&
      !(v.ip === 'IP54' && v.power > 45) &&
      !(v.link !== 'Modbus RTU' && v.power < 1.5),
    commonness: (v) =>
      (v.link === 'Modbus RTU' ? 0.6 : 0) +
      (v.ip === 'IP20' ? 0.5 : 0) +
      (v.power <= 7.5 ? 0.4 : 0) +
      (v.duty === 'общепромышленный' ? 0.3 : 0),
    title: (v, line) =>
      `Преобразователь частоты ${v.duty} ${ru(v.power)}кВт ${v.phases === 1 ? '1ф 220В' : '3ф 380В'} ${v.link}${v.filter ? ' с ЭМС-фильтром' : ''} ${v.ip} ПЧ-${line.number}`,
    specs: (v, line) => [
      ['power', v.power],
      ['phases', v.phases],
      ['voltage', v.phases === 1 ? 220 : 380],
      ['current', amps(v.power)],
      ['type', v.duty],
      ['link', v.link],
      ['has-surge', v.filter],
      ['frequency', 50],
      ['inputs', v.power > 7.5 ? 8 : 6],
      ['outputs', v.power > 7.5 ? 3 : 2],
      ['has-display', true],
      ['ip', v.ip],
      ['temp-min', -10],
      ['temp-max', 50],
      ...built(line, 'ГОСТ IEC 61800-5-1-2014'),
    ],
    mark: (v) =>
      `${v.power}-${v.phases}${{ общепромышленный: 'G', 'насосно-вентиляторный': 'P', векторный: 'V' }[v.duty]}${{ 'Modbus RTU': 'M', 'Modbus RTU и CANopen': 'C', 'Modbus RTU и Profinet': 'N' }[v.link]}${v.filter ? 'F' : ''}-${v.ip.slice(2)}`,
    price: (v) =>
      (7200 + v.power * 2900) *
        { общепромышленный: 1, 'насосно-вентиляторный': 0.94, векторный: 1.25 }[v.duty] *
        (v.filter ? 1.1 : 1) *
        (v.ip === 'IP54' ? 1.35 : 1) +
      { 'Modbus RTU': 0, 'Modbus RTU и CANopen': 6500, 'Modbus RTU и Profinet': 9800 }[v.link],
    grams: (v) => 1100 + v.power * 620,
    millilitres: (v) => 2200 + v.power * 1100,
    picture: (v) =>
      tinted(v.power <= 2.2 ? 's' : v.power <= 18.5 ? 'm' : 'l', (tint) =>
        frequencyDrive({ tint, size: v.power <= 2.2 ? 0.8 : v.power <= 18.5 ? 1 : 1.15 }),
      ),
    related: ['motor', 'mccb', 'kg', 'plc'],
    purpose: 'Плавно меняет скорость двигателя, экономит энергию на насосах и вентиляции.',
  }),
  family({
    code: 'soft',
    name: 'Устройства плавного пуска',
    area: 'drives',
    weight: 4,
    section: 'soft',
    letters: 'UPP',
    axes: {
      power: powers,
      voltage: [380, 660],
      bypass: ['встроенный байпас', 'внешний байпас'],
      control: [24, 110, 230],
      link: ['без интерфейса', 'Modbus RTU'],
    },
    isMade: (v) => v.power >= 1.5 && !(v.bypass === 'внешний байпас' && v.power < 30) && !(v.link === 'Modbus RTU' && v.power < 7.5),
    commonness: (v) => (v.voltage === 380 ? 0.8 : 0) + (v.control === 230 ? 0.5 : 0) + (v.bypass === 'встроенный байпас' ? 0.3 : 0),
    title: (v, line) =>
      `Устройство плавного пуска ${ru(v.power)}кВт ${v.voltage}В ${v.bypass} управление ${v.control}В ${v.link} УПП-${line.number}`,
    specs: (v, line) => [
      ['power', v.power],
      ['current', amps(v.power)],
      ['voltage', v.voltage],
      ['type', v.bypass],
      ['coil-voltage', v.control],
      ['link', v.link],
      ['phases', 3],
      ['frequency', 50],
      ['has-display', v.power >= 30],
      ['ip', v.power >= 75 ? 'IP00' : 'IP20'],
      ['temp-min', -10],
      ['temp-max', 50],
      ...built(line, 'ГОСТ IEC 60947-4-2-2017'),
    ],
    mark: (v) => `${v.power}-${v.voltage / 10}${v.bypass.startsWith('вст') ? 'B' : 'X'}-${v.control}${v.link === 'Modbus RTU' ? 'M' : ''}`,
    price: (v) =>
      (9800 + v.power * 1150) * (v.voltage === 660 ? 1.3 : 1) * (v.bypass === 'встроенный байпас' ? 1.1 : 1) +
      (v.link === 'Modbus RTU' ? 4200 : 0),
    grams: (v) => 1500 + v.power * 240,
    millilitres: (v) => 2600 + v.power * 350,
    picture: (v) =>
      tinted(v.power <= 15 ? 's' : v.power <= 55 ? 'm' : 'l', (tint) =>
        softStarter({ tint, size: v.power <= 15 ? 0.85 : v.power <= 55 ? 1 : 1.15 }),
      ),
    related: ['motor', 'mccb', 'contactor'],
    purpose: 'Разгоняет и останавливает двигатель без рывка и броска тока.',
  }),
]
