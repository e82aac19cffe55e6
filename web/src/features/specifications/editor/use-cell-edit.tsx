import type { LineFields, SpecificationChange } from '@vitrina/contract/specifications/specification-document.rules'
import type { SpecificationProduct } from '@vitrina/contract/specifications/specification-shapes'
import type { ReactNode } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { randomUuid } from '#lib/random-uuid.ts'
import { type AfterEdit, ReplacementEditor, TextEditor } from './cell-editor.tsx'
import { textOfLine } from './cell-text.rules.ts'
import { type Column, columns } from './columns.rules.ts'
import { type Editor, productOf } from './editor.ts'
import { placeAtEnd } from './move-rows.rules.ts'
import { blankLine, fieldOf } from './paste.rules.ts'
import { isRaw } from './match-lines.rules.ts'
import { type FoundProduct, ProductEditor } from './product-editor.tsx'
import type { Grid } from './use-grid.ts'
import type { ViewRow } from './view-rows.rules.ts'

export const asLineProduct = ({ id, article, name, brand, unit, minimumBatch, multiplicity }: FoundProduct): SpecificationProduct => ({
  type: 'catalog',
  id,
  article,
  name,
  brand: brand.name,
  unit,
  minimumBatch,
  multiplicity,
  isSold: true,
})

const MAX_MULTIPLIER = 10_000

type End = ReturnType<typeof placeAtEnd>

/** The change that a text typed into a cell makes; null: it cannot be one. */
export function changeOfText(row: ViewRow, column: Column, text: string, end: End): SpecificationChange | null {
  if (row.kind === 'group') {
    if (column === 'product') return text.trim() ? { op: 'setGroup', id: row.id, fields: { name: text.trim().slice(0, 200) } } : null
    const multiplier = Number(text.replace(/[×x*\s]/gi, ''))
    return Number.isInteger(multiplier) && multiplier >= 1 && multiplier <= MAX_MULTIPLIER
      ? { op: 'setGroup', id: row.id, fields: { multiplier } }
      : null
  }
  const fields = fieldOf(column, text)
  if (!fields) return null
  if (row.kind === 'new') return { op: 'addLines', lines: [{ ...blankLine(randomUuid(), end.groupId), ...fields }], after: end.after }
  return { op: 'setLines', lines: [{ id: row.id, ...fields }] }
}

/** The field in the cell that is being edited, and what becomes of what is typed. */
export function useCellEdit(editor: Editor, grid: Grid, onDone: (after: AfterEdit) => void): ReactNode {
  const { t } = useTranslation('specifications')
  const { activeRow: row, cell, editing } = grid
  const column = columns[cell.column]
  if (!editing || !row || !column) return null

  const end = placeAtEnd(grid.rows, grid.document)
  const before =
    row.kind === 'line'
      ? textOfLine(row.line, column, {
          product: productOf(editor.get().products, row.line),
          figures: undefined,
          multiplier: row.multiplier,
        })
      : row.kind === 'group'
        ? column === 'product'
          ? row.group.name
          : String(row.group.multiplier)
        : ''
  const initial = editing.initial ?? before
  const commit = (text: string, after: AfterEdit) => {
    const change =
      text.trim() === before ? null : text.trim() === '' && row.kind === 'new' ? null : changeOfText(row, column, text.trim(), end)
    if (change) editor.change([change])
    onDone(after)
  }
  const set = (fields: LineFields, after: AfterEdit) => {
    if (row.kind === 'line') editor.change([{ op: 'setLines', lines: [{ id: row.id, ...fields }] }])
    if (row.kind === 'new')
      editor.change([{ op: 'addLines', lines: [{ ...blankLine(randomUuid(), end.groupId), ...fields }], after: end.after }])
    onDone(after)
  }
  const cancel = () => onDone('stay')
  const label = t(`columns.${column}`)

  if (row.kind !== 'group' && (column === 'product' || column === 'article'))
    return (
      <ProductEditor
        key={row.id}
        label={label}
        initial={initial}
        isTyped={editing.initial !== null}
        rawText={row.kind === 'line' && isRaw(row.line) ? row.line.rawText : ''}
        onCancel={cancel}
        onText={commit}
        onProduct={(product, amount, after) => {
          editor.learn(asLineProduct(product))
          set({ productId: product.id, customProductId: null, ...(amount !== null && { amount }) }, after)
        }}
      />
    )
  if (row.kind === 'line' && column === 'replacement')
    return (
      <ReplacementEditor
        label={label}
        value={row.line.replacement}
        onCancel={cancel}
        onCommit={(replacement, after) => (replacement === row.line.replacement ? onDone(after) : set({ replacement }, after))}
      />
    )
  return (
    <TextEditor
      key={`${row.id} ${column}`}
      label={label}
      initial={initial}
      isTyped={editing.initial !== null}
      maxLength={column === 'unit' ? 20 : row.kind === 'group' ? 200 : 500}
      isNumber={column === 'amount'}
      onCommit={commit}
      onCancel={cancel}
    />
  )
}
