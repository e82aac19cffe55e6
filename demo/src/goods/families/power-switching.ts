import { changeover, fuseLink, knifeSwitch, mouldedBreaker } from '#demo/pictures/power'
import { type Family, type Spec, family, tinted } from '../family.ts'
import type { Line } from '../brands.ts'

const industrial = (line: Line, standard: string): Spec[] => [
  ['climate', 'УХЛ3'],
  ['temp-min', -40],
  ['temp-max', 55],
  ['standard', standard],
  ['warranty', line.warrantyYears],
]

export const powerSwitchingFamilies: readonly Family[] = [
  family({
    code: 'mccb',
    name: 'Выключатели автоматические в литом корпусе',
    area: 'power',
    weight: 14,
    section: (v) => (v.current <= 160 ? 'mccb-s' : 'mccb-l'),
    letters: 'VL',
    axes: {
      poles: [3, 4],
      current: [16, 25, 32, 40, 50, 63, 80, 100, 125, 160, 200, 250, 320, 400, 500, 630, 800],
      breaking: [18, 25, 35, 50],
      release: ['термомагнитный', 'электронный'],
    },
    isMade: (v) =>
      !(v.breaking === 18 && v.current > 125) &&
      !(v.breaking === 25 && v.current > 250) &&
      !(v.release === 'электронный' && v.current < 160),
    commonness: (v) =>
      (v.poles === 3 ? 0.8 : 0) + ([100, 160, 250].includes(v.current) ? 0.5 : 0) + (v.release === 'термомагнитный' ? 0.5 : 0),
    title: (v, line) =>
      `Выключатель автоматический в литом корпусе ${v.poles}п ${v.current}А ${v.breaking}кА ${v.release} ВА-${line.number}`,
    specs: (v, line) => [
      ['poles', v.poles],
      ['current', v.current],
      ['breaking', v.breaking],
      ['release', v.release],
      ['voltage', 400],
      ['frequency', 50],
      ['mounting', 'монтажная панель'],
      ['ip', 'IP20'],
      ['mechanical-endurance', v.current > 250 ? 8000 : 15_000],
      ['width', v.current > 400 ? 210 : v.current > 250 ? 140 : v.current > 125 ? 107 : 78],
      ...industrial(line, 'ГОСТ IEC 60947-2-2021'),
    ],
    mark: (v) => `${v.poles}-${String(v.current).padStart(3, '0')}-${v.breaking}${v.release === 'электронный' ? 'E' : 'T'}`,
    price: (v) =>
      (2600 + v.current * 31 + (v.current > 250 ? 9000 : 0)) *
      (v.poles === 4 ? 1.3 : 1) *
      { 18: 0.9, 25: 1, 35: 1.12, 50: 1.35 }[v.breaking] *
      (v.release === 'электронный' ? 1.75 : 1),
    grams: (v) => (850 + v.current * 11) * (v.poles === 4 ? 1.28 : 1),
    millilitres: (v) => 1100 + v.current * 14,
    picture: (v) =>
      tinted(`${v.poles}p-${v.current > 250 ? 'l' : v.current > 125 ? 'm' : 's'}`, (tint) =>
        mouldedBreaker({ tint, poles: v.poles, size: v.current > 250 ? 1.12 : v.current > 125 ? 1 : 0.86, isElectronic: v.current > 250 }),
      ),
    related: ['board-mount', 'lug', 'knife', 'ct'],
    purpose: 'Вводная и фидерная защита в ГРЩ и ВРУ от перегрузки и короткого замыкания.',
  }),
  family({
    code: 'knife',
    name: 'Рубильники и выключатели-разъединители',
    area: 'power',
    weight: 7,
    section: 'knife',
    letters: 'RB',
    axes: {
      poles: [1, 2, 3, 4],
      current: [63, 100, 125, 160, 200, 250, 400, 630, 1000],
      kind: ['выключатель-разъединитель', 'переключатель-разъединитель'],
      drive: ['рукоятка прямая', 'рукоятка выносная'],
    },
    isMade: (v) => v.poles >= 3 || v.current <= 250,
    commonness: (v) => (v.poles === 3 ? 0.7 : 0) + (v.current <= 250 ? 0.3 : 0),
    title: (v, line) =>
      `${v.kind === 'выключатель-разъединитель' ? 'Выключатель-разъединитель' : 'Переключатель-разъединитель'} ${v.poles}п ${v.current}А ${v.drive} ВР-${line.number}`,
    specs: (v, line) => [
      ['type', v.kind],
      ['poles', v.poles],
      ['current', v.current],
      ['positions', v.kind.startsWith('пере') ? 'I-0-II' : 'I-0'],
      ['short-current', Math.max(2.5, Math.round(v.current * 0.02 * 10) / 10)],
      ['voltage', 690],
      ['frequency', 50],
      ['mounting', 'монтажная панель'],
      ['ip', 'IP00'],
      ['material', v.drive],
      ...industrial(line, 'ГОСТ IEC 60947-3-2016'),
    ],
    mark: (v) =>
      `${v.poles}-${String(v.current).padStart(4, '0')}-${v.kind.startsWith('пере') ? '2' : '1'}${v.drive.endsWith('прямая') ? 'P' : 'V'}`,
    price: (v) =>
      (900 + v.current * 14) * (0.45 + v.poles * 0.2) * (v.kind.startsWith('пере') ? 1.7 : 1) * (v.drive.endsWith('выносная') ? 1.25 : 1),
    grams: (v) => (500 + v.current * 6) * (0.4 + v.poles * 0.2),
    millilitres: (v) => 900 + v.current * 12,
    picture: (v) =>
      tinted(`${v.poles}p-${v.kind.startsWith('пере') ? 2 : 1}`, (tint) =>
        knifeSwitch({ tint, poles: v.poles, isDouble: v.kind.startsWith('пере') }),
      ),
    related: ['fuse', 'board-mount', 'lug'],
    purpose: 'Видимый разрыв цепи при ремонте, ручное включение и перевод питания на второй ввод.',
  }),
  family({
    code: 'ats',
    name: 'Устройства автоматического ввода резерва',
    area: 'power',
    weight: 4,
    section: 'ats',
    letters: 'AVR',
    axes: { poles: [2, 3, 4], current: [16, 25, 40, 63, 100, 125, 160, 250, 400, 630], scheme: ['сеть-сеть', 'сеть-генератор'] },
    isMade: (v) => !(v.poles === 2 && v.current > 125),
    commonness: (v) => (v.poles === 4 ? 0.4 : 0) + (v.current <= 125 ? 0.4 : 0),
    title: (v, line) => `Устройство автоматического ввода резерва ${v.poles}п ${v.current}А ${v.scheme} АВР-${line.number}`,
    specs: (v, line) => [
      ['poles', v.poles],
      ['current', v.current],
      ['type', `схема ${v.scheme}`],
      ['positions', 'I-0-II'],
      ['voltage', v.poles === 2 ? 230 : 400],
      ['frequency', 50],
      ['has-display', v.current > 125],
      ['mounting', v.current > 125 ? 'монтажная панель' : 'DIN-рейка 35 мм'],
      ['ip', 'IP20'],
      ['mechanical-endurance', 8000],
      ...industrial(line, 'ГОСТ IEC 60947-6-1-2016'),
    ],
    mark: (v) => `${v.poles}-${String(v.current).padStart(3, '0')}-${v.scheme === 'сеть-сеть' ? 'SS' : 'SG'}`,
    price: (v) => (6800 + v.current * 92) * (0.6 + v.poles * 0.1) * (v.scheme === 'сеть-генератор' ? 1.12 : 1),
    grams: (v) => 900 + v.current * 20,
    millilitres: (v) => 1800 + v.current * 22,
    picture: (v) => tinted(`${v.poles}p`, (tint) => changeover({ tint, poles: v.poles })),
    related: ['relay-voltage', 'board-mount', 'ups'],
    purpose: 'Переводит питание на резервный ввод или генератор и возвращает обратно без участия человека.',
  }),
  family({
    code: 'fuse',
    name: 'Предохранители и плавкие вставки',
    area: 'power',
    weight: 8,
    section: 'fuse',
    letters: 'PPN',
    axes: {
      size: ['10х38', '14х51', '00', '0', '1', '2', '3'],
      current: [2, 4, 6, 10, 16, 20, 25, 32, 40, 50, 63, 80, 100, 125, 160, 200, 250, 315, 400, 500, 630],
      kind: ['gG', 'aM'],
    },
    isMade: (v) => {
      const [least, most] = (
        { '10х38': [2, 32], '14х51': [4, 50], '00': [6, 160], '0': [16, 160], '1': [40, 250], '2': [80, 400], '3': [250, 630] } as const
      )[v.size]
      return v.current >= least && v.current <= most
    },
    commonness: (v) => (v.kind === 'gG' ? 0.6 : 0),
    title: (v, line) =>
      `Вставка плавкая ${v.size.includes('х') ? 'цилиндрическая' : 'ножевая'} ${v.size.includes('х') ? v.size : `габарит ${v.size}`} ${v.kind} ${v.current}А ППН-${line.number}`,
    specs: (v, line) => [
      ['frame', v.size],
      ['current', v.current],
      ['type', v.size.includes('х') ? 'цилиндрическая' : 'ножевая'],
      ['curve', v.kind],
      ['breaking', v.size.includes('х') ? 100 : 120],
      ['voltage', v.size.includes('х') ? 400 : 500],
      ['voltage-kind', 'переменный'],
      ['material', 'керамика'],
      ...industrial(line, 'ГОСТ IEC 60269-1-2016'),
    ],
    mark: (v) => `${v.size.replace('х', 'X')}-${v.kind}-${String(v.current).padStart(3, '0')}`,
    price: (v) =>
      ({ '10х38': 42, '14х51': 96, '00': 150, '0': 210, '1': 290, '2': 420, '3': 690 })[v.size] *
      (1 + v.current / 700) *
      (v.kind === 'aM' ? 1.2 : 1),
    grams: (v) => ({ '10х38': 9, '14х51': 22, '00': 130, '0': 220, '1': 330, '2': 490, '3': 760 })[v.size],
    millilitres: (v) => ({ '10х38': 5, '14х51': 14, '00': 110, '0': 180, '1': 260, '2': 420, '3': 640 })[v.size],
    batch: (v) => ({ step: v.size.includes('х') ? 10 : 3 }),
    picture: (v) =>
      tinted(v.size.includes('х') ? 'c' : v.size === '3' || v.size === '2' ? 'l' : 's', (tint) =>
        fuseLink({ tint, isCylinder: v.size.includes('х'), size: v.size === '3' || v.size === '2' ? 1.1 : 0.9 }),
      ),
    related: ['knife', 'board-mount', 'multimeter'],
    purpose: 'Быстро и надёжно отключает короткое замыкание в силовых цепях и цепях управления.',
  }),
]
