import { eachInTurn } from '#platform/process/turns'
import type { SheetMapping } from '@vitrina/contract/list-import/import-jobs'
import type { Cell, SheetRow } from '#platform/spreadsheets/sheet-row'
import { distinctTexts, isFilled, textOf } from '../mapping/cells.rules.ts'
import { isJunk } from '../mapping/junk-rows.rules.ts'
import { columnsOf, headerRows, type ListColumns } from '../mapping/list-columns.rules.ts'
import { decimalMarkOf } from '../read-amount.rules.ts'
import type { Sheet } from '../source.ts'
import { GroupPath } from './group-path.ts'
import { isHeadingText, type ListGroup, namesBoard, numberedHeading, opensContents } from './headings.rules.ts'
import { LONGEST_RAW, type ListLine } from './list-line.ts'
import { readFreeLine, readTableLine } from './read-line.rules.ts'

/** Names that a program gives a sheet say nothing about its goods. */
const UNNAMED_SHEET = /^(?:лист|sheet|страница|page|table|tdsheet)[\s_-]*\d*$/i
/** Above this share of rows with amounts, a row of words without one is a heading. */
const MOSTLY_COUNTED = 0.5

type Kind = 'line' | 'heading' | 'skipped'

const isNumber = (text: string) => /^\d{1,4}(?:[.)]|(?:\.\d{1,3})+)?$/.test(text)

/** Where most rows have amounts, a lone text without amount and figures is a heading; elsewhere only its words tell. */
function kindOf(
  { cells }: SheetRow,
  { columns, isMostlyCounted, isLast }: { columns: ListColumns; isMostlyCounted: boolean; isLast: boolean },
): Kind {
  const amount = columns.amount === null ? '' : textOf(cells[columns.amount])
  const texts = distinctTexts(cells).filter((text) => !isNumber(text))
  const named = [...columns.names, ...columns.codes].map((column) => textOf(cells[column])).filter(Boolean)
  const [first = ''] = texts
  if (texts.length === 0) return 'skipped'
  // A merged heading fills the column of amounts too.
  const isCounted = /\d/.test(amount) && amount !== first
  const title = named[0] ?? first
  if (!isLast && isCounted && (namesBoard(title) || opensContents(title)) && texts.length <= 3) return 'heading'
  if (isCounted) return named.length > 0 ? 'line' : 'skipped'
  const isLone = texts.length === 1
  if (isLone && isHeadingText(first)) return 'heading'
  if (isLone && columns.amount !== null && isMostlyCounted && !hasFigures(first)) return 'heading'
  return named.length > 0 || isLone ? 'line' : 'skipped'
}

/** A code or a size: goods whose amount was forgotten, which must not vanish among the headings. */
const hasFigures = (text: string): boolean => /\d/.test(numberedHeading(text).text)

/** «1 Автомат», «2 Розетка»: numbers that run down the lines number them. */
function isRunning(rows: readonly SheetRow[], column: number): boolean {
  const numbers = rows.map(({ cells }) => /^(\d{1,3})\s+\p{L}/u.exec(textOf(cells[column]))?.[1])
  const running = numbers.filter(
    (number, at) => number !== undefined && (Number(number) === 1 || Number(number) === Number(numbers[at - 1]) + 1),
  )
  return rows.length > 2 && running.length >= rows.length * 0.8
}

const withoutRunning = (cell: Cell | undefined): Cell =>
  typeof cell === 'string' ? cell.replace(/^\s*\d{1,3}\s+(?=\p{L})/u, '') : (cell ?? null)

/** The heading with the amount of its row as multiplier: «Щит ЩР-1», 5. */
const headingOf = ({ cells }: SheetRow, amount: number | null): string => {
  const all = distinctTexts(cells)
  const texts = all.filter((text) => !isNumber(text))
  const number = all[0] !== undefined && isNumber(all[0]) ? `${all[0]} ` : ''
  const count = amount === null ? '' : textOf(cells[amount])
  return /^\d+$/.test(count) && count !== '1' ? `${number}${texts[0]} (${count} шт)` : `${number}${texts[0] ?? ''}`
}

