import { bulb, ledStrip, lightSensor } from '#demo/pictures/light'
import { type Family, family, plain, ru, tinted } from '../family.ts'

const shapes = ['A60', 'C37', 'G45', 'MR16', 'GX53', 'T8'] as const
const capsOf: Record<(typeof shapes)[number], readonly string[]> = {
  A60: ['E27'],
  C37: ['E14', 'E27'],
  G45: ['E14', 'E27'],
  MR16: ['GU10', 'GU5.3'],
  GX53: ['GX53'],
  T8: ['G13'],
}
const glows = {
  'тёплый белый': '#ffc978',
  'нейтральный белый': '#fff1d6',
  'холодный белый': '#dcefff',
  красный: '#f0473d',
  зелёный: '#3fc86b',
  синий: '#3f7df0',
  RGB: '#c65cf0',
} as const
const glowNames = Object.keys(glows) as (keyof typeof glows)[]

export const lightSourceFamilies: readonly Family[] = [
  family({
    code: 'lamp',
    name: 'Лампы светодиодные',
    area: 'light',
    weight: 18,
    section: (v) => (v.shape === 'T8' ? 'lamp-tube' : v.shape === 'MR16' || v.shape === 'GX53' ? 'lamp-spot' : 'lamp-home'),
    letters: 'LA',
    axes: {
      shape: shapes,
      cap: ['E27', 'E14', 'GU10', 'GU5.3', 'GX53', 'G13'],
      watts: [5, 6, 7, 8, 9, 10, 11, 12, 15, 18, 20, 24],
      kelvin: [2700, 3000, 4000, 6500],
      dimming: [false, true],
      pack: [1, 5, 10],
    },
    isMade: (v) =>
      capsOf[v.shape].includes(v.cap) &&
      (v.shape === 'A60' ? v.watts >= 7 && v.watts <= 20 : v.shape === 'T8' ? v.watts >= 9 && v.watts !== 11 : v.watts <= 12) &&
      !(v.dimming && (v.shape === 'T8' || v.pack > 1)),
    commonness: (v) =>
      (v.shape === 'A60' ? 0.6 : 0) + (v.kelvin === 4000 || v.kelvin === 3000 ? 0.4 : 0) + (v.dimming ? 0 : 0.6) + (v.pack === 1 ? 0.8 : 0),
    title: (v, line) =>
      `Лампа светодиодная ${v.shape} ${v.watts}Вт ${v.cap} ${v.kelvin}К ${v.shape === 'T8' ? '' : '230В '}${v.dimming ? 'диммируемая ' : ''}${v.pack > 1 ? `(${v.pack} шт) ` : ''}LED-${line.number}`,
    specs: (v, line) => [
      ['bulb', v.shape],
      ['cap', v.cap],
      ['watts', v.watts],
      ['lumens', v.watts * (v.shape === 'T8' ? 110 : 92)],
      ['kelvin', v.kelvin],
      ['voltage', 230],
      ['cri', 80],
      ['ripple', 5],
      ['beam', v.shape === 'MR16' ? 60 : v.shape === 'GX53' ? 120 : 220],
      ['has-dimming', v.dimming],
      ['pieces', v.pack],
      ['life-hours', 30_000],
      ['standard', 'ГОСТ IEC 62560-2018'],
      ['warranty', Math.min(3, line.warrantyYears)],
    ],
    mark: (v) =>
      `${v.shape}-${v.cap.replace('.', '')}-${String(v.watts).padStart(2, '0')}-${v.kelvin / 100}${v.dimming ? 'D' : ''}${v.pack > 1 ? `X${v.pack}` : ''}`,
    price: (v) =>
      (48 + v.watts * 6.4) *
      (v.shape === 'T8' ? 1.3 : v.shape === 'MR16' ? 1.15 : 1) *
      (v.dimming ? 1.9 : 1) *
      (v.pack === 1 ? 1 : v.pack * 0.93),
    grams: (v) => (24 + v.watts * 4) * v.pack,
    millilitres: (v) => (v.shape === 'T8' ? 900 : 320) * v.pack,
    batch: (v) => ({ step: v.pack > 1 ? 1 : v.shape === 'T8' ? 25 : 10 }),
    picture: (v) =>
      plain(`${v.shape.toLowerCase()}${v.kelvin <= 3000 ? 'w' : ''}`, () => bulb({ shape: v.shape, isWarm: v.kelvin <= 3000 })),
    related: ['switch', 'socket', 'panel'],
    purpose: 'Замена ламп накаливания и люминесцентных трубок: светит так же, потребляет в восемь раз меньше.',
  }),
  family({
    code: 'led-strip',
    name: 'Лента светодиодная',
    area: 'light',
    weight: 6,
    section: 'led-strip',
    letters: 'LD',
    unit: 'metre',
    axes: {
      voltage: [12, 24],
      watts: [4.8, 7.2, 9.6, 12, 14.4, 19.2],
      diodes: [60, 120, 180, 240],
      glow: glowNames,
      ip: ['IP20', 'IP65', 'IP68'],
    },
    isMade: (v) =>
      v.watts >= v.diodes * 0.06 &&
      v.watts <= v.diodes * 0.2 &&
      !(v.voltage === 12 && v.diodes > 120) &&
      !(v.glow === 'RGB' && v.diodes > 120),
    commonness: (v) => (v.voltage === 24 ? 0.2 : 0) + (v.glow.endsWith('белый') ? 0.6 : 0) + (v.ip === 'IP20' ? 0.5 : 0),
    title: (v, line) => `Лента светодиодная ${v.voltage}В ${ru(v.watts)}Вт/м ${v.diodes} LED/м ${v.glow} ${v.ip} ЛС-${line.number}`,
    specs: (v, line) => [
      ['watts', v.watts],
      ['voltage', v.voltage],
      ['inputs', v.diodes],
      ['lumens', v.glow.endsWith('белый') ? v.watts * 95 : v.watts * 35],
      ['colour', v.glow],
      ['ip', v.ip],
      ['width', v.diodes > 120 ? 10 : 8],
      ['beam', 120],
      ['is-outdoor', v.ip !== 'IP20'],
      ['life-hours', 40_000],
      ['standard', 'ГОСТ IEC 62031-2016'],
      ['warranty', line.warrantyYears],
    ],
    mark: (v) => `${v.voltage}-${v.watts * 10}-${v.diodes}-${glowNames.indexOf(v.glow) + 1}${v.ip.slice(2)}`,
    price: (v) => (38 + v.watts * 11 + v.diodes * 0.3) * { IP20: 1, IP65: 1.4, IP68: 1.9 }[v.ip] * (v.glow === 'RGB' ? 1.35 : 1),
    grams: (v) => (v.ip === 'IP20' ? 18 : 40),
    millilitres: () => 45,
    batch: () => ({ step: 5 }),
    picture: (v) =>
      plain(`${glowNames.indexOf(v.glow) + 1}${v.ip === 'IP20' ? '' : 's'}`, () =>
        ledStrip({ glow: glows[v.glow], isSealed: v.ip !== 'IP20' }),
      ),
    related: ['psu', 'light-sensor', 'lever'],
    purpose: 'Подсветка ниш, фасадов, витрин и рабочих поверхностей; режется через каждые 5 см.',
  }),
  family({
    code: 'light-sensor',
    name: 'Датчики движения',
    area: 'light',
    weight: 6,
    section: 'motion',
    letters: 'DD',
    axes: {
      place: ['настенный', 'потолочный', 'встраиваемый'],
      kind: ['инфракрасный', 'микроволновый'],
      watts: [300, 500, 800, 1200, 2000],
      angle: [120, 180, 270, 360],
      reach: [6, 8, 12, 20],
      colour: ['белый', 'чёрный'],
      ip: ['IP20', 'IP44', 'IP65'],
    },
    isMade: (v) =>
      (v.place === 'настенный' ? v.angle < 360 && v.ip !== 'IP20' : v.angle === 360 && v.ip !== 'IP65') &&
      !(v.kind === 'инфракрасный' && v.reach === 20) &&
      !(v.place === 'встраиваемый' && v.ip === 'IP44'),
    commonness: (v) => (v.colour === 'белый' ? 0.6 : 0) + (v.kind === 'инфракрасный' ? 0.5 : 0) + (v.watts === 1200 ? 0.4 : 0),
    title: (v, line) => `Датчик движения ${v.kind} ${v.place} ${v.watts}Вт ${v.angle}° ${v.reach}м ${v.ip} ${v.colour} ДД-${line.number}`,
    specs: (v, line) => [
      ['type', v.kind],
      ['mounting', v.place],
      ['watts', v.watts],
      ['beam', v.angle],
      ['distance', v.reach],
      ['voltage', 230],
      ['frequency', 50],
      ['ip', v.ip],
      ['colour', v.colour],
      ['is-outdoor', v.ip !== 'IP20'],
      ['temp-min', -20],
      ['temp-max', 40],
      ['standard', 'ГОСТ IEC 60669-2-1-2016'],
      ['warranty', line.warrantyYears],
    ],
    mark: (v) =>
      `${{ настенный: 'W', потолочный: 'C', встраиваемый: 'B' }[v.place]}${v.kind === 'инфракрасный' ? 'I' : 'M'}-${v.watts}-${v.angle}-${v.reach}-${v.ip.slice(2)}${v.colour === 'белый' ? 'W' : 'K'}`,
    price: (v) => (310 + v.watts * 0.14 + v.reach * 16) * (v.kind === 'микроволновый' ? 1.5 : 1) * { IP20: 1, IP44: 1.1, IP65: 1.3 }[v.ip],
    grams: () => 120,
    millilitres: () => 600,
    picture: (v) =>
      tinted(v.place === 'настенный' ? 'w' : 'c', (tint) => lightSensor({ tint, kind: v.place === 'настенный' ? 'wall' : 'ceiling' })),
    related: ['flood', 'utility', 'linear', 'junction'],
    purpose: 'Включает свет, когда кто-то проходит, и гасит через заданное время.',
  }),
  family({
    code: 'photo-relay',
    name: 'Фотореле',
    area: 'light',
    weight: 4,
    section: 'photo-relay',
    letters: 'FR',
    axes: {
      current: [6, 10, 16, 20, 25, 30, 40, 63],
      probe: ['встроенный датчик', 'выносной датчик'],
      lux: ['2-50', '5-50', '2-100', '1-1000'],
      timer: [false, true],
      ip: ['IP20', 'IP44', 'IP65'],
    },
    isMade: (v) => (v.ip === 'IP20' ? v.probe === 'выносной датчик' : !v.timer && v.current <= 30),
    commonness: (v) => ([10, 25].includes(v.current) ? 0.4 : 0) + (v.lux === '5-50' ? 0.3 : 0),
    title: (v, line) => `Фотореле ${v.current}А ${v.lux} лк ${v.probe} ${v.timer ? 'с таймером ' : ''}${v.ip} ФР-${line.number}`,
    specs: (v, line) => [
      ['current', v.current],
      ['type', v.probe],
      ['setting', `${v.lux} лк`],
      ['has-display', v.timer],
      ['voltage', 230],
      ['frequency', 50],
      ['watts', v.current * 220],
      ['mounting', v.ip === 'IP20' ? 'DIN-рейка 35 мм' : 'накладной'],
      ['ip', v.ip],
      ['is-outdoor', v.ip !== 'IP20'],
      ['temp-min', -25],
      ['temp-max', 45],
      ['standard', 'ГОСТ IEC 60669-2-1-2016'],
      ['warranty', line.warrantyYears],
    ],
    mark: (v) => `${v.current}-${v.lux.replace('-', 'T')}${v.probe.startsWith('вст') ? 'I' : 'E'}${v.timer ? 'T' : ''}-${v.ip.slice(2)}`,
    price: (v) =>
      (260 + v.current * 14) *
      (v.timer ? 2.4 : 1) *
      (v.probe.startsWith('вын') ? 1.25 : 1) *
      { '2-50': 1, '5-50': 0.95, '2-100': 1.05, '1-1000': 1.3 }[v.lux] *
      { IP20: 1, IP44: 1, IP65: 1.2 }[v.ip],
    grams: () => 90,
    millilitres: () => 300,
    picture: () => tinted('p', (tint) => lightSensor({ tint, kind: 'photo' })),
    related: ['street', 'flood', 'contactor-din'],
    purpose: 'Зажигает уличное освещение в сумерки и выключает на рассвете.',
  }),
]
