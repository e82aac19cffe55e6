import { type DemoClass, of, query } from '../demo-query.ts'

const powerSockets = { poses: 2 }

/** Word order, case, capitals, keyboard layout, slips of the hand and of spelling. */
export const slips: DemoClass = {
  name: 'order, case, layout, slips',
  queries: [
    query('16а автомат', of('mcb mccb', { current: 16 })),
    query('fdnjvfn 16f', of('mcb mccb', { current: 16 })),
    query('атомат 16а', of('mcb mccb', { current: 16 })),
    query('автомат16а', of('mcb mccb', { current: 16 })),
    query('автомат 16A', of('mcb mccb', { current: 16 })),
    query('АВТОМАТ 3П 25А', of('mcb mccb', { poles: 3, current: 25 })),
    query('автоматы 3п 25а', of('mcb mccb', { poles: 3, current: 25 })),
    query('3 полюса 25 ампер автомат', of('mcb mccb', { poles: 3, current: 25 })),
    query('розетка двоиная', of('socket', powerSockets)),
    query('розетки двойные', of('socket', powerSockets)),
    query('hjptnrf ldjqyfz', of('socket', powerSockets)),
    query('ВВГНГ 3Х1,5', of('vvg vvgp', { cores: 3, section: 1.5 })),
    query('ввгнг3х2.5', of('vvg vvgp', { cores: 3, section: 2.5 })),
    query('3х2,5 ввгнг', of('vvg vvgp', { cores: 3, section: 2.5 })),
    query('кабеля ввгнг 3х1.5', of('vvg vvgp', { cores: 3, section: 1.5 })),
    query('30ма узо 25а', of('rcd', { leak: 30, current: 25 })),
    query('контактр 25а', of('contactor contactor-din', { current: 25 })),
    query('прожктор 50вт', of('flood', { watts: 50 })),
    query('ghj;trnjh 50dn', of('flood', { watts: 50 })),
    query('лампачка е27', of('lamp', { cap: 'E27' })),
    query('Светодиодная Лампа Е27', of('lamp', { cap: 'E27' })),
    query('удленитель 5 м', of('extension', { metres: 5 })),
    query('белая рамка 2 поста', of('frame', { poses: 2, colour: 'белый' })),
    query('черная гофра 20', of('pipe-pvc', { colour: 'чёрный', diameter: 20 })),
    query('ujahf 20', of('pipe-pvc', { diameter: 20 })),
    query('cxtnxbr nht[afpysq', of('meter', { phases: 3 })),
    query('счётчиков трёхфазных', of('meter', { phases: 3 })),
    query('терморигулятор', of('thermostat')),
    query('дефавтомат 16а', of('rcbo', { current: 16 })),
    query('наконечники тмл 25', of('lug', { brand: 'ТМЛ', section: 25 })),
    query('хомуты черные 300', of('tie', { colour: 'чёрный', length: 300 })),
    query('перфорированые лотки', of('tray', { type: 'перфорированный' })),
    query('частотник7,5квт', of('vfd', { power: 7.5 })),
  ],
}
