import type { OfferChange, OfferDocument, OfferFigures } from '@vitrina/contract/offers/offer-document.rules'
import { useRef } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { dropRows } from '#parts/outline/drop-rows.rules.ts'
import { useRowDrag } from '#parts/outline/use-row-drag.ts'
import { ROW_HEIGHT, useWindow } from '#ui/use-window.ts'
import { OfferGridGroup, OfferGridLine } from './offer-grid-row.tsx'
import { columns, offerGridClass } from './offer-grid.styles.ts'
import type { OfferRowView } from './offer-rows.rules.ts'

export type OfferListProps = {
  label: string
  rows: readonly OfferRowView[]
  document: OfferDocument
  figures: ReadonlyMap<string, OfferFigures['lines'][number]>
  groupTotals: ReadonlyMap<string, number>
  notSold: ReadonlySet<string>
  chosen: ReadonlySet<string>
  isEditable: boolean
  onPick: (id: string) => void
  onOpen: (row: OfferRowView) => void
  onChange: (changes: OfferChange[]) => void
}

const figureColumns: ReadonlySet<string> = new Set(['amount', 'cost', 'markup', 'price', 'sum', 'margin'])

/** The draft as a dense table of fields; only rows in sight are drawn. */
export function OfferGrid(props: OfferListProps) {
  const { label, rows, document, figures, groupTotals, notSold, chosen, ...common } = props
  const { t } = useTranslation('offers')
  const scroller = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const { from, to, onScroll } = useWindow(scroller, rows.length)
  const drag = useRowDrag(
    { rowCount: rows.length, chosen, onDrop: (ids, target) => common.onChange(dropRows(document, rows, ids, target)) },
    body,
  )
  return (
    <div ref={scroller} className={offerGridClass} onScroll={onScroll} {...(common.isEditable && drag.handlers)}>
      <div role="table" aria-label={label} aria-rowcount={rows.length + 1} className="sheet">
        <div role="rowgroup" className="head">
          <div role="row" aria-rowindex={1} className="row">
            {columns.map((column) => (
              // The columns of ticks and menus have no name to head them with.
              <div
                key={column}
                role={column === 'pick' || column === 'more' ? 'cell' : 'columnheader'}
                className={figureColumns.has(column) ? 'cell right' : 'cell'}
              >
                <span>{column === 'pick' || column === 'more' ? '' : t(`columns.${column}`)}</span>
              </div>
            ))}
          </div>
        </div>
        <div ref={body} role="rowgroup" className="body" style={{ height: rows.length * ROW_HEIGHT }}>
          {rows
            .slice(from, to)
            .map((row, at) =>
              row.kind === 'line' ? (
                <OfferGridLine
                  key={row.id}
                  {...common}
                  row={row}
                  place={from + at}
                  figures={figures.get(row.id)}
                  isNotSold={notSold.has(row.id)}
                  isChosen={chosen.has(row.id)}
                />
              ) : (
                <OfferGridGroup
                  key={row.id}
                  {...common}
                  row={row}
                  place={from + at}
                  total={groupTotals.get(row.id) ?? 0}
                  isChosen={chosen.has(row.id)}
                />
              ),
            )}
          {drag.target !== null && <div className="drop" style={{ top: (drag.target + 1) * ROW_HEIGHT }} />}
        </div>
      </div>
    </div>
  )
}
