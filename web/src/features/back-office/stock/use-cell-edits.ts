import type { StockPlace, StockRow } from '@vitrina/contract/fulfilment/stock-desk'
import { isStockAmount, MAX_STORAGE_PLACE } from '@vitrina/contract/fulfilment/stock.rules'
import { useState } from 'react'
import { ApiError } from '#api/api-error.ts'
import { useTranslation } from '#i18n/use-translation.tsx'
import { readAmount } from './read-amount.rules.ts'
import { useSetFree, useSetMinimum, useSetPlace, useShowPlace } from './stock.api.ts'

export const editedAmounts = ['free', 'minimum'] as const
export type EditedAmount = (typeof editedAmounts)[number]
/** A cell of the table is typed for an amount, or for the place where the goods lie. */
export const editedFields = [...editedAmounts, 'place'] as const
export type EditedField = (typeof editedFields)[number]

export type CellEdit = {
  row: StockRow
  warehouseId: number
  amount: EditedAmount
  value: number | null
  seen: number | null
  reason: string
}
/** Why a cell is not as it was typed; `current`: somebody else has changed it meanwhile. */
export type CellProblem = { edit: CellEdit; text: string; current: StockPlace | null }

export const placeOf = (row: StockRow, warehouseId: number): StockPlace =>
  row.places.find((place) => place.warehouseId === warehouseId) ?? {
    warehouseId,
    free: null,
    held: 0,
    inTransit: 0,
    arriving: 0,
    promised: 0,
    minimum: null,
    place: '',
  }

/** Saves what is typed into cells, one call for a cell, and tells what was refused. */
export function useCellEdits() {
  const { t } = useTranslation('stock-desk')
  const setFree = useSetFree()
  const setMinimum = useSetMinimum()
  const setPlace = useSetPlace()
  const showPlace = useShowPlace()
  const [problem, setProblem] = useState<CellProblem | null>(null)
  const [saved, setSaved] = useState('')

  /** False: it was refused, and the problem says why. */
  const save = async (edit: CellEdit): Promise<boolean> => {
    const { row, warehouseId, amount, value, seen, reason } = edit
    const cell = { productId: row.id, warehouseId }
    try {
      const place =
        amount === 'free'
          ? await setFree.mutateAsync({ ...cell, free: value ?? 0, seen, reason })
          : await setMinimum.mutateAsync({ ...cell, minimum: value })
      showPlace(row.id, place)
      setProblem(null)
      setSaved(t('table.saved', { article: row.article }))
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const current = error.code === 'stock.changed' ? (error.current as StockPlace) : null
      if (current) showPlace(row.id, current)
      setProblem({ edit, text: error.fields[0]?.message ?? error.message, current })
      return false
    }
  }

  /** A text that is no amount is refused here; an unchanged one is not sent. */
  const saveTyped = async (typed: { row: StockRow; warehouseId: number; amount: EditedAmount; text: string; reason: string }) => {
    const { row, warehouseId, amount, text, reason } = typed
    const seen = placeOf(row, warehouseId)[amount]
    const isEmptyMinimum = amount === 'minimum' && text.trim() === ''
    const value = isEmptyMinimum ? null : readAmount(text)
    const edit = { row, warehouseId, amount, value, seen, reason }
    if (!isEmptyMinimum && (value === null || !isStockAmount(value, row.unit))) {
      setProblem({ edit, text: t('table.wrong', { text, unit: row.unit.name }), current: null })
      return false
    }
    return value === seen ? true : save(edit)
  }

  /** Where the goods lie; an unchanged place is not sent. */
  const savePlace = async ({ row, warehouseId, text }: { row: StockRow; warehouseId: number; text: string }): Promise<boolean> => {
    const place = text.trim().slice(0, MAX_STORAGE_PLACE)
    if (place === placeOf(row, warehouseId).place) return true
    try {
      showPlace(row.id, await setPlace.mutateAsync({ productId: row.id, warehouseId, place }))
      setProblem(null)
      setSaved(t('table.saved', { article: row.article }))
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const edit = { row, warehouseId, amount: 'free' as const, value: null, seen: null, reason: '' }
      setProblem({ edit, text: error.fields[0]?.message ?? error.message, current: null })
      return false
    }
  }

  return {
    saveTyped,
    savePlace,
    problem,
    saved,
    isPending: setFree.isPending || setMinimum.isPending || setPlace.isPending,
    /** Over what another has written. */
    insist: () => problem?.current && void save({ ...problem.edit, seen: problem.current.free }),
    dismiss: () => setProblem(null),
  }
}

export type CellEdits = ReturnType<typeof useCellEdits>
