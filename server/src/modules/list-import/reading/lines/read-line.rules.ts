import type { Cell } from '#platform/spreadsheets/sheet-row'
import { textOf } from '../mapping/cells.rules.ts'
import type { ListColumns } from '../mapping/list-columns.rules.ts'
import { type DecimalMark, readAmountAndUnit } from '../read-amount.rules.ts'
import { withoutNumbering } from '../numbering.rules.ts'
import { type Reading, readingsOfLine } from '../readings.rules.ts'
import type { ListLine } from './list-line.ts'

type LineParts = Omit<ListLine, 'sheet' | 'row' | 'raw' | 'groups'>

const cellAt = (cells: readonly Cell[], column: number | null): string => (column === null ? '' : textOf(cells[column]))

/** Parts of the name; one that an earlier part says already is left out. */
function joined(parts: readonly string[]): string {
  const kept: string[] = []
  for (const part of parts) {
    const isSaid = kept.some((known) => known.toLowerCase().includes(part.toLowerCase()))
    if (part && !isSaid) kept.push(part)
  }
  return kept.join(' ')
}

/** The only filled cell of a row, or a list of one column: name and amount are in one text. */
export function readFreeLine(text: string): LineParts {
  const readings = readingsOfLine(text)
  const [first] = readings
  const code = first?.code ?? text
  return {
    codes: [],
    text: code,
    amount: first?.amount ?? { kind: 'missing' },
    unit: first?.unit ?? null,
    note: null,
    readings,
  }
}

type Rules = { columns: ListColumns; decimalMark: DecimalMark | null }

export function readTableLine(cells: readonly Cell[], { columns, decimalMark }: Rules): LineParts {
  const names = columns.names.map((column) => withoutNumbering(cellAt(cells, column))).filter(Boolean)
  const name = joined(names)
  const written = [...new Set(columns.codes.map((column) => cellAt(cells, column)))].filter((code) => /[\p{L}\d]/u.test(code))
  const text = joined([...names, cellAt(cells, columns.brand)]) || written.join(' ')
  const unit = cellAt(cells, columns.unit) || null
  const note = cellAt(cells, columns.note) || null
  if (columns.amount === null) {
    const free = readingsOfLine(name || written.join(' '))
    const [first] = free
    const amount = first?.amount ?? ({ kind: 'missing' } as const)
    const readings = [...written.map((code): Reading => ({ code, amount })), ...free]
    return {
      codes: written,
      text: joined([first?.code ?? name, cellAt(cells, columns.brand)]),
      amount,
      unit: unit ?? first?.unit ?? null,
      note,
      readings,
    }
  }
  const read = readAmountAndUnit(cells[columns.amount] ?? null, decimalMark)
  // A name without the brand beside it would find other brands; by itself it may only be a code.
  const codeAsName = names.slice(0, 1).filter((one) => !/\s/.test(one))
  const readings = [...new Set([...written, ...codeAsName, text])].filter(Boolean).map((code): Reading => ({ code, amount: read.amount }))
  return { codes: written, text, amount: read.amount, unit: unit ?? read.unit, note, readings }
}
