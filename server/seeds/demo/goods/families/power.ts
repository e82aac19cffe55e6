import { changeover, contactorBody, fuseLink, knifeSwitch, mouldedBreaker, overload, rotaryBreaker, starterBox } from '#seeds/demo/pictures/power'
import { type Family, type Spec, family, tinted } from '../family.ts'
import type { Line } from '../brands.ts'

const industrial = (line: Line, standard: string): Spec[] => [
  ['climate', 'УХЛ3'],
  ['temp-min', -40],
  ['temp-max', 55],
  ['standard', standard],
  ['warranty', line.warrantyYears],
]
const contactorCurrents = [9, 12, 18, 25, 32, 40, 50, 65, 80, 95, 115, 150, 185, 225, 265, 330, 400] as const
const kilowattsAt400 = (amps: number) => Math.round(amps * 0.45 * 10) / 10

export const powerFamilies: readonly Family[] = [
  family({
    code: 'mccb', name: 'Выключатели автоматические в литом корпусе', area: 'power', weight: 14, section: (v) => (v.current <= 160 ? 'mccb-s' : 'mccb-l'), letters: 'VL',
    axes: { poles: [3, 4], current: [16, 25, 32, 40, 50, 63, 80, 100, 125, 160, 200, 250, 320, 400, 500, 630, 800], breaking: [18, 25, 35, 50], release: ['термомагнитный', 'электронный'] },
    isMade: (v) => !(v.breaking === 18 && v.current > 125) && !(v.breaking === 25 && v.current > 250) && !(v.release === 'электронный' && v.current < 160),
    commonness: (v) => (v.poles === 3 ? 0.8 : 0) + ([100, 160, 250].includes(v.current) ? 0.5 : 0) + (v.release === 'термомагнитный' ? 0.5 : 0),
    title: (v, line) => `Выключатель автоматический в литом корпусе ${v.poles}п ${v.current}А ${v.breaking}кА ${v.release} ВА-${line.number}`,
    specs: (v, line) => [
      ['poles', v.poles], ['current', v.current], ['breaking', v.breaking], ['release', v.release], ['voltage', 400], ['frequency', 50], ['mounting', 'монтажная панель'], ['ip', 'IP20'],
      ['mechanical-endurance', v.current > 250 ? 8000 : 15_000], ['width', v.current > 400 ? 210 : v.current > 250 ? 140 : v.current > 125 ? 107 : 78], ...industrial(line, 'ГОСТ IEC 60947-2-2021'),
    ],
    mark: (v) => `${v.poles}-${String(v.current).padStart(3, '0')}-${v.breaking}${v.release === 'электронный' ? 'E' : 'T'}`,
    price: (v) => (2600 + v.current * 31 + (v.current > 250 ? 9000 : 0)) * (v.poles === 4 ? 1.3 : 1) * { 18: 0.9, 25: 1, 35: 1.12, 50: 1.35 }[v.breaking] * (v.release === 'электронный' ? 1.75 : 1),
    grams: (v) => (850 + v.current * 11) * (v.poles === 4 ? 1.28 : 1), millilitres: (v) => 1100 + v.current * 14,
    picture: (v) => tinted(`${v.poles}p-${v.current > 250 ? 'l' : v.current > 125 ? 'm' : 's'}`, (tint) => mouldedBreaker({ tint, poles: v.poles, size: v.current > 250 ? 1.12 : v.current > 125 ? 1 : 0.86, isElectronic: v.current > 250 })),
    related: ['board-mount', 'lug', 'knife', 'ct'],
    purpose: 'Вводная и фидерная защита в ГРЩ и ВРУ от перегрузки и короткого замыкания.',
  }),
  family({
    code: 'contactor', name: 'Контакторы', area: 'power', weight: 18, section: (v) => (v.current <= 32 ? 'contactor-s' : 'contactor-l'), letters: 'KMI',
    axes: { current: contactorCurrents, coil: ['24 AC', '24 DC', '36 AC', '110 AC', '230 AC', '400 AC'], contacts: ['1НО', '1НЗ', '1НО+1НЗ'] },
    isMade: (v) => (v.current > 32 ? v.contacts === '1НО+1НЗ' : v.contacts !== '1НО+1НЗ') && !(v.current > 95 && v.coil === '24 DC'),
    commonness: (v) => (v.coil === '230 AC' ? 1 : v.coil === '400 AC' ? 0.4 : 0) + (v.current <= 32 ? 0.4 : 0),
    title: (v, line) => `Контактор 3п ${v.current}А катушка ${v.coil} В ${v.contacts} КМ-${line.number}`,
    specs: (v, line) => [
      ['poles', 3], ['current', v.current], ['power', kilowattsAt400(v.current)], ['coil-voltage', v.coil], ['contacts', v.contacts], ['voltage', 400], ['frequency', 50],
      ['electric-endurance', v.current > 95 ? 600_000 : 1_000_000], ['mechanical-endurance', 10_000_000], ['mounting', v.current > 95 ? 'монтажная панель' : 'DIN-рейка 35 мм или панель'], ['ip', 'IP20'],
      ...industrial(line, 'ГОСТ IEC 60947-4-1-2021'),
    ],
    mark: (v) => `${String(v.current).padStart(3, '0')}-${v.coil.replace(' ', '')}-${{ '1НО': '10', '1НЗ': '01', '1НО+1НЗ': '11' }[v.contacts]}`,
    price: (v) => (420 + v.current * 38 + (v.current > 95 ? 3500 : 0)) * (v.coil === '24 DC' ? 1.4 : 1),
    grams: (v) => 300 + v.current * 17, millilitres: (v) => 330 + v.current * 16,
    picture: (v) => tinted(v.current > 95 ? 'l' : v.current > 32 ? 'm' : 's', (tint) => contactorBody({ tint, size: v.current > 95 ? 1.16 : v.current > 32 ? 1.02 : 0.86 })),
    related: ['thermal', 'button', 'motor-breaker', 'terminal'],
    purpose: 'Дистанционный пуск двигателей, включение конденсаторов, обогрева и освещения.',
  }),
  family({
    code: 'starter', name: 'Пускатели в оболочке', area: 'power', weight: 7, section: 'starter', letters: 'PME',
    axes: { current: [9, 12, 18, 25, 32, 40, 65, 95], coil: ['230 AC', '400 AC'], buttons: ['«Пуск» и «Стоп»', '«Стоп»', 'без кнопок'], ip: ['IP54', 'IP65'] },
    commonness: (v) => (v.buttons === '«Пуск» и «Стоп»' ? 0.6 : 0) + (v.coil === '230 AC' ? 0.3 : 0),
    title: (v, line) => `Пускатель электромагнитный в оболочке ${v.current}А катушка ${v.coil} В кнопки ${v.buttons} ${v.ip} ПМ-${line.number}`.replace('кнопки без кнопок', 'без кнопок'),
    specs: (v, line) => [
      ['poles', 3], ['current', v.current], ['power', kilowattsAt400(v.current)], ['coil-voltage', v.coil], ['type', `кнопки: ${v.buttons}`], ['voltage', 400], ['frequency', 50], ['ip', v.ip],
      ['material', v.current > 40 ? 'сталь' : 'АБС-пластик'], ['mounting', 'навесной'], ...industrial(line, 'ГОСТ IEC 60947-4-1-2021'),
    ],
    mark: (v) => `${v.current}-${v.coil.slice(0, 3)}-${['«Пуск» и «Стоп»', '«Стоп»', 'без кнопок'].indexOf(v.buttons) + 1}-${v.ip.slice(2)}`,
    price: (v) => (1500 + v.current * 74) * { '«Пуск» и «Стоп»': 1.16, '«Стоп»': 1.08, 'без кнопок': 1 }[v.buttons] * (v.ip === 'IP65' ? 1.2 : 1),
    grams: (v) => 900 + v.current * 40, millilitres: (v) => 2600 + v.current * 60,
    picture: (v) => tinted({ '«Пуск» и «Стоп»': 2, '«Стоп»': 1, 'без кнопок': 0 }[v.buttons], (tint) => starterBox({ tint, buttons: { '«Пуск» и «Стоп»': 2, '«Стоп»': 1, 'без кнопок': 0 }[v.buttons] })),
    related: ['gland', 'motor', 'thermal'],
    purpose: 'Готовый пускатель для насосов, станков и вентиляции: контактор с тепловым реле в защищённом корпусе.',
  }),
  family({
    code: 'thermal', name: 'Реле тепловые', area: 'power', weight: 8, section: 'thermal', letters: 'RTI',
    axes: { setting: ['0,4-0,63', '0,63-1', '1-1,6', '1,6-2,5', '2,5-4', '4-6', '5,5-8', '7-10', '9-13', '12-18', '17-25', '23-32', '30-40', '37-50', '48-65', '63-80', '80-93'], kind: ['10A', '20'] },
    commonness: (v) => (v.kind === '10A' ? 0.5 : 0),
    title: (v, line) => `Реле тепловое ${v.setting}А класс расцепления ${v.kind} РТ-${line.number}`,
    specs: (v, line) => [
      ['setting', v.setting], ['current', Number(v.setting.split('-')[1]?.replace(',', '.'))], ['type', `класс расцепления ${v.kind}`], ['poles', 3], ['voltage', 690], ['contacts', '1НО+1НЗ'],
      ['mounting', 'на контактор'], ['ip', 'IP20'], ...industrial(line, 'ГОСТ IEC 60947-4-1-2021'),
    ],
    mark: (v) => `${v.setting.replaceAll(',', '').replace('-', 'T')}-${v.kind}`,
    price: (v) => (540 + Number(v.setting.split('-')[1]?.replace(',', '.')) * 19) * (v.kind === '20' ? 1.15 : 1),
    grams: (v) => 160 + Number(v.setting.split('-')[1]?.replace(',', '.')) * 3, millilitres: () => 260,
    picture: () => tinted('3p', (tint) => overload({ tint })),
    related: ['contactor', 'motor', 'button'],
    purpose: 'Защищает двигатель от перегрузки и обрыва фазы, ставится прямо на контактор.',
  }),
  family({
    code: 'motor-breaker', name: 'Автоматы защиты двигателя', area: 'power', weight: 8, section: 'motor-breaker', letters: 'APD',
    axes: { setting: ['0,16-0,25', '0,25-0,4', '0,4-0,63', '0,63-1', '1-1,6', '1,6-2,5', '2,5-4', '4-6,3', '6-10', '9-14', '13-18', '17-23', '20-25', '24-32', '30-40', '40-63', '56-80'], handle: ['кнопочный', 'поворотный'], breaking: [10, 50, 100] },
    commonness: (v) => (v.handle === 'поворотный' ? 0.3 : 0),
    title: (v, line) => `Автомат защиты двигателя ${v.setting}А ${v.breaking}кА ${v.handle} АПД-${line.number}`,
    specs: (v, line) => [
      ['setting', v.setting], ['current', Number(v.setting.split('-')[1]?.replace(',', '.'))], ['power', kilowattsAt400(Number(v.setting.split('-')[1]?.replace(',', '.')))], ['breaking', v.breaking],
      ['type', `привод ${v.handle}`], ['poles', 3], ['voltage', 400], ['mounting', 'DIN-рейка 35 мм'], ['ip', 'IP20'], ...industrial(line, 'ГОСТ IEC 60947-4-1-2021'),
    ],
    mark: (v) => `${v.setting.replaceAll(',', '').replace('-', 'T')}-${v.breaking}${v.handle === 'поворотный' ? 'R' : 'B'}`,
    price: (v) => (1350 + Number(v.setting.split('-')[1]?.replace(',', '.')) * 46) * { 10: 1, 50: 1.15, 100: 1.4 }[v.breaking] * (v.handle === 'поворотный' ? 1.12 : 1),
    grams: (v) => 270 + Number(v.setting.split('-')[1]?.replace(',', '.')) * 9, millilitres: () => 420,
    picture: (v) => tinted(v.handle === 'поворотный' ? 'r' : 'b', (tint) => rotaryBreaker({ tint, isRotary: v.handle === 'поворотный' })),
    related: ['contactor', 'motor', 'bus-comb'],
    purpose: 'Пуск, остановка и защита двигателя одним аппаратом: регулируемый тепловой и мгновенный расцепитель.',
  }),
  family({
    code: 'knife', name: 'Рубильники и выключатели-разъединители', area: 'power', weight: 7, section: 'knife', letters: 'RB',
    axes: { poles: [1, 2, 3, 4], current: [63, 100, 125, 160, 200, 250, 400, 630, 1000], kind: ['выключатель-разъединитель', 'переключатель-разъединитель'], drive: ['рукоятка прямая', 'рукоятка выносная'] },
    isMade: (v) => v.poles >= 3 || v.current <= 250,
    commonness: (v) => (v.poles === 3 ? 0.7 : 0) + (v.current <= 250 ? 0.3 : 0),
    title: (v, line) => `${v.kind === 'выключатель-разъединитель' ? 'Выключатель-разъединитель' : 'Переключатель-разъединитель'} ${v.poles}п ${v.current}А ${v.drive} ВР-${line.number}`,
    specs: (v, line) => [
      ['type', v.kind], ['poles', v.poles], ['current', v.current], ['positions', v.kind.startsWith('пере') ? 'I-0-II' : 'I-0'], ['short-current', Math.max(2.5, Math.round(v.current * 0.02 * 10) / 10)], ['voltage', 690],
      ['frequency', 50], ['mounting', 'монтажная панель'], ['ip', 'IP00'], ['material', v.drive], ...industrial(line, 'ГОСТ IEC 60947-3-2016'),
    ],
    mark: (v) => `${v.poles}-${String(v.current).padStart(4, '0')}-${v.kind.startsWith('пере') ? '2' : '1'}${v.drive.endsWith('прямая') ? 'P' : 'V'}`,
    price: (v) => (900 + v.current * 14) * (0.45 + v.poles * 0.2) * (v.kind.startsWith('пере') ? 1.7 : 1) * (v.drive.endsWith('выносная') ? 1.25 : 1),
    grams: (v) => (500 + v.current * 6) * (0.4 + v.poles * 0.2), millilitres: (v) => 900 + v.current * 12,
    picture: (v) => tinted(`${v.poles}p-${v.kind.startsWith('пере') ? 2 : 1}`, (tint) => knifeSwitch({ tint, poles: v.poles, isDouble: v.kind.startsWith('пере') })),
    related: ['fuse', 'board-mount', 'lug'],
    purpose: 'Видимый разрыв цепи при ремонте, ручное включение и перевод питания на второй ввод.',
  }),
  family({
    code: 'ats', name: 'Устройства автоматического ввода резерва', area: 'power', weight: 4, section: 'ats', letters: 'AVR',
    axes: { poles: [2, 3, 4], current: [16, 25, 40, 63, 100, 125, 160, 250, 400, 630], scheme: ['сеть-сеть', 'сеть-генератор'] },
    isMade: (v) => !(v.poles === 2 && v.current > 125),
    commonness: (v) => (v.poles === 4 ? 0.4 : 0) + (v.current <= 125 ? 0.4 : 0),
    title: (v, line) => `Устройство автоматического ввода резерва ${v.poles}п ${v.current}А ${v.scheme} АВР-${line.number}`,
    specs: (v, line) => [
      ['poles', v.poles], ['current', v.current], ['type', `схема ${v.scheme}`], ['positions', 'I-0-II'], ['voltage', v.poles === 2 ? 230 : 400], ['frequency', 50], ['has-display', v.current > 125],
      ['mounting', v.current > 125 ? 'монтажная панель' : 'DIN-рейка 35 мм'], ['ip', 'IP20'], ['mechanical-endurance', 8000], ...industrial(line, 'ГОСТ IEC 60947-6-1-2016'),
    ],
    mark: (v) => `${v.poles}-${String(v.current).padStart(3, '0')}-${v.scheme === 'сеть-сеть' ? 'SS' : 'SG'}`,
    price: (v) => (6800 + v.current * 92) * (0.6 + v.poles * 0.1) * (v.scheme === 'сеть-генератор' ? 1.12 : 1),
    grams: (v) => 900 + v.current * 20, millilitres: (v) => 1800 + v.current * 22,
    picture: (v) => tinted(`${v.poles}p`, (tint) => changeover({ tint, poles: v.poles })),
    related: ['relay-voltage', 'board-mount', 'ups'],
    purpose: 'Переводит питание на резервный ввод или генератор и возвращает обратно без участия человека.',
  }),
  family({
    code: 'fuse', name: 'Предохранители и плавкие вставки', area: 'power', weight: 8, section: 'fuse', letters: 'PPN',
    axes: { size: ['10х38', '14х51', '00', '0', '1', '2', '3'], current: [2, 4, 6, 10, 16, 20, 25, 32, 40, 50, 63, 80, 100, 125, 160, 200, 250, 315, 400, 500, 630], kind: ['gG', 'aM'] },
    isMade: (v) => {
      const [least, most] = ({ '10х38': [2, 32], '14х51': [4, 50], '00': [6, 160], '0': [16, 160], '1': [40, 250], '2': [80, 400], '3': [250, 630] } as const)[v.size]
      return v.current >= least && v.current <= most
    },
    commonness: (v) => (v.kind === 'gG' ? 0.6 : 0),
    title: (v, line) => `Вставка плавкая ${v.size.includes('х') ? 'цилиндрическая' : 'ножевая'} ${v.size.includes('х') ? v.size : `габарит ${v.size}`} ${v.kind} ${v.current}А ППН-${line.number}`,
    specs: (v, line) => [
      ['frame', v.size], ['current', v.current], ['type', v.size.includes('х') ? 'цилиндрическая' : 'ножевая'], ['curve', v.kind], ['breaking', v.size.includes('х') ? 100 : 120], ['voltage', v.size.includes('х') ? 400 : 500], ['voltage-kind', 'переменный'],
      ['material', 'керамика'], ...industrial(line, 'ГОСТ IEC 60269-1-2016'),
    ],
    mark: (v) => `${v.size.replace('х', 'X')}-${v.kind}-${String(v.current).padStart(3, '0')}`,
    price: (v) => ({ '10х38': 42, '14х51': 96, '00': 150, '0': 210, '1': 290, '2': 420, '3': 690 })[v.size] * (1 + v.current / 700) * (v.kind === 'aM' ? 1.2 : 1),
    grams: (v) => ({ '10х38': 9, '14х51': 22, '00': 130, '0': 220, '1': 330, '2': 490, '3': 760 })[v.size], millilitres: (v) => ({ '10х38': 5, '14х51': 14, '00': 110, '0': 180, '1': 260, '2': 420, '3': 640 })[v.size],
    batch: (v) => ({ step: v.size.includes('х') ? 10 : 3 }),
    picture: (v) => tinted(v.size.includes('х') ? 'c' : v.size === '3' || v.size === '2' ? 'l' : 's', (tint) => fuseLink({ tint, isCylinder: v.size.includes('х'), size: v.size === '3' || v.size === '2' ? 1.1 : 0.9 })),
    related: ['knife', 'board-mount', 'multimeter'],
    purpose: 'Быстро и надёжно отключает короткое замыкание в силовых цепях и цепях управления.',
  }),
]
