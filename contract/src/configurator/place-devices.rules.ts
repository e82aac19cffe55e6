import type { Assembly, Decision, Position } from './assembly-shapes.ts'
import type { Board } from './board-shapes.ts'
import { decide, figure } from './decisions.rules.ts'
import { layoutSource, reserveSource } from './norms/enclosures.ts'

/**
 * Devices in their order on the rails: one that does not fit into the rest of a row begins the next. The rows are as many as the
 * devices and the reserve together need.
 */
export function placeDevices(
  positions: readonly Position[],
  { rowModules, reservePercent }: Pick<Board, 'rowModules' | 'reservePercent'>,
): { layout: Assembly['layout']; decisions: Decision[] } {
  const onRail = positions.filter(({ modules }) => modules > 0)
  const placed: Assembly['layout']['placed'] = []
  let row = 0
  let offset = 0
  for (const { key, modules, amount } of onRail)
    for (let piece = 0; piece < amount; piece++) {
      if (offset > 0 && offset + modules > rowModules) {
        row += 1
        offset = 0
      }
      placed.push({ key, row, offset, modules })
      offset += modules
    }
  const takenModules = placed.reduce((sum, { modules }) => sum + modules, 0)
  const wanted = takenModules * (1 + reservePercent / 100)
  const rows = Math.max(placed.length === 0 ? 0 : row + 1, Math.ceil(wanted / rowModules - 1e-9))
  const capacity = rows * rowModules
  return {
    layout: { rows, rowModules, placed, takenModules, freeModules: capacity - takenModules },
    decisions: [
      decide({
        code: 'reserve',
        subject: { type: 'board' },
        formula: 'N = Nзан·(1 + запас/100)',
        numbers: [figure('Nзан', takenModules, 'мод.'), figure('запас', reservePercent, '%')],
        result: figure('N', wanted, 'мод.'),
        source: reserveSource,
      }),
      decide({
        code: 'enclosure',
        subject: { type: 'position', key: 'enclosure' },
        formula: 'рядов·модулей в ряду ≥ N',
        numbers: [figure('рядов', rows), figure('модулей в ряду', rowModules)],
        result: figure('вместимость', capacity, 'мод.'),
        source: layoutSource,
      }),
    ],
  }
}
