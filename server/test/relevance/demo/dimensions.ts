import { type DemoClass, of, query } from '../demo-query.ts'

const powerCables = 'vvg vvgp vbshv avvg kg kvvg'

/** Dimensions, ranges and ratios in all the ways they are typed. */
export const dimensions: DemoClass = {
  name: 'dimensions, ranges, ratios',
  queries: [
    query('ввгнг 3*2,5', of('vvg vvgp', { cores: 3, section: 2.5 })),
    query('ввгнг 3 на 2.5', of('vvg vvgp', { cores: 3, section: 2.5 })),
    query('ввг 3 x 1.5', of('vvg vvgp', { cores: 3, section: 1.5 })),
    query('кабель 5x10', of(powerCables, { cores: 5, section: 10 })),
    query('пвс 2*0,75', of('pvs', { cores: 2, section: 0.75 })),
    query('сип 4х16', of('sip', { cores: 4, section: 16 })),
    query('кввг 10х1.5', of('kvvg', { cores: 10, section: 1.5 })),
    query('кпс 1х2х0.5', of('kps', { pairs: 1, section: 0.5 })),
    query('лоток 100х50', of('tray', { width: 100, height: 50 })),
    query('лоток 300*100', of('tray', { width: 300, height: 100 })),
    query('кабель-канал 25х16', of('duct', { width: 25, height: 16 })),
    query('кабель канал 100*60', of('duct', { width: 100, height: 60 })),
    query('коробка 100х100х50', of('junction', { length: 100, width: 100, depth: 50 })),
    query('распаечная коробка 85*85*40', of('junction', { length: 85, width: 85, depth: 40 })),
    query('щит 600х400х250', of('board-mount', { height: 600, width: 400, depth: 250 })),
    query('щмп 800*600', of('board-mount', { height: 800, width: 600 })),
    query('реле тепловое 7-10а', of('thermal', { setting: '7-10' })),
    query('тепловое реле 12-18', of('thermal', { setting: '12-18' })),
    query('автомат защиты двигателя 4-6,3А', of('motor-breaker', { setting: '4-6,3' })),
    query('автомат двигателя 9-14 а', of('motor-breaker', { setting: '9-14' })),
    query('трансформатор тока 100/5', of('ct', { ratio: '100/5' })),
    query('трансформатор 300/5', of('ct', { ratio: '300/5' })),
    query('хомут 3,6х200', of('tie', { width: 3.6, length: 200 })),
    query('стяжка 2.5*150', of('tie', { width: 2.5, length: 150 })),
    query('термоусадка 8/4', of('shrink', { diameter: 8 })),
    query('панель светодиодная 595*595', of('panel', { type: 'размер 595х595 мм' })),
    query('короб перфорированный 40х60', of('din-rail', { type: 'короб перфорированный 40х60' })),
    query('полоса 40х4', of('strip', { frame: '40х4' })),
    query('отвертка ph2х100', of('screwdriver', { type: 'PH2', length: 100 })),
    query('вставка плавкая 10х38', of('fuse', { frame: '10х38' })),
    query('наконечник 35-10', of('lug', { section: 35, hole: 10 })),
    query('сальник 10-14', of('gland', { 'wire-d': '10-14' })),
    query('амперметр 96х96', of('panel-meter', { type: 'амперметр', width: 96 })),
    query('счетчик 5(60)', of('meter', { setting: '5(60)' })),
  ],
}
