import { type DemoClass, of, query } from '../demo-query.ts'

const rockers = ['выключатель', 'выключатель с подсветкой', 'переключатель проходной', 'переключатель перекрёстный']
const crossTips = ['PH00', 'PH0', 'PH1', 'PH2', 'PH3', 'PZ0', 'PZ1', 'PZ2', 'PZ3']
const exits = ['указатель «ВЫХОД»', 'указатель «Выход направо»', 'указатель «Выход налево»']
const stopButtons = ['грибовидная', 'грибовидная с фиксацией']

/** As people speak, with all the small words. */
export const phrases: DemoClass = {
  name: 'phrases',
  queries: [
    query('провод для розеток 2.5', of('vvg vvgp pvs pugv', { section: 2.5 })),
    query('лампочка е27 теплая', of('lamp', { cap: 'E27', kelvin: [2700, 3000] })),
    query('автомат на 16 ампер однополюсный', of('mcb', { poles: 1, current: 16 })),
    query('нужен автомат на 25 ампер', of('mcb mccb', { current: 25 })),
    query('щиток на 12 модулей', of('box-wall box-flush board-split', { capacity: 12 })),
    query('щит пластиковый на 24 модуля', of('box-wall box-flush', { capacity: 24 })),
    query('бухта гофры 20 серая', of('pipe-pvc', { diameter: 20, colour: 'серый' })),
    query('труба двустенная красная 110', of('pipe-rigid', { type: 'двустенная', colour: 'красный', diameter: 110 })),
    query('кабель бронированный 5х6', of('vbshv', { cores: 5, section: 6 })),
    query('кабель алюминиевый 3х16', of('avvg', { cores: 3, section: 16 })),
    query('витая пара уличная', of('utp', { 'is-outdoor': true })),
    query('провод заземления желто-зеленый 6 квадрат', of('pugv', { colour: 'жёлто-зелёный', section: 6 })),
    query('стяжки белые 300 мм', of('tie', { colour: 'белый', length: 300 })),
    query('розетка белая наружная с заземлением', of('socket', { colour: 'белый', mounting: 'открытая установка', 'has-grounding': true })),
    query('розетка влагозащищенная', of('socket', { ip: ['IP44', 'IP54'] })),
    query('проходной выключатель', of('switch', { type: 'переключатель проходной' })),
    query('выключатель света двойной белый', of('switch', { type: rockers, keys: 2, colour: 'белый' })),
    query('прожектор уличный 30 ватт', of('flood', { watts: 30 })),
    query('световой указатель выход', of('emergency', { type: exits })),
    query('счетчик электрический двухтарифный однофазный', of('meter', { phases: 1, tariffs: 2 })),
    query('счетчик с gsm', of('meter', { link: 'GSM' })),
    query('аккумулятор для ибп 12 вольт 7 ампер-часов', of('battery', { voltage: 12, 'capacity-ah': 7 })),
    query('двигатель на лапах 4 квт 1500 оборотов', of('motor', { mounting: 'IM 1081 (лапы)', power: 4, rpm: 1500 })),
    query('частотник на 220 вольт 1.5 киловатта', of('vfd', { phases: 1, power: 1.5 })),
    query('кнопка аварийной остановки', of('button', { type: stopButtons }), of('post', { type: ['«Стоп»', '«Стоп» гриб'] })),
    query('пост пуск стоп', of('post', { type: '«Пуск-Стоп»' })),
    query('датчик движения на потолок белый', of('light-sensor', { mounting: 'потолочный', colour: 'белый' })),
    query('теплый пол под плитку 2 квадрата', of('floor', { mounting: 'под плитку', area: 2 })),
    query('отвертка крестовая диэлектрическая', of('screwdriver', { type: crossTips, handle: 'диэлектрические 1000 В' })),
    query('клещи для обжима коннекторов rj45', of('crimper', { type: 'для RJ-45 и RJ-12' })),
    query('комплект заземления 9 метров', of('rod', { type: 'комплект 9 м' })),
    query('полоса оцинкованная 40х4', of('strip', { frame: '40х4', material: 'оцинкованная сталь' })),
    query('лента светодиодная теплая 24 вольта', of('led-strip', { colour: 'тёплый белый', voltage: 24 })),
  ],
}
