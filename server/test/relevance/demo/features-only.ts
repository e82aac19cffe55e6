import { type DemoClass, of, query } from '../demo-query.ts'

const powerCables = 'vvg vvgp vbshv avvg kg kvvg pvs'

/** No kind at all: the features say which it must be. */
export const featuresOnly: DemoClass = {
  name: 'features without a kind',
  queries: [
    query('3п 16 c', of('mcb', { poles: 3, current: 16, curve: 'C' })),
    query('1п c25', of('mcb', { poles: 1, current: 25, curve: 'C' })),
    query('2п 40а 30ма', of('rcd rcbo', { poles: 2, current: 40, leak: 30 })),
    query('4п 63а 300ма', of('rcd rcbo', { poles: 4, current: 63, leak: 300 })),
    query('c16 30ма', of('rcbo', { curve: 'C', current: 16, leak: 30 })),
    query('e27 10вт 4000к', of('lamp', { cap: 'E27', watts: 10, kelvin: 4000 })),
    query('e14 9вт', of('lamp', { cap: 'E14', watts: 9 })),
    query('gu10 10вт', of('lamp', { cap: 'GU10', watts: 10 })),
    query('gx53 9вт', of('lamp', { cap: 'GX53', watts: 9 })),
    query(
      '3х2.5',
      of(powerCables, { cores: 3, section: 2.5 }),
      of('lever', { inputs: 3, section: 2.5 }),
      of('extension', { section: 2.5 }),
    ),
    query('5х10 0,66кв', of(powerCables, { cores: 5, section: 10, 'voltage-kv': 0.66 })),
    query('595х595 40вт', of('panel', { type: 'размер 595х595 мм', watts: 40 })),
    query('1200мм 36вт ip65', of('linear', { length: 1200, watts: 36, ip: 'IP65' })),
    query('12в 7ач', of('battery', { voltage: 12, 'capacity-ah': 7 })),
    query('4квт 1500об/мин', of('motor', { power: 4, rpm: 1500 })),
    query('m12 pnp но', of('proximity', { type: 'M12', contacts: 'PNP НО' })),
    query('100/5 0,5s', of('ct', { ratio: '100/5', class: '0,5S' })),
    query('50вт 6500к ip65', of('flood', { watts: 50, kelvin: 6500 })),
    query('ip44 16а 400в', of('plug', { ip: 'IP44', current: 16, voltage: 400 })),
    query('3p+pe 32a', of('plug', { pins: '3P+PE', current: 32 })),
    query('5(60)а 1ф', of('meter', { setting: '5(60)', phases: 1 })),
    query('ip54 36 модулей', of('board-split', { ip: 'IP54', capacity: 36 })),
    query('pg16 ip68', of('gland', { thread: 'PG16', ip: 'IP68' })),
    query('42u 600х1000', of('rack', { height19: 42, width: 600, depth: 1000 })),
  ],
}
