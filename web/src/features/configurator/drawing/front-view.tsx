import type { Assembly, Position } from '@vitrina/contract/configurator/assembly-shapes'
import type { Board } from '@vitrina/contract/configurator/board-shapes'
import { memo, useId } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { decimal, ratingLines, wrapText } from './device-text.rules.ts'
import { drawingClass } from './drawing.styles.ts'
import { drawFrontView, type FrontBar, type FrontDevice, frontSizes } from './front-view.rules.ts'

const { device, face, module } = frontSizes
const faceTop = (device - face) / 2

/** How many levers or windows a device has: one for each pole it switches. */
const polesOf = ({ features, kind }: Position) => (kind === 'contactor' ? 1 : Number(features.poles ?? 1))

function Lever({ position, width }: { position: Position; width: number }) {
  const { kind } = position
  if (kind === 'contactor') return <circle cx={width / 2} cy={faceTop + 34} r={3} fill="none" stroke="var(--ink)" strokeWidth={0.6} />
  if (kind === 'spd') {
    const poles = polesOf(position)
    return Array.from({ length: poles }, (_, at) => (
      <rect
        key={at}
        x={(width / poles) * (at + 0.5) - 2.5}
        y={faceTop + 32}
        width={5}
        height={4}
        fill="var(--earth)"
        stroke="var(--ink)"
        strokeWidth={0.4}
      />
    ))
  }
  // The button that tests the leakage protection.
  const hasTest = kind === 'rcd' || kind === 'rcbo'
  return (
    <g>
      <rect x={width / 2 - 3} y={faceTop + 28} width={6} height={12} rx={1} fill="var(--ink)" />
      {hasTest && (
        <g>
          <rect x={width - 9} y={faceTop + 31} width={6} height={6} rx={1} fill="none" stroke="var(--ink)" strokeWidth={0.6} />
          <text x={width - 6} y={faceTop + 35.6} fontSize={4.2} textAnchor="middle">
            T
          </text>
        </g>
      )}
    </g>
  )
}

function DeviceFront({ at: { position, x, y, width } }: { at: FrontDevice }) {
  const poles = polesOf(position)
  const size = width < module * 1.4 ? 5 : 6
  const name = wrapText(position.name, { perLine: Math.floor(width / 1.95), lines: 5 })
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x={0.3} y={0} width={width - 0.6} height={device} rx={1.5} fill="var(--paper)" stroke="var(--ink)" strokeWidth={0.6} />
      <rect x={0.3} y={faceTop} width={width - 0.6} height={face} fill="var(--ground)" stroke="var(--ink)" strokeWidth={0.5} />
      {Array.from({ length: poles }, (_, pole) => {
        const cx = (width / poles) * (pole + 0.5)
        return (
          <g key={pole} stroke="var(--soft)" strokeWidth={0.5} fill="none">
            <circle cx={cx} cy={9} r={3} />
            <path d={`M${cx - 2} 9h4M${cx - 2} ${device - 9}h4`} />
            <circle cx={cx} cy={device - 9} r={3} />
          </g>
        )
      })}
      <text x={width / 2} y={faceTop + 8} fontSize={size} fontWeight={600} textAnchor="middle">
        {position.mark}
      </text>
      {ratingLines(position).map((line, row) => (
        <text key={line} x={width / 2} y={faceTop + 15.5 + row * 6} fontSize={size - 0.4} textAnchor="middle">
          {line}
        </text>
      ))}
      <Lever position={position} width={width} />
      {name.map((line, row) => (
        <text key={`${line}:${row}`} className="soft" fontSize={3.4} x={width / 2} y={device + 6 + row * 4.4} textAnchor="middle">
          {line}
        </text>
      ))}
    </g>
  )
}

const Bar = ({ at: { position, x, y, width, height, terminals } }: { at: FrontBar }) => {
  const colour = position.kind === 'bus-pe' ? 'var(--earth)' : 'var(--neutral)'
  return (
    <g>
      <rect x={x} y={y} width={width} height={height} rx={1} fill="var(--paper)" stroke={colour} strokeWidth={1} />
      {terminals.map((cx) => (
        <circle key={cx} cx={cx} cy={y + height / 2} r={1.9} fill="none" stroke={colour} strokeWidth={0.6} />
      ))}
      <text x={x + 1} y={y + height + 5.5} fontSize={5}>
        {position.mark} · {terminals.length}
      </text>
    </g>
  )
}

