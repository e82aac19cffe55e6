import type { Assembly } from '@vitrina/contract/configurator/assembly-shapes'
import type { Board } from '@vitrina/contract/configurator/board-shapes'
import { memo, useId } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { wrapText } from './device-text.rules.ts'
import { drawingClass } from './drawing.styles.ts'
import { type Label, LABEL_HEIGHT_MM, labelPage, labelSheets, type LabelSheet } from './labels.rules.ts'

/** Five modules to hold a ruler against. */
const SCALE_MM = 90

function LabelText({ label: { mark, name, rating, width } }: { label: Label }) {
  const middle = width / 2
  const lines = wrapText(name, { perLine: Math.floor(width / 1.35), lines: 3 })
  return (
    <g>
      <text x={middle} y={3.6} fontSize={3} fontWeight={700} textAnchor="middle">
        {mark}
      </text>
      {lines.map((line, at) => (
        <text key={line} x={middle} y={6.6 + at * 2.5} fontSize={2.2} textAnchor="middle">
          {line}
        </text>
      ))}
      <text className="soft" x={middle} y={LABEL_HEIGHT_MM - 0.9} fontSize={2.2} textAnchor="middle">
        {rating}
      </text>
    </g>
  )
}

function Sheet({ sheet, title, zoom }: { sheet: LabelSheet; title: string; zoom: number }) {
  const { t } = useTranslation('configurator')
  const id = useId()
  const width = labelPage.width - 2 * labelPage.margin
  const height = Math.max(...sheet.strips.map(({ y }) => y)) + LABEL_HEIGHT_MM + 4
  return (
    <svg
      className={drawingClass}
      role="img"
      aria-labelledby={`${id}-title`}
      viewBox={`0 0 ${width} ${height}`}
      // Millimetres: on paper a module is 18 mm wide.
      style={{ width: `${width * zoom}mm`, height: `${height * zoom}mm` }}
    >
      <title id={`${id}-title`}>{title}</title>
      <text x={0} y={4} fontSize={3.4} fontWeight={600}>
        {title}
      </text>
      <path className="wire" strokeWidth={0.25} d={`M0 8v4M${SCALE_MM} 8v4M0 10h${SCALE_MM}`} />
      <text className="soft" x={SCALE_MM + 2} y={11} fontSize={2.8}>
        {t('labels.scale', { mm: SCALE_MM })}
      </text>
      {sheet.strips.map(({ row, y, labels }, at) => (
        <g key={at} transform={`translate(0 ${y})`}>
          <text className="soft" x={0} y={-1.2} fontSize={2.4}>
            {t('labels.rail', { row: row + 1 })}
          </text>
          {labels.map((label) => (
            <g key={label.key + String(label.x)} transform={`translate(${label.x} 0)`} data-label={label.key}>
              <rect width={label.width} height={LABEL_HEIGHT_MM} fill="var(--paper)" stroke="var(--ink)" strokeWidth={0.2} />
              <LabelText label={label} />
            </g>
          ))}
        </g>
      ))}
    </svg>
  )
}

type Props = { board: Board; assembly: Assembly; zoom?: number }

/** Strips to cut out and put above the devices. */
export const LabelSheets = memo(function LabelSheets({ board, assembly, zoom = 1 }: Props) {
  const { t } = useTranslation('configurator')
  const sheets = labelSheets(assembly)
  return sheets.map((sheet, at) => (
    <div key={at} data-sheet>
      <Sheet sheet={sheet} title={t('labels.title', { name: board.name, page: at + 1, pages: sheets.length })} zoom={zoom} />
    </div>
  ))
})
