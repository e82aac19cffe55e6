import { type DemoClass, of, query } from '../demo-query.ts'

const sockets = ['розетка переносная', 'розетка стационарная', 'розетка панельная']
const plugs = ['вилка переносная', 'вилка стационарная']
const ducts = ['короб перфорированный 25х40', 'короб перфорированный 40х60', 'короб перфорированный 60х60']

/** The word that names the goods against the same word inside another kind's name. */
export const headNoun: DemoClass = {
  name: 'head noun',
  queries: [
    query('терморегулятор для теплого пола', of('thermostat')),
    query('теплый пол с терморегулятором', of('floor', { positions: ['с терморегулятором', 'с терморегулятором Wi-Fi'] })),
    query('мат без терморегулятора', of('floor', { type: 'мат нагревательный', positions: 'без терморегулятора' })),
    query('щит под счетчик', of('board-meter')),
    query('щит под трехфазный счетчик', of('board-meter', { phases: 3 })),
    query('счетчик трехфазный', of('meter', { phases: 3 })),
    query('счетчик на din рейку', of('meter', { mounting: 'DIN-рейка' })),
    query('терморегулятор с датчиком пола', of('thermostat', { positions: ['датчик пола', 'датчики пола и воздуха'] })),
    query('клемма на дин рейку', of('terminal')),
    query('блок питания на дин рейку', of('psu')),
    query('реле с розеткой', of('relay', { type: 'с розеткой' })),
    query('прожектор с датчиком движения', of('flood', { type: 'с датчиком движения' })),
    query('шина на дин рейку', of('bus-zero', { type: 'изолятор на DIN-рейку' })),
    query('автомат защиты двигателя', of('motor-breaker')),
    query('пресс-клещи для нши', of('crimper', { type: 'для НШВИ' })),
    query('розетка накладная', of('socket', { mounting: 'открытая установка' })),
    query('кабель нагревательный', of('floor', { type: 'кабель нагревательный' })),
    query('кабель витая пара', of('utp')),
    query('рамка для розетки', of('frame')),
    query('розетка компьютерная', of('rj-socket')),
    query('розетка силовая', of('plug', { type: sockets })),
    query('вилка силовая', of('plug', { type: plugs })),
    query('удлинитель с выключателем', of('extension', { 'has-switch': true })),
    query('вентилятор с обратным клапаном', of('fan', { positions: ['обратный клапан', 'обратный клапан и таймер'] })),
    query('короб перфорированный', of('din-rail', { type: ducts })),
    query('лампа сигнальная', of('signal', { type: ['лампа сигнальная', 'лампа с зуммером'] })),
    query('реле времени', of('relay-time')),
    query('реле контроля фаз', of('relay-voltage', { type: 'реле контроля фаз' })),
    query('выключатель концевой', of('limit')),
    query('выключатель нагрузки', of('switch-din')),
    query('трансформатор для счетчика', of('ct')),
    query('пост кнопочный', of('post')),
  ],
}
