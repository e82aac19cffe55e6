import { type DemoClass, of, query } from '../demo-query.ts'

const plainPipes = ['гладкая ПВХ лёгкая', 'гладкая ПВХ тяжёлая', 'гладкая ПНД']
const insulatedFerrules = ['НШВИ', 'НШВИ(2)']

/** A number without its unit: everybody in the trade knows what it is for this kind. */
export const bareNumber: DemoClass = {
  name: 'bare number',
  queries: [
    query('наконечник тмл 16', of('lug', { brand: 'ТМЛ', section: 16 })),
    query('тмл 50', of('lug', { brand: 'ТМЛ', section: 50 })),
    query('гильза гмл 10', of('sleeve', { brand: 'ГМЛ', section: 10 })),
    query('ншви 2.5', of('ferrule', { brand: insulatedFerrules, section: 2.5 })),
    query('ншви 4', of('ferrule', { brand: insulatedFerrules, section: 4 })),
    query('гофра 20', of('pipe-pvc', { diameter: 20 })),
    query('гофра 32', of('pipe-pvc', { diameter: 32 })),
    query('металлорукав 25', of('hose', { diameter: 25 })),
    query('автомат 16', of('mcb mccb', { current: 16 })),
    query('автомат 100', of('mccb', { current: 100 })),
    query('узо 40', of('rcd', { current: 40 })),
    query('дифавтомат 20', of('rcbo', { current: 20 })),
    query('контактор 40', of('contactor contactor-din', { current: 40 })),
    query('пугв 2.5', of('pugv', { section: 2.5 })),
    query('сип 16', of('sip', { section: 16 })),
    query('прожектор 100', of('flood', { watts: 100 })),
    query('лампочка 12', of('lamp', { watts: 12 })),
    query('бокс 24', of('box-wall box-flush', { capacity: 24 })),
    query('щрн 36', of('board-split', { capacity: 36, mounting: 'навесной' }), of('box-wall', { capacity: 36 })),
    query('термоусадка 20', of('shrink', { diameter: 20 })),
    query('вентилятор 125', of('fan', { diameter: 125 })),
    query('двигатель 7.5', of('motor', { power: 7.5 })),
    query('аир 100', of('motor', { frame: '100' })),
    query('частотник 15', of('vfd', { power: 15 })),
    query('аккумулятор 7', of('battery', { 'capacity-ah': 7 })),
    query('рубильник 100', of('knife switch-din', { current: 100 })),
    query('плавкая вставка 63', of('fuse', { current: 63 })),
    query('труба гладкая 25', of('pipe-rigid', { type: plainPipes, diameter: 25 })),
    query('хомут 300', of('tie', { length: 300 })),
    query('ибп 1500', of('ups', { va: 1500 })),
    query('патч-панель 24', of('patch-panel', { ports: 24 })),
    query('рамка 4', of('frame', { poses: 4 })),
  ],
}
