import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import { type KeyboardEvent, type PointerEvent, useId, useState } from 'react'
import { FillPatterns, Legend } from './chart-fills.tsx'
import { labelledPlaces, ticksTo } from './scale.rules.ts'
import { useWidth } from './use-width.ts'

/** `values` of the series from the bottom up; `before`: the mark of the period before. */
export type ChartPoint = { key: string; name: string; label: string; values: readonly number[]; before?: number }

type Props = {
  /** The chart in words, for screen readers. */
  label: string
  points: readonly ChartPoint[]
  series: readonly string[]
  beforeName?: string
  /** A value in words, and short for the axis. */
  format: (value: number) => string
  formatShort: (value: number) => string
}

const HEIGHT = 260
const TOP = 8
const BOTTOM = 26
const LEFT = 64
const LABEL_WIDTH = 64

/**
 * Columns over time. The arrow keys walk through them and the line below says their figures; it is a slider to a screen reader,
 * which reads the same words.
 */
export function ColumnChart({ label, points, series, beforeName, format, formatShort }: Props) {
  const { ref, width } = useWidth()
  const [open, setOpen] = useState<number | null>(null)
  const id = useId()
  const ticks = ticksTo(
    Math.max(0, ...points.flatMap(({ values, before }) => [values.reduce((sum, value) => sum + value, 0), before ?? 0])),
  )
  const most = ticks.at(-1) ?? 1
  const inner = HEIGHT - TOP - BOTTOM
  const y = (value: number) => TOP + inner * (1 - value / most)
  const slot = (width - LEFT) / Math.max(1, points.length)
  const bar = Math.max(1, Math.min(48, slot * 0.7))
  const x = (place: number) => LEFT + slot * (place + 0.5)
  const shown = open === null ? null : points[open]
  const wordsOf = ({ name, values, before }: ChartPoint) =>
    [
      ...series.map((one, place) => `${series.length > 1 ? `${one} ` : ''}${format(values[place] ?? 0)}`),
      ...(before === undefined || !beforeName ? [] : [`${beforeName} ${format(before)}`]),
    ].reduce((text, part, place) => (place === 0 ? `${name}: ${part}` : `${text}; ${part}`), '')
  const step = ({ key, preventDefault }: Pick<KeyboardEvent, 'key'> & { preventDefault: () => void }) => {
    const last = points.length - 1
    const moves: Record<string, number> = {
      ArrowRight: Math.min(last, (open ?? -1) + 1),
      ArrowLeft: Math.max(0, (open ?? last + 1) - 1),
      Home: 0,
      End: last,
    }
    const next = moves[key]
    if (next === undefined) return
    preventDefault()
    setOpen(next)
  }
  const follow = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    const place = Math.floor((clientX - currentTarget.getBoundingClientRect().left - LEFT) / slot)
    setOpen(place >= 0 && place < points.length ? place : null)
  }
  return (
    <Paper variant="outlined" sx={{ display: 'grid', gap: 2, p: { xs: 3, sm: 4 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Legend series={series} before={beforeName} />
      <Box
        ref={ref}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={Math.max(0, points.length - 1)}
        aria-valuenow={open ?? 0}
        aria-valuetext={shown ? wordsOf(shown) : label}
        onKeyDown={(event) => step({ key: event.key, preventDefault: () => event.preventDefault() })}
        onPointerMove={follow}
        onPointerLeave={() => setOpen(null)}
        sx={{ position: 'relative', minWidth: 0, overflow: 'hidden', touchAction: 'pan-y' }}
      >
        <svg width={width} height={HEIGHT} aria-hidden="true" style={{ display: 'block' }}>
          <FillPatterns id={id} />
          {ticks.map((tick) => (
            <Box component="g" key={tick} sx={{ color: 'divider' }}>
              <line x1={LEFT} x2={width} y1={y(tick)} y2={y(tick)} stroke="currentColor" />
              <Box
                component="text"
                x={LEFT - 8}
                y={y(tick) + 4}
                textAnchor="end"
                sx={{ fill: 'currentColor', color: 'text.secondary', fontSize: 12 }}
              >
                {formatShort(tick)}
              </Box>
            </Box>
          ))}
          {shown && (
            <Box
              component="rect"
              x={LEFT + slot * (open ?? 0)}
              y={TOP}
              width={slot}
              height={inner}
              sx={{ fill: 'currentColor', color: 'action.hover' }}
            />
          )}
          {points.map(({ key, values }, place) => {
            let below = 0
            return (
              <g key={key}>
                {values.map((value, part) => {
                  const [top, bottom] = [y(below + value), y(below)]
                  below += value
                  return (
                    <rect
                      key={series[part]}
                      x={x(place) - bar / 2}
                      y={top}
                      width={bar}
                      height={Math.max(0, bottom - top)}
                      fill={`url(#${id}-${part})`}
                    />
                  )
                })}
              </g>
            )
          })}
          {beforeName && (
            <Box
              component="polyline"
              points={points.map(({ before }, place) => `${x(place)},${y(before ?? 0)}`).join(' ')}
              sx={{ fill: 'none', stroke: 'currentColor', strokeWidth: 1.5, strokeDasharray: '5 4', color: 'text.primary' }}
            />
          )}
          {labelledPlaces(points.length, Math.floor((width - LEFT) / LABEL_WIDTH)).map((place) => (
            <Box
              component="text"
              key={place}
              x={x(place)}
              y={HEIGHT - 8}
              textAnchor="middle"
              sx={{ fill: 'currentColor', color: 'text.secondary', fontSize: 12 }}
            >
              {points[place]?.label}
            </Box>
          ))}
        </svg>
      </Box>
      <Box sx={{ minHeight: 20, fontSize: 13, fontVariantNumeric: 'tabular-nums' }}>{shown ? wordsOf(shown) : ' '}</Box>
    </Paper>
  )
}
