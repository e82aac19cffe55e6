import { crimpTool, cutTool, plier, screwdriver } from '#demo/pictures/tools'
import type { Line } from '../brands.ts'
import { type Family, type Spec, family, tinted } from '../family.ts'

const inHand = (line: Line, standard: string): Spec[] => [
  ['standard', standard],
  ['warranty', line.warrantyYears],
]
const handles = ['двухкомпонентные', 'ПВХ', 'диэлектрические 1000 В'] as const
const handleMark = { двухкомпонентные: 'D', ПВХ: 'P', 'диэлектрические 1000 В': 'V' } as const
const cutKinds = {
  кабелерез: 'shears',
  'кабелерез секторный': 'ratchet',
  'ножницы кабельные': 'shears',
  'стриппер автоматический': 'stripper',
  'стриппер регулируемый': 'stripper',
  'нож кабельный': 'knife',
} as const
const cutNames = Object.keys(cutKinds) as (keyof typeof cutKinds)[]
const plierKinds = {
  пассатижи: 'combination',
  бокорезы: 'side',
  длинногубцы: 'long',
  'длинногубцы изогнутые': 'long',
  'клещи переставные': 'grip',
} as const
const plierNames = Object.keys(plierKinds) as (keyof typeof plierKinds)[]
const tipSizes = {
  SL: ['2,5', '3', '4', '5,5', '6,5', '8'],
  PH: ['00', '0', '1', '2', '3'],
  PZ: ['0', '1', '2', '3'],
  TX: ['6', '8', '10', '15', '20', '25', '30'],
} as const

