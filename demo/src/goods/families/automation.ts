import { controllerUnit, limitSwitch, plugRelay, proximitySensor } from '#demo/pictures/control'
import type { Line } from '../brands.ts'
import { type Family, type Spec, counted, family, plain, tinted, volts } from '../family.ts'

const atWork = (line: Line, standard: string): Spec[] => [
  ['temp-min', -20],
  ['temp-max', 60],
  ['standard', standard],
  ['warranty', line.warrantyYears],
]
const units = {
  'модуль ЦПУ': 'cpu',
  'модуль дискретных входов': 'input',
  'модуль дискретных выходов': 'output',
  'модуль аналоговых входов': 'analog',
  'модуль аналоговых выходов': 'analog',
} as const
const unitNames = Object.keys(units) as (keyof typeof units)[]
const heads = { плунжер: 'plunger', 'плунжер с роликом': 'roller', 'рычаг с роликом': 'lever', 'рычаг регулируемый': 'lever' } as const
const headNames = Object.keys(heads) as (keyof typeof heads)[]

export const automationFamilies: readonly Family[] = [
  family({
    code: 'plc',
    name: 'Контроллеры программируемые',
    area: 'control',
    weight: 5,
    section: 'plc',
    letters: 'PLK',
    axes: {
      unit: unitNames,
      points: [4, 8, 12, 16, 24, 32],
      voltage: ['24 DC', '230 AC'],
      output: ['реле', 'транзистор'],
      link: ['RS-485', 'Ethernet', 'RS-485 и Ethernet', 'шина контроллера'],
      display: [false, true],
    },
    isMade: (v) =>
      (v.unit === 'модуль ЦПУ' ? v.link !== 'шина контроллера' && v.points >= 8 : !v.display && v.link !== 'RS-485 и Ethernet') &&
      !(v.unit.includes('входов') && v.output === 'реле') &&
      !(v.unit.includes('аналоговых') && (v.output === 'реле' || v.points > 16)) &&
      !(v.voltage === '230 AC' && v.unit !== 'модуль ЦПУ'),
    commonness: (v) => (v.unit === 'модуль ЦПУ' ? 0.5 : 0) + (v.voltage === '24 DC' ? 0.4 : 0) + (v.points === 16 ? 0.3 : 0),
    title: (v, line) =>
      `Контроллер программируемый ${v.unit} ${counted(v.points, v.unit.includes('аналоговых') ? ['канал', 'канала', 'каналов'] : ['точка', 'точки', 'точек'])} ${v.unit.includes('входов') ? '' : `${v.output} `}${volts(v.voltage)} ${v.link}${v.display ? ' с дисплеем' : ''} ПЛК-${line.number}`,
    specs: (v, line) => [
      ['type', v.unit],
      ['inputs', v.unit.includes('выходов') ? 0 : v.unit === 'модуль ЦПУ' ? Math.ceil(v.points * 0.6) : v.points],
      ['outputs', v.unit.includes('входов') ? 0 : v.unit === 'модуль ЦПУ' ? Math.floor(v.points * 0.4) : v.points],
      ['coil-voltage', v.voltage],
      ['contacts', v.unit.includes('входов') ? 'нет' : v.output],
      ['link', v.link],
      ['has-display', v.display],
      ['watts', 2 + v.points / 4],
      ['mounting', 'DIN-рейка 35 мм'],
      ['ip', 'IP20'],
      ...atWork(line, 'ГОСТ IEC 61131-2-2012'),
    ],
    mark: (v) =>
      `${unitNames.indexOf(v.unit) + 1}${v.points}-${v.voltage.slice(0, 2)}${v.output === 'реле' ? 'R' : 'T'}-${{ 'RS-485': 'S', Ethernet: 'E', 'RS-485 и Ethernet': 'SE', 'шина контроллера': 'B' }[v.link]}${v.display ? 'D' : ''}`,
    price: (v) =>
      (3400 + v.points * 310) *
        {
          'модуль ЦПУ': 1.9,
          'модуль дискретных входов': 0.8,
          'модуль дискретных выходов': 0.9,
          'модуль аналоговых входов': 1.7,
          'модуль аналоговых выходов': 1.9,
        }[v.unit] *
        { 'RS-485': 1, Ethernet: 1.25, 'RS-485 и Ethernet': 1.4, 'шина контроллера': 0.9 }[v.link] +
      (v.display ? 2600 : 0),
    grams: (v) => 180 + v.points * 8,
    millilitres: (v) => 500 + v.points * 20,
    picture: (v) => tinted(units[v.unit], (tint) => controllerUnit({ tint, kind: units[v.unit] })),
    related: ['psu', 'relay', 'proximity', 'terminal'],
    purpose: 'Управляет насосами, вентиляцией, станками по программе; расширяется модулями.',
  }),
  family({
    code: 'relay',
    name: 'Реле промежуточные',
    area: 'control',
    weight: 7,
    section: 'relay',
    letters: 'RP',
    axes: {
      contacts: ['1 перекидной', '2 перекидных', '3 перекидных', '4 перекидных'],
      current: [3, 5, 6, 8, 10, 16],
      coil: ['12 DC', '24 DC', '24 AC', '110 AC', '230 AC', '110 DC', '220 DC'],
      led: [false, true],
      base: ['без розетки', 'с розеткой', 'интерфейсное 6 мм'],
    },
    isMade: (v) =>
      (v.base === 'интерфейсное 6 мм' ? v.contacts === '1 перекидной' && v.current === 6 && v.led : v.current !== 6) &&
      !(v.contacts === '4 перекидных' && v.current > 5) &&
      !(v.contacts === '3 перекидных' && v.current !== 10) &&
      !(v.current === 16 && v.contacts !== '1 перекидной'),
    commonness: (v) => (v.coil === '24 DC' || v.coil === '230 AC' ? 0.6 : 0) + (v.led ? 0.3 : 0) + (v.base === 'с розеткой' ? 0.3 : 0),
    title: (v, line) =>
      `Реле промежуточное ${v.contacts} ${v.current}А катушка ${volts(v.coil)}${v.led ? ' с LED' : ''} ${v.base} РП-${line.number}`,
    specs: (v, line) => [
      ['contacts', v.contacts],
      ['current', v.current],
      ['coil-voltage', v.coil],
      ['has-backlight', v.led],
      ['type', v.base],
      ['pins', String(Number(v.contacts[0]) * 3 + 2)],
      ['voltage', 250],
      ['electric-endurance', 100_000],
      ['mechanical-endurance', 10_000_000],
      ['mounting', v.base === 'без розетки' ? 'в розетку' : 'DIN-рейка 35 мм'],
      ['ip', 'IP40'],
      ...atWork(line, 'ГОСТ IEC 61810-1-2013'),
    ],
    mark: (v) =>
      `${v.contacts[0]}C${String(v.current).padStart(2, '0')}-${v.coil.replace(' ', '')}${v.led ? 'L' : ''}-${{ 'без розетки': 0, 'с розеткой': 1, 'интерфейсное 6 мм': 6 }[v.base]}`,
    price: (v) =>
      (96 + Number(v.contacts[0]) * 44 + v.current * 7) *
        (v.led ? 1.08 : 1) *
        (v.coil.endsWith('110 DC') || v.coil === '220 DC' ? 1.2 : 1) +
      { 'без розетки': 0, 'с розеткой': 130, 'интерфейсное 6 мм': 260 }[v.base],
    grams: (v) => 30 + (v.base === 'без розетки' ? 0 : 35),
    millilitres: () => 70,
    picture: (v) =>
      tinted(`${v.base === 'интерфейсное 6 мм' ? 'slim' : v.contacts[0]}`, (tint) =>
        plugRelay({ tint, pins: v.base === 'интерфейсное 6 мм' ? 5 : Number(v.contacts[0]) * 3 + 2 }),
      ),
    related: ['psu', 'plc', 'din-rail', 'terminal'],
    purpose: 'Размножает контакты и развязывает цепи контроллера и нагрузки.',
  }),
  family({
    code: 'proximity',
    name: 'Датчики индуктивные',
    area: 'control',
    weight: 5,
    section: 'proximity',
    letters: 'DI',
    axes: {
      body: ['M8', 'M12', 'M18', 'M30', '40х40', '80х80'],
      reach: [1, 1.5, 2, 4, 5, 8, 10, 12, 15, 20, 30],
      output: ['PNP НО', 'PNP НЗ', 'NPN НО', 'NPN НЗ', '2-проводный AC'],
      lead: ['кабель 2 м', 'кабель 5 м', 'разъём M12'],
      face: ['заподлицо', 'выступающий'],
    },
    isMade: (v) => {
      const most = { M8: 2, M12: 4, M18: 8, M30: 15, '40х40': 20, '80х80': 30 }[v.body]
      return (
        v.reach <= most * (v.face === 'выступающий' ? 1.5 : 1) &&
        v.reach >= most * 0.4 &&
        !(v.body.includes('х') && v.lead === 'кабель 5 м')
      )
    },
    commonness: (v) => (v.body === 'M12' || v.body === 'M18' ? 0.5 : 0) + (v.output === 'PNP НО' ? 0.6 : 0),
    title: (v, line) =>
      `Датчик индуктивный ${v.body} ${String(v.reach).replace('.', ',')} мм ${v.output} ${v.face} ${v.lead} ДИ-${line.number}`,
    specs: (v, line) => [
      ['type', v.body],
      ['depth', v.reach],
      ['contacts', v.output],
      ['mounting', v.face],
      ['link', v.lead],
      ['voltage', v.output.endsWith('AC') ? 230 : 24],
      ['voltage-kind', v.output.endsWith('AC') ? 'переменный' : 'постоянный'],
      ['current', 0.2],
      ['material', v.body.includes('х') ? 'ПБТ-пластик' : 'латунь никелированная'],
      ['ip', 'IP67'],
      ...atWork(line, 'ГОСТ IEC 60947-5-2-2012'),
    ],
    mark: (v) =>
      `${v.body.replace('х', 'X')}-${v.reach}${{ 'PNP НО': 'PO', 'PNP НЗ': 'PC', 'NPN НО': 'NO', 'NPN НЗ': 'NC', '2-проводный AC': 'AC' }[v.output]}-${{ 'кабель 2 м': '2', 'кабель 5 м': '5', 'разъём M12': 'C' }[v.lead]}${v.face === 'заподлицо' ? 'F' : 'V'}`,
    price: (v) =>
      ({ M8: 820, M12: 640, M18: 780, M30: 1150, '40х40': 1900, '80х80': 2700 })[v.body] *
      (v.lead === 'кабель 2 м' ? 1 : v.lead === 'кабель 5 м' ? 1.2 : 1.12) *
      (v.output === '2-проводный AC' ? 1.25 : 1) *
      (1 + v.reach / 100),
    grams: (v) => ({ M8: 45, M12: 70, M18: 110, M30: 190, '40х40': 160, '80х80': 420 })[v.body],
    millilitres: () => 250,
    picture: (v) =>
      plain(v.body.includes('х') ? 'block' : `thread-${v.body === 'M8' || v.body === 'M12' ? 's' : 'l'}`, () =>
        proximitySensor({ shape: v.body.includes('х') ? 'block' : 'thread', size: v.body === 'M8' || v.body === 'M12' ? 0.85 : 1.1 }),
      ),
    related: ['plc', 'psu', 'terminal'],
    purpose: 'Бесконтактно видит металл: положение механизма, счёт деталей, концевое положение.',
  }),
  family({
    code: 'limit',
    name: 'Выключатели концевые',
    area: 'control',
    weight: 4,
    section: 'limit',
    letters: 'KV',
    axes: {
      head: headNames,
      contacts: ['1НО+1НЗ', '2НО+1НЗ', '2НЗ+1НО', '2НО+2НЗ'],
      body: ['пластик', 'металл'],
      current: [5, 6, 10],
      lead: ['сальник PG11', 'сальник M20', 'два ввода M20'],
      ip: ['IP54', 'IP65', 'IP67'],
    },
    isMade: (v) => !(v.body === 'пластик' && v.lead === 'два ввода M20'),
    commonness: (v) => (v.contacts === '1НО+1НЗ' ? 0.6 : 0) + (v.body === 'металл' ? 0.3 : 0),
    title: (v, line) => `Выключатель концевой ${v.head} ${v.contacts} ${v.current}А ${v.body} ${v.lead} ${v.ip} ВК-${line.number}`,
    specs: (v, line) => [
      ['type', v.head],
      ['contacts', v.contacts],
      ['current', v.current],
      ['material', v.body],
      ['thread', v.lead],
      ['ip', v.ip],
      ['voltage', 400],
      ['mechanical-endurance', 10_000_000],
      ['mounting', 'на плоскость'],
      ['climate', 'У2'],
      ...atWork(line, 'ГОСТ IEC 60947-5-1-2014'),
    ],
    mark: (v) =>
      `${headNames.indexOf(v.head) + 1}${{ '1НО+1НЗ': '11', '2НО+1НЗ': '21', '2НЗ+1НО': '12', '2НО+2НЗ': '22' }[v.contacts]}-${v.current}${v.body === 'пластик' ? 'P' : 'M'}${{ 'сальник PG11': 'G', 'сальник M20': 'M', 'два ввода M20': 'D' }[v.lead]}-${v.ip.slice(2)}`,
    price: (v) =>
      (260 + v.current * 14) *
      { плунжер: 1, 'плунжер с роликом': 1.12, 'рычаг с роликом': 1.25, 'рычаг регулируемый': 1.4 }[v.head] *
      (v.body === 'металл' ? 1.7 : 1) *
      { '1НО+1НЗ': 1, '2НО+1НЗ': 1.2, '2НЗ+1НО': 1.2, '2НО+2НЗ': 1.4 }[v.contacts] *
      { IP54: 1, IP65: 1.1, IP67: 1.25 }[v.ip],
    grams: (v) => (v.body === 'металл' ? 290 : 110),
    millilitres: () => 350,
    picture: (v) => tinted(heads[v.head], (tint) => limitSwitch({ tint, head: heads[v.head] })),
    related: ['button', 'plc', 'gland'],
    purpose: 'Останавливает механизм в крайнем положении, контролирует двери и ограждения.',
  }),
]
