import { batteryBlock, railSupply, stabiliserBox, upsBox } from '#demo/pictures/supply'
import type { Line } from '../brands.ts'
import { type Family, type Spec, family, ru, tinted } from '../family.ts'

const cared = (line: Line, standard: string): Spec[] => [
  ['temp-min', 0],
  ['temp-max', 40],
  ['standard', standard],
  ['warranty', Math.min(3, line.warrantyYears)],
]
const topologies = { резервный: 'line', 'линейно-интерактивный': 'tower', онлайн: 'tower' } as const

export const supplyFamilies: readonly Family[] = [
  family({
    code: 'ups',
    name: 'Источники бесперебойного питания',
    area: 'supply',
    weight: 7,
    section: 'ups',
    letters: 'UPS',
    axes: {
      topology: ['резервный', 'линейно-интерактивный', 'онлайн'],
      va: [450, 600, 800, 1000, 1500, 2000, 3000, 6000, 10_000, 20_000],
      body: ['напольный', 'стоечный 19"'],
      outlets: ['евророзетки', 'IEC C13', 'клеммы'],
      minutes: [5, 10, 20, 40],
      link: ['без интерфейса', 'USB', 'USB и SNMP'],
    },
    isMade: (v) =>
      (v.topology === 'резервный'
        ? v.va <= 1000 && v.body === 'напольный' && v.minutes <= 10 && v.link !== 'USB и SNMP'
        : v.topology === 'онлайн'
          ? v.va >= 1000
          : v.va >= 600 && v.va <= 3000) &&
      (v.outlets === 'клеммы') === v.va >= 6000 &&
      !(v.body === 'стоечный 19"' && (v.outlets === 'евророзетки' || v.va > 10_000)) &&
      !(v.va >= 2000 && v.link === 'без интерфейса'),
    commonness: (v) =>
      (v.topology === 'линейно-интерактивный' ? 0.5 : 0) +
      (v.va <= 1500 ? 0.4 : 0) +
      (v.body === 'напольный' ? 0.3 : 0) +
      (v.minutes <= 10 ? 0.3 : 0),
    title: (v, line) =>
      `Источник бесперебойного питания ${v.topology} ${v.va}ВА ${v.body} ${v.outlets} ${v.minutes} мин ${v.link} ИБП-${line.number}`,
    specs: (v, line) => [
      ['topology', v.topology],
      ['va', v.va],
      ['watts', Math.round(v.va * (v.topology === 'онлайн' ? 0.9 : 0.6))],
      ['mounting', v.body],
      ['type', v.outlets],
      ['runtime', v.minutes],
      ['link', v.link],
      ['phases', v.va >= 20_000 ? 3 : 1],
      ['voltage', 230],
      ['input-range', v.topology === 'онлайн' ? '110-300' : '165-275'],
      ['has-display', v.va >= 1000],
      ['has-surge', true],
      ...cared(line, 'ГОСТ IEC 62040-1-2018'),
    ],
    mark: (v) =>
      `${{ резервный: 'R', 'линейно-интерактивный': 'L', онлайн: 'O' }[v.topology]}${v.va}${v.body === 'напольный' ? 'T' : 'S'}${{ евророзетки: 'E', 'IEC C13': 'I', клеммы: 'K' }[v.outlets]}-${v.minutes}-${{ 'без интерфейса': 0, USB: 1, 'USB и SNMP': 2 }[v.link]}`,
    price: (v) =>
      v.va *
        { резервный: 6, 'линейно-интерактивный': 8.5, онлайн: 19 }[v.topology] *
        (0.9 + v.minutes / 40) *
        (v.body === 'напольный' ? 1 : 1.25) +
      { 'без интерфейса': 0, USB: 350, 'USB и SNMP': 9000 }[v.link] +
      900,
    grams: (v) => 2500 + v.va * (3 + v.minutes * 0.12),
    millilitres: (v) => 6000 + v.va * 8,
    picture: (v) =>
      tinted(v.body === 'напольный' ? `${topologies[v.topology]}-${v.va > 3000 ? 'l' : 's'}` : 'rack', (tint) =>
        upsBox({ tint, body: v.body === 'напольный' ? topologies[v.topology] : 'rack', size: v.va > 3000 ? 1.15 : 0.95 }),
      ),
    related: ['battery', 'ats', 'extension', 'rack'],
    purpose: 'Держит нагрузку при пропаже сети и выравнивает напряжение для серверов, котлов, касс.',
  }),
  family({
    code: 'battery',
    name: 'Батареи аккумуляторные',
    area: 'supply',
    weight: 5,
    section: 'battery',
    letters: 'AKB',
    axes: {
      voltage: [6, 12],
      hours: [1.2, 2.3, 4.5, 7, 9, 12, 17, 18, 26, 33, 40, 55, 65, 75, 100, 120, 150, 200],
      kind: ['AGM', 'GEL', 'LiFePO4'],
      clamp: ['F1', 'F2', 'M5', 'M6', 'M8'],
      years: [5, 8, 10, 12],
    },
    isMade: (v) =>
      (v.clamp.startsWith('F')
        ? v.hours <= 12
        : v.clamp === 'M5'
          ? v.hours >= 17 && v.hours <= 40
          : v.clamp === 'M6'
            ? v.hours >= 40 && v.hours <= 100
            : v.hours >= 100) &&
      !(v.voltage === 6 && v.hours > 12) &&
      !(v.kind !== 'AGM' && v.hours < 7) &&
      !(v.years > 8 && v.kind === 'AGM' && v.hours < 17) &&
      !(v.kind === 'LiFePO4' && v.years < 10),
    commonness: (v) => (v.kind === 'AGM' ? 0.6 : 0) + ([7, 9, 12, 100].includes(v.hours) ? 0.4 : 0) + (v.voltage === 12 ? 0.4 : 0),
    title: (v, line) =>
      `Батарея аккумуляторная ${v.kind} ${v.voltage}В ${ru(v.hours)}Ач ${v.clamp} срок службы ${v.years} лет АБ-${line.number}`,
    specs: (v, line) => [
      ['voltage', v.voltage],
      ['capacity-ah', v.hours],
      ['type', v.kind],
      ['thread', v.clamp],
      ['service', v.years],
      ['length', Math.round(60 + v.hours ** 0.7 * 13)],
      ['width', Math.round(40 + v.hours ** 0.6 * 6)],
      ['height', Math.round(60 + v.hours ** 0.5 * 12)],
      ['voltage-kind', 'постоянный'],
      ['material', 'АБС-пластик'],
      ['temp-min', -20],
      ['temp-max', 50],
      ['standard', 'ГОСТ Р МЭК 60896-21-2013'],
      ['warranty', Math.min(3, line.warrantyYears)],
    ],
    mark: (v) => `${v.voltage}-${v.hours}${{ AGM: 'A', GEL: 'G', LiFePO4: 'L' }[v.kind]}-${v.clamp}-${v.years}`,
    price: (v) => (180 + v.voltage * v.hours * 11.5) * { AGM: 1, GEL: 1.3, LiFePO4: 3.1 }[v.kind] * (0.85 + v.years / 40),
    grams: (v) => v.voltage * v.hours * (v.kind === 'LiFePO4' ? 12 : 27) + 60,
    millilitres: (v) => v.voltage * v.hours * 10 + 100,
    picture: (v) =>
      tinted(v.hours > 55 ? 'l' : v.hours > 12 ? 'm' : 's', (tint) =>
        batteryBlock({ tint, size: v.hours > 55 ? 1.15 : v.hours > 12 ? 1 : 0.8 }),
      ),
    related: ['ups', 'emergency', 'psu'],
    purpose: 'Замена и наращивание батарей ИБП, питание сигнализации и связи.',
  }),
  family({
    code: 'stabiliser',
    name: 'Стабилизаторы напряжения',
    area: 'supply',
    weight: 6,
    section: 'stabiliser',
    letters: 'SN',
    axes: {
      kind: ['релейный', 'электромеханический', 'симисторный', 'инверторный'],
      va: [500, 1000, 1500, 2000, 3000, 5000, 8000, 10_000, 12_000, 15_000, 20_000, 30_000],
      phases: [1, 3],
      range: ['140-260', '120-270', '90-280', '110-330'],
      body: ['напольный', 'настенный'],
    },
    isMade: (v) =>
      !(v.phases === 3 && (v.va < 5000 || v.body === 'настенный')) &&
      !(v.phases === 1 && v.va > 20_000) &&
      !(v.kind === 'релейный' && v.va > 12_000) &&
      !((v.range === '90-280' || v.range === '110-330') && v.kind !== 'инверторный' && v.kind !== 'симисторный'),
    commonness: (v) => (v.kind === 'релейный' ? 0.4 : 0) + ([1000, 5000, 10_000].includes(v.va) ? 0.4 : 0) + (v.phases === 1 ? 0.5 : 0),
    title: (v, line) => `Стабилизатор напряжения ${v.kind} ${v.phases}ф ${v.va}ВА ${v.range}В ${v.body} СН-${line.number}`,
    specs: (v, line) => [
      ['type', v.kind],
      ['va', v.va],
      ['phases', v.phases],
      ['input-range', v.range],
      ['output-voltage', v.phases === 1 ? 220 : 380],
      ['class', { релейный: '±8 %', электромеханический: '±3 %', симисторный: '±5 %', инверторный: '±2 %' }[v.kind]],
      ['mounting', v.body],
      ['efficiency2', v.kind === 'инверторный' ? 95 : 97],
      ['has-display', true],
      ['frequency', 50],
      ['ip', 'IP20'],
      ...cared(line, 'ГОСТ 32144-2013'),
    ],
    mark: (v) =>
      `${{ релейный: 'R', электромеханический: 'E', симисторный: 'S', инверторный: 'I' }[v.kind]}${v.phases}-${v.va}-${v.range.split('-')[0]}${v.body === 'напольный' ? 'N' : 'W'}`,
    price: (v) =>
      (900 + v.va * 1.9) *
      { релейный: 1, электромеханический: 1.25, симисторный: 2.1, инверторный: 3 }[v.kind] *
      (v.phases === 3 ? 1.25 : 1) *
      { '140-260': 1, '120-270': 1.12, '90-280': 1.25, '110-330': 1.3 }[v.range],
    grams: (v) => 2500 + v.va * 2,
    millilitres: (v) => 6000 + v.va * 3,
    picture: (v) =>
      tinted(`${v.phases}${v.body === 'напольный' ? 'n' : 'w'}`, (tint) =>
        stabiliserBox({ tint, isFloor: v.body === 'напольный', phases: v.phases }),
      ),
    related: ['mcb', 'relay-voltage', 'ups'],
    purpose: 'Ровное напряжение для дома, котла и станка при просадках и скачках сети.',
  }),
  family({
    code: 'psu',
    name: 'Блоки питания на DIN-рейку',
    area: 'supply',
    weight: 6,
    section: 'psu',
    letters: 'BP',
    axes: {
      watts: [10, 15, 20, 30, 40, 60, 75, 100, 120, 150, 240, 480, 960],
      voltage: [5, 12, 15, 24, 36, 48],
      phases: [1, 3],
      kind: ['компактный', 'стандартный', 'с резервом мощности'],
      dc: [false, true],
    },
    isMade: (v) =>
      !(v.phases === 3 && v.watts < 120) &&
      !(v.voltage === 5 && v.watts > 60) &&
      !(v.voltage > 24 && v.watts < 60) &&
      !(v.kind === 'компактный' && v.watts > 100) &&
      !(v.kind === 'с резервом мощности' && v.watts < 75) &&
      !(v.phases === 1 && v.watts > 480),
    commonness: (v) => (v.voltage === 24 ? 0.9 : v.voltage === 12 ? 0.4 : 0) + (v.phases === 1 ? 0.4 : 0) + (v.dc ? 0 : 0.3),
    title: (v, line) =>
      `Блок питания на DIN-рейку ${v.kind} ${v.watts}Вт ${v.voltage}В ${ru(Math.round((v.watts / v.voltage) * 10) / 10)}А ${v.phases}ф${v.dc ? ' с контактом DC OK' : ''} БП-${line.number}`,
    specs: (v, line) => [
      ['watts', v.watts],
      ['output-voltage', v.voltage],
      ['current', Math.round((v.watts / v.voltage) * 10) / 10],
      ['phases', v.phases],
      ['type', v.kind],
      ['input-range', v.phases === 1 ? '85-264' : '340-575'],
      ['efficiency2', v.watts > 100 ? 93 : 86],
      ['contacts', v.dc ? 'DC OK' : 'нет'],
      ['voltage-kind', 'постоянный'],
      ['mounting', 'DIN-рейка 35 мм'],
      ['ip', 'IP20'],
      ['temp-min', -25],
      ['temp-max', 70],
      ['standard', 'ГОСТ IEC 61204-7-2014'],
      ['warranty', line.warrantyYears],
    ],
    mark: (v) =>
      `${v.watts}-${String(v.voltage).padStart(2, '0')}-${v.phases}${{ компактный: 'C', стандартный: 'S', 'с резервом мощности': 'P' }[v.kind]}${v.dc ? 'D' : ''}`,
    price: (v) =>
      (720 + v.watts * 23) *
      (v.phases === 3 ? 1.35 : 1) *
      { компактный: 0.9, стандартный: 1, 'с резервом мощности': 1.4 }[v.kind] *
      (v.dc ? 1.12 : 1),
    grams: (v) => 130 + v.watts * 4,
    millilitres: (v) => 250 + v.watts * 5,
    picture: (v) =>
      tinted(v.watts > 150 ? 'l' : v.watts > 60 ? 'm' : 's', (tint) =>
        railSupply({ tint, size: v.watts > 150 ? 1.15 : v.watts > 60 ? 1 : 0.8 }),
      ),
    related: ['plc', 'relay', 'din-rail', 'terminal'],
    purpose: 'Питание контроллеров, реле, датчиков и светодиодной ленты постоянным током.',
  }),
]