export const toolFamilies: readonly Family[] = [
  family({
    code: 'crimper',
    name: 'Пресс-клещи',
    area: 'tools',
    weight: 5,
    section: 'crimper',
    letters: 'PR',
    axes: {
      job: ['НШВИ', 'НКИ', 'неизолированных наконечников', 'RJ-45 и RJ-12', 'коаксиальных разъёмов', 'ТМЛ'],
      range: ['0,25-2,5', '0,25-6', '0,5-6', '6-16', '10-35', '10-70', '16-120', '16-240', '50-300'],
      drive: ['храповой механизм', 'рычажный', 'гидравлический', 'аккумуляторный'],
      kit: ['без кейса', 'в кейсе', 'с набором матриц'],
    },
    isMade: (v) =>
      (v.job === 'ТМЛ'
        ? /^(10|16|50)/.test(v.range) && v.drive !== 'рычажный'
        : v.job.startsWith('RJ') || v.job.startsWith('коакс')
          ? v.range === '0,25-2,5' && !v.drive.startsWith('гидр') && !v.drive.startsWith('акк')
          : /^(0|6)/.test(v.range) && v.drive !== 'гидравлический') && !(v.drive === 'гидравлический' && v.kit === 'без кейса'),
    commonness: (v) => (v.job === 'НШВИ' ? 0.4 : 0) + (v.drive === 'храповой механизм' ? 0.4 : 0),
    title: (v, line) => `Пресс-клещи для ${v.job} ${v.range} мм² ${v.drive} ${v.kit} ПК-${line.number}`,
    specs: (v, line) => [
      ['type', `для ${v.job}`],
      ['range', v.range],
      ['release', v.drive],
      ['packing', v.kit],
      ['wire-max', Number(v.range.split('-')[1]?.replace(',', '.'))],
      ['length', v.drive === 'гидравлический' ? 460 : 225],
      ['material', 'инструментальная сталь'],
      ['handle', v.drive === 'гидравлический' ? 'стекловолокно' : 'двухкомпонентные'],
      ...inHand(line, 'ГОСТ 11516-94'),
    ],
    mark: (v) =>
      `${['НШВИ', 'НКИ', 'неизолированных наконечников', 'RJ-45 и RJ-12', 'коаксиальных разъёмов', 'ТМЛ'].indexOf(v.job) + 1}-${v.range.replaceAll(',', '').replace('-', 'T')}${{ 'храповой механизм': 'H', рычажный: 'R', гидравлический: 'G', аккумуляторный: 'A' }[v.drive]}${{ 'без кейса': 0, 'в кейсе': 1, 'с набором матриц': 2 }[v.kit]}`,
    price: (v) =>
      (620 + Number(v.range.split('-')[1]?.replace(',', '.')) * 26) *
      { 'храповой механизм': 1.4, рычажный: 0.8, гидравлический: 2.1, аккумуляторный: 9 }[v.drive] *
      { 'без кейса': 1, 'в кейсе': 1.1, 'с набором матриц': 1.6 }[v.kit],
    grams: (v) => 450 + Number(v.range.split('-')[1]?.replace(',', '.')) * 14,
    millilitres: () => 1500,
    picture: (v) =>
      tinted(v.drive === 'гидравлический' || v.drive === 'аккумуляторный' ? 'h' : 'r', (tint) =>
        crimpTool({ tint, isHydraulic: v.drive === 'гидравлический' || v.drive === 'аккумуляторный' }),
      ),
    related: ['ferrule', 'lug', 'sleeve', 'stripper'],
    purpose: 'Обжим наконечников и разъёмов с постоянным усилием: не раскроются до полного обжатия.',
  }),
  family({
    code: 'stripper',
    name: 'Кабелерезы и инструмент для снятия изоляции',
    area: 'tools',
    weight: 5,
    section: (v) => (cutKinds[v.kind] === 'shears' || cutKinds[v.kind] === 'ratchet' ? 'cutter' : 'stripper'),
    letters: 'KRZ',
    axes: {
      kind: cutNames,
      length: [130, 160, 180, 200, 210, 240, 260, 300, 600],
      most: [4, 6, 10, 16, 35, 50, 70, 150, 240, 400],
      handles,
      core: ['медь', 'медь и алюминий', 'со стальной бронёй'],
    },
    isMade: (v) =>
      (cutKinds[v.kind] === 'stripper' || cutKinds[v.kind] === 'knife'
        ? v.most <= 16 && v.length <= 210 && v.core === 'медь и алюминий'
        : v.most >= 16 && v.length >= v.most * 0.6 + 120 - (v.most > 200 ? 160 : 0)) &&
      !(v.core === 'со стальной бронёй' && v.kind !== 'кабелерез секторный'),
    commonness: (v) => (v.handles === 'двухкомпонентные' ? 0.4 : 0) + (v.kind.startsWith('стриппер') ? 0.3 : 0),
    title: (v, line) =>
      `${v.kind.charAt(0).toUpperCase()}${v.kind.slice(1)} ${v.length} мм до ${v.most} мм² (${v.core}) рукоятки ${v.handles} КР-${line.number}`,
    specs: (v, line) => [
      ['type', v.kind],
      ['length', v.length],
      ['wire-max', v.most],
      ['core-material', v.core],
      ['handle', v.handles],
      ['voltage', v.handles.startsWith('диэл') ? 1000 : 0],
      ['material', 'хром-ванадиевая сталь'],
      ['release', v.kind === 'кабелерез секторный' ? 'храповой механизм' : 'ручной'],
      ['packing', 'блистер'],
      ...inHand(line, v.handles.startsWith('диэл') ? 'ГОСТ 11516-94' : 'ГОСТ 28037-89'),
    ],
    mark: (v) =>
      `${cutNames.indexOf(v.kind) + 1}-${v.length}-${v.most}${handleMark[v.handles]}${{ медь: 'C', 'медь и алюминий': 'A', 'со стальной бронёй': 'S' }[v.core]}`,
    price: (v) =>
      (290 + v.length * 2 + v.most * 11) *
      (v.kind === 'кабелерез секторный' ? 2.3 : v.kind === 'стриппер автоматический' ? 2 : v.kind === 'нож кабельный' ? 0.7 : 1) *
      { двухкомпонентные: 1.1, ПВХ: 1, 'диэлектрические 1000 В': 1.5 }[v.handles],
    grams: (v) => 60 + v.length * 1.6,
    millilitres: (v) => 200 + v.length * 3,
    picture: (v) => tinted(cutKinds[v.kind], (tint) => cutTool({ tint, kind: cutKinds[v.kind] })),
    related: ['crimper', 'screwdriver', 'vvg'],
    purpose: 'Ровный рез и разделка кабеля без повреждения жил.',
  }),
  family({
    code: 'screwdriver',
    name: 'Отвёртки диэлектрические',
    area: 'tools',
    weight: 5,
    section: 'screwdriver',
    letters: 'OD',
    axes: {
      tip: ['SL', 'PH', 'PZ', 'TX'],
      size: ['00', '0', '1', '2', '2,5', '3', '4', '5,5', '6', '6,5', '8', '10', '15', '20', '25', '30'],
      blade: [60, 75, 80, 100, 125, 150, 175, 200],
      handles,
      kind: ['обычная', 'тонкая', 'с магнитным наконечником'],
    },
    isMade: (v) =>
      (tipSizes[v.tip] as readonly string[]).includes(v.size) &&
      !(v.kind === 'тонкая' && v.handles !== 'диэлектрические 1000 В') &&
      !(v.kind === 'с магнитным наконечником' && v.handles === 'диэлектрические 1000 В'),
    commonness: (v) =>
      (v.handles === 'диэлектрические 1000 В' ? 0.5 : 0) + (v.tip === 'SL' || v.tip === 'PH' ? 0.4 : 0) + (v.blade === 100 ? 0.4 : 0),
    title: (v) =>
      `Отвёртка ${v.kind === 'обычная' ? '' : `${v.kind} `}${v.tip}${v.size}х${v.blade} мм ${v.handles === 'диэлектрические 1000 В' ? 'диэлектрическая 1000 В' : `рукоятка ${v.handles === 'ПВХ' ? 'ПВХ' : 'двухкомпонентная'}`}`,
    specs: (v, line) => [
      ['type', `${v.tip}${v.size}`],
      ['release', v.kind],
      ['length', v.blade],
      ['handle', v.handles],
      ['voltage', v.handles.startsWith('диэл') ? 1000 : 0],
      ['material', 'сталь S2'],
      ['coating', 'чёрное оксидирование'],
      ['packing', 'блистер'],
      ...inHand(line, v.handles.startsWith('диэл') ? 'ГОСТ IEC 60900-2019' : 'ГОСТ 17199-88'),
    ],
    mark: (v) =>
      `${v.tip}${v.size.replace(',', '')}X${v.blade}${handleMark[v.handles]}${{ обычная: '', тонкая: 'T', 'с магнитным наконечником': 'M' }[v.kind]}`,
    price: (v) =>
      (95 + v.blade * 0.9 + Number(v.size.replace(',', '.')) * 6) *
      { двухкомпонентные: 1.1, ПВХ: 0.8, 'диэлектрические 1000 В': 1.6 }[v.handles] *
      (v.kind === 'тонкая' ? 1.2 : 1),
    grams: (v) => 40 + v.blade * 0.5,
    millilitres: () => 180,
    picture: (v) => tinted(v.tip.toLowerCase(), (tint) => screwdriver({ tint, tip: v.tip })),
    related: ['plier', 'multimeter', 'stripper'],
    purpose: 'Работа с крепежом в щитах; диэлектрическая проверена напряжением 10 кВ.',
  }),
  family({
    code: 'plier',
    name: 'Шарнирно-губцевый инструмент',
    area: 'tools',
    weight: 5,
    section: 'plier',
    letters: 'SG',
    axes: {
      kind: plierNames,
      length: [125, 140, 160, 180, 200, 250, 300],
      handles,
      steel: ['CrV', 'CrMo', 'углеродистая сталь'],
      finish: ['полированные', 'хромированные', 'оксидированные'],
    },
    isMade: (v) =>
      !(v.kind !== 'клещи переставные' && v.length > 200) &&
      !(v.kind === 'клещи переставные' && v.length < 180) &&
      !(v.steel === 'углеродистая сталь' && v.handles === 'диэлектрические 1000 В'),
    commonness: (v) => (v.handles === 'диэлектрические 1000 В' ? 0.4 : 0) + (v.length === 180 || v.length === 160 ? 0.4 : 0),
    title: (v) => `${v.kind.charAt(0).toUpperCase()}${v.kind.slice(1)} ${v.length} мм ${v.finish} ${v.steel} рукоятки ${v.handles}`,
    specs: (v, line) => [
      ['type', v.kind],
      ['length', v.length],
      ['handle', v.handles],
      ['material', v.steel],
      ['coating', v.finish],
      ['voltage', v.handles.startsWith('диэл') ? 1000 : 0],
      ['wire-max', Math.round(v.length / 50)],
      ['packing', 'блистер'],
      ...inHand(line, v.handles.startsWith('диэл') ? 'ГОСТ IEC 60900-2019' : 'ГОСТ 5547-93'),
    ],
    mark: (v) =>
      `${plierNames.indexOf(v.kind) + 1}-${v.length}${handleMark[v.handles]}${{ CrV: 'V', CrMo: 'M', 'углеродистая сталь': 'C' }[v.steel]}${{ полированные: 1, хромированные: 2, оксидированные: 3 }[v.finish]}`,
    price: (v) =>
      (190 + v.length * 2.3) *
      { двухкомпонентные: 1.1, ПВХ: 0.8, 'диэлектрические 1000 В': 1.6 }[v.handles] *
      { CrV: 1.2, CrMo: 1.5, 'углеродистая сталь': 0.8 }[v.steel] *
      { полированные: 1, хромированные: 1.12, оксидированные: 0.95 }[v.finish] *
      (v.kind === 'клещи переставные' ? 1.3 : 1),
    grams: (v) => v.length * 1.5,
    millilitres: (v) => v.length * 2,
    picture: (v) => tinted(plierKinds[v.kind], (tint) => plier({ tint, kind: plierKinds[v.kind] })),
    related: ['screwdriver', 'stripper', 'crimper'],
    purpose: 'Захват, гибка и перекусывание провода.',
  }),
]
