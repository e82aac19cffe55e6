import { breaker, dinDevice } from '#demo/pictures/modular'
import { type Family, type Spec, family, tinted } from '../family.ts'
import type { Line } from '../brands.ts'

const onRail = (line: Line, standard: string): Spec[] => [
  ['mounting', 'DIN-рейка 35 мм'],
  ['ip', 'IP20'],
  ['climate', 'УХЛ4'],
  ['temp-min', -25],
  ['temp-max', 50],
  ['standard', standard],
  ['warranty', line.warrantyYears],
]

export const railControlFamilies: readonly Family[] = [
  family({
    code: 'switch-din',
    name: 'Выключатели нагрузки модульные',
    area: 'modular',
    weight: 9,
    section: 'switch-din',
    letters: 'VN',
    axes: { poles: [1, 2, 3, 4], current: [16, 20, 25, 32, 40, 63, 80, 100, 125] },
    commonness: (v) => ([40, 63, 100].includes(v.current) ? 0.6 : 0) + (v.poles > 1 ? 0.3 : 0),
    title: (v, line) => `Выключатель нагрузки модульный ${v.poles}п ${v.current}А ВН-${line.number}`,
    specs: (v, line) => [
      ['poles', v.poles],
      ['current', v.current],
      ['voltage', v.poles === 1 ? 230 : 400],
      ['frequency', 50],
      ['modules', v.poles],
      ['wire-max', v.current > 63 ? 50 : 25],
      ['mechanical-endurance', 15_000],
      ...onRail(line, 'ГОСТ IEC 60947-3-2016'),
    ],
    mark: (v) => `${v.poles}-${String(v.current).padStart(3, '0')}`,
    price: (v) => (110 + v.current * 2.2) * { 1: 1, 2: 1.9, 3: 2.7, 4: 3.5 }[v.poles],
    grams: (v) => v.poles * 90,
    millilitres: (v) => v.poles * 130,
    picture: (v) => tinted(`${v.poles}p`, (tint) => breaker({ tint, poles: v.poles, label: 'I-0', handle: '#d43a2f' })),
    related: ['mcb', 'box-wall', 'bus-comb'],
    purpose: 'Вводной аппарат без расцепителей: включает и отключает нагрузку вручную, создаёт видимое отключение.',
  }),
  family({
    code: 'contactor-din',
    name: 'Контакторы модульные',
    area: 'modular',
    weight: 8,
    section: 'contactor-din',
    letters: 'KM',
    axes: { current: [16, 20, 25, 40, 63, 100], contacts: ['2НО', '2НЗ', '1НО+1НЗ', '4НО', '3НО+1НЗ', '2НО+2НЗ'], coil: [24, 230] },
    commonness: (v) => (v.coil === 230 ? 0.7 : 0) + ([20, 25, 63].includes(v.current) ? 0.4 : 0),
    title: (v, line) => `Контактор модульный ${v.current}А ${v.contacts} катушка ${v.coil}В КМ-${line.number}`,
    specs: (v, line) => [
      ['current', v.current],
      ['contacts', v.contacts],
      ['coil-voltage', v.coil],
      ['voltage', v.contacts.startsWith('2НО+') || /[34]/.test(v.contacts) ? 400 : 230],
      ['frequency', 50],
      ['modules', /[34]|2НО\+/.test(v.contacts) || v.current > 40 ? 3 : v.current > 25 ? 2 : 1],
      ['electric-endurance', 150_000],
      ...onRail(line, 'ГОСТ IEC 61095-2015'),
    ],
    mark: (v) =>
      `${v.current}-${{ '2НО': '20', '2НЗ': '02', '1НО+1НЗ': '11', '4НО': '40', '3НО+1НЗ': '31', '2НО+2НЗ': '22' }[v.contacts]}-${v.coil}`,
    price: (v) => (920 + v.current * 26) * (/[34]|2НО\+/.test(v.contacts) ? 1.5 : 1),
    grams: (v) => 130 + v.current * 3,
    millilitres: (v) => 150 + v.current * 3,
    picture: (v) =>
      tinted(v.current > 40 ? 3 : v.current > 25 ? 2 : 1, (tint) =>
        dinDevice({ tint, modules: v.current > 40 ? 3 : v.current > 25 ? 2 : 1, face: 'contactor' }),
      ),
    related: ['mcb', 'relay-time', 'din-rail'],
    purpose: 'Бесшумно включает освещение, обогрев и вентиляцию по сигналу реле или таймера.',
  }),
  family({
    code: 'relay-voltage',
    name: 'Реле напряжения и контроля фаз',
    area: 'modular',
    weight: 9,
    section: 'relay-voltage',
    letters: 'RN',
    axes: { kind: ['напряжения', 'контроля фаз', 'напряжения и тока'], current: [8, 16, 25, 32, 40, 50, 63, 80], display: [true, false] },
    isMade: (v) => (v.kind === 'контроля фаз' ? v.current <= 16 : v.current >= 16),
    commonness: (v) => (v.kind === 'напряжения' ? 0.5 : 0) + (v.display ? 0.4 : 0) + ([40, 63].includes(v.current) ? 0.4 : 0),
    title: (v, line) =>
      `Реле ${v.kind} ${v.kind === 'контроля фаз' ? '3ф 400В' : '1ф 230В'} ${v.current}А ${v.display ? 'с индикацией ' : ''}РН-${line.number}`,
    specs: (v, line) => [
      ['type', `реле ${v.kind}`],
      ['current', v.current],
      ['phases', v.kind === 'контроля фаз' ? 3 : 1],
      ['voltage', v.kind === 'контроля фаз' ? 400 : 230],
      ['has-display', v.display],
      ['modules', v.current > 40 ? 3 : 2],
      ['wire-max', v.current > 40 ? 16 : 10],
      ['electric-endurance', 100_000],
      ...onRail(line, 'ГОСТ IEC 60255-1-2014'),
    ],
    mark: (v) => `${{ напряжения: 'U', 'контроля фаз': 'F', 'напряжения и тока': 'UI' }[v.kind]}-${v.current}${v.display ? 'D' : ''}`,
    price: (v) => (980 + v.current * 27) * (v.kind === 'напряжения и тока' ? 1.3 : 1) * (v.display ? 1.18 : 1),
    grams: (v) => 110 + v.current,
    millilitres: () => 210,
    picture: (v) =>
      tinted(`${v.current > 40 ? 3 : 2}${v.display ? 'd' : ''}`, (tint) =>
        dinDevice({ tint, modules: v.current > 40 ? 3 : 2, face: v.display ? 'display' : 'dials' }),
      ),
    related: ['mcb', 'contactor-din', 'box-wall'],
    purpose: 'Отключает нагрузку при опасном отклонении напряжения и возвращает питание, когда сеть в норме.',
  }),
  family({
    code: 'relay-time',
    name: 'Реле времени и таймеры',
    area: 'modular',
    weight: 7,
    section: 'relay-time',
    letters: 'RV',
    axes: {
      kind: ['реле времени многофункциональное', 'таймер суточный', 'таймер недельный', 'реле лестничное', 'реле импульсное'],
      current: [8, 10, 16],
      coil: ['12-240 AC/DC', '24', '230'],
    },
    commonness: (v) => (v.coil === '230' ? 0.5 : 0) + (v.current === 16 ? 0.4 : 0),
    title: (v, line) =>
      `${v.kind.charAt(0).toUpperCase()}${v.kind.slice(1)} ${v.current}А ${v.coil.replace(/^[\d-]+/, '$&В')} РВ-${line.number}`,
    specs: (v, line) => [
      ['type', v.kind],
      ['current', v.current],
      ['coil-voltage', v.coil],
      ['frequency', 50],
      ['modules', v.kind.startsWith('таймер') ? 2 : 1],
      ['contacts', '1 перекидной'],
      ['has-display', v.kind === 'таймер недельный'],
      ['electric-endurance', 100_000],
      ...onRail(line, 'ГОСТ IEC 61812-1-2013'),
    ],
    mark: (v) =>
      `${['реле времени многофункциональное', 'таймер суточный', 'таймер недельный', 'реле лестничное', 'реле импульсное'].indexOf(v.kind) + 1}-${v.current}-${v.coil === '12-240 AC/DC' ? 'U' : v.coil}`,
    price: (v) =>
      ({
        'реле времени многофункциональное': 1250,
        'таймер суточный': 1480,
        'таймер недельный': 1990,
        'реле лестничное': 1090,
        'реле импульсное': 1040,
      })[v.kind] *
      (1 + v.current / 80) *
      (v.coil === '12-240 AC/DC' ? 1.2 : 1),
    grams: () => 95,
    millilitres: () => 150,
    picture: (v) =>
      tinted(v.kind === 'таймер недельный' ? 'week' : v.kind === 'таймер суточный' ? 'day' : 'relay', (tint) =>
        dinDevice({
          tint,
          modules: v.kind.startsWith('таймер') ? 2 : 1,
          face: v.kind === 'таймер недельный' ? 'display' : v.kind === 'таймер суточный' ? 'wheel' : 'dials',
        }),
      ),
    related: ['contactor-din', 'mcb', 'din-rail'],
    purpose: 'Включает и отключает нагрузку по расписанию или с заданной выдержкой.',
  }),
]
