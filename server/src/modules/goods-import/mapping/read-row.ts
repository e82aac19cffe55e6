import type { GoodsSheetMapping, ImportOptions } from '@vitrina/contract/goods-import/goods-import'
import { COST_ROLE, FEATURE_ROLE, isCode, isOfGoods, type RefusalReason } from '@vitrina/contract/goods-import/goods-import.rules'
import { MAX_STORAGE_PLACE } from '@vitrina/contract/fulfilment/stock.rules'
import { isBlank, type TableCell, textOfCell } from '../reading/table.ts'
import { fieldOfFeature } from './feature-values.rules.ts'
import { readNumber, readPrice, readStock } from './read-number.rules.ts'

export type RowValue =
  /** A cost refers to nothing: its `refId` is 0. */
  { kind: 'price' | 'stock' | 'cost'; refId: number; value: number | null } | { kind: 'place'; refId: number; text: string | null }
export type ReadRow = {
  codes: { article: string | null; manufacturerCode: string | null; ean: string | null }
  brand: string | null
  fields: Record<string, string> | null
  values: RowValue[]
  refusal: { reason: RefusalReason; about: string } | null
}

const LONGEST_CODE = 100
const refuse = (reason: RefusalReason, about = '') => ({ reason, about: about.slice(0, 100) })

function readAmount(cell: TableCell | undefined, kind: 'price' | 'stock' | 'cost'): number | null {
  if (cell === undefined) return null
  return kind === 'stock' ? readStock(cell) : readPrice(cell)
}

/** Pictures of the archive that are named by a code, parted as in a cell. */
export type FindPictures = (codes: ReadRow['codes']) => string

/** A row of the file by its columns; null for a heading between the rows, which names nothing that could be written. */
export function readRow(
  cells: readonly TableCell[],
  columns: GoodsSheetMapping['columns'],
  { emptyCells, goods }: ImportOptions,
  findPictures: FindPictures = () => '',
): ReadRow | null {
  const codes: ReadRow['codes'] = { article: null, manufacturerCode: null, ean: null }
  const fields: Record<string, string> = {}
  const values: RowValue[] = []
  let brand: string | null = null
  let refusal: ReadRow['refusal'] = null
  let isFilled = false
  for (const [at, column] of columns.entries()) {
    if (!column) continue
    const cell = cells[at]
    // A price of nothing is how feeds say that there is none.
    const isMoney = column.role === 'price' || column.role === COST_ROLE
    const isEmpty = isBlank(cell) || (isMoney && cell !== undefined && readNumber(cell) === 0)
    if (isCode(column.role)) {
      const code = textOfCell(cell)
      if (code.length > LONGEST_CODE) refusal ??= refuse('too-long', code)
      else codes[column.role] = code === '' ? null : code
    } else if (column.role === FEATURE_ROLE) {
      if (goods === 'ignore' || (isEmpty && emptyCells === 'keep')) continue
      isFilled ||= !isEmpty
      // A number of a workbook has a point that is one; in texts of features only a comma surely is.
      const text = typeof cell === 'number' ? String(cell).replace('.', ',') : textOfCell(cell)
      fields[fieldOfFeature(column)] = column.unit && /\d$/.test(text) ? `${text} ${column.unit}` : text
    } else if (isOfGoods(column.role)) {
      const text = column.role === 'description' ? String(cell ?? '').trim() : textOfCell(cell)
      if (column.role === 'brand') brand = text === '' ? null : text
      if (goods === 'ignore' || (isEmpty && emptyCells === 'keep')) continue
      isFilled ||= !isEmpty && column.role !== 'brand'
      fields[column.role] = text
    } else {
      const { role: kind } = column
      const refId = kind === COST_ROLE ? 0 : column.refId
      if (refId === null || (isEmpty && emptyCells === 'keep')) continue
      isFilled ||= !isEmpty
      if (kind === 'place') {
        const text = isEmpty ? null : textOfCell(cell)
        if (text !== null && text.length > MAX_STORAGE_PLACE) refusal ??= refuse('bad-place', text)
        values.push({ kind, refId, text })
        continue
      }
      const value = isEmpty ? null : readAmount(cell, kind)
      if (!isEmpty && value === null) refusal ??= refuse(kind === 'stock' ? 'bad-stock' : 'bad-price', textOfCell(cell))
      values.push({ kind, refId, value })
    }
  }
  const hasCode = codes.article !== null || codes.manufacturerCode !== null || codes.ean !== null
  if (goods !== 'ignore' && !fields.picture) {
    const pictures = findPictures(codes)
    if (pictures !== '') fields.picture = pictures
    isFilled ||= pictures !== ''
  }
  if (!isFilled && (emptyCells === 'keep' || !hasCode)) return null
  if (!hasCode) refusal ??= refuse('no-code')
  return { codes, brand, fields: Object.keys(fields).length > 0 ? fields : null, values, refusal }
}
