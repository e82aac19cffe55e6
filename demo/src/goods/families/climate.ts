import { heatCable, heaterBox, heatingMat, thermostatFace } from '#demo/pictures/climate'
import type { Line } from '../brands.ts'
import { type Family, type Spec, family, plain, ru, tinted } from '../family.ts'

const atHome = (line: Line, standard: string): Spec[] => [
  ['standard', standard],
  ['warranty', line.warrantyYears],
]
const faces = { белый: '#f2f4f6', 'слоновая кость': '#efe4c8', чёрный: '#2f343a', серый: '#9aa4ae' } as const
const faceNames = Object.keys(faces) as (keyof typeof faces)[]

export const climateFamilies: readonly Family[] = [
  family({
    code: 'floor',
    name: 'Тёплый пол',
    area: 'climate',
    weight: 6,
    section: 'floor',
    letters: 'TP',
    unit: 'set',
    axes: {
      kind: ['мат нагревательный', 'кабель нагревательный', 'плёнка инфракрасная'],
      density: [100, 130, 150, 160, 180, 200, 220],
      area: [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 12, 14, 15, 20],
      kit: ['без терморегулятора', 'с терморегулятором', 'с терморегулятором Wi-Fi'],
    },
    isMade: (v) =>
      v.kind === 'плёнка инфракрасная'
        ? v.density === 150 || v.density === 220
        : v.kind === 'мат нагревательный'
          ? v.density >= 130
          : v.density <= 200,
    commonness: (v) =>
      (v.kind === 'мат нагревательный' ? 0.5 : 0) +
      (v.density === 150 ? 0.5 : 0) +
      (v.area <= 5 ? 0.3 : 0) +
      (v.kit === 'без терморегулятора' ? 0.3 : 0),
    title: (v, line) =>
      `${v.kind.charAt(0).toUpperCase()}${v.kind.slice(1)} ${v.density}Вт/м² ${ru(v.area)} м² ${v.density * v.area}Вт ${v.kit} ТП-${line.number}`,
    specs: (v, line) => [
      ['type', v.kind],
      ['area', v.area],
      ['density', v.density],
      ['watts', Math.round(v.density * v.area)],
      ['positions', v.kit],
      ['voltage', 230],
      ['thickness', v.kind === 'плёнка инфракрасная' ? 0.4 : v.kind === 'мат нагревательный' ? 3.5 : 5.5],
      ['mounting', v.kind === 'плёнка инфракрасная' ? 'под ламинат' : v.kind === 'мат нагревательный' ? 'под плитку' : 'в стяжку'],
      ['has-wifi', v.kit.endsWith('Wi-Fi')],
      ['ip', 'IPX7'],
      ['service', 25],
      ...atHome(line, 'ГОСТ IEC 60335-2-96-2012'),
    ],
    mark: (v) =>
      `${{ 'мат нагревательный': 'M', 'кабель нагревательный': 'K', 'плёнка инфракрасная': 'P' }[v.kind]}${v.density}-${v.area}-${{ 'без терморегулятора': 0, 'с терморегулятором': 1, 'с терморегулятором Wi-Fi': 2 }[v.kit]}`,
    price: (v) =>
      (520 + v.area * (700 + v.density * 5)) *
        { 'мат нагревательный': 1.15, 'кабель нагревательный': 0.9, 'плёнка инфракрасная': 0.6 }[v.kind] +
      { 'без терморегулятора': 0, 'с терморегулятором': 1600, 'с терморегулятором Wi-Fi': 4200 }[v.kit],
    grams: (v) => 600 + v.area * 420,
    millilitres: (v) => 2500 + v.area * 600,
    picture: (v) =>
      plain({ 'мат нагревательный': 'mat', 'кабель нагревательный': 'cable', 'плёнка инфракрасная': 'film' }[v.kind], () =>
        heatingMat({
          kind: ({ 'мат нагревательный': 'mat', 'кабель нагревательный': 'cable', 'плёнка инфракрасная': 'film' } as const)[v.kind],
        }),
      ),
    related: ['thermostat', 'rcbo', 'vvgp'],
    purpose: 'Комфортный тёплый пол в ванной, на кухне, в детской.',
  }),
  family({
    code: 'self-heat',
    name: 'Кабель греющий саморегулирующийся',
    area: 'climate',
    weight: 4,
    section: 'self-heat',
    letters: 'GK',
    unit: 'metre',
    axes: {
      watts: [10, 16, 20, 24, 25, 30, 33, 40, 45, 60],
      place: ['в трубу', 'на трубу', 'кровля и водостоки', 'взрывозащищённый'],
      screen: ['без экрана', 'с экраном'],
      temperature: [65, 85, 110, 150],
      packing: ['отрез', 'бухта 50 м', 'бухта 100 м', 'бухта 300 м'],
      sheath: ['ПВХ', 'полиолефин', 'фторполимер'],
    },
    isMade: (v) =>
      !(v.place === 'в трубу' && (v.watts > 20 || v.sheath !== 'фторполимер')) &&
      !(v.place === 'взрывозащищённый' && v.screen === 'без экрана') &&
      !(v.temperature > 85 && v.place !== 'взрывозащищённый') &&
      !(v.place === 'кровля и водостоки' && (v.watts < 24 || v.sheath === 'ПВХ')),
    commonness: (v) => (v.place === 'на трубу' ? 0.4 : 0) + (v.packing === 'отрез' ? 0.6 : 0) + (v.screen === 'с экраном' ? 0.3 : 0),
    title: (v, line) =>
      `Кабель греющий саморегулирующийся ${v.watts}Вт/м ${v.place} ${v.screen} ${v.sheath} до ${v.temperature}°C${v.packing === 'отрез' ? '' : ` (${v.packing})`} КГС-${line.number}`,
    specs: (v, line) => [
      ['watts', v.watts],
      ['type', v.place],
      ['screen', v.screen],
      ['temp-max', v.temperature],
      ['sheath', v.sheath],
      ['packing', v.packing],
      ['voltage', 230],
      ['core-material', 'медь лужёная'],
      ['section', v.watts > 30 ? 1.25 : 0.9],
      ['temp-min', -40],
      ['is-outdoor', v.place !== 'в трубу'],
      ['ip', 'IP67'],
      ...atHome(line, 'ГОСТ IEC 60079-30-1-2011'),
    ],
    mark: (v) =>
      `${v.watts}${{ 'в трубу': 'V', 'на трубу': 'N', 'кровля и водостоки': 'R', взрывозащищённый: 'X' }[v.place]}${v.screen === 'с экраном' ? 'E' : ''}${v.temperature}${{ ПВХ: 'P', полиолефин: 'O', фторполимер: 'F' }[v.sheath]}-${{ отрез: 'M', 'бухта 50 м': '50', 'бухта 100 м': '100', 'бухта 300 м': '300' }[v.packing]}`,
    price: (v) =>
      (110 + v.watts * 4.2) *
      { 'в трубу': 1.7, 'на трубу': 1, 'кровля и водостоки': 1.2, взрывозащищённый: 2.8 }[v.place] *
      (v.screen === 'с экраном' ? 1.25 : 1) *
      { ПВХ: 0.95, полиолефин: 1, фторполимер: 1.5 }[v.sheath] *
      (1 + (v.temperature - 65) / 300) *
      (v.packing === 'отрез' ? 1.05 : 1),
    grams: (v) => 70 + v.watts,
    millilitres: () => 90,
    batch: (v) => ({ step: v.packing === 'отрез' ? 1 : Number(v.packing.split(' ')[1]) }),
    picture: (v) =>
      plain({ 'в трубу': 'b', 'на трубу': 'k', 'кровля и водостоки': 'r', взрывозащищённый: 'y' }[v.place], () =>
        heatCable({
          colour: { 'в трубу': '#2f6fc4', 'на трубу': '#30363d', 'кровля и водостоки': '#8a3a2c', взрывозащищённый: '#e0b92b' }[v.place],
        }),
      ),
    related: ['thermostat', 'shrink', 'rcd'],
    purpose: 'Не даёт замёрзнуть трубам, желобам и ступеням; греет сильнее там, где холоднее.',
  }),
  family({
    code: 'convector',
    name: 'Обогреватели электрические',
    area: 'climate',
    weight: 5,
    section: 'convector',
    letters: 'OB',
    axes: {
      kind: ['конвектор', 'тепловентилятор', 'тепловая пушка', 'обогреватель инфракрасный', 'тепловая завеса'],
      power: [0.5, 1, 1.5, 2, 2.5, 3, 4.5, 6, 9, 12, 15],
      control: ['механический термостат', 'электронный термостат', 'электронный термостат и Wi-Fi', 'без термостата'],
      colour: ['белый', 'чёрный', 'серый'],
    },
    isMade: (v) =>
      ({
        конвектор: v.power <= 2.5,
        тепловентилятор: v.power >= 1.5 && v.power <= 3,
        'тепловая пушка': v.power >= 2,
        'обогреватель инфракрасный': v.power <= 4.5,
        'тепловая завеса': v.power >= 3,
      })[v.kind] && !(v.control.endsWith('Wi-Fi') && v.kind !== 'конвектор'),
    commonness: (v) =>
      (v.kind === 'конвектор' ? 0.5 : 0) + (v.colour === 'белый' ? 0.4 : 0) + (v.control === 'механический термостат' ? 0.3 : 0),
    title: (v, line) => `${v.kind.charAt(0).toUpperCase()}${v.kind.slice(1)} ${ru(v.power)}кВт ${v.control} ${v.colour} ОЭ-${line.number}`,
    specs: (v, line) => [
      ['type', v.kind],
      ['power', v.power],
      ['positions', v.control],
      ['area', v.power * 10],
      ['voltage', v.power > 4.5 ? 380 : 230],
      ['phases', v.power > 4.5 ? 3 : 1],
      ['colour', v.colour],
      ['has-wifi', v.control.endsWith('Wi-Fi')],
      ['has-display', v.control.startsWith('электронный')],
      ['ip', v.kind === 'конвектор' ? 'IP24' : 'IP20'],
      ['material', 'сталь'],
      ['mounting', v.kind === 'тепловая пушка' ? 'напольный' : 'настенный'],
      ...atHome(line, 'ГОСТ IEC 60335-2-30-2013'),
    ],
    mark: (v) =>
      `${['конвектор', 'тепловентилятор', 'тепловая пушка', 'обогреватель инфракрасный', 'тепловая завеса'].indexOf(v.kind) + 1}-${v.power}-${['механический термостат', 'электронный термостат', 'электронный термостат и Wi-Fi', 'без термостата'].indexOf(v.control) + 1}${{ белый: 'W', чёрный: 'K', серый: 'G' }[v.colour]}`,
    price: (v) =>
      (1100 + v.power * 1150) *
        { конвектор: 1, тепловентилятор: 0.8, 'тепловая пушка': 1.1, 'обогреватель инфракрасный': 1.15, 'тепловая завеса': 1.9 }[v.kind] +
      { 'механический термостат': 200, 'электронный термостат': 700, 'электронный термостат и Wi-Fi': 2300, 'без термостата': 0 }[
        v.control
      ],
    grams: (v) => 2200 + v.power * 1300,
    millilitres: (v) => 14_000 + v.power * 3000,
    picture: (v) =>
      tinted(v.kind === 'конвектор' ? 'c' : v.kind === 'обогреватель инфракрасный' ? 'i' : 'f', (tint) =>
        heaterBox({ tint, kind: v.kind === 'конвектор' ? 'convector' : v.kind === 'обогреватель инфракрасный' ? 'infrared' : 'fan' }),
      ),
    related: ['thermostat', 'rcbo', 'socket'],
    purpose: 'Основной и дополнительный обогрев комнат, бытовок, складов и входных групп.',
  }),
  family({
    code: 'thermostat',
    name: 'Терморегуляторы',
    area: 'climate',
    weight: 5,
    section: 'thermostat',
    letters: 'TR',
    axes: {
      face: ['механический', 'кнопочный', 'сенсорный', 'сенсорный Wi-Fi'],
      current: [8, 10, 16, 20, 25, 32],
      probe: ['датчик пола', 'датчик воздуха', 'датчики пола и воздуха'],
      colour: faceNames,
      place: ['в монтажную коробку', 'накладной', 'DIN-рейка'],
    },
    isMade: (v) =>
      !(v.place === 'DIN-рейка' && (v.face.startsWith('сенсорный') || v.colour !== 'серый')) &&
      !(v.place !== 'DIN-рейка' && v.current > 16),
    commonness: (v) => (v.colour === 'белый' ? 0.5 : 0) + (v.current === 16 ? 0.5 : 0) + (v.probe === 'датчик пола' ? 0.3 : 0),
    title: (v, line) => `Терморегулятор ${v.face} ${v.current}А ${v.probe} ${v.place} ${v.colour} ТР-${line.number}`,
    specs: (v, line) => [
      ['type', v.face],
      ['current', v.current],
      ['power', Math.round(v.current * 0.22 * 10) / 10],
      ['positions', v.probe],
      ['mounting', v.place],
      ['colour', v.colour],
      ['setting', '+5…+45 °C'],
      ['voltage', 230],
      ['has-display', v.face !== 'механический'],
      ['has-wifi', v.face.endsWith('Wi-Fi')],
      ['ip', 'IP20'],
      ['temp-min', 0],
      ['temp-max', 45],
      ...atHome(line, 'ГОСТ IEC 60730-2-9-2011'),
    ],
    mark: (v) =>
      `${{ механический: 'M', кнопочный: 'K', сенсорный: 'S', 'сенсорный Wi-Fi': 'W' }[v.face]}${v.current}${{ 'датчик пола': 'P', 'датчик воздуха': 'V', 'датчики пола и воздуха': 'PV' }[v.probe]}-${faceNames.indexOf(v.colour) + 1}${{ 'в монтажную коробку': 'B', накладной: 'N', 'DIN-рейка': 'D' }[v.place]}`,
    price: (v) =>
      ({ механический: 820, кнопочный: 1650, сенсорный: 2700, 'сенсорный Wi-Fi': 4600 })[v.face] *
      (1 + v.current / 160) *
      (v.probe === 'датчики пола и воздуха' ? 1.2 : 1),
    grams: () => 150,
    millilitres: () => 600,
    picture: (v) =>
      plain(
        `${{ механический: 'k', кнопочный: 'b', сенсорный: 't', 'сенсорный Wi-Fi': 't' }[v.face]}${faceNames.indexOf(v.colour) + 1}`,
        () =>
          thermostatFace({
            kind: ({ механический: 'knob', кнопочный: 'buttons', сенсорный: 'touch', 'сенсорный Wi-Fi': 'touch' } as const)[v.face],
            colour: faces[v.colour],
          }),
      ),
    related: ['floor', 'convector', 'frame'],
    purpose: 'Держит заданную температуру пола или воздуха и бережёт электричество по расписанию.',
  }),
]
