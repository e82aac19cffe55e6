import { cabinet, plasticBox } from '#demo/pictures/boards'
import { type Family, type Spec, counted, family, tinted } from '../family.ts'
import type { Line } from '../brands.ts'

const inside = (line: Line, standard: string): Spec[] => [
  ['temp-min', -25],
  ['temp-max', 60],
  ['standard', standard],
  ['warranty', line.warrantyYears],
]

function plastic(place: 'wall' | 'flush'): Family {
  const isWall = place === 'wall'
  return family({
    code: `box-${place}`,
    name: isWall ? 'Боксы пластиковые навесные' : 'Боксы пластиковые встраиваемые',
    area: 'boards',
    weight: 12,
    section: `box-${place}`,
    letters: isWall ? 'BN' : 'BV',
    axes: {
      modules: [2, 4, 6, 8, 12, 16, 18, 24, 36, 48],
      ip: isWall ? ['IP41', 'IP55', 'IP65'] : ['IP40', 'IP41'],
      door: ['прозрачная дверца', 'белая дверца'],
      colour: ['белый', 'серый'],
    },
    isMade: (v) => !(v.colour === 'серый' && v.ip === 'IP40') && !(v.ip === 'IP65' && v.colour === 'белый'),
    commonness: (v) => ([12, 24, 36].includes(v.modules) ? 0.6 : 0) + (v.colour === 'белый' ? 0.4 : 0),
    title: (v) =>
      `Бокс ЩР${isWall ? 'н' : 'в'}-П-${counted(v.modules, ['модуль', 'модуля', 'модулей'])} ${isWall ? 'навесной' : 'встраиваемый'} пластиковый ${v.door} ${v.colour} ${v.ip}`,
    specs: (v, line) => [
      ['capacity', v.modules],
      ['mounting', isWall ? 'навесной' : 'встраиваемый'],
      ['ip', v.ip],
      ['type', v.door],
      ['colour', v.colour],
      ['material', 'АБС-пластик, не поддерживает горение'],
      ['width', v.modules <= 8 ? v.modules * 18 + 70 : v.modules === 16 ? 360 : 300],
      ['height', v.modules <= 16 ? 220 : v.modules <= 24 ? 340 : v.modules <= 36 ? 465 : 590],
      ['depth', isWall ? 105 : 92],
      ['current', 63],
      ['voltage', 400],
      ...inside(line, 'ГОСТ IEC 60670-24-2013'),
    ],
    mark: (v) =>
      `${String(v.modules).padStart(2, '0')}-${v.ip.slice(2)}-${v.door.startsWith('про') ? 'T' : 'B'}${v.colour === 'белый' ? 'W' : 'G'}`,
    price: (v) =>
      (170 + v.modules * 47) *
      (v.ip === 'IP65' ? 1.9 : v.ip === 'IP55' ? 1.5 : 1) *
      (isWall ? 1 : 1.06) *
      (v.door.startsWith('про') ? 1.05 : 1),
    grams: (v) => 260 + v.modules * 62,
    millilitres: (v) => 1600 + v.modules * 520,
    picture: (v) =>
      tinted(
        `${v.modules <= 4 ? 4 : v.modules <= 8 ? 8 : v.modules <= 18 ? 12 : v.modules <= 24 ? 24 : 36}${v.door.startsWith('про') ? 't' : 'b'}${v.colour === 'серый' ? 'g' : ''}`,
        (tint) => plasticBox({ tint, modules: v.modules, isClear: v.door.startsWith('про'), isGrey: v.colour === 'серый' }),
      ),
    related: ['mcb', 'bus-zero', 'din-rail', 'rcbo'],
    purpose: isWall
      ? 'Навесной корпус для сборки квартирных, дачных и офисных щитков.'
      : 'Встраиваемый корпус для скрытой установки щитка в нишу стены.',
  })
}

