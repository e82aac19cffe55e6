import { type DemoClass, of, query } from '../demo-query.ts'

const rails = ['DIN-рейка TH35-7,5', 'DIN-рейка TH35-15']
const trays = ['перфорированный', 'неперфорированный', 'лестничный', 'проволочный']
const powerCables = 'vvg vvgp vbshv avvg kg kvvg'

/** Units in other words, and in other units than the catalogue has. */
export const units: DemoClass = {
  name: 'units and conversions',
  queries: [
    query('5 квт стабилизатор', of('stabiliser', { va: [5000, 8000] })),
    query('стабилизатор 10 ква', of('stabiliser', { va: 10_000 })),
    query('ибп 1.5 ква', of('ups', { va: 1500 })),
    query('дин рейка 1 метр', of('din-rail', { type: rails, length: 1000 })),
    query('дин рейка 20 см', of('din-rail', { type: rails, length: 200 })),
    query('хомут 20 см', of('tie', { length: 200 })),
    query('лоток 3 метра', of('tray', { type: trays, length: 3000 })),
    query('провод 4 квадрата', of('pugv pvs', { section: 4 })),
    query('кабель 6 квадратов', of(powerCables, { section: 6 })),
    query('кабель 2.5 мм2', of(`${powerCables} kps`, { section: 2.5 })),
    query('пугв 6 мм²', of('pugv', { section: 6 })),
    query('труба 20 мм', of('pipe-pvc pipe-rigid', { diameter: 20 })),
    query('изолента 20 метров', of('tape', { metres: 20 })),
    query('патч-корд 50 см', of('patch', { metres: 0.5 })),
    query('патч-корд 3м', of('patch', { metres: 3 })),
    query('двигатель 750 вт', of('motor', { power: 0.75 })),
    query('двигатель 4 киловатта', of('motor', { power: 4 })),
    query('конвектор 1500 вт', of('convector', { type: 'конвектор', power: 1.5 })),
    query('тепловая пушка 2000 ватт', of('convector', { type: 'тепловая пушка', power: 2 })),
    query('автомат 16 ампер', of('mcb mccb', { current: 16 })),
    query('узо 0,03а', of('rcd', { leak: 30 })),
    query('лампа 4000 кельвин', of('lamp', { kelvin: 4000 })),
    query('блок питания 24 вольта', of('psu', { 'output-voltage': 24 })),
    query('контактор катушка 24 вольта', of('contactor contactor-din', { 'coil-voltage': ['24 AC', '24 DC', 24] })),
    query('молниеприемник 2 метра', of('air-rod', { reach: 2 })),
    query('стержень заземления 1.5 м', of('rod', { length: 1500 })),
    query('удлинитель 10 метров', of('extension', { metres: 10 })),
    query('светильник линейный 120 см', of('linear', { length: 1200 })),
    query('гофра бухта 50 метров', of('pipe-pvc', { packing: 'бухта 50 м' })),
    query('теплый пол 3 м2', of('floor', { area: 3 })),
    query('аккумулятор 12 вольт 9 ач', of('battery', { voltage: 12, 'capacity-ah': 9 })),
    query('вентилятор 100 мм', of('fan', { diameter: 100 })),
  ],
}
