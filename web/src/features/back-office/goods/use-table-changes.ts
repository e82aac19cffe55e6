import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { showMessage } from '#ui/messages.ts'
import { type ChangedRow, useChangeProducts, useUndoChanges } from './goods.api.ts'

export type RowReport = { id: number; text: string; isRefused: boolean }

/** Changes of rows of the table, each step of which can be taken back, with what was refused and why. */
export function useTableChanges() {
  const { t } = useTranslation('goods')
  const change = useChangeProducts()
  const undo = useUndoChanges()
  const [steps, setSteps] = useState<readonly (readonly number[])[]>([])
  const [reports, setReports] = useState<readonly RowReport[]>([])

  const save = async (rows: ChangedRow[]) => {
    if (rows.length === 0) return
    const answer = await change.mutateAsync(rows)
    const changeIds = answer.rows.flatMap((row) => row.changeIds)
    if (changeIds.length > 0) setSteps((before) => [...before, changeIds])
    setReports(
      answer.rows.flatMap(({ id, refusal }) =>
        refusal && id !== null ? [{ id, isRefused: true, text: `${fieldName(t, refusal.field)}: ${refusal.message}` }] : [],
      ),
    )
    const changed = answer.rows.filter(({ outcome }) => outcome === 'changed').length
    if (rows.length > 1) showMessage({ text: t('table.changed', { count: changed }), kind: 'success' })
  }

  const undoLast = async () => {
    const last = steps.at(-1)
    if (!last) return
    setSteps(steps.slice(0, -1))
    const answer = await undo.mutateAsync([...last])
    const kept = answer.changes.filter(({ outcome }) => outcome !== 'undone')
    setReports(kept.map(({ productId, reason }) => ({ id: productId, isRefused: true, text: reason ?? '' })))
    showMessage({ text: t('table.undone', { count: answer.changes.length - kept.length }) })
  }

  return { save, undoLast, canUndo: steps.length > 0, reports, isPending: change.isPending || undo.isPending }
}

/** Features have names of the seller's own, which the table does not know. */
export const fieldName = (t: (key: never) => string, field: string): string =>
  field.startsWith('feature.') ? t('fields.feature' as never) : t(`fields.${field}` as never)
