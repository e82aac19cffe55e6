import { buttonPost, pushButton, signalLamp } from '#demo/pictures/control'
import type { Line } from '../brands.ts'
import { type Family, type Spec, counted, family, feminine, plain, volts } from '../family.ts'

const onDoor = (line: Line, standard: string): Spec[] => [
  ['temp-min', -25],
  ['temp-max', 55],
  ['standard', standard],
  ['warranty', line.warrantyYears],
]
const lights = { красный: '#d6402e', зелёный: '#2f9e54', жёлтый: '#f0c63a', синий: '#2f6fc4', белый: '#f2f4f6', чёрный: '#2f343a' } as const
const lightNames = Object.keys(lights) as (keyof typeof lights)[]
const lightPlace = (name: keyof typeof lights) => lightNames.indexOf(name) + 1
const heads = [
  'плоская',
  'выступающая',
  'с подсветкой',
  'грибовидная',
  'грибовидная с фиксацией',
  'переключатель на 2 положения',
  'переключатель на 3 положения',
  'переключатель с ключом',
] as const
const contactSets = ['1НО', '1НЗ', '1НО+1НЗ', '2НО', '2НЗ'] as const
const kindOf = (head: (typeof heads)[number]) =>
  head === 'переключатель с ключом' ? 'key' : head.startsWith('переключатель') ? 'selector' : head.startsWith('гриб') ? 'mushroom' : 'flat'

