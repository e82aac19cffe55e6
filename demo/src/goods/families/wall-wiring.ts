import { frameOf, rocker, socketFace } from '#demo/pictures/wiring'
import { type Family, type Spec, family, plain } from '../family.ts'
import type { Line } from '../brands.ts'

const finishes = ['белый', 'слоновая кость', 'антрацит', 'чёрный матовый', 'серебро', 'шампань', 'графит'] as const
export type Finish = (typeof finishes)[number]
const finishMark = (finish: Finish) => `0${finishes.indexOf(finish) + 1}`
const finishPrice = (finish: Finish) => (finish === 'белый' ? 1 : finish === 'слоновая кость' ? 1.05 : 1.4)
const indoor = (line: Line, standard: string): Spec[] => [
  ['temp-min', -5],
  ['temp-max', 40],
  ['standard', standard],
  ['warranty', line.warrantyYears],
]

export const wallWiringFamilies: readonly Family[] = [
  family({
    code: 'socket',
    name: 'Розетки',
    area: 'wiring',
    weight: 22,
    section: 'socket',
    letters: 'RS',
    axes: {
      kind: ['с заземлением', 'с заземлением и шторками', 'с заземлением и крышкой', 'без заземления', 'с USB A+C'],
      posts: [1, 2, 3],
      finish: finishes,
      place: ['скрытая', 'открытая'],
      ip: ['IP20', 'IP44', 'IP54'],
    },
    isMade: (v) =>
      (v.kind === 'с заземлением и крышкой' ? v.ip !== 'IP20' : v.ip === 'IP20') &&
      !(v.place === 'открытая' && finishes.indexOf(v.finish) > 1) &&
      !(v.kind === 'с USB A+C' && (v.posts > 1 || v.place === 'открытая')) &&
      !(v.posts === 3 && v.place === 'скрытая'),
    commonness: (v) => (v.finish === 'белый' ? 0.8 : 0) + (v.posts === 1 ? 0.6 : 0) + (v.kind === 'с заземлением' ? 0.3 : 0),
    title: (v) =>
      `Розетка ${v.posts}-местная ${v.kind} 16А 250В ${v.place === 'скрытая' ? 'скрытой' : 'открытой'} установки ${v.ip} ${v.finish}`,
    specs: (v, line) => [
      ['poses', v.posts],
      ['type', v.kind],
      ['current', 16],
      ['voltage', 250],
      ['colour', v.finish],
      ['mounting', `${v.place} установка`],
      ['ip', v.ip],
      ['has-grounding', v.kind !== 'без заземления'],
      ['has-shutters', v.kind.includes('шторками')],
      ['material', 'поликарбонат'],
      ['wire-max', 2.5],
      ...indoor(line, 'ГОСТ IEC 60884-1-2013'),
    ],
    mark: (v) =>
      `${v.posts}${['с заземлением', 'с заземлением и шторками', 'с заземлением и крышкой', 'без заземления', 'с USB A+C'].indexOf(v.kind)}-${v.place === 'скрытая' ? 'S' : 'O'}${v.ip.slice(2)}-${finishMark(v.finish)}`,
    price: (v) =>
      (112 + (v.posts - 1) * 88) *
      finishPrice(v.finish) *
      { 'с заземлением': 1, 'с заземлением и шторками': 1.12, 'с заземлением и крышкой': 1.5, 'без заземления': 0.85, 'с USB A+C': 8 }[
        v.kind
      ] *
      (v.ip === 'IP54' ? 1.25 : 1),
    grams: (v) => 72 * v.posts,
    millilitres: (v) => 260 * v.posts,
    batch: (v) => (v.kind === 'без заземления' ? { step: 10 } : { step: 1 }),
    picture: (v) =>
      plain(
        `${v.posts}${v.kind === 'с заземлением и крышкой' ? 'k' : v.kind === 'с USB A+C' ? 'u' : v.kind === 'без заземления' ? 'n' : 'g'}-${finishMark(v.finish)}`,
        () =>
          socketFace({
            posts: v.posts,
            finish: v.finish,
            hasLid: v.kind === 'с заземлением и крышкой',
            hasUsb: v.kind === 'с USB A+C',
            isGrounded: v.kind !== 'без заземления',
          }),
      ),
    related: ['frame', 'switch', 'junction', 'vvgp'],
    purpose: 'Механизм с накладкой для подключения электроприборов.',
  }),
  family({
    code: 'switch',
    name: 'Выключатели',
    area: 'wiring',
    weight: 18,
    section: 'switch',
    letters: 'VK',
    axes: {
      keys: [1, 2, 3],
      kind: ['выключатель', 'выключатель с подсветкой', 'переключатель проходной', 'переключатель перекрёстный', 'диммер поворотный'],
      finish: finishes,
      ip: ['IP20', 'IP44'],
    },
    isMade: (v) =>
      !(v.keys === 3 && v.kind !== 'выключатель' && v.kind !== 'выключатель с подсветкой') &&
      !(v.kind === 'диммер поворотный' && (v.keys > 1 || v.ip === 'IP44')) &&
      !(v.kind === 'переключатель перекрёстный' && v.keys > 1) &&
      !(v.ip === 'IP44' && finishes.indexOf(v.finish) > 1),
    commonness: (v) => (v.finish === 'белый' ? 0.8 : 0) + (v.keys === 1 ? 0.5 : 0) + (v.kind === 'выключатель' ? 0.4 : 0),
    title: (v) =>
      `${v.kind.charAt(0).toUpperCase()}${v.kind.slice(1)}${v.kind === 'диммер поворотный' ? ' 600Вт' : ` ${v.keys}-клавишный 10А`} 250В скрытой установки ${v.ip} ${v.finish}`,
    specs: (v, line) => [
      ['keys', v.keys],
      ['type', v.kind],
      ['current', v.kind === 'диммер поворотный' ? 2.5 : 10],
      ['voltage', 250],
      ['colour', v.finish],
      ['mounting', 'скрытая установка'],
      ['ip', v.ip],
      ['has-backlight', v.kind.includes('подсветкой')],
      ['mechanical-endurance', 40_000],
      ['material', 'поликарбонат'],
      ...indoor(line, 'ГОСТ IEC 60669-1-2016'),
    ],
    mark: (v) =>
      `${v.keys}${['выключатель', 'выключатель с подсветкой', 'переключатель проходной', 'переключатель перекрёстный', 'диммер поворотный'].indexOf(v.kind)}-${v.ip.slice(2)}-${finishMark(v.finish)}`,
    price: (v) =>
      (98 + v.keys * 26) *
      finishPrice(v.finish) *
      {
        выключатель: 1,
        'выключатель с подсветкой': 1.18,
        'переключатель проходной': 1.3,
        'переключатель перекрёстный': 2.2,
        'диммер поворотный': 6,
      }[v.kind] *
      (v.ip === 'IP44' ? 1.45 : 1),
    grams: () => 70,
    millilitres: () => 250,
    picture: (v) =>
      plain(
        `${v.kind === 'диммер поворотный' ? 'd' : v.keys}${v.kind.includes('подсветкой') ? 'l' : v.kind === 'переключатель проходной' ? 'p' : ''}-${finishMark(v.finish)}`,
        () =>
          rocker({
            keys: v.keys,
            finish: v.finish,
            isDimmer: v.kind === 'диммер поворотный',
            hasLight: v.kind.includes('подсветкой'),
            isTwoWay: v.kind.startsWith('пере'),
          }),
      ),
    related: ['frame', 'socket', 'lamp', 'light-sensor'],
    purpose: 'Управление освещением из одного или нескольких мест.',
  }),
  family({
    code: 'frame',
    name: 'Рамки',
    area: 'wiring',
    weight: 12,
    section: 'frame',
    letters: 'RM',
    axes: {
      posts: [1, 2, 3, 4, 5],
      finish: finishes,
      material: ['поликарбонат', 'стекло', 'алюминий'],
      way: ['горизонтальная', 'вертикальная', 'универсальная'],
    },
    isMade: (v) =>
      (v.way === 'универсальная' ? v.posts === 1 || v.material !== 'поликарбонат' : v.posts > 1 && v.material === 'поликарбонат') &&
      !(v.material === 'алюминий' && finishes.indexOf(v.finish) < 2),
    commonness: (v) => (v.finish === 'белый' ? 0.6 : 0) + (v.material === 'поликарбонат' ? 0.5 : 0),
    title: (v) => `Рамка ${v.posts}-постовая ${v.way} ${v.material} ${v.finish}`,
    specs: (v, line) => [
      ['poses', v.posts],
      ['colour', v.finish],
      ['material', v.material],
      ['type', v.way],
      ['width', 81 + (v.posts - 1) * 71],
      ['height', 81],
      ['depth', v.material === 'стекло' ? 9 : 10],
      ['ip', 'IP20'],
      ['mounting', 'скрытая установка'],
      ...indoor(line, 'ГОСТ 30988.1-2020'),
    ],
    mark: (v) =>
      `${v.posts}-${{ поликарбонат: 'P', стекло: 'G', алюминий: 'A' }[v.material]}${{ горизонтальная: 'H', вертикальная: 'V', универсальная: 'U' }[v.way]}-${finishMark(v.finish)}`,
    price: (v) => (42 + v.posts * 38) * finishPrice(v.finish) * { поликарбонат: 1, стекло: 7, алюминий: 9 }[v.material],
    grams: (v) => (18 * v.posts + 8) * (v.material === 'стекло' ? 4 : 1),
    millilitres: (v) => 90 * v.posts,
    batch: (v) => (v.posts === 1 && v.material === 'поликарбонат' ? { step: 10 } : { step: 1 }),
    picture: (v) =>
      plain(`${v.posts}-${finishMark(v.finish)}${v.way === 'вертикальная' ? 'v' : ''}`, () =>
        frameOf({ posts: v.posts, finish: v.finish, isVertical: v.way === 'вертикальная' }),
      ),
    related: ['socket', 'switch'],
    purpose: 'Лицевая рамка для блоков розеток и выключателей одной серии.',
  }),
]
