import type { SheetMapping } from '@vitrina/contract/list-import/import-jobs'
import type { SheetRow } from '#platform/spreadsheets/sheet-row'
import type { Sheet } from '../source.ts'
import { isFilled, textOf, widthOf } from './cells.rules.ts'
import { columnsByLook } from './columns-by-look.rules.ts'
import { lookOf } from './column-looks.rules.ts'
import { amountShare, type FoundHeader, findHeader } from './find-header.rules.ts'
import { fingerprintOfHeadings } from './fingerprint.rules.ts'
import type { HeaderRole } from './header-words.rules.ts'
import { isJunk, isStamp, isTotal } from './junk-rows.rules.ts'
import { columnsOf, type ListColumns, noColumns, rolesOf } from './list-columns.rules.ts'

/** Mappings that people of the company chose, by the fingerprint of the layout. */
export type RememberedMappings = ReadonlyMap<string, Pick<SheetMapping, 'columns'>>

export type GuessedSheet = {
  mapping: SheetMapping
  /** From 0, a mere guess, to 1: chosen by a person before. */
  confidence: number
  /** The header's words, by which a mapping that a person chose is found again; null without a header. */
  fingerprint: string | null
}

const SAMPLE = 200
const LEAST_AMOUNTS = 0.3

function columnsByHeader({ meanings, headings }: FoundHeader, rows: readonly SheetRow[]): ListColumns {
  const having = (...roles: HeaderRole[]) =>
    meanings
      .flatMap((meaning, column) => (meaning && roles.includes(meaning.role) ? [{ column, rank: meaning.rank }] : []))
      .toSorted((a, b) => a.rank - b.rank || a.column - b.column)
      .map(({ column }) => column)
  const amounts = having('amount')
  const names = having('name')
  const isWritten = (column: number) => rows.some(({ cells }) => isFilled(cells[column]))
  // A column of amounts that holds none is passed over where another one holds them.
  const amount = amounts.find((column) => amountShare(rows, column) >= LEAST_AMOUNTS) ?? amounts.find(isWritten) ?? amounts[0] ?? null
  const types = having('type')
  // Beside a maker, a mark is that of the goods.
  const [brand = null, ...otherBrands] = having('brand')
  const marks = otherBrands.filter((column) => headings[column] === 'марка')
  const positions = having('number').filter((column) => names.length === 0 && lookOf(rows, column).words > 0.5)
  return {
    codes: having('code').filter(isWritten),
    names: [...names, ...positions, ...types, ...marks].filter(isWritten),
    amount,
    unit: having('unit').find((column) => column !== amount) ?? null,
    group: having('group').find((column) => lookOf(rows, column).amounts < 0.5) ?? null,
    note: having('note')[0] ?? null,
    brand,
  }
}

/** Columns that the header says nothing about are guessed by the look of their cells. */
function completed(columns: ListColumns, header: FoundHeader, rows: readonly SheetRow[]): ListColumns {
  const silent = rows.map(({ row, cells }) => ({ row, cells: cells.map((cell, column) => (header.meanings[column] ? null : cell)) }))
  const seen = columnsByLook(silent)
  const hasName = columns.names.length > 0 || columns.codes.length > 0
  return {
    ...columns,
    codes: columns.codes.length > 0 ? columns.codes : seen.codes,
    names: hasName && columns.names.length > 0 ? columns.names : [...columns.names, ...seen.names],
    amount: columns.amount ?? (header.meanings.some((meaning) => meaning?.role === 'amount') ? null : seen.amount),
    unit: columns.unit ?? seen.unit,
  }
}

const namesGoods = ({ cells }: SheetRow, columns: ListColumns) =>
  [...columns.codes, ...columns.names].some((column) => isFilled(cells[column]))

