import type { Assembly, CircuitResult } from '@vitrina/contract/configurator/assembly-shapes'
import type { Board } from '@vitrina/contract/configurator/board-shapes'
import { lineVoltage } from '@vitrina/contract/configurator/size-circuit.rules'
import { memo, useId } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { cableText, decimal, ratingLines, wrapText } from './device-text.rules.ts'
import { drawingClass } from './drawing.styles.ts'
import { type DrawnColumn, type DrawnSymbol, drawSingleLine, type SingleLine, sizes, type TableRow } from './single-line.rules.ts'
import { Conductors, DeviceSymbol } from './symbols.tsx'

const conductorsOf = (phases: readonly unknown[]) => (phases.length === 1 ? 3 : 5)

function Device({ symbol: { position, x, y } }: { symbol: DrawnSymbol }) {
  // Right of the widest part of the symbol.
  const textX = position.kind === 'spd' || position.kind === 'rcd' || position.kind === 'rcbo' ? 12 : 9
  return (
    <g transform={`translate(${x} ${y})`}>
      <DeviceSymbol kind={position.kind} />
      <text x={textX} y={18} fontSize={11} fontWeight={600}>
        {position.mark}
      </text>
      {ratingLines(position).map((line, at) => (
        <text key={line} x={textX} y={30 + at * 11} fontSize={10}>
          {line}
        </text>
      ))}
    </g>
  )
}

function cellText(row: TableRow, column: DrawnColumn, board: Board): string {
  const { result } = column
  const circuit = board.circuits.find(({ id }) => id === column.circuitId)
  switch (row) {
    case 'mark':
      return result.mark ? `W${result.mark}` : '—'
    case 'phase':
      return result.phases.length === 3 ? 'L1 L2 L3' : result.phases.join(' ')
    case 'load':
      return decimal(result.loadKw, 2)
    case 'current':
      return result.designA === null ? '—' : decimal(result.designA)
    case 'cable':
      return result.cable ? cableText(result.cable) : '—'
    case 'length':
      return circuit && circuit.lengthM > 0 ? decimal(circuit.lengthM) : '—'
    case 'drop':
      return result.dropPercent === null ? '—' : decimal(result.dropPercent, 2)
    case 'name':
      return circuit?.name ?? ''
  }
}

/** The feeding cable, the entry devices and the bus. */
function Entry({ drawing, board, assembly }: { drawing: SingleLine; board: Board; assembly: Assembly }) {
  const { entry, bus, spd } = drawing
  const { cable } = assembly.entry
  const x = entry[0]?.x ?? bus.from + sizes.column / 2
  const top = sizes.margin
  const { supply } = board
  const volts = supply.phases === 1 ? supply.voltage : `${lineVoltage(supply.voltage)}/${supply.voltage}`
  const last = entry.at(-1)
  return (
    <g>
      <path className="wire" strokeWidth={1.6} d={`M${x} ${top}V${entry[0]?.y ?? bus.y}`} />
      <path d={`M${x} ${top + 38}l-4 -8h8z`} fill="var(--ink)" />
      <Conductors x={x} y={top + 16} count={cable?.cores ?? conductorsOf(supply.phases === 1 ? [1] : [1, 2, 3])} />
      <text x={x - 12} y={top + 10} fontSize={11} textAnchor="end" fontWeight={600}>
        W0
      </text>
      <text x={x - 12} y={top + 22} fontSize={10} textAnchor="end">
        {cable ? `${cableText(cable)}${supply.lengthM > 0 ? `, ${decimal(supply.lengthM)} м` : ''}` : ''}
      </text>
      <text x={x - 12} y={top + 34} fontSize={10} textAnchor="end" className="soft">
        ~{volts} В, {supply.earthing}
      </text>
      {last && <path className="wire" strokeWidth={1.6} d={`M${x} ${last.y + sizes.symbol}V${bus.y}`} />}
      {entry.map((symbol) => (
        <Device key={symbol.position.key} symbol={symbol} />
      ))}
      {spd && (
        <g>
          <path
            className="wire"
            strokeWidth={1.6}
            d={`M${x} ${(entry[0]?.y ?? 0) + sizes.symbol}H${spd.x - 34}V${spd.y - 4}H${spd.x}V${spd.y}`}
          />
          <circle cx={x} cy={(entry[0]?.y ?? 0) + sizes.symbol} r={2.6} fill="var(--ink)" />
          <Device symbol={spd} />
        </g>
      )}
      <path className="wire" strokeWidth={4} d={`M${bus.from} ${bus.y}H${bus.to}`} />
      <text x={bus.to} y={bus.y - 7} fontSize={10} textAnchor="end">
        {supply.phases === 1 ? 'L1, N, PE' : 'L1, L2, L3, N, PE'}
      </text>
    </g>
  )
}

