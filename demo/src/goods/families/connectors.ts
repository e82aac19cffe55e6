import { extensionLead, junctionBox, powerPlug } from '#demo/pictures/wiring'
import { type Family, type Spec, counted, family, plain, tinted } from '../family.ts'
import type { Line } from '../brands.ts'

const indoor = (line: Line, standard: string): Spec[] => [
  ['temp-min', -5],
  ['temp-max', 40],
  ['standard', standard],
  ['warranty', line.warrantyYears],
]

export const connectorFamilies: readonly Family[] = [
  family({
    code: 'plug',
    name: 'Вилки и розетки силовые',
    area: 'wiring',
    weight: 12,
    section: (v) => (v.ip === 'IP44' ? 'plug-44' : 'plug-67'),
    letters: 'SSI',
    axes: {
      kind: ['вилка переносная', 'розетка переносная', 'розетка стационарная', 'вилка стационарная', 'розетка панельная'],
      current: [16, 32, 63, 125],
      pins: ['2P+PE', '3P+PE', '3P+PE+N'],
      ip: ['IP44', 'IP67'],
    },
    isMade: (v) =>
      !(v.current === 125 && (v.ip === 'IP44' || v.pins === '2P+PE')) && !(v.current === 63 && v.ip === 'IP44' && v.pins === '2P+PE'),
    commonness: (v) => (v.current <= 32 ? 0.5 : 0) + (v.ip === 'IP44' ? 0.3 : 0),
    title: (v, line) =>
      `${v.kind.charAt(0).toUpperCase()}${v.kind.slice(1)} силовая ${v.pins} ${v.current}А ${v.pins === '2P+PE' ? '230' : '400'}В ${v.ip} ССИ-${line.number}`,
    specs: (v, line) => [
      ['type', v.kind],
      ['current', v.current],
      ['pins', v.pins],
      ['voltage', v.pins === '2P+PE' ? 230 : 400],
      ['ip', v.ip],
      ['colour', v.pins === '2P+PE' ? 'синий' : 'красный'],
      ['has-grounding', true],
      ['frequency', 50],
      ['wire-max', { 16: 4, 32: 10, 63: 25, 125: 70 }[v.current]],
      ['material', 'полиамид'],
      ['is-outdoor', true],
      ...indoor(line, 'ГОСТ IEC 60309-1-2016').map((spec): Spec => (spec[0] === 'temp-min' ? ['temp-min', -25] : spec)),
    ],
    mark: (v) =>
      `${['вилка переносная', 'розетка переносная', 'розетка стационарная', 'вилка стационарная', 'розетка панельная'].indexOf(v.kind) + 1}${{ '2P+PE': 3, '3P+PE': 4, '3P+PE+N': 5 }[v.pins]}-${v.current}-${v.ip.slice(2)}`,
    price: (v) =>
      (150 + v.current * 10 + (v.current > 32 ? v.current * 18 : 0)) *
      { '2P+PE': 1, '3P+PE': 1.12, '3P+PE+N': 1.25 }[v.pins] *
      (v.ip === 'IP67' ? 2.1 : 1) *
      (v.kind.includes('стационарная') ? 1.35 : 1),
    grams: (v) => 110 + v.current * 9,
    millilitres: (v) => 500 + v.current * 18,
    picture: (v) =>
      plain(
        `${{ '2P+PE': 3, '3P+PE': 4, '3P+PE+N': 5 }[v.pins]}${v.kind.startsWith('вилка') ? 'v' : 'r'}${v.kind.includes('переносная') ? 'm' : 's'}`,
        () =>
          powerPlug({
            pins: { '2P+PE': 3, '3P+PE': 4, '3P+PE+N': 5 }[v.pins],
            isPlug: v.kind.startsWith('вилка'),
            isWall: !v.kind.includes('переносная'),
          }),
      ),
    related: ['kg', 'mcb', 'extension'],
    purpose: 'Промышленный разъём для станков, сварки, сцен и строительных площадок.',
  }),
  family({
    code: 'extension',
    name: 'Удлинители',
    area: 'wiring',
    weight: 9,
    section: (v) => (v.body === 'на катушке' ? 'extension-reel' : 'extension-home'),
    letters: 'UD',
    axes: {
      body: ['колодка', 'колодка с выключателем', 'на катушке', 'шнур силовой'],
      sockets: [1, 2, 3, 4, 5, 6],
      metres: [1.5, 3, 5, 10, 20, 30, 40, 50],
      section: [0.75, 1, 1.5, 2.5],
      colour: ['белый', 'чёрный', 'оранжевый'],
    },
    isMade: (v) =>
      v.body === 'на катушке'
        ? v.sockets === 4 && v.metres >= 20 && v.section >= 1 && v.colour === 'оранжевый'
        : v.body === 'шнур силовой'
          ? v.sockets === 1 && v.metres >= 5 && v.section >= 1 && v.colour !== 'белый'
          : v.sockets >= 3 && v.metres <= 10 && v.section <= 1.5 && v.colour !== 'оранжевый',
    title: (v) =>
      `Удлинитель ${v.body} ${counted(v.sockets, ['розетка', 'розетки', 'розеток'])} ${String(v.metres).replace('.', ',')} м 3х${String(v.section).replace('.', ',')} с заземлением ${v.colour}`,
    specs: (v, line) => [
      ['type', v.body],
      ['sockets', v.sockets],
      ['metres', v.metres],
      ['section', v.section],
      ['current', v.section <= 1 ? 10 : 16],
      ['power', v.section <= 1 ? 2.2 : 3.5],
      ['voltage', 250],
      ['has-grounding', true],
      ['has-switch', v.body.includes('выключателем')],
      ['colour', v.colour],
      ['ip', v.body === 'на катушке' ? 'IP44' : 'IP20'],
      ...indoor(line, 'ГОСТ 31223-2012'),
    ],
    mark: (v) =>
      `${['колодка', 'колодка с выключателем', 'на катушке', 'шнур силовой'].indexOf(v.body) + 1}${v.sockets}-${v.metres}-${v.section}-${{ белый: 'W', чёрный: 'K', оранжевый: 'O' }[v.colour]}`,
    price: (v) =>
      (v.body === 'на катушке' ? 1400 : 120) + v.sockets * 42 + v.metres * v.section * 42 + (v.body.includes('выключателем') ? 60 : 0),
    grams: (v) => 250 + v.sockets * 40 + v.metres * v.section * 50 + (v.body === 'на катушке' ? 1800 : 0),
    millilitres: (v) => 900 + v.metres * 180,
    picture: (v) =>
      plain(
        `${v.body === 'на катушке' ? 'reel' : v.body === 'шнур силовой' ? 'cord' : `bar${v.sockets}${v.body.includes('выключателем') ? 's' : ''}`}-${{ белый: 'w', чёрный: 'k', оранжевый: 'o' }[v.colour]}`,
        () =>
          extensionLead({
            sockets: v.sockets,
            isReel: v.body === 'на катушке',
            isCord: v.body === 'шнур силовой',
            hasSwitch: v.body.includes('выключателем'),
            colour: { белый: '#f4f6f8', чёрный: '#343b43', оранжевый: '#ef7d22' }[v.colour],
          }),
      ),
    related: ['plug', 'socket', 'pvs'],
    purpose: 'Питание приборов и инструмента вдали от стационарной розетки.',
  }),
  family({
    code: 'junction',
    name: 'Коробки распаячные',
    area: 'wiring',
    weight: 10,
    section: 'junction',
    letters: 'KR',
    axes: {
      size: ['65х65х50', '70х70х40', '85х85х40', '100х100х50', '120х80х50', '150х110х70', '190х140х70', '240х190х90'],
      place: ['открытой установки', 'скрытой установки', 'для полых стен'],
      ip: ['IP20', 'IP44', 'IP54', 'IP55', 'IP67'],
      colour: ['серый', 'белый', 'жёлтый'],
    },
    isMade: (v) =>
      (v.place === 'открытой установки' ? v.ip !== 'IP20' : v.ip === 'IP20' && v.colour !== 'серый') &&
      !(v.colour === 'жёлтый' && v.place === 'открытой установки'),
    commonness: (v) => (v.ip === 'IP54' || v.ip === 'IP55' ? 0.3 : 0),
    title: (v) => `Коробка распаячная ${v.place} ${v.size} мм ${v.ip} ${v.colour}`,
    specs: (v, line) => [
      ['type', v.place],
      ['length', Number(v.size.split('х')[0])],
      ['width', Number(v.size.split('х')[1])],
      ['depth', Number(v.size.split('х')[2])],
      ['ip', v.ip],
      ['colour', v.colour],
      ['inputs', v.size.startsWith('1') || v.size.startsWith('2') ? 10 : 6],
      ['material', 'полипропилен'],
      ['is-outdoor', v.ip !== 'IP20'],
      ...indoor(line, 'ГОСТ IEC 60670-22-2011'),
    ],
    mark: (v) =>
      `${v.size.replaceAll('х', '')}-${v.ip.slice(2)}${{ 'открытой установки': 'O', 'скрытой установки': 'S', 'для полых стен': 'P' }[v.place]}${{ серый: 'G', белый: 'W', жёлтый: 'Y' }[v.colour]}`,
    price: (v) => (14 + Number(v.size.split('х')[0]) ** 1.7 / 60) * { IP20: 0.6, IP44: 1, IP54: 1.1, IP55: 1.2, IP67: 2.2 }[v.ip],
    grams: (v) => Number(v.size.split('х')[0]) * 0.9,
    millilitres: (v) => v.size.split('х').reduce((product, side) => product * Number(side), 1) / 1000,
    batch: (v) => ({ step: Number(v.size.split('х')[0]) <= 100 ? 10 : 1 }),
    picture: (v) =>
      tinted(`${v.size.split('х')[0] === v.size.split('х')[1] ? 'q' : 'w'}-${{ серый: 'g', белый: 'w', жёлтый: 'y' }[v.colour]}`, () =>
        junctionBox({
          isWide: v.size.split('х')[0] !== v.size.split('х')[1],
          colour: { серый: '#c3cad2', белый: '#f2f4f6', жёлтый: '#f0c63a' }[v.colour],
        }),
      ),
    related: ['lever', 'gland', 'pipe-pvc', 'vvg'],
    purpose: 'Соединение и ответвление проводов внутри защищённого корпуса.',
  }),
]