const sizes = [
  '250х300х140',
  '300х210х150',
  '395х310х150',
  '400х300х220',
  '500х400х220',
  '600х400х250',
  '650х500х220',
  '800х600х250',
  '1000х650х285',
  '1200х750х300',
  '1400х800х400',
] as const
const sidesOf = (size: string) => size.split('х').map(Number) as [number, number, number]

export const enclosureFamilies: readonly Family[] = [
  plastic('wall'),
  plastic('flush'),
  family({
    code: 'board-mount',
    name: 'Щиты металлические с монтажной панелью ЩМП',
    area: 'boards',
    weight: 10,
    section: 'board-mount',
    letters: 'SMP',
    axes: { size: sizes, ip: ['IP31', 'IP54', 'IP66'], metal: [1, 1.2, 1.5] },
    isMade: (v) => !(v.ip === 'IP31' && v.metal === 1.5),
    commonness: (v) => (v.ip === 'IP54' ? 0.4 : 0) + (v.metal === 1.2 ? 0.3 : 0),
    title: (v) => `Щит металлический с монтажной панелью ЩМП ${v.size} ${String(v.metal).replace('.', ',')} мм УХЛ3 ${v.ip}`,
    specs: (v, line) => [
      ['height', sidesOf(v.size)[0]],
      ['width', sidesOf(v.size)[1]],
      ['depth', sidesOf(v.size)[2]],
      ['thickness', v.metal],
      ['ip', v.ip],
      ['material', 'сталь'],
      ['coating', 'порошковая краска'],
      ['colour', 'RAL 7035'],
      ['mounting', 'навесной'],
      ['climate', v.ip === 'IP66' ? 'У1' : 'УХЛ3'],
      ['is-outdoor', v.ip === 'IP66'],
      ...inside(line, 'ГОСТ 32127-2013'),
    ],
    mark: (v) => `${v.size.replaceAll('х', 'X')}-${v.ip.slice(2)}-${v.metal * 10}`,
    price: (v) => {
      const [h, w, d] = sidesOf(v.size)
      return (900 + (h * w) / 95 + d * 3) * { IP31: 1, IP54: 1.2, IP66: 1.45 }[v.ip] * (0.6 + v.metal * 0.4)
    },
    grams: (v) => {
      const [h, w, d] = sidesOf(v.size)
      return ((2 * h * w * 1.4 + 2 * d * (h + w)) * v.metal * 7.8) / 1000
    },
    millilitres: (v) => {
      const [h, w, d] = sidesOf(v.size)
      return (h * w * d) / 1000
    },
    picture: (v) =>
      tinted(`${sizes.indexOf(v.size) < 3 ? 's' : sizes.indexOf(v.size) < 7 ? 'm' : 'l'}${v.ip === 'IP66' ? 'w' : ''}`, (tint) =>
        cabinet({
          tint,
          shape: sizes.indexOf(v.size) < 3 ? 'small' : sizes.indexOf(v.size) < 7 ? 'middle' : 'tall',
          face: v.ip === 'IP66' ? 'sealed' : 'plain',
        }),
      ),
    related: ['mccb', 'contactor', 'gland', 'din-rail'],
    purpose: 'Корпус для сборки щитов управления и автоматики: монтажная панель, замок, ввод через сальники.',
  }),
  family({
    code: 'board-split',
    name: 'Щиты распределительные ЩРн и ЩРв',
    area: 'boards',
    weight: 9,
    section: 'board-split',
    letters: 'SHR',
    axes: {
      modules: [9, 12, 15, 18, 24, 30, 36, 48, 54, 72],
      place: ['навесной', 'встраиваемый'],
      ip: ['IP31', 'IP54'],
      lock: ['замок', 'ручка-защёлка'],
    },
    isMade: (v) => !(v.place === 'встраиваемый' && v.ip === 'IP54'),
    commonness: (v) => ([12, 24, 36].includes(v.modules) ? 0.5 : 0),
    title: (v) => `Щит распределительный ${v.place} ЩР${v.place === 'навесной' ? 'н' : 'в'}-${v.modules} металлический ${v.lock} ${v.ip}`,
    specs: (v, line) => [
      ['capacity', v.modules],
      ['mounting', v.place],
      ['ip', v.ip],
      ['type', v.lock],
      ['material', 'сталь'],
      ['coating', 'порошковая краска'],
      ['colour', 'RAL 7035'],
      ['height', 265 + Math.ceil(v.modules / 12) * 125],
      ['width', v.modules < 18 ? 310 : 440],
      ['depth', 120],
      ['current', 125],
      ...inside(line, 'ГОСТ 32395-2020'),
    ],
    mark: (v) => `${v.place === 'навесной' ? 'N' : 'V'}${v.modules}-${v.ip.slice(2)}-${v.lock === 'замок' ? 'Z' : 'R'}`,
    price: (v) => (980 + v.modules * 52) * (v.ip === 'IP54' ? 1.35 : 1) * (v.lock === 'замок' ? 1.05 : 1),
    grams: (v) => 2100 + v.modules * 95,
    millilitres: (v) => 9000 + v.modules * 400,
    picture: (v) =>
      tinted(v.modules <= 15 ? 's' : v.modules <= 36 ? 'm' : 'l', (tint) =>
        cabinet({ tint, shape: v.modules <= 15 ? 'small' : v.modules <= 36 ? 'middle' : 'tall', face: 'modules' }),
      ),
    related: ['mcb', 'bus-comb', 'bus-zero', 'switch-din'],
    purpose: 'Распределение и защита групповых линий этажа, офиса, цеха.',
  }),
  family({
    code: 'board-meter',
    name: 'Щиты учётные ЩУ',
    area: 'boards',
    weight: 6,
    section: 'board-meter',
    letters: 'SHU',
    axes: { phases: [1, 3], modules: [0, 6, 12, 18, 24], ip: ['IP31', 'IP54'], place: ['навесной', 'встраиваемый', 'на столб'] },
    isMade: (v) => (v.place === 'на столб' ? v.ip === 'IP54' : v.place === 'навесной' || v.ip === 'IP31'),
    commonness: (v) => (v.place === 'навесной' ? 0.4 : 0),
    title: (v) =>
      `Щит учётный ${v.place} ЩУ-${v.phases}${v.modules ? `/${v.modules}` : ''} под ${v.phases === 1 ? 'однофазный' : 'трёхфазный'} счётчик с окном ${v.ip}`,
    specs: (v, line) => [
      ['phases', v.phases],
      ['capacity', v.modules],
      ['ip', v.ip],
      ['mounting', v.place],
      ['material', 'сталь'],
      ['coating', 'порошковая краска'],
      ['colour', 'RAL 7035'],
      ['height', v.phases === 1 ? 310 : 445],
      ['width', 310 + v.modules * 5],
      ['depth', 160],
      ['is-outdoor', v.ip === 'IP54'],
      ...inside(line, 'ГОСТ 32395-2020'),
    ],
    mark: (v) => `${v.phases}-${v.modules}-${v.ip.slice(2)}${{ навесной: 'N', встраиваемый: 'V', 'на столб': 'S' }[v.place]}`,
    price: (v) => (1350 + v.modules * 48 + (v.phases === 3 ? 750 : 0)) * (v.ip === 'IP54' ? 1.4 : 1) * (v.place === 'на столб' ? 1.2 : 1),
    grams: (v) => 2900 + v.modules * 70 + (v.phases === 3 ? 1400 : 0),
    millilitres: (v) => 15_000 + v.modules * 400,
    picture: (v) => tinted(v.phases, (tint) => cabinet({ tint, shape: v.phases === 1 ? 'small' : 'middle', face: 'meter' })),
    related: ['meter', 'mcb', 'sip', 'ct'],
    purpose: 'Установка счётчика и вводной защиты с окном для снятия показаний и местом под пломбу.',
  }),
]