function Line({ column: { x, from, symbols, result }, drawing, unknown }: { column: DrawnColumn; drawing: SingleLine; unknown: string }) {
  const first = symbols[0]
  const last = symbols.at(-1)
  const end = drawing.table.y
  const below = last ? last.y + sizes.symbol : from
  if (!first)
    return (
      <g>
        <path className="wire dashed" strokeWidth={1.4} d={`M${x} ${from}V${end}`} />
        <text className="alert" fontSize={10} transform={`translate(${x + 11} ${end - 8}) rotate(-90)`}>
          {unknown}
        </text>
      </g>
    )
  return (
    <g>
      <path className="wire" strokeWidth={1.6} d={`M${x} ${from}V${first.y}M${x} ${below}V${end}`} />
      <path d={`M${x} ${end}l-4 -9h8z`} fill="var(--ink)" />
      {symbols.map((symbol) => (
        <Device key={symbol.position.key} symbol={symbol} />
      ))}
      <Conductors x={x} y={end - 22} count={result.cable?.cores ?? conductorsOf(result.phases)} />
    </g>
  )
}

function Table({ drawing, board }: { drawing: SingleLine; board: Board }) {
  const { t } = useTranslation('configurator')
  const { columns, table } = drawing
  const left = sizes.margin
  const right = sizes.margin + sizes.heading + columns.length * sizes.column
  return (
    <g>
      {table.rows.map(({ name, y, height }) => (
        <g key={name}>
          <path className="grid" d={`M${left} ${y}H${right}`} />
          <text className="soft" x={left + 6} y={y + (name === 'name' ? 18 : height - 7)} fontSize={10}>
            {t(`diagram.rows.${name}`)}
          </text>
          {columns.map((column) => {
            const text = cellText(name, column, board)
            if (name !== 'name')
              return (
                <text
                  key={column.circuitId}
                  x={column.x}
                  y={y + height - 7}
                  fontSize={name === 'mark' ? 11 : 10.5}
                  textAnchor="middle"
                  fontWeight={name === 'mark' ? 600 : 400}
                >
                  {text}
                </text>
              )
            return wrapText(text, { perLine: 13, lines: 6 }).map((line, at) => (
              <text key={`${column.circuitId}:${at}`} x={column.x} y={y + 17 + at * 13} fontSize={10.5} textAnchor="middle">
                {line}
              </text>
            ))
          })}
        </g>
      ))}
      <path className="grid" d={`M${left} ${table.y}V${drawing.height - sizes.margin}H${right}V${table.y}`} />
      {columns.map(({ x, circuitId }) => (
        <path key={circuitId} className="grid" d={`M${x - sizes.column / 2} ${table.y}V${drawing.height - sizes.margin}`} />
      ))}
    </g>
  )
}

/** In words, for those who do not see the drawing. */
const lineWords = (result: CircuitResult, name: string) =>
  [name, result.curve && result.breakerA ? `${result.curve}${result.breakerA}` : '', result.cable ? cableText(result.cable) : '']
    .filter(Boolean)
    .join(', ')

type Props = { board: Board; assembly: Assembly; zoom?: number }

/** Single-line diagram by ГОСТ symbols with the table of lines below, as in the schedules of a project. */
export const SingleLineDiagram = memo(function SingleLineDiagram({ board, assembly, zoom = 1 }: Props) {
  const { t } = useTranslation('configurator')
  const id = useId()
  const drawing = drawSingleLine(assembly)
  const { width, height, groups, columns } = drawing
  const nameOf = (circuitId: string) => board.circuits.find((one) => one.id === circuitId)?.name ?? ''
  return (
    <svg
      className={drawingClass}
      role="img"
      aria-labelledby={`${id}-title ${id}-desc`}
      viewBox={`0 0 ${width} ${height}`}
      width={width * zoom}
      height={height * zoom}
    >
      <title id={`${id}-title`}>{t('diagram.title', { name: board.name })}</title>
      <desc id={`${id}-desc`}>{columns.map(({ result, circuitId }) => lineWords(result, nameOf(circuitId))).join('; ')}</desc>
      <Entry drawing={drawing} board={board} assembly={assembly} />
      {groups.map(({ rcd, from, to, busY }) =>
        rcd ? (
          <g key={rcd.position.key}>
            <path className="wire" strokeWidth={1.6} d={`M${rcd.x} ${drawing.bus.y}V${rcd.y}M${rcd.x} ${rcd.y + sizes.symbol}V${busY}`} />
            <Device symbol={rcd} />
            <path className="wire" strokeWidth={3} d={`M${from - 10} ${busY}H${to + 10}`} />
          </g>
        ) : null,
      )}
      {columns.map((column) => (
        <Line key={column.circuitId} column={column} drawing={drawing} unknown={t('states.not-calculated')} />
      ))}
      <Table drawing={drawing} board={board} />
    </svg>
  )
})
