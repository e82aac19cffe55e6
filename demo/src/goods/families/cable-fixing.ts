import { cableClip, cableGland, cableTie } from '#demo/pictures/fixing'
import type { Line } from '../brands.ts'
import { type Family, type Spec, family, plain } from '../family.ts'

const kept = (line: Line, standard: string): Spec[] => [
  ['standard', standard],
  ['warranty', Math.min(5, line.warrantyYears)],
]
const hues = {
  чёрный: '#2f343a',
  белый: '#f2f4f6',
  синий: '#2f6fc4',
  красный: '#d6402e',
  жёлтый: '#f0c63a',
  зелёный: '#3c9a52',
  'жёлто-зелёный': '#a8bf3a',
  серый: '#aab3bc',
  коричневый: '#7a5236',
} as const
const hueNames = Object.keys(hues) as (keyof typeof hues)[]
const huePlace = (hue: keyof typeof hues) => hueNames.indexOf(hue) + 1
const threads = [
  'PG7',
  'PG9',
  'PG11',
  'PG13,5',
  'PG16',
  'PG21',
  'PG29',
  'PG36',
  'PG42',
  'PG48',
  'M12',
  'M16',
  'M20',
  'M25',
  'M32',
  'M40',
  'M50',
  'M63',
] as const
const throughput = [
  '3-6,5',
  '4-8',
  '5-10',
  '6-12',
  '10-14',
  '13-18',
  '18-25',
  '22-32',
  '32-38',
  '37-44',
  '3-6,5',
  '4-8',
  '6-12',
  '13-18',
  '18-25',
  '22-32',
  '32-38',
  '42-50',
] as const
const passes = (thread: (typeof threads)[number]) => throughput[threads.indexOf(thread)] ?? ''
const tieSizes = [
  '2,5х100',
  '2,5х150',
  '2,5х200',
  '3,6х150',
  '3,6х200',
  '3,6х300',
  '4,8х200',
  '4,8х250',
  '4,8х300',
  '4,8х400',
  '4,8х500',
  '7,6х300',
  '7,6х400',
  '7,6х500',
  '9х600',
  '9х900',
  '12х650',
] as const
const wide = (size: string) => Number(size.split('х')[0]?.replace(',', '.'))
const long = (size: string) => Number(size.split('х')[1])

