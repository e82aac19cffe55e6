import type { Assembly, CircuitResult, Position } from '@vitrina/contract/configurator/assembly-shapes'

/** Sizes of the diagram in units of its view box; one unit is a pixel at full size. */
export const sizes = {
  column: 84,
  /** Names of the rows of the table. */
  heading: 112,
  /** Height of one symbol with its leads. */
  symbol: 56,
  margin: 16,
  row: 22,
  nameRow: 92,
} as const

/** Rows of the table below the lines, in their order. */
export const tableRows = ['mark', 'phase', 'load', 'current', 'cable', 'length', 'drop', 'name'] as const
export type TableRow = (typeof tableRows)[number]

export type DrawnSymbol = { position: Position; x: number; y: number }
export type DrawnColumn = {
  circuitId: string
  result: CircuitResult
  /** Middle of the column. */
  x: number
  /** Where its line leaves the bus. */
  from: number
  /** Breaker and contactor; none where nothing could be chosen. */
  symbols: DrawnSymbol[]
}
export type DrawnGroup = { rcd: DrawnSymbol | null; from: number; to: number; busY: number }
export type SingleLine = {
  width: number
  height: number
  entry: DrawnSymbol[]
  spd: DrawnSymbol | null
  bus: { from: number; to: number; y: number }
  groups: DrawnGroup[]
  columns: DrawnColumn[]
  table: { y: number; rows: { name: TableRow; y: number; height: number }[] }
}

const isEntry = ({ key }: Position) => key === 'main' || key === 'fire-rcd'

/** Groups behind one leakage protection first, lines of their own after them, lines without a device last. */
function orderedLines(assembly: Assembly): { rcd: Position | null; lines: CircuitResult[] }[] {
  const rcds = assembly.positions.filter(({ kind, key }) => kind === 'rcd' && key !== 'fire-rcd')
  const behind = rcds.map((rcd) => ({ rcd, lines: assembly.circuits.filter(({ rcdKey }) => rcdKey === rcd.key) }))
  const grouped = new Set(behind.flatMap(({ lines }) => lines))
  const order = new Map(assembly.positions.map(({ circuitId }, at) => [circuitId, at]))
  const alone = assembly.circuits
    .filter((one) => !grouped.has(one))
    .toSorted((one, other) => (order.get(one.circuitId) ?? Infinity) - (order.get(other.circuitId) ?? Infinity))
  return [...behind, ...alone.map((line) => ({ rcd: null, lines: [line] }))].filter(({ lines }) => lines.length > 0)
}

const devicesOf = (assembly: Assembly, id: string) => assembly.positions.filter(({ circuitId, modules }) => circuitId === id && modules > 0)

/** Where every symbol, line and row of the single-line diagram stands. */
export function drawSingleLine(assembly: Assembly): SingleLine {
  const { column, heading, symbol, margin, row, nameRow } = sizes
  const left = margin + heading
  const entryPositions = assembly.positions.filter(isEntry)
  const top = margin + 40
  const entryX = left + column / 2
  const entry = entryPositions.map((position, at) => ({ position, x: entryX, y: top + at * symbol }))
  const busY = top + Math.max(1, entry.length) * symbol + 8
  const spd = assembly.positions.find(({ kind }) => kind === 'spd')
  const groupY = busY + 12
  const subBusY = groupY + symbol + 4
  const deviceY = subBusY + 8
  const blocks = orderedLines(assembly)
  const columns: DrawnColumn[] = []
  const groups: DrawnGroup[] = []
  for (const { rcd, lines } of blocks) {
    const first = left + columns.length * column + column / 2
    for (const result of lines) {
      const x = left + columns.length * column + column / 2
      const symbols = devicesOf(assembly, result.circuitId).map((position, at) => ({ position, x, y: deviceY + at * symbol }))
      columns.push({ circuitId: result.circuitId, result, x, from: rcd ? subBusY : busY, symbols })
    }
    const last = first + (lines.length - 1) * column
    if (rcd) groups.push({ rcd: { position: rcd, x: (first + last) / 2, y: groupY }, from: first, to: last, busY: subBusY })
  }
  const deepest = Math.max(1, ...columns.map(({ symbols }) => symbols.length))
  const tableY = deviceY + deepest * symbol + 44
  const rows = tableRows.map((name, at) => ({ name, y: tableY + at * row, height: name === 'name' ? nameRow : row }))
  // The surge protection stands beside the entry and needs two columns of its own.
  const right = left + Math.max(columns.length, spd ? 3 : 1) * column
  return {
    width: right + margin,
    height: tableY + (tableRows.length - 1) * row + nameRow + margin,
    entry,
    spd: spd ? { position: spd, x: entryX + column * 1.5, y: busY - symbol - 34 } : null,
    bus: { from: left, to: right, y: busY },
    groups,
    columns,
    table: { y: tableY, rows },
  }
}
