import { currentTransformer, energyMeter, handMeter, panelMeter } from '#demo/pictures/metering'
import type { Line } from '../brands.ts'
import { type Family, type Spec, family, tinted } from '../family.ts'

const verified = (line: Line, standard: string): Spec[] => [
  ['standard', standard],
  ['service', 30],
  ['warranty', line.warrantyYears],
]
const primaries = [20, 30, 40, 50, 60, 75, 80, 100, 120, 150, 200, 250, 300, 400, 500, 600, 800, 1000, 1200, 1500, 2000, 3000] as const
const links = ['без интерфейса', 'RS-485', 'PLC', 'GSM', 'NB-IoT', 'RS-485 и радиоканал'] as const
const quantities = { амперметр: 'A', вольтметр: 'V', частотомер: 'Hz', ваттметр: 'W', мультиметр: 'A' } as const
const scales = ['5', '30', '50', '100', '150', '200', '300', '400', '600', '1000'] as const

export const meteringFamilies: readonly Family[] = [
  family({
    code: 'meter',
    name: 'Счётчики электроэнергии',
    area: 'metering',
    weight: 12,
    section: (v) => `meter-${v.phases}`,
    letters: 'SE',
    axes: {
      phases: [1, 3],
      current: ['5(60)', '5(80)', '5(100)', '5(10)', '10(100)'],
      tariffs: [1, 2, 4],
      link: links,
      body: ['DIN-рейка', 'щиток', 'опора (сплит)'],
      class: ['1', '0,5S'],
      relay: [false, true],
    },
    isMade: (v) =>
      !(v.current === '5(10)' && v.phases === 1) &&
      !(v.class === '0,5S' && v.phases === 1) &&
      !(v.relay && v.link === 'без интерфейса') &&
      !(v.tariffs === 1 && v.link !== 'без интерфейса') &&
      !(v.body === 'опора (сплит)' && v.link === 'без интерфейса') &&
      !(v.current === '5(10)' && v.relay),
    commonness: (v) =>
      (v.current === '5(60)' || v.current === '5(100)' ? 0.5 : 0) +
      (v.body === 'DIN-рейка' ? 0.3 : 0) +
      (v.link === 'без интерфейса' || v.link === 'RS-485' ? 0.4 : 0) +
      (v.class === '1' ? 0.4 : 0),
    title: (v, line) =>
      `Счётчик электроэнергии ${v.phases === 1 ? 'однофазный' : 'трёхфазный'} ${v.current}А кл. ${v.class} ${v.tariffs === 1 ? 'однотарифный' : `${v.tariffs}-тарифный`} ${v.link}${v.relay ? ' с реле' : ''} ${v.body} СЭ-${line.number}`,
    specs: (v, line) => [
      ['phases', v.phases],
      ['current', Number(v.current.split('(')[0])],
      ['setting', v.current],
      ['class', v.class],
      ['tariffs', v.tariffs],
      ['link', v.link],
      ['mounting', v.body],
      ['has-switch', v.relay],
      ['voltage', v.phases === 1 ? 230 : 400],
      ['frequency', 50],
      ['has-display', v.body !== 'опора (сплит)'],
      ['temp-min', -40],
      ['temp-max', 70],
      ...verified(line, 'ГОСТ 31819.21-2012'),
    ],
    mark: (v) =>
      `${v.phases}-${v.current.replace('(', 'T').replace(')', '')}-${v.tariffs}${links.indexOf(v.link)}${{ 'DIN-рейка': 'D', щиток: 'S', 'опора (сплит)': 'O' }[v.body]}${v.class === '1' ? '1' : '05'}${v.relay ? 'R' : ''}`,
    price: (v) =>
      (v.phases === 1 ? 950 : 2400) *
      (v.tariffs === 1 ? 1 : 1.6) *
      { 'без интерфейса': 1, 'RS-485': 1.35, PLC: 1.9, GSM: 2.6, 'NB-IoT': 2.8, 'RS-485 и радиоканал': 2.2 }[v.link] *
      (v.class === '1' ? 1 : 1.25) *
      (v.relay ? 1.2 : 1) *
      (v.body === 'опора (сплит)' ? 1.5 : 1),
    grams: (v) => (v.phases === 1 ? 420 : 1100),
    millilitres: (v) => (v.phases === 1 ? 1200 : 3600),
    picture: (v) =>
      tinted(`${v.phases}${v.body === 'DIN-рейка' ? 'd' : 's'}`, (tint) =>
        energyMeter({ tint, phases: v.phases, isRail: v.body === 'DIN-рейка' }),
      ),
    related: ['board-meter', 'ct', 'mcb', 'vvg'],
    purpose: 'Коммерческий и технический учёт активной энергии; показания передаёт сам или хранит в памяти.',
  }),
  family({
    code: 'ct',
    name: 'Трансформаторы тока',
    area: 'metering',
    weight: 7,
    section: 'ct',
    letters: 'TT',
    axes: {
      primary: primaries,
      class: ['0,2S', '0,5', '0,5S', '1'],
      va: [5, 10, 15],
      frame: ['с шиной', '30', '40', '60', '85', '100', '125'],
    },
    isMade: (v) => {
      const [least, most] = (
        {
          'с шиной': [20, 600],
          30: [100, 400],
          40: [200, 800],
          60: [400, 1000],
          85: [800, 1500],
          100: [1000, 2000],
          125: [1500, 3000],
        } as const
      )[v.frame]
      return v.primary >= least && v.primary <= most && !(v.va === 15 && v.primary < 300)
    },
    commonness: (v) => (v.class === '0,5S' ? 0.6 : v.class === '0,5' ? 0.4 : 0) + (v.va === 5 ? 0.5 : 0),
    title: (v, line) =>
      `Трансформатор тока ${v.primary}/5А кл. ${v.class} ${v.va}ВА ${v.frame === 'с шиной' ? 'с шиной' : `габарит ${v.frame}`} ТТ-${line.number}`,
    specs: (v, line) => [
      ['ratio', `${v.primary}/5`],
      ['current', v.primary],
      ['class', v.class],
      ['va', v.va],
      ['frame', v.frame],
      ['voltage-kv', 0.66],
      ['frequency', 50],
      ['type', v.frame === 'с шиной' ? 'опорный с шиной' : 'шинный'],
      ['climate', 'УХЛ3'],
      ['temp-min', -45],
      ['temp-max', 50],
      ...verified(line, 'ГОСТ 7746-2015'),
    ],
    mark: (v) => `${v.frame === 'с шиной' ? 'A' : v.frame}-${v.primary}-${v.class.replace(',', '')}-${v.va}`,
    price: (v) => (620 + v.primary * 0.65) * { '0,2S': 2.4, '0,5': 1, '0,5S': 1.25, 1: 0.9 }[v.class] * (1 + v.va / 60),
    grams: (v) => 500 + v.primary * 0.5,
    millilitres: (v) => 700 + v.primary * 0.6,
    batch: () => ({ step: 1 }),
    picture: (v) => tinted(v.frame === 'с шиной' ? 'b' : 'w', (tint) => currentTransformer({ tint, hasBar: v.frame === 'с шиной' })),
    related: ['meter', 'panel-meter', 'mccb'],
    purpose: 'Приводит ток главной цепи к 5 А для счётчиков, амперметров и защит.',
  }),
  family({
    code: 'panel-meter',
    name: 'Приборы щитовые',
    area: 'metering',
    weight: 6,
    section: 'panel-meter',
    letters: 'PM',
    axes: {
      kind: ['амперметр', 'вольтметр', 'частотомер', 'ваттметр', 'мультиметр'],
      view: ['аналоговый', 'цифровой'],
      size: [48, 72, 80, 96, 120],
      scale: scales,
      class: ['0,5', '1', '1,5', '2,5'],
    },
    isMade: (v) =>
      (v.view === 'аналоговый' ? v.class === '1,5' || v.class === '2,5' : v.class === '0,5' || v.class === '1') &&
      (v.kind === 'амперметр' ||
        v.kind === 'ваттметр' ||
        (v.kind === 'вольтметр' && Number(v.scale) >= 30 && Number(v.scale) <= 600) ||
        v.scale === '400') &&
      !(v.kind === 'мультиметр' && v.view === 'аналоговый') &&
      !(v.view === 'цифровой' && v.size === 80),
    commonness: (v) => (v.kind === 'амперметр' ? 0.5 : v.kind === 'вольтметр' ? 0.4 : 0) + (v.size === 96 || v.size === 72 ? 0.3 : 0),
    title: (v, line) =>
      `${v.kind.charAt(0).toUpperCase()}${v.kind.slice(1)} щитовой ${v.view} ${v.size}х${v.size} ${v.kind === 'частотомер' ? '45-65Гц' : `${v.scale}${{ амперметр: 'А', вольтметр: 'В', ваттметр: 'кВт', мультиметр: 'В' }[v.kind]}`} кл. ${v.class} ПЩ-${line.number}`,
    specs: (v, line) => [
      ['type', v.kind],
      ['positions', v.view],
      ['setting', v.kind === 'частотомер' ? '45-65 Гц' : v.scale],
      ['class', v.class],
      ['width', v.size],
      ['height', v.size],
      ['has-display', v.view === 'цифровой'],
      ['voltage', 230],
      ['frequency', 50],
      ['ip', 'IP40'],
      ['mounting', 'в вырез щита'],
      ['temp-min', -25],
      ['temp-max', 50],
      ...verified(line, 'ГОСТ 30012.1-2002'),
    ],
    mark: (v) =>
      `${{ амперметр: 'A', вольтметр: 'V', частотомер: 'F', ваттметр: 'W', мультиметр: 'M' }[v.kind]}${v.view === 'цифровой' ? 'D' : 'S'}${v.size}-${v.scale}-${v.class.replace(',', '')}`,
    price: (v) =>
      (480 + v.size * 5 + Number(v.scale) * 0.1) *
      (v.view === 'цифровой' ? 2.2 : 1) *
      { амперметр: 1, вольтметр: 1, частотомер: 1.6, ваттметр: 2.3, мультиметр: 3.5 }[v.kind] *
      (v.class === '0,5' ? 1.3 : v.class === '1,5' ? 1.1 : 1),
    grams: (v) => v.size * 3.2,
    millilitres: (v) => v.size * 7,
    picture: (v) =>
      tinted(`${v.view === 'цифровой' ? 'd' : 'a'}-${quantities[v.kind].toLowerCase()}`, (tint) =>
        panelMeter({ tint, isDigital: v.view === 'цифровой', letter: quantities[v.kind] }),
      ),
    related: ['ct', 'board-mount', 'signal'],
    purpose: 'Показывает ток, напряжение и мощность на двери щита.',
  }),
  family({
    code: 'multimeter',
    name: 'Мультиметры и клещи токоизмерительные',
    area: 'metering',
    weight: 6,
    section: (v) => (v.kind === 'мультиметр' ? 'multimeter' : 'clamp'),
    letters: 'MM',
    axes: {
      kind: ['мультиметр', 'клещи токоизмерительные'],
      digits: [2000, 4000, 6000, 20_000, 60_000],
      current: [10, 20, 200, 400, 600, 1000],
      rms: [false, true],
      safety: ['CAT II 600 В', 'CAT III 600 В', 'CAT III 1000 В', 'CAT IV 600 В'],
      extra: ['базовый', 'с измерением температуры', 'с Bluetooth', 'с индикатором чередования фаз'],
    },
    isMade: (v) =>
      (v.kind === 'мультиметр' ? v.current <= 20 : v.current >= 200) &&
      !(v.rms && v.digits === 2000) &&
      !(v.extra === 'с индикатором чередования фаз' && v.kind === 'мультиметр') &&
      !(v.digits >= 20_000 && !v.rms),
    commonness: (v) => (v.digits <= 6000 ? 0.4 : 0) + (v.extra === 'базовый' ? 0.5 : 0) + (v.safety === 'CAT III 600 В' ? 0.3 : 0),
    title: (v, line) =>
      `${v.kind === 'мультиметр' ? 'Мультиметр цифровой' : 'Клещи токоизмерительные'} ${v.current}А ${v.digits} отсчётов${v.rms ? ' TrueRMS' : ''} ${v.safety}${v.extra === 'базовый' ? '' : ` ${v.extra}`} ИП-${line.number}`,
    specs: (v, line) => [
      ['type', v.kind],
      ['current', v.current],
      ['digits', v.digits],
      ['positions', v.rms ? 'TrueRMS' : 'среднее значение'],
      ['safety-category', v.safety],
      ['release', v.extra],
      ['voltage', v.safety.includes('1000') ? 1000 : 600],
      ['has-display', true],
      ['has-backlight', v.digits > 2000],
      ['link', v.extra === 'с Bluetooth' ? 'Bluetooth' : 'нет'],
      ['temp-min', 0],
      ['temp-max', 40],
      ['standard', 'ГОСТ IEC 61010-1-2014'],
      ['warranty', line.warrantyYears],
    ],
    mark: (v) =>
      `${v.kind === 'мультиметр' ? 'D' : 'C'}${v.digits / 1000}-${v.current}${v.rms ? 'R' : ''}-${['CAT II 600 В', 'CAT III 600 В', 'CAT III 1000 В', 'CAT IV 600 В'].indexOf(v.safety) + 1}${['базовый', 'с измерением температуры', 'с Bluetooth', 'с индикатором чередования фаз'].indexOf(v.extra)}`,
    price: (v) =>
      (640 + v.digits * 0.16 + v.current * 1.1) *
      (v.rms ? 1.5 : 1) *
      (v.safety === 'CAT II 600 В' ? 1 : v.safety === 'CAT III 600 В' ? 1.15 : 1.35) *
      (v.extra === 'базовый' ? 1 : v.extra === 'с Bluetooth' ? 1.6 : 1.25),
    grams: () => 330,
    millilitres: () => 1200,
    picture: (v) => tinted(v.kind === 'мультиметр' ? 'm' : 'c', (tint) => handMeter({ tint, isClamp: v.kind !== 'мультиметр' })),
    related: ['screwdriver', 'fuse', 'plier'],
    purpose: 'Измерение напряжения, тока, сопротивления и прозвонка цепей в работе электрика.',
  }),
]