/** Row after row, so that whoever walks may let others go first; a row that is no line of goods gives null. */
function* sheetLines(
  sheet: Sheet,
  { mapping, at, outer }: { mapping: SheetMapping; at: number; outer: ListGroup[] },
): Generator<ListLine | null, void> {
  const columns = columnsOf(mapping, sheet.rows)
  const headers = headerRows(mapping, sheet.rows).map(({ cells }) => cells)
  const rows: SheetRow[] = []
  for (const row of sheet.rows.slice(mapping.firstRow, mapping.endRow)) {
    if (!isJunk(row.cells, headers)) rows.push(row)
    yield null
  }
  const amounts = columns.amount === null ? [] : rows.map(({ cells }) => cells[columns.amount ?? 0] ?? null)
  const decimalMark = decimalMarkOf(amounts)
  const isMostlyCounted = amounts.filter((cell) => /\d/.test(textOf(cell))).length >= rows.length * MOSTLY_COUNTED
  const [naming] = columns.names
  const isNumbered = columns.amount === null && naming !== undefined && isRunning(rows, naming)
  const path = new GroupPath()
  let group = ''
  for (const [place, given] of rows.entries()) {
    const row = isNumbered
      ? { ...given, cells: given.cells.map((cell, column) => (column === naming ? withoutRunning(cell) : cell)) }
      : given
    const kind = kindOf(row, { columns, isMostlyCounted, isLast: place === rows.length - 1 })
    if (kind === 'heading') path.open(headingOf(row, columns.amount))
    if (kind === 'skipped' || kind === 'heading') {
      yield null
      continue
    }
    path.passLine()
    if (columns.group !== null && isFilled(row.cells[columns.group])) group = textOf(row.cells[columns.group])
    const groups = [...outer, ...path.path, ...(columns.group !== null && group ? [{ name: group, multiplier: 1 }] : [])]
    const texts = distinctTexts(row.cells)
    const isFree = texts.length === 1 && (columns.amount === null || !isFilled(row.cells[columns.amount]))
    const parts = isFree ? readFreeLine(texts[0] ?? '') : readTableLine(row.cells, { columns, decimalMark })
    yield { sheet: at, row: row.row, raw: rawOf(given), groups, ...parts }
  }
}

const rawOf = ({ cells }: SheetRow): string => distinctTexts(cells).join(' · ').slice(0, LONGEST_RAW)

function* linesWalked(sheets: readonly Sheet[], mappings: readonly SheetMapping[]): Generator<ListLine | null, void> {
  const taken = sheets.flatMap((sheet, at) => {
    const mapping = mappings[at]
    return mapping?.isTaken ? [{ sheet, at, mapping }] : []
  })
  for (const { sheet, at, mapping } of taken) {
    const isNamed = taken.length > 1 && sheet.name !== '' && !UNNAMED_SHEET.test(sheet.name)
    yield* sheetLines(sheet, { mapping, at, outer: isNamed ? [{ name: sheet.name, multiplier: 1 }] : [] })
  }
}

/** The requested goods of all sheets that are taken, in the order of the source. */
export const linesOf = (sheets: readonly Sheet[], mappings: readonly SheetMapping[]): ListLine[] =>
  [...linesWalked(sheets, mappings)].filter((line) => line !== null)

/** The same while others are answered: hundreds of rows at a stretch would keep them waiting. */
export async function linesInTurn(sheets: readonly Sheet[], mappings: readonly SheetMapping[]): Promise<ListLine[]> {
  const lines: ListLine[] = []
  await eachInTurn(linesWalked(sheets, mappings), (line) => {
    if (line) lines.push(line)
  })
  return lines
}
