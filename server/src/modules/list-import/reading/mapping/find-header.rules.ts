import type { SheetRow } from '#platform/spreadsheets/sheet-row'
import { readAmountCell } from '../read-amount.rules.ts'
import { distinctTexts, isColumnNumbering, isFilled, textOf, widthOf } from './cells.rules.ts'
import { type HeaderMeaning, headingText, meaningOf } from './header-words.rules.ts'

/** `from` and `to` are places in the list of rows; `headings` and `meanings` are by column. */
export type FoundHeader = { from: number; to: number; headings: string[]; meanings: (HeaderMeaning | null)[]; score: number }

/** Titles, addresses and stamps stand above a header; not a whole list. */
const HEADER_WITHIN = 60
const MOST_HEADER_ROWS = 3
/** Name, amount and something else that no list of goods says. */
const LEAST_AMONG_NUMBERS = 3.5
/** One heading over one column; more words are goods. */
const LONE_HEADING =
  /^(наименовани[ея]|название|товары?|артикулы?|коды?|номенклатура|материалы?|позиции|name|item|article|code|sku)( (товара|материала|материалов|продукции|изделия|позиции))?$/

/** Headings of a header of several rows: the upper one goes on over the columns that only the lower one divides. */
export function joinedHeadings(rows: readonly SheetRow[]): string[] {
  const width = widthOf(rows)
  const lines = rows.map(({ cells }) => Array.from({ length: width }, (_, column) => headingText(cells[column])))
  return Array.from({ length: width }, (_, column) => {
    const parts: string[] = []
    for (const [at, line] of lines.entries()) {
      const isDivided = lines.slice(at + 1).some((lower) => lower[column])
      const text = line[column] || (isDivided ? (line.slice(0, column).findLast(Boolean) ?? '') : '')
      if (text && parts.at(-1) !== text) parts.push(text)
    }
    return parts.join(' ')
  })
}

const NOT_READ: HeaderMeaning = { role: 'other', rank: 0 }

/** The meaning of two headings over one column: «Количество» over «всего», «Единица измерения» over «наименование» and «код». */
function meaningOfJoined(heading: string, own: string): HeaderMeaning | null {
  const whole = meaningOf(heading)
  const lower = own === heading ? null : meaningOf(own)
  if (!whole || !lower) return whole ?? lower
  const { role } = whole
  if (role === 'other') return whole
  if (role === 'amount') return lower.role === 'unit' || lower.role === 'other' ? lower : whole
  if (role === 'code') return lower.role === 'name' ? whole : lower
  if (role !== 'unit' && role !== 'brand') return lower
  if (lower.role === 'code') return NOT_READ
  return lower.role === 'name' ? whole : lower
}

const isGoods = ({ cells }: SheetRow): boolean =>
  cells.some((cell) => typeof cell === 'number' || /^\d+([.,]\d+)? ?(шт|м)?\.?$/i.test(textOf(cell)))

const isSubheader = (row: SheetRow, upper: SheetRow): boolean => {
  if (isGoods(row)) return false
  const own = row.cells.map((cell, column) => (textOf(cell) === textOf(upper.cells[column]) ? '' : textOf(cell)))
  const filled = own.flatMap((text, column) => (text ? [{ text, column }] : []))
  if (filled.length === 0) return true
  // A lone cell is the title of a group, unless it divides a heading that is filled above it.
  if (distinctTexts(own).length < 2 && !(filled.length === 1 && isFilled(upper.cells[filled[0]?.column ?? 0]))) return false
  if (distinctTexts(row.cells).length < 2) return false
  return (
    filled.every(({ text }) => text.length <= 60) &&
    filled.some(({ text }) => meaningOf(headingText(text)) !== null || /^(на|в|всего|итого|общ)/i.test(text))
  )
}

function scoreOf(meanings: readonly (HeaderMeaning | null)[]): number {
  const roles = new Set(meanings.flatMap((meaning) => (meaning && meaning.role !== 'other' ? [meaning.role] : [])))
  const hasName = roles.has('name') || roles.has('code') || roles.has('type')
  if (!hasName) return 0
  const others = meanings.some((meaning) => meaning?.role === 'other') ? 0.5 : 0
  return roles.size + others + (roles.has('amount') ? 1 : 0)
}

function headerAt(rows: readonly SheetRow[], from: number): FoundHeader | null {
  const [first] = rows.slice(from)
  // A title in one cell is no header of several columns.
  if (!first || (distinctTexts(first.cells).length < 2 && widthOf(rows.slice(from)) > 1)) return null
  // A row with numbers is goods, unless its words are plainly those of a header beside a sum.
  if (isGoods(first) && scoreOf(first.cells.map((cell) => meaningOf(headingText(cell)))) < LEAST_AMONG_NUMBERS) return null
  let to = from
  for (let next = rows[to + 1]; next && to - from + 1 < MOST_HEADER_ROWS && isSubheader(next, rows[to] ?? next); next = rows[to + 1])
    to += 1
  const taken = rows.slice(from, to + 1)
  const headings = joinedHeadings(taken)
  const lowest = taken.at(-1)
  const meanings = headings.map((heading, column) => meaningOfJoined(heading, headingText(lowest?.cells[column])))
  return { from, to, headings, meanings, score: scoreOf(meanings) }
}

const hasAmount = ({ meanings }: FoundHeader) => meanings.some((meaning) => meaning?.role === 'amount')

/** Whether the words are enough: a name and an amount, three roles, or the first row with nothing but headings. */
function isHeader(header: FoundHeader, rows: readonly SheetRow[]): boolean {
  if (header.score >= 3) return true
  const filled = header.headings.filter(Boolean)
  const known = header.meanings.filter((meaning) => meaning !== null)
  if (header.score < 1 || known.length < filled.length) return false
  if (filled.length >= 2) return header.from < 3
  return header.from === 0 && rows.length > 1 && LONE_HEADING.test(filled[0] ?? '')
}

/** The best header among the first rows; below it a numbering of the columns is skipped. */
export function findHeader(rows: readonly SheetRow[]): FoundHeader | null {
  let best: FoundHeader | null = null
  for (let from = 0; from < Math.min(rows.length, HEADER_WITHIN); from += 1) {
    const header = headerAt(rows, from)
    if (!header || !isHeader(header, rows)) continue
    if (!best || header.score > best.score + (hasAmount(best) ? 1.5 : 0)) best = header
  }
  if (!best) return null
  const below = rows[best.to + 1]
  return below && isColumnNumbering(below.cells) ? { ...best, to: best.to + 1 } : best
}

/** Whether cells of a column under a heading are amounts at all. */
export const amountShare = (rows: readonly SheetRow[], column: number): number => {
  const filled = rows.filter(({ cells }) => isFilled(cells[column]))
  if (filled.length === 0) return 0
  return filled.filter(({ cells }) => ['read', 'doubtful'].includes(readAmountCell(cells[column] ?? null).kind)).length / filled.length
}
