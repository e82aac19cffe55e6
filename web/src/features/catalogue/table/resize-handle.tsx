import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { columnWidths, type ShownColumn, withWidth } from './feature-columns.rules.ts'
import { useKindTable } from './use-kind-table.ts'

const STEP = 8

/** The edge of a column: dragged, or moved by arrows. */
export function ResizeHandle({ column, kinds }: { column: ShownColumn; kinds: readonly number[] }) {
  const { t } = useTranslation('catalogue')
  const { kept, keep } = useKindTable(kinds)
  const from = useRef<number | null>(null)
  const { code, name, width } = column
  const resize = (to: number) => keep(withWidth(kept, code, to))
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    from.current = event.clientX - width
  }
  const onPointerMove = ({ clientX, buttons }: PointerEvent) => {
    if (from.current !== null && buttons > 0) resize(clientX - from.current)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -STEP, ArrowRight: STEP }[event.key]
    if (step === undefined) return
    event.preventDefault()
    resize(width + step)
  }
  return (
    <div
      className="resize"
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={t('table.width', { name })}
      aria-valuenow={width}
      aria-valuemin={columnWidths.least}
      aria-valuemax={columnWidths.most}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={() => {
        from.current = null
      }}
      onKeyDown={onKeyDown}
    />
  )
}