export const controlFamilies: readonly Family[] = [
  family({
    code: 'button',
    name: 'Кнопки управления',
    area: 'control',
    weight: 10,
    section: 'button',
    letters: 'KU',
    axes: {
      head: heads,
      colour: lightNames,
      contacts: contactSets,
      body: ['пластик', 'металл'],
      diameter: [16, 22, 30],
      ip: ['IP40', 'IP54', 'IP65'],
    },
    isMade: (v) =>
      (kindOf(v.head) === 'selector' || kindOf(v.head) === 'key' ? v.colour === 'чёрный' : true) &&
      !(v.head.startsWith('гриб') && ['белый', 'синий'].includes(v.colour)) &&
      !(v.diameter === 16 && v.head.startsWith('гриб')) &&
      !(v.head === 'с подсветкой' && v.colour === 'чёрный') &&
      !(v.body === 'металл' && v.ip === 'IP40'),
    commonness: (v) =>
      (v.diameter === 22 ? 1 : 0) +
      (v.colour === 'красный' || v.colour === 'зелёный' ? 0.5 : 0) +
      (v.body === 'пластик' ? 0.3 : 0) +
      (v.contacts === '1НО' || v.contacts === '1НЗ' ? 0.3 : 0),
    title: (v, line) =>
      `${kindOf(v.head) === 'selector' || kindOf(v.head) === 'key' ? `${v.head.charAt(0).toUpperCase()}${v.head.slice(1)} ${v.colour}` : `Кнопка ${v.head} ${feminine(v.colour)}`} ${v.contacts} d${v.diameter} мм ${v.body} ${v.ip} КУ-${line.number}`,
    specs: (v, line) => [
      ['type', v.head],
      ['colour', v.colour],
      ['contacts', v.contacts],
      ['material', v.body],
      ['diameter', v.diameter],
      ['ip', v.ip],
      ['current', 10],
      ['voltage', 660],
      ['has-backlight', v.head === 'с подсветкой'],
      [
        'positions',
        v.head.includes('на 3') ? '1-0-2' : v.head.includes('фиксацией') || kindOf(v.head) !== 'flat' ? 'с фиксацией' : 'без фиксации',
      ],
      ['mechanical-endurance', 1_000_000],
      ...onDoor(line, 'ГОСТ IEC 60947-5-1-2014'),
    ],
    mark: (v) =>
      `${heads.indexOf(v.head) + 1}${lightPlace(v.colour)}-${{ '1НО': '10', '1НЗ': '01', '1НО+1НЗ': '11', '2НО': '20', '2НЗ': '02' }[v.contacts]}-${v.diameter}${v.body === 'пластик' ? 'P' : 'M'}${v.ip.slice(2)}`,
    price: (v) => {
      const extra = {
        плоская: 0,
        выступающая: 8,
        'с подсветкой': 90,
        грибовидная: 45,
        'грибовидная с фиксацией': 95,
        'переключатель на 2 положения': 60,
        'переключатель на 3 положения': 75,
        'переключатель с ключом': 190,
      }[v.head]
      return (
        (88 + extra + (v.contacts.length > 3 ? 34 : v.contacts.startsWith('2') ? 30 : 0)) *
        (v.body === 'металл' ? 1.8 : 1) *
        { IP40: 1, IP54: 1.1, IP65: 1.3 }[v.ip] *
        (v.diameter === 30 ? 1.3 : 1)
      )
    },
    grams: (v) => (v.body === 'металл' ? 75 : 42),
    millilitres: () => 120,
    picture: (v) =>
      plain(`${kindOf(v.head)}${lightPlace(v.colour)}${v.body === 'металл' ? 'm' : ''}`, () =>
        pushButton({ colour: lights[v.colour], kind: kindOf(v.head), isMetal: v.body === 'металл' }),
      ),
    related: ['post', 'signal', 'contactor', 'board-mount'],
    purpose: 'Пуск, останов и выбор режима на двери шкафа или пульте.',
  }),
  family({
    code: 'post',
    name: 'Посты кнопочные',
    area: 'control',
    weight: 5,
    section: 'post',
    letters: 'PKE',
    axes: {
      buttons: [1, 2, 3, 4, 6, 8],
      set: [
        '«Пуск»',
        '«Стоп»',
        '«Стоп» гриб',
        '«Пуск-Стоп»',
        '«Вверх-Вниз»',
        '«Вверх-Вниз-Стоп»',
        'тельферный',
        'тельферный двухскоростной',
      ],
      body: ['карболит', 'пластик', 'металл'],
      ip: ['IP40', 'IP54', 'IP65'],
      colour: ['серый', 'жёлтый'],
    },
    isMade: (v) =>
      ({
        '«Пуск»': v.buttons === 1,
        '«Стоп»': v.buttons === 1,
        '«Стоп» гриб': v.buttons === 1,
        '«Пуск-Стоп»': v.buttons === 2,
        '«Вверх-Вниз»': v.buttons === 2,
        '«Вверх-Вниз-Стоп»': v.buttons === 3,
        тельферный: v.buttons >= 2 && v.buttons !== 3,
        'тельферный двухскоростной': v.buttons >= 4,
      })[v.set] &&
      !(v.body === 'карболит' && v.ip === 'IP65') &&
      !(v.set.startsWith('тельферный') && v.colour === 'серый'),
    commonness: (v) => (v.body === 'пластик' ? 0.4 : 0) + (v.set === '«Пуск-Стоп»' ? 0.5 : 0),
    title: (v, line) =>
      `Пост кнопочный ${v.set} ${counted(v.buttons, ['кнопка', 'кнопки', 'кнопок'])} ${v.body} ${v.ip} ${v.colour} ПК-${line.number}`,
    specs: (v, line) => [
      ['keys', v.buttons],
      ['type', v.set],
      ['material', v.body],
      ['ip', v.ip],
      ['colour', v.colour],
      ['current', 10],
      ['voltage', 660],
      ['contacts', `${v.buttons}НО+${v.buttons}НЗ`],
      ['mounting', v.set.startsWith('тельферный') ? 'подвесной' : 'навесной'],
      ['mechanical-endurance', 1_000_000],
      ['climate', 'У3'],
      ...onDoor(line, 'ГОСТ IEC 60947-5-1-2014'),
    ],
    mark: (v) =>
      `${v.buttons}${['«Пуск»', '«Стоп»', '«Стоп» гриб', '«Пуск-Стоп»', '«Вверх-Вниз»', '«Вверх-Вниз-Стоп»', 'тельферный', 'тельферный двухскоростной'].indexOf(v.set) + 1}${{ карболит: 'K', пластик: 'P', металл: 'M' }[v.body]}-${v.ip.slice(2)}${v.colour === 'серый' ? 'G' : 'Y'}`,
    price: (v) =>
      (190 + v.buttons * 130) *
      { карболит: 0.9, пластик: 1, металл: 1.7 }[v.body] *
      { IP40: 1, IP54: 1.15, IP65: 1.4 }[v.ip] *
      (v.set.startsWith('тельферный') ? 2.2 : 1),
    grams: (v) => 180 + v.buttons * 90,
    millilitres: (v) => 500 + v.buttons * 220,
    picture: (v) =>
      plain(`${v.buttons}${v.colour === 'жёлтый' ? 'y' : ''}`, () =>
        buttonPost({ buttons: Math.min(v.buttons, 6), isYellow: v.colour === 'жёлтый' }),
      ),
    related: ['button', 'contactor', 'kg'],
    purpose: 'Местное управление станком, воротами, талью.',
  }),
  family({
    code: 'signal',
    name: 'Арматура светосигнальная',
    area: 'control',
    weight: 6,
    section: 'signal',
    letters: 'AS',
    axes: {
      kind: ['лампа сигнальная', 'лампа с зуммером', 'колонна сигнальная 3 яруса', 'маячок'],
      colour: ['красный', 'зелёный', 'жёлтый', 'синий', 'белый'],
      voltage: ['12 AC/DC', '24 AC/DC', '110 AC', '230 AC', '400 AC'],
      diameter: [8, 10, 16, 22, 70],
      ip: ['IP40', 'IP54', 'IP65'],
    },
    isMade: (v) =>
      (v.kind === 'лампа сигнальная'
        ? v.diameter <= 22
        : v.kind === 'лампа с зуммером'
          ? v.diameter === 22 && v.colour === 'красный'
          : v.diameter === 70 && v.ip !== 'IP40') && !(v.kind === 'колонна сигнальная 3 яруса' && v.colour !== 'красный'),
    commonness: (v) => (v.diameter === 22 ? 0.6 : 0) + (v.voltage === '230 AC' || v.voltage === '24 AC/DC' ? 0.5 : 0),
    title: (v, line) =>
      `${v.kind.charAt(0).toUpperCase()}${v.kind.slice(1)} ${v.kind.startsWith('колонна') ? '' : `${v.kind === 'маячок' ? v.colour : feminine(v.colour)} `}LED ${volts(v.voltage)} d${v.diameter} мм ${v.ip} АС-${line.number}`,
    specs: (v, line) => [
      ['type', v.kind],
      ['colour', v.kind.startsWith('колонна') ? 'красный, жёлтый, зелёный' : v.colour],
      ['coil-voltage', v.voltage],
      ['diameter', v.diameter],
      ['ip', v.ip],
      ['watts', v.diameter === 70 ? 5 : 0.5],
      ['current', 0.02],
      ['life-hours', 30_000],
      ['material', 'поликарбонат'],
      ['mounting', v.diameter === 70 ? 'на стойку' : 'в отверстие'],
      ...onDoor(line, 'ГОСТ IEC 60947-5-1-2014'),
    ],
    mark: (v) =>
      `${{ 'лампа сигнальная': 'L', 'лампа с зуммером': 'Z', 'колонна сигнальная 3 яруса': 'T', маячок: 'M' }[v.kind]}${lightPlace(v.colour)}-${v.voltage.replace(/ .*/, '')}${v.voltage.endsWith('DC') ? 'U' : 'A'}-${v.diameter}-${v.ip.slice(2)}`,
    price: (v) =>
      ({ 'лампа сигнальная': 62, 'лампа с зуммером': 190, 'колонна сигнальная 3 яруса': 2400, маячок: 780 })[v.kind] *
      (1 + v.diameter / 120) *
      { IP40: 1, IP54: 1.1, IP65: 1.3 }[v.ip] *
      (v.voltage === '400 AC' ? 1.2 : 1),
    grams: (v) => (v.diameter === 70 ? 420 : 28),
    millilitres: (v) => (v.diameter === 70 ? 1600 : 80),
    batch: (v) => ({ step: v.diameter <= 10 ? 10 : 1 }),
    picture: (v) =>
      plain(`${v.kind.startsWith('колонна') ? 't' : 'l'}${lightPlace(v.colour)}`, () =>
        signalLamp({ colour: lights[v.colour], isTower: v.kind.startsWith('колонна') }),
      ),
    related: ['button', 'board-mount', 'pugv'],
    purpose: 'Показывает состояние оборудования на двери щита и над станком.',
  }),
]
