import type { SheetMapping } from '@vitrina/contract/list-import/import-jobs'
import type { StoredSheet } from './jobs.queries.ts'
import { matchKeyOf } from './matching/match-key.rules.ts'
import { readAmountCell } from './reading/read-amount.rules.ts'
import type { ImportRow } from './reading/read-rows.ts'
import { readingsOfLine } from './reading/readings.rules.ts'

/** A line of a list: what it says of the product, how much of it, and where it stood. */
export type ListLine = ImportRow & { sheet: number; groups: string[]; unit: string; note: string; amount: number | null; matchKey: string }

const textOf = (cell: string | number | null | undefined): string =>
  cell === null || cell === undefined ? '' : String(cell).replace(/\s+/g, ' ').trim()

function readRow(cells: readonly (string | number | null)[], { columns }: SheetMapping) {
  const having = (role: string) => columns.flatMap((one, at) => (one === role ? [textOf(cells[at])] : [])).filter(Boolean)
  const filled = cells.map(textOf).filter(Boolean)
  // One cell alone may hold both, as a line typed below the table does.
  if (filled[0] !== undefined && filled.length === 1) return readingsOfLine(filled[0])
  const at = columns.indexOf('amount')
  const amount = at < 0 ? ({ kind: 'missing' } as const) : readAmountCell(cells[at] ?? null)
  return [...having('code'), ...having('name')].map((code) => ({ code, amount }))
}

/** The lines of the sheets that are taken, in their order. */
export function readLines(sheets: readonly StoredSheet[], mappings: readonly SheetMapping[]): ListLine[] {
  return sheets.flatMap(({ rows }, sheet) => {
    const mapping = mappings[sheet]
    if (!mapping?.isTaken) return []
    return rows.slice(mapping.firstRow, mapping.endRow).map(({ row, cells }): ListLine => {
      const readings = readRow(cells, mapping)
      const amount = readings[0]?.amount
      const cellOf = (role: string) => textOf(cells[mapping.columns.findIndex((one) => one === role)])
      return {
        sheet,
        row,
        raw: cells.map(textOf).filter(Boolean).join(' · ').slice(0, 300),
        groups: [],
        readings,
        amount: amount?.kind === 'read' ? amount.amount : null,
        unit: cellOf('unit').slice(0, 40),
        note: cellOf('note').slice(0, 500),
        matchKey: matchKeyOf({ codes: [], text: readings[0]?.code ?? '' }),
      }
    })
  })
}
