import { MAX_OFFER_LINES, type OfferChange, type OfferLine } from '@vitrina/contract/offers/offer-document.rules'
import { readAmountCell, UNIT } from '#parts/outline/pasted-block.rules.ts'
import { type EditedColumn, fieldsOf, ownLine, readPrice } from './line-changes.rules.ts'
import type { OfferRowView } from './offer-rows.rules.ts'

/** Columns a block goes over from the cell it is pasted into, in the order of the table. */
const pasted = ['amount', 'unit', 'cost', 'markup', 'price'] as const
type PastedColumn = (typeof pasted)[number]

const fieldsIn = (column: PastedColumn, text: string, line: OfferLine) =>
  column === 'unit' ? { unit: text.slice(0, 20) } : text === '' ? null : fieldsOf(column satisfies EditedColumn, text, line)

type Block = readonly (readonly string[])[]
type Plan = { changes: OfferChange[]; takenCount: number; leftOut: number }

/** Figures go over the lines from the cell on, down and to the right, past groups; rows below the last line are left out. */
export function pasteOver(block: Block, { rows, rowId, column }: { rows: readonly OfferRowView[]; rowId: string; column: string }): Plan {
  const first = pasted.findIndex((one) => one === column)
  const from = rows.findIndex(({ id }) => id === rowId)
  const lines = rows.slice(from).flatMap((row) => (row.kind === 'line' ? [row.line] : []))
  const set = block.slice(0, lines.length).flatMap((cells, at) => {
    const line = lines[at]
    if (!line || first < 0) return []
    const fields = cells.map((text, place) => {
      const to = pasted[first + place]
      return to ? fieldsIn(to, text, line) : null
    })
    const known = fields.filter((one) => one !== null)
    return known.length > 0 ? [Object.assign({ id: line.id }, ...known) as { id: string }] : []
  })
  const changes: OfferChange[] = set.length > 0 ? [{ op: 'setLines', lines: set }] : []
  return { changes, takenCount: set.length, leftOut: block.length - set.length }
}

const isMostly = (cells: readonly string[], isSo: (cell: string) => boolean) => {
  const filled = cells.filter(Boolean)
  return filled.length > 0 && filled.filter(isSo).length / filled.length > 0.6
}

/** 1, 2, 3 … of a list that numbers its rows. */
const isNumbering = (cells: readonly string[]) => cells.length > 1 && cells.every((cell, at) => Number(cell) === at + 1)

type Role = 'text' | 'unit' | 'figure' | 'skipped'

/** Roles of the columns of a pasted list: words are the name, the first column of figures the amount, the second the cost. */
function rolesOf(block: Block): Role[] {
  const width = Math.max(...block.map((row) => row.length))
  return Array.from({ length: width }, (_, at): Role => {
    const cells = block.map((row) => row[at] ?? '')
    if (at === 0 && width > 1 && isNumbering(cells)) return 'skipped'
    if (isMostly(cells, (cell) => UNIT.test(cell))) return 'unit'
    return width > 1 && isMostly(cells, (cell) => readAmountCell(cell) !== null || readPrice(cell) !== null) ? 'figure' : 'text'
  })
}

const MAX_DECIMALS = 3
const decimalsOf = (amount: number) => Math.min(MAX_DECIMALS, String(amount).split('.')[1]?.length ?? 0)

type Place = { groupId: string | null; after: string | null; lineCount: number; vatRate: number; newId: () => string }

/** Each row of a pasted list becomes a line of the buyer's own behind the given place. */
export function pasteLines(block: Block, { groupId, after, lineCount, vatRate, newId }: Place): Plan {
  const roles = rolesOf(block)
  const room = Math.max(0, MAX_OFFER_LINES - lineCount)
  const lines = block.slice(0, room).flatMap((row): OfferLine[] => {
    const of = (role: Role) => row.filter((cell, at) => cell && roles[at] === role)
    const name = of('text').join(' ').slice(0, 500)
    if (name === '') return []
    const [first = '', second = ''] = row.filter((_, at) => roles[at] === 'figure')
    const counted = readAmountCell(first)
    const amount = counted?.amount ?? 1
    const unit = (of('unit')[0] ?? counted?.unit ?? '').slice(0, 20)
    return [
      { ...ownLine({ id: newId(), groupId }, { name, vatRate }), unit, amount, decimals: decimalsOf(amount), costPrice: readPrice(second) },
    ]
  })
  return {
    changes: lines.length > 0 ? [{ op: 'addLines', lines, after }] : [],
    takenCount: lines.length,
    leftOut: block.length - lines.length,
  }
}
