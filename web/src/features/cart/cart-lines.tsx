import type { CartLine } from '@vitrina/contract/cart/cart'
import type { SupplyPlan } from '@vitrina/contract/cart/supply-plan.rules'
import { useNavigate } from '@tanstack/react-router'
import { type CSSProperties, type ClipboardEvent, useCallback, useRef, useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { paths } from '#lib/paths.ts'
import { useRowDrag } from '#parts/outline/use-row-drag.ts'
import { useMoney } from '#parts/price/use-money.ts'
import { ROW_HEIGHT } from '#ui/use-window.ts'
import type { LineGroup } from './arrange-lines.rules.ts'
import { cartColumns } from './cart-columns.ts'
import { cartLinesClass } from './cart-lines.styles.ts'
import { figureWidths } from './figure-widths.rules.ts'
import { type LineActions, LineChunk } from './line-chunk.tsx'
import { LineMenu } from './line-menu.tsx'
import { amountsFrom } from './paste-amounts.rules.ts'
import type { ReadinessGroup } from './readiness.rules.ts'
import { SelectAll } from './select-all.tsx'
import { useCellWalk } from './use-cell-walk.ts'

/** Up to this number all lines are drawn at once. */
const FEW = 100
const CHUNK = 5

const chunksOf = (lines: readonly CartLine[], size: number): CartLine[][] =>
  Array.from({ length: Math.ceil(lines.length / size) }, (_, at) => lines.slice(at * size, (at + 1) * size))

const none: ReadonlySet<string> = new Set()

type Props = LineActions & {
  groups: readonly LineGroup[]
  plan: SupplyPlan
  /** The buyer's own order is shown, whole. */
  isMovable: boolean
  canOrder: boolean
  /** Puts a line under another one; null: to the top. */
  onReorder: (id: number, after: number | null) => void
}

type Opened = { id: number; button: HTMLElement }

/** The cart as a spreadsheet: every cell is walked to by arrows, fields are typed into at once, only rows near the sight are drawn. */
export function CartLines({ groups, plan, isMovable, canOrder, onReorder, ...actions }: Props) {
  const { t } = useTranslation('cart-page')
  const money = useMoney()
  const navigate = useNavigate()
  const body = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState<Opened | null>(null)
  const [notingId, setNotingId] = useState<number | null>(null)
  const onMenu = useCallback((id: number, button: HTMLElement) => setOpened({ id, button }), [setOpened])
  const lines = groups.flatMap((group) => group.lines)
  const ids = lines.map(({ id }) => id)
  const areFew = lines.length <= FEW
  const nameOf = (group: ReadinessGroup) => t(group === 'order' && plan.strategy === 'stockOnly' ? 'group.short' : `group.${group}`)

  const move = (id: number, step: 1 | -1) => {
    const place = ids.indexOf(id)
    if (!isMovable || place + step < 0 || place + step >= ids.length) return
    onReorder(id, ids[step > 0 ? place + 1 : place - 2] ?? null)
  }
  const onKeyDownCapture = useCellWalk({
    ids,
    onDelete: (id) => actions.onDelete([id]),
    onMove: move,
    onOrder: () => canOrder && void navigate({ to: paths.checkout }),
  })
  const drag = useRowDrag(
    { rowCount: ids.length, chosen: none, onDrop: ([id], target) => id !== undefined && onReorder(Number(id), ids[target] ?? null) },
    body,
  )
  // A column of figures pasted at an amount goes down from there; anything else is a list, which the page takes.
  const paste = (event: ClipboardEvent<HTMLElement>) => {
    const row = (event.target as HTMLElement).closest<HTMLElement>('[data-cell=amount]')?.closest<HTMLElement>('[data-line]')
    const amounts = row && amountsFrom(event.clipboardData.getData('text/plain'))
    if (!amounts) return
    event.preventDefault()
    const first = ids.indexOf(Number(row.dataset.line))
    for (const [at, amount] of amounts.entries()) {
      const id = ids[first + at]
      if (id !== undefined) actions.onEdit(id, { amount })
    }
  }

  return (
    <div
      className={cartLinesClass}
      role="grid"
      aria-label={t('title')}
      aria-rowcount={lines.length + 1}
      aria-colcount={cartColumns.length}
      style={figureWidths(lines, money) as CSSProperties}
      onKeyDownCapture={onKeyDownCapture}
      onPaste={paste}
      {...(isMovable && drag.handlers)}
    >
      <div role="rowgroup" className="head">
        <div role="row" aria-rowindex={1} className="row">
          {cartColumns.map((column, place) => (
            <div key={column} role="columnheader" aria-colindex={place + 1} className={`cell ${column}`}>
              {column === 'tick' ? <SelectAll shown={lines} /> : t(`columns.${column}`)}
            </div>
          ))}
        </div>
      </div>
      <div ref={body} className="body">
        {groups.map(({ group, lines: found }, at) => {
          const start = 1 + groups.slice(0, at).reduce((count, before) => count + before.lines.length, 0)
          const name = group ? nameOf(group) : t('title')
          const sum = found.reduce((total, line) => total + (line.sum ?? 0), 0)
          return (
            <div key={group ?? 'all'} role="rowgroup" aria-label={name}>
              {group && (
                <div role="row" className="group">
                  <div role="gridcell" aria-colspan={cartColumns.length}>
                    {name} <span>{t('group.holds', { count: found.length, sum: money(sum) })}</span>
                  </div>
                </div>
              )}
              {chunksOf(found, areFew ? FEW : CHUNK).map((chunk, place) => (
                <LineChunk
                  // Chunks have no id but their position.
                  key={`chunk ${place}`}
                  lines={chunk}
                  first={start + place * (areFew ? FEW : CHUNK)}
                  plan={plan}
                  isAlways={areFew}
                  isMovable={isMovable}
                  notingId={notingId}
                  onMenu={onMenu}
                  {...actions}
                />
              ))}
            </div>
          )
        })}
        {drag.target !== null && <div className="drop" style={{ top: (drag.target + 1) * ROW_HEIGHT }} />}
      </div>
      {opened && (
        <LineMenu
          anchor={opened.button}
          isMovable={isMovable}
          onClose={() => setOpened(null)}
          onNote={() => setNotingId(opened.id)}
          onMove={(step) => move(opened.id, step)}
          onDelete={() => actions.onDelete([opened.id])}
        />
      )}
    </div>
  )
}
