import { bulkhead, exitSign, ledPanel, linearLamp } from '#demo/pictures/light'
import type { Line } from '../brands.ts'
import { type Family, type Spec, family, plain, tinted } from '../family.ts'

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
const STANDARD = 'ГОСТ IEC 60598-1-2017'

const panelSizes = ['595х595', '295х1195', '295х595', 'Ø175', 'Ø225', 'Ø300'] as const
const panelShape = (size: string) => (size.startsWith('Ø') ? 'round' : size === '595х595' ? 'square' : 'long')

export const indoorLightFamilies: readonly Family[] = [
  family({
    code: 'panel',
    name: 'Панели светодиодные',
    area: 'light',
    weight: 14,
    section: 'panel',
    letters: 'LP',
    axes: {
      size: panelSizes,
      watts: [12, 18, 24, 32, 36, 40, 45, 54],
      kelvin: [3000, 4000, 5000, 6500],
      diffuser: ['опал', 'призма', 'микропризма'],
      emergency: [false, true],
    },
    isMade: (v) =>
      panelShape(v.size) === 'round'
        ? v.watts <= 24 && v.diffuser === 'опал' && !v.emergency
        : v.watts >= (v.size === '295х595' ? 18 : 32) && !(v.size === '295х595' && v.watts > 32),
    commonness: (v) =>
      (v.size === '595х595' ? 0.9 : 0) + (v.kelvin === 4000 ? 0.5 : 0) + (v.watts === 36 ? 0.4 : 0) + (v.emergency ? 0 : 0.5),
    title: (v, line) =>
      `Панель светодиодная ${v.size} ${v.watts}Вт ${v.kelvin}К ${v.diffuser} IP40 ДВО-${line.number}${v.emergency ? ' с БАП' : ''}`,
    specs: (v, line) => [
      ['watts', v.watts],
      ...glow({ kelvin: v.kelvin, lumens: v.watts * 105, cri: 80 }),
      ['ripple', 1],
      ['diffuser', v.diffuser],
      ['has-battery', v.emergency],
      ['type', `размер ${v.size} мм`],
      ['mounting', 'встраиваемый или накладной'],
      ['ip', 'IP40'],
      ['colour', 'белый'],
      ...inUse(line, STANDARD),
    ],
    mark: (v) =>
      `${v.size.replace('Ø', 'R').replace('х', 'X')}-${v.watts}-${v.kelvin / 100}${{ опал: 'O', призма: 'P', микропризма: 'M' }[v.diffuser]}${v.emergency ? 'E' : ''}`,
    price: (v) =>
      (330 + v.watts * 19) * (v.diffuser === 'опал' ? 1.05 : 1) * (panelShape(v.size) === 'round' ? 0.8 : 1) + (v.emergency ? 2100 : 0),
    grams: (v) => 500 + v.watts * 38,
    millilitres: (v) => (panelShape(v.size) === 'round' ? 3000 : 14_000),
    picture: (v) =>
      plain(`${panelShape(v.size)}${v.diffuser === 'опал' ? '' : '-p'}`, () =>
        ledPanel({ shape: panelShape(v.size), isPrismatic: v.diffuser !== 'опал' }),
      ),
    related: ['switch', 'emergency', 'light-sensor', 'vvgp'],
    purpose: 'Ровный свет без мерцания для офисов, школ, магазинов и коридоров с подвесным потолком.',
  }),
  family({
    code: 'linear',
    name: 'Светильники линейные пылевлагозащищённые',
    area: 'light',
    weight: 10,
    section: 'linear',
    letters: 'LN',
    axes: {
      length: [600, 900, 1200, 1500],
      watts: [10, 18, 24, 32, 36, 40, 48, 60],
      kelvin: [4000, 5000, 6500],
      diffuser: ['матовый', 'прозрачный'],
      ip: ['IP65', 'IP67'],
      emergency: [false, true],
    },
    isMade: (v) => v.watts >= v.length / 50 - 6 && v.watts <= v.length / 25,
    commonness: (v) => (v.length === 1200 ? 0.6 : 0) + (v.watts === 36 ? 0.5 : 0) + (v.emergency ? 0 : 0.5) + (v.ip === 'IP65' ? 0.4 : 0),
    title: (v, line) =>
      `Светильник светодиодный линейный ${v.length} мм ${v.watts}Вт ${v.kelvin}К ${v.diffuser} ${v.ip} ДСП-${line.number}${v.emergency ? ' с БАП' : ''}`,
    specs: (v, line) => [
      ['watts', v.watts],
      ...glow({ kelvin: v.kelvin, lumens: v.watts * 118, cri: 80 }),
      ['length', v.length],
      ['diffuser', v.diffuser],
      ['ripple', 3],
      ['has-battery', v.emergency],
      ['ip', v.ip],
      ['material', 'поликарбонат'],
      ['temp-min', -40],
      ['temp-max', 45],
      ...inUse(line, STANDARD),
    ],
    mark: (v) =>
      `${v.length / 100}-${v.watts}-${v.kelvin / 100}${v.diffuser === 'матовый' ? 'M' : 'T'}${v.ip.slice(2)}${v.emergency ? 'E' : ''}`,
    price: (v) => (260 + v.length * 0.28 + v.watts * 17) * (v.ip === 'IP67' ? 1.3 : 1) + (v.emergency ? 2300 : 0),
    grams: (v) => 300 + v.length * 0.9,
    millilitres: (v) => v.length * 7,
    picture: (v) =>
      tinted(`${v.length <= 600 ? 's' : v.length <= 900 ? 'm' : 'l'}${v.diffuser === 'прозрачный' ? 't' : ''}`, (tint) =>
        linearLamp({ tint, length: v.length <= 600 ? 0.5 : v.length <= 900 ? 0.8 : 1, isClear: v.diffuser === 'прозрачный' }),
      ),
    related: ['light-sensor', 'gland', 'vvg', 'junction'],
    purpose: 'Освещение складов, паркингов, цехов и моек: корпус не пропускает пыль и струи воды.',
  }),
  family({
    code: 'utility',
    name: 'Светильники для ЖКХ',
    area: 'light',
    weight: 8,
    section: 'utility',
    letters: 'LU',
    axes: {
      shape: ['круг', 'овал', 'квадрат'],
      watts: [6, 8, 10, 12, 15, 18, 24],
      kelvin: [4000, 5000, 6500],
      sensor: ['без датчика', 'с датчиком движения', 'с акустическим датчиком', 'с микроволновым датчиком'],
      colour: ['белый', 'чёрный'],
      ip: ['IP54', 'IP65'],
    },
    isMade: (v) => !(v.shape === 'квадрат' && v.colour === 'чёрный') && !(v.shape === 'овал' && v.watts > 15),
    commonness: (v) => (v.shape === 'круг' ? 0.5 : 0) + (v.colour === 'белый' ? 0.5 : 0) + (v.sensor === 'без датчика' ? 0.4 : 0),
    title: (v, line) =>
      `Светильник светодиодный ЖКХ ${v.shape} ${v.watts}Вт ${v.kelvin}К ${v.sensor} ${v.ip} ${v.colour} ДПО-${line.number}`,
    specs: (v, line) => [
      ['watts', v.watts],
      ...glow({ kelvin: v.kelvin, lumens: v.watts * 95, cri: 75 }),
      ['type', v.sensor],
      ['ip', v.ip],
      ['ik', 'IK08'],
      ['colour', v.colour],
      ['material', 'поликарбонат'],
      ['mounting', 'накладной'],
      ['temp-min', -40],
      ['temp-max', 40],
      ...inUse(line, STANDARD),
    ],
    mark: (v) =>
      `${{ круг: 'K', овал: 'O', квадрат: 'Q' }[v.shape]}${v.watts}-${v.kelvin / 100}-${{ 'без датчика': 0, 'с датчиком движения': 1, 'с акустическим датчиком': 2, 'с микроволновым датчиком': 3 }[v.sensor]}${v.ip.slice(2)}${v.colour === 'белый' ? 'W' : 'K'}`,
    price: (v) =>
      (120 + v.watts * 17) * (v.ip === 'IP65' ? 1.12 : 1) +
      { 'без датчика': 0, 'с датчиком движения': 160, 'с акустическим датчиком': 130, 'с микроволновым датчиком': 240 }[v.sensor],
    grams: (v) => 180 + v.watts * 12,
    millilitres: (v) => 1500 + v.watts * 70,
    picture: (v) =>
      tinted(`${{ круг: 'r', овал: 'o', квадрат: 'q' }[v.shape]}${v.sensor === 'без датчика' ? '' : 's'}`, (tint) =>
        bulkhead({
          tint,
          shape: ({ круг: 'round', овал: 'oval', квадрат: 'square' } as const)[v.shape],
          hasSensor: v.sensor !== 'без датчика',
        }),
      ),
    related: ['light-sensor', 'vvgp', 'junction', 'switch'],
    purpose: 'Подъезды, лестницы, подвалы и входные группы: ударопрочный корпус, экономия с датчиком.',
  }),
  family({
    code: 'emergency',
    name: 'Светильники аварийные и указатели',
    area: 'light',
    weight: 6,
    section: 'emergency',
    letters: 'LE',
    axes: {
      kind: [
        'указатель «ВЫХОД»',
        'указатель «Выход направо»',
        'указатель «Выход налево»',
        'указатель «Лестница вниз»',
        'светильник аварийный',
      ],
      watts: [1.5, 3, 5, 8],
      hours: [1, 1.5, 3],
      mode: ['постоянный', 'непостоянный'],
      sides: ['односторонний', 'двусторонний'],
      ip: ['IP20', 'IP42', 'IP65'],
    },
    isMade: (v) =>
      (v.kind === 'светильник аварийный' ? v.sides === 'односторонний' && v.watts >= 3 : v.watts <= 5) &&
      !(v.ip === 'IP65' && v.sides === 'двусторонний'),
    commonness: (v) => (v.kind === 'указатель «ВЫХОД»' ? 0.8 : 0) + (v.hours === 1 ? 0 : 0.3) + (v.mode === 'постоянный' ? 0.3 : 0),
    title: (v, line) =>
      `${v.kind.startsWith('указ') ? 'Указатель' : 'Светильник'}${v.kind.slice(v.kind.indexOf(' '))} ${v.sides} ${v.mode} ${String(v.watts).replace('.', ',')}Вт ${String(v.hours).replace('.', ',')}ч ${v.ip} ДБА-${line.number}`,
    specs: (v, line) => [
      ['type', v.kind],
      ['watts', v.watts],
      ['lumens', Math.round(v.watts * 70)],
      ['kelvin', 5000],
      ['runtime', v.hours * 60],
      ['positions', v.mode],
      ['mounting', v.sides === 'двусторонний' ? 'подвесной' : 'накладной'],
      ['has-battery', true],
      ['voltage', 230],
      ['ip', v.ip],
      ['material', 'поликарбонат'],
      ...inUse(line, 'ГОСТ IEC 60598-2-22-2012'),
    ],
    mark: (v) =>
      `${['указатель «ВЫХОД»', 'указатель «Выход направо»', 'указатель «Выход налево»', 'указатель «Лестница вниз»', 'светильник аварийный'].indexOf(v.kind) + 1}${v.sides === 'двусторонний' ? 'D' : 'S'}-${v.watts * 10}-${v.hours * 10}${v.mode === 'постоянный' ? 'P' : 'N'}-${v.ip.slice(2)}`,
    price: (v) =>
      (560 + v.watts * 90 + v.hours * 240) *
      (v.ip === 'IP65' ? 1.4 : v.ip === 'IP42' ? 1.1 : 1) *
      (v.sides === 'двусторонний' ? 1.3 : 1) *
      (v.mode === 'постоянный' ? 1.08 : 1),
    grams: (v) => 350 + v.hours * 150,
    millilitres: () => 1900,
    picture: (v) =>
      plain(
        {
          'указатель «ВЫХОД»': 'exit',
          'указатель «Выход направо»': 'arrow',
          'указатель «Выход налево»': 'arrow',
          'указатель «Лестница вниз»': 'stairs',
          'светильник аварийный': 'lamp',
        }[v.kind],
        () =>
          exitSign({
            face: (
              {
                'указатель «ВЫХОД»': 'exit',
                'указатель «Выход направо»': 'arrow',
                'указатель «Выход налево»': 'arrow',
                'указатель «Лестница вниз»': 'stairs',
                'светильник аварийный': 'lamp',
              } as const
            )[v.kind],
          }),
      ),
    related: ['kps', 'panel', 'battery'],
    purpose: 'Показывает путь эвакуации и освещает его, когда пропадает основное питание.',
  }),
]
