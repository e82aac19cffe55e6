import { type DemoClass, of, query } from '../demo-query.ts'

const rails = ['DIN-рейка TH35-7,5', 'DIN-рейка TH35-15']
const buttons = ['плоская', 'выступающая', 'с подсветкой', 'грибовидная', 'грибовидная с фиксацией']

/** A kind and one thing known of it. */
export const kindOneFeature: DemoClass = {
  name: 'kind and one feature',
  queries: [
    query('розетка двойная', of('socket', { poses: 2 })),
    query('розетка с крышкой', of('socket', { type: 'с заземлением и крышкой' })),
    query('розетка с usb', of('socket', { type: 'с USB A+C' })),
    query('розетка со шторками', of('socket', { 'has-shutters': true })),
    query('автомат на 3 полюса', of('mcb mccb', { poles: 3 })),
    query('автомат 25а', of('mcb mccb', { current: 25 })),
    query('узо 30ма', of('rcd', { leak: 30 })),
    query('din рейка 60 см', of('din-rail', { type: rails, length: 600 })),
    query('прожектор 50вт', of('flood', { watts: 50 })),
    query('лампа e27', of('lamp', { cap: 'E27' })),
    query('лампа gu10', of('lamp', { cap: 'GU10' })),
    query('лампа диммируемая', of('lamp', { 'has-dimming': true })),
    query('гофра черная', of('pipe-pvc', { colour: 'чёрный' })),
    query('гофра пнд', of('pipe-pvc', { material: ['ПНД', 'ПНД безгалогенная'] })),
    query('стяжка черная', of('tie', { colour: 'чёрный' })),
    query('изолента синяя', of('tape', { colour: 'синий' })),
    query('термоусадка красная', of('shrink', { colour: 'красный' })),
    query('провод желто-зеленый', of('pugv', { colour: 'жёлто-зелёный' })),
    query('контактор 25а', of('contactor contactor-din', { current: 25 })),
    query('рубильник 250а', of('knife', { current: 250 })),
    query('щит ip54', of('board-split board-mount board-meter', { ip: 'IP54' })),
    query('бокс на 12 модулей', of('box-wall box-flush', { capacity: 12 })),
    query('двигатель 1500 об/мин', of('motor', { rpm: 1500 })),
    query('частотник 7.5 квт', of('vfd', { power: 7.5 })),
    query('ибп 800ва', of('ups', { va: 800 })),
    query('аккумулятор 100ач', of('battery', { 'capacity-ah': 100 })),
    query('кнопка красная', of('button', { type: buttons, colour: 'красный' })),
    query('рамка 3 поста', of('frame', { poses: 3 })),
    query('рамка стеклянная', of('frame', { material: 'стекло' })),
    query('терморегулятор сенсорный', of('thermostat', { type: ['сенсорный', 'сенсорный Wi-Fi'] })),
    query('вентилятор с таймером', of('fan', { positions: ['таймер', 'обратный клапан и таймер'] })),
    query('пресс-клещи с храповым механизмом', of('crimper', { release: 'храповой механизм' })),
    query('лоток шириной 150', of('tray', { width: 150 })),
    query('датчик движения потолочный', of('light-sensor', { mounting: 'потолочный' })),
    query('удлинитель на катушке', of('extension', { type: 'на катушке' })),
    query('узип класс 2', of('spd', { 'surge-class': ['II', 'I+II'] })),
    query('таймер недельный', of('relay-time', { type: 'таймер недельный' })),
    query('светильник с бап', of('linear panel', { 'has-battery': true }), of('emergency', { type: 'светильник аварийный' })),
  ],
}
