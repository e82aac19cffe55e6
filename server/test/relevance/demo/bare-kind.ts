import { type DemoClass, of, query } from '../demo-query.ts'

const rockers = ['выключатель', 'выключатель с подсветкой', 'переключатель проходной', 'переключатель перекрёстный']
const buttons = ['плоская', 'выступающая', 'с подсветкой', 'грибовидная', 'грибовидная с фиксацией']
const trays = ['перфорированный', 'неперфорированный', 'лестничный', 'проволочный']
const rails = ['DIN-рейка TH35-7,5', 'DIN-рейка TH35-15']

/** One word for a kind of goods, as it is said over the counter. */
export const bareKind: DemoClass = {
  name: 'bare kind',
  queries: [
    query('автомат', of('mcb mccb')),
    query('автоматический выключатель', of('mcb mccb')),
    query('узо', of('rcd')),
    query('розетка', of('socket')),
    query('выключатель', of('switch', { type: rockers })),
    query('рамка', of('frame')),
    query('гофра', of('pipe-pvc')),
    query('стяжка', of('tie')),
    query('концевик', of('limit')),
    query('контактор', of('contactor contactor-din')),
    query('пускатель', of('starter contactor')),
    query('прожектор', of('flood')),
    query('светильник', of('linear utility street panel flood'), of('emergency', { type: 'светильник аварийный' })),
    query('лампа', of('lamp')),
    query('лоток', of('tray', { type: trays })),
    query('наконечник', of('lug ferrule')),
    query('гильза', of('sleeve ferrule')),
    query('клемма', of('lever terminal')),
    query('сальник', of('gland')),
    query('изолента', of('tape')),
    query('счетчик', of('meter')),
    query('мультиметр', of('multimeter', { type: 'мультиметр' })),
    query('стабилизатор', of('stabiliser')),
    query('аккумулятор', of('battery')),
    query('двигатель', of('motor')),
    query('кнопка', of('button', { type: buttons })),
    query('контроллер', of('plc')),
    query('терморегулятор', of('thermostat')),
    query('конвектор', of('convector', { type: 'конвектор' })),
    query('вентилятор', of('fan')),
    query('отвертка', of('screwdriver')),
    query('патч-корд', of('patch')),
    query('удлинитель', of('extension')),
    query('рубильник', of('knife switch-din')),
    query('предохранитель', of('fuse')),
    query('кабель-канал', of('duct')),
    query('металлорукав', of('hose')),
    query('щит', of('board-split board-mount board-meter box-wall box-flush')),
    query('датчик движения', of('light-sensor')),
    query('дин рейка', of('din-rail', { type: rails })),
    query('трансформатор тока', of('ct')),
  ],
}
