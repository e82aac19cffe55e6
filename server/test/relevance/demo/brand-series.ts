import { type DemoClass, of, query } from '../demo-query.ts'

const rockers = ['выключатель', 'выключатель с подсветкой', 'переключатель проходной', 'переключатель перекрёстный']

const trays = ['перфорированный', 'неперфорированный', 'лестничный', 'проволочный']

/** A maker or a series beside the kind. */
export const brandSeries: DemoClass = {
  name: 'brand or series',
  queries: [
    query('автомат ампертон 25а', of('mcb', { current: 25 }, { brand: 'Ампертон' })),
    query('автомат norvolta 16а', of('mcb mccb', { current: 16 }, { brand: 'Norvolta' })),
    query('узо вольтарис', of('rcd', {}, { brand: 'Вольтарис' })),
    query('дифавтомат токмера', of('rcbo', {}, { brand: 'Токмера' })),
    query('автомат эталон', of('mcb', {}, { series: 'Эталон' })),
    query('розетка ладога белая', of('socket', { colour: 'белый' }, { series: 'Ладога' })),
    query('выключатель нева', of('switch', { type: rockers }, { series: 'Нева' })),
    query('рамка klavida', of('frame', {}, { brand: 'Klavida' })),
    query('розетка розентум двойная', of('socket', { poses: 2 }, { brand: 'Розентум' })),
    query('контактор контарис', of('contactor', {}, { brand: 'Контарис' })),
    query('лампа лумирис е27', of('lamp', { cap: 'E27' }, { brand: 'Лумирис' })),
    query('прожектор светарио', of('flood', {}, { brand: 'Светарио' })),
    query('ввгнг кабелюс 3х2.5', of('vvg', { cores: 3, section: 2.5 }, { brand: 'Кабелюс' })),
    query('пугв проводарь', of('pugv', {}, { brand: 'Проводарь' })),
    query('лоток трассомет', of('tray', { type: trays }, { brand: 'Трассомет' })),
    query('гофра гофрион 20', of('pipe-pvc', { diameter: 20 }, { brand: 'Гофрион' })),
    query('счетчик метровольт', of('meter', {}, { brand: 'Метровольт' })),
    query('мультиметр amperra', of('multimeter', { type: 'мультиметр' }, { brand: 'Amperra' })),
    query('ибп неугас', of('ups', {}, { brand: 'Неугас' })),
    query('стабилизатор ровновольт', of('stabiliser', {}, { brand: 'Ровновольт' })),
    query('двигатель двигарь', of('motor', {}, { brand: 'Двигарь' })),
    query('частотник vektorna', of('vfd', {}, { brand: 'Vektorna' })),
    query('кнопка кнопкарь', of('button', {}, { brand: 'Кнопкарь' })),
    query('терморегулятор теплонить', of('thermostat', {}, { brand: 'Теплонить' })),
    query('вентилятор ветрувия', of('fan', {}, { brand: 'Ветрувия' })),
    query('отвертка handwerra', of('screwdriver', {}, { brand: 'Handwerra' })),
    query('патч-корд netrosa', of('patch', {}, { brand: 'Netrosa' })),
    query('щит щитград', of('board-split board-mount board-meter box-wall box-flush', {}, { brand: 'Щитград' })),
  ],
}