export const cableFixingFamilies: readonly Family[] = [
  family({
    code: 'gland',
    name: 'Вводы кабельные (сальники)',
    area: 'fixing',
    weight: 8,
    section: 'gland',
    letters: 'SV',
    axes: {
      thread: threads,
      material: ['полиамид', 'латунь никелированная', 'нержавеющая сталь'],
      ip: ['IP54', 'IP68'],
      colour: ['серый', 'чёрный', 'металл'],
      pack: [1, 10, 50, 100],
    },
    isMade: (v) =>
      (v.material === 'полиамид') !== (v.colour === 'металл') &&
      !(v.material !== 'полиамид' && (v.ip === 'IP54' || v.pack > 10)) &&
      !(v.pack === 100 && /29|3[26]|4[028]|50|63/.test(v.thread)),
    commonness: (v) => (v.material === 'полиамид' ? 0.6 : 0) + (v.pack === 1 ? 0.4 : 0) + (v.colour === 'серый' ? 0.2 : 0),
    title: (v) =>
      `Ввод кабельный ${v.thread} (${passes(v.thread)} мм) ${v.material} ${v.ip}${v.colour === 'металл' ? '' : ` ${v.colour}`}${v.pack > 1 ? ` (упак. ${v.pack} шт)` : ''}`,
    specs: (v, line) => [
      ['thread', v.thread],
      ['wire-d', passes(v.thread)],
      ['material', v.material],
      ['ip', v.ip],
      ['colour', v.colour],
      ['pieces', v.pack],
      ['type', v.thread.startsWith('M') ? 'метрическая резьба' : 'резьба PG'],
      ['mounting', 'контргайка'],
      ['temp-min', -40],
      ['temp-max', 100],
      ...kept(line, 'ГОСТ IEC 62444-2016'),
    ],
    mark: (v) =>
      `${v.thread.replace(',', '')}${{ полиамид: 'P', 'латунь никелированная': 'L', 'нержавеющая сталь': 'N' }[v.material]}${v.ip.slice(2)}${{ серый: 'G', чёрный: 'K', металл: '' }[v.colour]}-${v.pack}`,
    price: (v) =>
      (4 + Number(passes(v.thread).split('-')[1]?.replace(',', '.')) ** 1.5 * 0.24) *
      { полиамид: 1, 'латунь никелированная': 6, 'нержавеющая сталь': 17 }[v.material] *
      (v.ip === 'IP68' ? 1.3 : 1) *
      v.pack *
      (v.pack > 1 ? 0.95 : 1),
    grams: (v) => Number(passes(v.thread).split('-')[1]?.replace(',', '.')) * (v.material === 'полиамид' ? 1 : 5) * v.pack,
    millilitres: (v) => Number(passes(v.thread).split('-')[1]?.replace(',', '.')) * 3 * v.pack,
    picture: (v) =>
      plain(v.material === 'полиамид' ? (v.colour === 'чёрный' ? 'k' : 'g') : 'm', () =>
        cableGland({ isBrass: v.material !== 'полиамид', colour: v.colour === 'чёрный' ? hues.чёрный : hues.серый }),
      ),
    related: ['board-mount', 'junction', 'kg', 'hose'],
    purpose: 'Герметичный ввод кабеля в щит, коробку или корпус прибора.',
  }),
  family({
    code: 'tie',
    name: 'Хомуты кабельные',
    area: 'fixing',
    weight: 9,
    section: 'tie',
    letters: 'HK',
    unit: 'pack',
    axes: {
      size: tieSizes,
      colour: ['белый', 'чёрный', 'красный', 'синий', 'жёлтый', 'зелёный', 'серый'],
      kind: ['стандартный', 'с площадкой под винт', 'разъёмный', 'морозостойкий', 'стальной'],
      pack: [25, 50, 100, 500, 1000],
    },
    isMade: (v) =>
      (v.kind === 'стальной' ? v.colour === 'серый' && wide(v.size) >= 4.8 : v.colour !== 'серый') &&
      !(v.kind !== 'стандартный' && v.colour !== 'чёрный' && v.colour !== 'белый' && v.kind !== 'стальной') &&
      !(v.pack > 100 && long(v.size) > 300) &&
      !(v.pack > 100 && v.kind !== 'стандартный') &&
      !(v.kind === 'морозостойкий' && v.colour === 'белый'),
    commonness: (v) =>
      (v.kind === 'стандартный' ? 0.9 : 0) + (v.colour === 'белый' || v.colour === 'чёрный' ? 0.7 : 0) + (v.pack === 100 ? 0.5 : 0),
    title: (v) => `Хомут кабельный ${v.size} мм ${v.kind}${v.kind === 'стальной' ? '' : ` нейлон ${v.colour}`} (упак. ${v.pack} шт)`,
    specs: (v, line) => [
      ['width', wide(v.size)],
      ['length', long(v.size)],
      ['type', v.kind],
      ['colour', v.colour],
      ['pieces', v.pack],
      ['material', v.kind === 'стальной' ? 'нержавеющая сталь AISI 304' : 'полиамид 6.6'],
      ['force-n', Math.round(wide(v.size) * (v.kind === 'стальной' ? 190 : 46))],
      ['is-outdoor', v.colour === 'чёрный' || v.kind === 'стальной'],
      ['temp-min', v.kind === 'морозостойкий' || v.kind === 'стальной' ? -60 : -40],
      ['temp-max', v.kind === 'стальной' ? 500 : 85],
      ...kept(line, 'ТУ 2291-001'),
    ],
    mark: (v) =>
      `${v.size.replace(',', '').replace('х', 'X')}${{ стандартный: 'S', 'с площадкой под винт': 'V', разъёмный: 'R', морозостойкий: 'M', стальной: 'N' }[v.kind]}${huePlace(v.colour)}-${v.pack}`,
    price: (v) =>
      (0.12 + wide(v.size) * long(v.size) * 0.0011) *
      { стандартный: 1, 'с площадкой под винт': 1.5, разъёмный: 2, морозостойкий: 1.4, стальной: 11 }[v.kind] *
      v.pack *
      (v.pack >= 500 ? 0.85 : 1),
    grams: (v) => wide(v.size) * long(v.size) * 0.0013 * v.pack,
    millilitres: (v) => wide(v.size) * long(v.size) * 0.002 * v.pack,
    picture: (v) =>
      plain(v.kind === 'стальной' ? 'n' : huePlace(v.colour), () => cableTie({ colour: hues[v.colour], isSteel: v.kind === 'стальной' })),
    related: ['cable-clip', 'vvg', 'tape'],
    purpose: 'Стягивание жгутов и крепление кабеля к лоткам, тросам, конструкциям.',
  }),
  family({
    code: 'cable-clip',
    name: 'Дюбель-хомуты, скобы и держатели',
    area: 'fixing',
    weight: 8,
    section: (v) => (v.kind === 'дюбель-хомут' ? 'dowel' : 'clip'),
    letters: 'DH',
    unit: 'pack',
    axes: {
      kind: ['дюбель-хомут', 'держатель с защёлкой', 'скоба металлическая однолапковая', 'скоба металлическая двухлапковая'],
      size: ['5-10', '11-18', '16', '20', '25', '32', '40', '50', '63'],
      colour: ['белый', 'чёрный', 'серый', 'красный', 'синий'],
      pack: [10, 25, 50, 100, 500],
    },
    isMade: (v) =>
      (v.kind === 'дюбель-хомут') === v.size.includes('-') &&
      !(v.kind.startsWith('скоба') && v.colour !== 'серый') &&
      !(v.pack === 500 && Number(v.size) > 25),
    commonness: (v) =>
      (v.kind === 'дюбель-хомут' ? 0.7 : 0) + (v.pack === 100 ? 0.4 : 0) + (v.colour === 'белый' || v.colour === 'серый' ? 0.4 : 0),
    title: (v) =>
      `${v.kind.charAt(0).toUpperCase()}${v.kind.slice(1)} ${v.size} мм${v.kind.startsWith('скоба') ? ' оцинкованная' : ` ${v.colour}`} (упак. ${v.pack} шт)`,
    specs: (v, line) => [
      ['type', v.kind],
      ['wire-d', v.size],
      ['colour', v.colour],
      ['pieces', v.pack],
      ['material', v.kind.startsWith('скоба') ? 'сталь' : 'полипропилен'],
      ['coating', v.kind.startsWith('скоба') ? 'цинк' : 'нет'],
      ['mounting', v.kind === 'дюбель-хомут' ? 'в отверстие 6 мм' : 'саморез или дюбель'],
      ['temp-min', -20],
      ['temp-max', 60],
      ...kept(line, 'ТУ 2291-002'),
    ],
    mark: (v) =>
      `${['дюбель-хомут', 'держатель с защёлкой', 'скоба металлическая однолапковая', 'скоба металлическая двухлапковая'].indexOf(v.kind) + 1}-${v.size.replace('-', 'T')}-${huePlace(v.colour)}-${v.pack}`,
    price: (v) =>
      (0.9 + Number(v.size.split('-').at(-1)) * 0.09) *
      {
        'дюбель-хомут': 0.8,
        'держатель с защёлкой': 1.3,
        'скоба металлическая однолапковая': 1.4,
        'скоба металлическая двухлапковая': 1.9,
      }[v.kind] *
      v.pack *
      (v.pack >= 100 ? 0.9 : 1),
    grams: (v) => (1 + Number(v.size.split('-').at(-1)) * 0.1) * v.pack,
    millilitres: (v) => (2 + Number(v.size.split('-').at(-1)) * 0.3) * v.pack,
    picture: (v) =>
      plain(`${v.kind === 'дюбель-хомут' ? 'd' : v.kind.startsWith('скоба') ? 'b' : 'c'}${huePlace(v.colour)}`, () =>
        cableClip({ kind: v.kind === 'дюбель-хомут' ? 'dowel' : v.kind.startsWith('скоба') ? 'bracket' : 'clip', colour: hues[v.colour] }),
      ),
    related: ['pipe-pvc', 'vvgp', 'tie'],
    purpose: 'Крепление кабеля и труб к стене и потолку без отдельного дюбеля.',
  }),
]