/** The place behind the last row with goods: below it stand totals, signatures and stamps. */
function endOf(rows: readonly SheetRow[], columns: ListColumns): number {
  const { amount } = columns
  const isList = (row: SheetRow) => namesGoods(row, columns) && !isTotal(row.cells) && !isStamp(row.cells)
  // With a total the list is over, unless goods with amounts follow it.
  const hasAmounts = amount !== null && amountShare(rows, amount) >= LEAST_AMOUNTS
  const isCounted = (row: SheetRow) => isList(row) && (!hasAmounts || amount === null || /\d/.test(textOf(row.cells[amount])))
  const total = rows.findLastIndex(({ cells }) => isTotal(cells))
  const last = rows.findLastIndex(isCounted)
  return 1 + Math.max(last, total > last ? last : rows.findLastIndex(isList))
}

/** Rows above a list without a header that are a title or a greeting. */
function firstOf(rows: readonly SheetRow[], columns: ListColumns): number {
  const { amount } = columns
  if (amount === null) return 0
  const first = rows.findIndex(({ cells }) => /\d/.test(textOf(cells[amount])))
  // A heading of a group directly above belongs to the list.
  return Math.max(0, first - 2)
}

/** How sure the guess is: by a header with an amount, by a header without, by the look. */
function confidenceOf(columns: ListColumns, header: FoundHeader | null, rows: readonly SheetRow[]): number {
  const named = rows.filter((row) => namesGoods(row, columns)).length / Math.max(1, rows.length)
  const counted = columns.amount === null ? 0.5 : amountShare(rows, columns.amount)
  const base = header === null ? 0.6 : 0.75 + Math.min(0.2, header.score * 0.04)
  return Math.round(base * (0.5 + 0.25 * Math.min(1, named * 1.3) + 0.25 * counted) * 100) / 100
}

/** No further than needed: of a long table the beginning tells enough. */
function firstRows(rows: readonly SheetRow[], isWanted: (row: SheetRow) => boolean): SheetRow[] {
  const found: SheetRow[] = []
  for (const row of rows) {
    if (found.length === SAMPLE) break
    if (isWanted(row)) found.push(row)
  }
  return found
}

/** How one sheet is read when no person has said it. */
function guessSheet({ rows }: Sheet, remembered: RememberedMappings | undefined): GuessedSheet {
  const header = findHeader(rows)
  const headerCells = header ? rows.slice(header.from, header.to + 1).map(({ cells }) => cells) : []
  const below = header ? rows.slice(header.to + 1) : rows
  const sample = firstRows(below, (row) => !isJunk(row.cells, headerCells))
  const fingerprint = header && fingerprintOfHeadings(header.headings)
  const known = fingerprint === null ? undefined : remembered?.get(fingerprint)
  const width = widthOf(rows)
  const place = { isTaken: true, headerRow: header?.from ?? null, firstRow: header ? header.to + 1 : 0, endRow: rows.length }
  const guessed = header ? completed(columnsByHeader(header, sample), header, sample) : columnsByLook(sample)
  const found = guessed.codes.length + guessed.names.length > 0 ? guessed : { ...noColumns(), names: [0] }
  const columns = known ? columnsOf({ ...place, columns: known.columns }, rows) : found
  const firstRow = header ? header.to + 1 : firstOf(rows, columns)
  return {
    mapping: {
      isTaken: sample.some((row) => namesGoods(row, columns)),
      headerRow: header?.from ?? null,
      firstRow,
      endRow: firstRow + endOf(rows.slice(firstRow), columns),
      columns: known?.columns ?? rolesOf(columns, width),
    },
    confidence: known ? 1 : confidenceOf(columns, header, sample),
    fingerprint,
  }
}

const isCounted = ({ columns }: SheetMapping) => columns.includes('amount')

/** Sheets without amounts beside one that has them are covers, prices and calculations. */
export function guessMapping(sheets: readonly Sheet[], remembered?: RememberedMappings): GuessedSheet[] {
  const guessed = sheets.map((sheet) => guessSheet(sheet, remembered))
  const hasAmounts = guessed.some(({ mapping }) => mapping.isTaken && isCounted(mapping))
  return guessed.map((sheet) => ({
    ...sheet,
    mapping: { ...sheet.mapping, isTaken: sheet.mapping.isTaken && (!hasAmounts || isCounted(sheet.mapping)) },
  }))
}
