import {
  type LineFields,
  MAX_SPECIFICATION_LINES,
  replacementPolicies,
  type SpecificationChange,
  type SpecificationLine,
} from '@vitrina/contract/specifications/specification-document.rules'
import { readAmountCell, UNIT, validAmount } from '#parts/outline/pasted-block.rules.ts'
import { type Column, columns } from './columns.rules.ts'
import type { ViewRow } from './view-rows.rules.ts'

/** The amount at the end of a text: «Гофра 20 мм - 50 м». */
const GLUED = /^(.*?\S)[\s,;:–—-]+((?:\d{1,3}(?: \d{3})+|\d+)(?:[.,]\d{1,3})?)\s*(шт|м|уп|компл|кг|км|рул)\.?$/i

type Role = 'text' | 'amount' | 'unit' | 'skipped'

const share = (cells: readonly string[], isSo: (cell: string) => boolean): number => {
  const filled = cells.filter(Boolean)
  return filled.length === 0 ? 0 : filled.filter(isSo).length / filled.length
}

/** 1, 2, 3 … of a list that numbers its rows. */
const isNumbering = (cells: readonly string[]) => cells.length > 1 && cells.every((cell, at) => cell === '' || Number(cell) === at + 1)

/** Roles of the columns of a pasted list: words and codes are text, the last column of figures is the amount. */
export function guessRoles(block: readonly (readonly string[])[]): Role[] {
  const width = Math.max(...block.map((row) => row.length))
  const columnsOf = Array.from({ length: width }, (_, column) => block.map((row) => row[column] ?? ''))
  const roles = columnsOf.map((cells): Role => (share(cells, (cell) => UNIT.test(cell)) > 0.6 ? 'unit' : 'text'))
  const figures = columnsOf.flatMap((cells, column) =>
    width > 1 && roles[column] === 'text' && share(cells, (cell) => readAmountCell(cell) !== null) > 0.6 ? [column] : [],
  )
  const numbering = figures.find((column) => column === 0 && isNumbering(columnsOf[0] ?? []))
  if (numbering !== undefined) roles[numbering] = 'skipped'
  const amount = figures.filter((column) => column !== numbering).at(-1)
  const hasText = roles.some((role, column) => role === 'text' && column !== amount)
  if (amount !== undefined && hasText) roles[amount] = 'amount'
  return roles
}

/** The fields of a line from a row of a pasted list. */
function rawFields(row: readonly string[], roles: readonly Role[]): LineFields {
  const of = (role: Role) => row.filter((cell, column) => cell && roles[column] === role)
  const counted = of('amount').map(readAmountCell)[0]
  const text = of('text').join(' ')
  const [, words = text, figures = '', unit = ''] = counted ? [] : (GLUED.exec(text) ?? [])
  const glued = validAmount(figures)
  return {
    rawText: (glued === null ? text : words).slice(0, 500),
    productId: null,
    customProductId: null,
    amount: counted?.amount ?? glued ?? 1,
    unit: (of('unit')[0] ?? counted?.unit ?? (glued === null ? '' : unit)).slice(0, 20),
  }
}

/** One cell as a field; null: this column takes no text, or not this one. */
export function fieldOf(column: Column, text: string): LineFields | null {
  switch (column) {
    case 'product':
    case 'article':
      return { rawText: text.slice(0, 500), productId: null, customProductId: null }
    case 'amount': {
      const read = readAmountCell(text)
      return read && { amount: read.amount, ...(read.unit && { unit: read.unit }) }
    }
    case 'unit':
      return { unit: text.slice(0, 20) }
    case 'note':
      return { note: text.slice(0, 500) }
    case 'replacement': {
      const replacement = replacementPolicies.find((policy) => policy === text)
      return replacement ? { replacement } : null
    }
    case 'number':
    case 'price':
    case 'sum':
    case 'stock':
    case 'day':
      return null
  }
}

/** A list of goods is pasted by what its columns hold, figures and notes by their place. */
function fieldsReader(block: readonly (readonly string[])[], column: Column) {
  if (column === 'number' || column === 'product' || column === 'article') {
    const roles = guessRoles(block)
    return (row: readonly string[]) => rawFields(row, roles)
  }
  const first = columns.indexOf(column)
  return (row: readonly string[]): LineFields =>
    Object.assign({}, ...row.map((text, at) => fieldOf(columns[first + at] ?? 'number', text) ?? {})) as LineFields
}

export const blankLine = (id: string, groupId: string | null): SpecificationLine => ({
  id,
  groupId,
  rawText: '',
  productId: null,
  customProductId: null,
  amount: 1,
  unit: '',
  note: '',
  replacement: 'ask',
})

type Target = {
  rows: readonly ViewRow[]
  row: number
  column: Column
  lineCount: number
  /** Where lines go that are pasted below the last one. */
  end: { groupId: string | null; after: string | null }
  newId: () => string
}

/**
 * Changes of a block pasted at a cell: it goes over the lines from there on, past groups, and what is left becomes new lines at the
 * end of the group it ends in. `leftOut` lines had no room.
 */
export function planPaste(block: readonly (readonly string[])[], { rows, row, column, lineCount, end, newId }: Target) {
  const read = fieldsReader(block, column)
  const under = rows.slice(row).flatMap((one) => (one.kind === 'line' ? [one.line] : []))
  const set = block.slice(0, under.length).flatMap((cells, at) => {
    const fields = read(cells)
    const id = under[at]?.id
    return id === undefined || Object.keys(fields).length === 0 ? [] : [{ id, ...fields }]
  })
  const rest = block.slice(under.length)
  const room = Math.max(0, MAX_SPECIFICATION_LINES - lineCount)
  const last = under.at(-1)
  const { groupId, after } = last ? { groupId: last.groupId, after: last.id } : end
  const added = rest.slice(0, room).map((cells) => ({ ...blankLine(newId(), groupId), ...read(cells) }))
  const changes: SpecificationChange[] = [
    ...(set.length > 0 ? [{ op: 'setLines' as const, lines: set }] : []),
    ...(added.length > 0 ? [{ op: 'addLines' as const, lines: added, after }] : []),
  ]
  return { changes, addedIds: added.map(({ id }) => id), leftOut: rest.length - added.length }
}
