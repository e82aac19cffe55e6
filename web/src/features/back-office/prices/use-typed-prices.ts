import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatMoment } from '#lib/dates.ts'
import { useMoney } from '#parts/price/use-money.ts'
import { showMessage } from '#ui/messages.ts'
import type { SavedRow, TypedPrice } from './prices.api.ts'
import { plainFigure, shownPrice, type TypedAs, typedPrice } from './typed-figures.rules.ts'
import { type TypedCell, useColumnEdit } from './use-column-edit.ts'

type Row = { productId: number; article: string; price: number | null; vatRate: number | null }
type Save = (rows: TypedPrice[]) => Promise<{ rows: SavedRow[]; updateId?: number | null }>
type Given<R extends Row> = { rows: readonly R[]; isVatIncluded: boolean; save: Save; onSaved?: (updateId: number) => void }

/** Prices typed into a column: saved against the price that was seen, with a line for each that was not. */
export function useTypedPrices<R extends Row>({ rows, isVatIncluded, save, onSaved }: Given<R>) {
  const { t } = useTranslation('prices-desk')
  const money = useMoney()
  const [reports, setReports] = useState<readonly string[]>([])
  // A price being saved is shown at once, over the row it was typed into; rows read anew have it themselves.
  const [unread, setUnread] = useState<{ over: readonly R[]; prices: ReadonlyMap<number, number | null> } | null>(null)
  const typedAs = ({ vatRate }: Row): TypedAs => ({ isVatIncluded, vatRate })
  const textAt = (at: number) => {
    const row = rows[at]
    return row && row.price !== null ? plainFigure(shownPrice(row.price, typedAs(row))) : ''
  }

  const conflictText = ({ price, changedBy, changedAt }: SavedRow, mine: number | null) =>
    t(changedBy ? 'conflict.by' : 'conflict.unknown', {
      who: changedBy,
      when: changedAt && formatMoment(changedAt),
      now: price === null ? t('noPrice') : money(price),
      mine: mine === null ? t('noPrice') : money(mine),
    })

  const saveTyped = async (typed: TypedCell[]) => {
    const unreadable: string[] = []
    const wanted: TypedPrice[] = []
    for (const { at, text } of typed) {
      const row = rows[at]
      if (!row) continue
      const price = typedPrice(text, typedAs(row))
      if (price === undefined) unreadable.push(`${row.article}: ${t('unreadable', { text })}`)
      else if (price !== row.price) wanted.push({ productId: row.productId, price, expected: row.price })
    }
    setReports(unreadable)
    if (wanted.length === 0) return
    const mine = new Map(wanted.map(({ productId, price }) => [productId, price]))
    setUnread({ over: rows, prices: mine })
    const answer = await save(wanted).catch((error: unknown) => {
      setUnread(null)
      throw error
    })
    if (answer.updateId) onSaved?.(answer.updateId)
    if (answer.rows.some(({ outcome }) => outcome === 'conflict' || outcome === 'missing')) setUnread(null)
    const articleOf = (id: number) => rows.find(({ productId }) => productId === id)?.article ?? `№ ${id}`
    const refused = answer.rows.flatMap((row) => {
      if (row.outcome === 'missing') return [`${articleOf(row.productId)}: ${t('conflict.gone')}`]
      return row.outcome === 'conflict' ? [`${articleOf(row.productId)}: ${conflictText(row, mine.get(row.productId) ?? null)}`] : []
    })
    setReports([...unreadable, ...refused])
    const changed = answer.rows.filter(({ outcome }) => outcome === 'changed').length
    if (changed > 0) showMessage({ text: t('saved', { count: changed }), kind: 'success' })
  }

  const edit = useColumnEdit({ count: rows.length, textAt, save: (typed) => void saveTyped(typed) })
  const shownOf = (row: R): number | null => {
    const typed = unread?.over === rows ? unread.prices.get(row.productId) : undefined
    const price = typed === undefined ? row.price : typed
    return price === null ? null : shownPrice(price, typedAs(row))
  }
  return { edit, reports, shownOf }
}
