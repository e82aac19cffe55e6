import { ductFan, houseFan } from '#demo/pictures/climate'
import type { Line } from '../brands.ts'
import { type Family, type Spec, family, plain, tinted } from '../family.ts'

const atHome = (line: Line, standard: string): Spec[] => [
  ['standard', standard],
  ['warranty', line.warrantyYears],
]
const faces = { белый: '#f2f4f6', 'слоновая кость': '#efe4c8', чёрный: '#2f343a', серый: '#9aa4ae' } as const
const faceNames = Object.keys(faces) as (keyof typeof faces)[]

export const ventilationFamilies: readonly Family[] = [
  family({
    code: 'fan',
    name: 'Вентиляторы',
    area: 'climate',
    weight: 7,
    section: (v) => (v.kind === 'канальный' ? 'fan-duct' : 'fan'),
    letters: 'VO',
    axes: {
      kind: ['настенный', 'настенный круглый', 'канальный'],
      diameter: [100, 125, 150, 160, 200, 250, 315],
      option: ['без опций', 'обратный клапан', 'таймер', 'датчик влажности', 'шнурковый выключатель', 'обратный клапан и таймер'],
      colour: faceNames,
      bearing: ['подшипник скольжения', 'шарикоподшипник'],
    },
    isMade: (v) =>
      (v.kind === 'канальный' ? v.colour === 'серый' || v.colour === 'белый' : v.diameter <= 150) &&
      !(v.kind === 'канальный' && v.option === 'шнурковый выключатель') &&
      !(v.kind === 'настенный круглый' && v.colour === 'слоновая кость'),
    commonness: (v) => (v.diameter <= 125 ? 0.5 : 0) + (v.colour === 'белый' ? 0.6 : 0) + (v.option === 'без опций' ? 0.3 : 0),
    title: (v, line) => `Вентилятор ${v.kind} d${v.diameter} мм ${v.option} ${v.bearing} ${v.colour} ВО-${line.number}`,
    specs: (v, line) => [
      ['type', v.kind],
      ['diameter', v.diameter],
      ['volume', Math.round((v.diameter ** 2 * (v.kind === 'канальный' ? 0.016 : 0.0098)) / 5) * 5],
      ['watts', Math.round(v.diameter / (v.kind === 'канальный' ? 3 : 7))],
      ['positions', v.option],
      ['release', v.bearing],
      ['colour', v.colour],
      ['voltage', 230],
      ['frequency', 50],
      ['ip', v.kind === 'канальный' ? 'IPX4' : 'IP34'],
      ['material', 'АБС-пластик'],
      ['temp-min', 1],
      ['temp-max', 45],
      ...atHome(line, 'ГОСТ IEC 60335-2-80-2017'),
    ],
    mark: (v) =>
      `${{ настенный: 'W', 'настенный круглый': 'R', канальный: 'D' }[v.kind]}${v.diameter}-${['без опций', 'обратный клапан', 'таймер', 'датчик влажности', 'шнурковый выключатель', 'обратный клапан и таймер'].indexOf(v.option)}${faceNames.indexOf(v.colour) + 1}${v.bearing === 'шарикоподшипник' ? 'B' : ''}`,
    price: (v) =>
      (420 + v.diameter * 4.4) *
      (v.kind === 'канальный' ? 1.8 : 1) *
      {
        'без опций': 1,
        'обратный клапан': 1.1,
        таймер: 1.3,
        'датчик влажности': 1.6,
        'шнурковый выключатель': 1.08,
        'обратный клапан и таймер': 1.4,
      }[v.option] *
      (v.bearing === 'шарикоподшипник' ? 1.25 : 1) *
      (v.colour === 'белый' ? 1 : 1.1),
    grams: (v) => v.diameter * 6,
    millilitres: (v) => v.diameter * 40,
    picture: (v) =>
      v.kind === 'канальный'
        ? tinted(`d-${v.diameter > 160 ? 'l' : 's'}`, (tint) => ductFan({ tint, size: v.diameter > 160 ? 1.1 : 0.9 }))
        : plain(`${v.kind === 'настенный' ? 'q' : 'r'}${faceNames.indexOf(v.colour) + 1}`, () =>
            houseFan({ isRound: v.kind !== 'настенный', colour: faces[v.colour] }),
          ),
    related: ['switch', 'relay-time', 'pvs'],
    purpose: 'Вытяжка в санузле, на кухне и приток по воздуховодам.',
  }),
]
