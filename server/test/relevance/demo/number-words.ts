import { type DemoClass, of, query } from '../demo-query.ts'

const rockers = ['выключатель', 'выключатель с подсветкой', 'переключатель проходной']

/** Counts said in words. */
export const numberWords: DemoClass = {
  name: 'number words',
  queries: [
    query('автомат трёхполюсный', of('mcb mccb', { poles: 3 })),
    query('двухполюсный автомат', of('mcb', { poles: 2 })),
    query('четырехполюсный автомат', of('mcb mccb', { poles: 4 })),
    query('однополюсный автомат 16а', of('mcb', { poles: 1, current: 16 })),
    query('рубильник на 4 полюса', of('knife switch-din', { poles: 4 })),
    query('узо четырехполюсное', of('rcd', { poles: 4 })),
    query('дифавтомат двухполюсный', of('rcbo', { poles: 2 })),
    query('выключатель двухклавишный', of('switch', { keys: 2, type: rockers })),
    query('трехклавишный выключатель', of('switch', { keys: 3 })),
    query('выключатель с одной клавишей', of('switch', { keys: 1, type: [...rockers, 'переключатель перекрёстный'] })),
    query('ввг трехжильный', of('vvg vvgp', { cores: 3 })),
    query('кабель ввгнг пятижильный', of('vvg', { cores: 5 })),
    query('пвс двухжильный', of('pvs', { cores: 2 })),
    query('кг четырехжильный', of('kg', { cores: 4 })),
    query('рамка двойная', of('frame', { poses: 2 })),
    query('рамка тройная', of('frame', { poses: 3 })),
    query('пятиместная рамка', of('frame', { poses: 5 })),
    query('тройная розетка', of('socket', { poses: 3 })),
    query('розетка на два места', of('socket', { poses: 2 })),
    query('счетчик однофазный', of('meter', { phases: 1 })),
    query('счетчик трехфазный двухтарифный', of('meter', { phases: 3, tariffs: 2 })),
    query('стабилизатор трехфазный', of('stabiliser', { phases: 3 })),
    query('удлинитель на пять розеток', of('extension', { sockets: 5 })),
    query('бокс на двенадцать модулей', of('box-wall box-flush', { capacity: 12 })),
    query('пост двухкнопочный', of('post', { keys: 2 })),
    query('пост на три кнопки', of('post', { keys: 3 })),
    query('пост на одну кнопку', of('post', { keys: 1 })),
    query('шина соединительная трехполюсная', of('bus-comb', { poles: 3 })),
    query('кросс-модуль четырехполюсный', of('terminal-block', { poles: 4 })),
    query('однофазный частотник', of('vfd', { phases: 1 })),
  ],
}