type Props = { board: Board; assembly: Assembly; zoom?: number }

/** The open board from the front, to scale: rails, devices by their real widths, free places, terminal bars. */
export const FrontView = memo(function FrontView({ board, assembly, zoom = 1 }: Props) {
  const { t } = useTranslation('configurator')
  const id = useId()
  const { width, height, rows, devices, bars } = drawFrontView(assembly)
  const { layout } = assembly
  // Below the box: its inner width in modules and millimetres.
  const foot = 16
  const inner = layout.rowModules * module
  const scale = 2.4 * zoom
  return (
    <svg
      className={drawingClass}
      role="img"
      aria-labelledby={`${id}-title ${id}-desc`}
      viewBox={`0 0 ${width} ${height + foot}`}
      width={width * scale}
      height={(height + foot) * scale}
    >
      <title id={`${id}-title`}>{t('front.title', { name: board.name })}</title>
      <desc id={`${id}-desc`}>
        {t('front.description', {
          rows: layout.rows,
          modules: layout.rowModules,
          taken: decimal(layout.takenModules),
          free: decimal(layout.freeModules),
        })}{' '}
        {devices.map(({ position, row }) => `${row + 1}: ${position.mark} ${position.name}`.trim()).join('; ')}
      </desc>
      <defs>
        <pattern id={`${id}-free`} width={4} height={4} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0V4" stroke="var(--line)" strokeWidth={1} />
        </pattern>
      </defs>
      <rect x={1} y={1} width={width - 2} height={height - 2} rx={6} fill="var(--paper)" stroke="var(--ink)" strokeWidth={1.4} />
      <rect x={6} y={6} width={width - 12} height={height - 12} rx={4} fill="none" stroke="var(--line)" strokeWidth={0.8} />
      <text x={frontSizes.side} y={17} fontSize={7} fontWeight={600}>
        {wrapText(board.name, { perLine: Math.floor(inner / 4), lines: 1 })[0] ?? ''}
      </text>
      {rows.map(({ rail, free }, row) => (
        <g key={row}>
          <rect
            x={rail.x - 10}
            y={rail.y}
            width={rail.width + 20}
            height={rail.height}
            fill="var(--ground)"
            stroke="var(--soft)"
            strokeWidth={0.5}
          />
          <path
            className="thin"
            strokeWidth={0.4}
            d={`M${rail.x - 10} ${rail.y + 5}h${rail.width + 20}M${rail.x - 10} ${rail.y + rail.height - 5}h${rail.width + 20}`}
          />
          <text className="soft" x={12} y={rail.y + rail.height / 2 + 2} fontSize={6} textAnchor="middle">
            {row + 1}
          </text>
          {free.map((box) => (
            <g key={box.x}>
              <rect
                x={box.x}
                y={box.y + faceTop}
                width={box.width}
                height={face}
                fill={`url(#${id}-free)`}
                stroke="var(--soft)"
                strokeWidth={0.5}
                strokeDasharray="3 2"
              />
              <text className="soft" x={box.x + box.width / 2} y={box.y + faceTop - 4} fontSize={5.4} textAnchor="middle">
                {t('front.free', { modules: decimal(box.width / module) })}
              </text>
            </g>
          ))}
        </g>
      ))}
      {devices.map((one, at) => (
        <DeviceFront key={`${one.position.key}:${at}`} at={one} />
      ))}
      {bars.map((one) => (
        <Bar key={one.position.key} at={one} />
      ))}
      <path
        className="thin"
        strokeWidth={0.5}
        d={`M${frontSizes.side} ${height + 2}v8M${frontSizes.side + inner} ${height + 2}v8M${frontSizes.side} ${height + 6}h${inner}`}
      />
      <text className="soft" x={width / 2} y={height + 14} fontSize={6} textAnchor="middle">
        {t('front.width', { modules: layout.rowModules, mm: inner })}
      </text>
    </svg>
  )
})
