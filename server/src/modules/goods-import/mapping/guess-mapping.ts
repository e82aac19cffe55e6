import type { GoodsSheetMapping, ImportFormat } from '@vitrina/contract/goods-import/goods-import'
import { type GoodsMode, isAmount, isCode, type MappedColumn, targetsOf } from '@vitrina/contract/goods-import/goods-import.rules'
import { fingerprintOf, namedIn, roleOfHeading } from './header-words.rules.ts'

/** The beginning of a sheet as it is stored. */
type PreviewSheet = { name: string; rows: { row: number; cells: string[] }[] }
type Named = { id: number; name: string }
/** What columns may refer to; the first is meant where a heading names none. */
export type References = { priceTypes: Named[]; warehouses: Named[] }
export type Remembered = ReadonlyMap<string, GoodsSheetMapping['columns']>

const HEADER_WITHIN = 60
const LEAST_HEADINGS = 2

type Found = { at: number; headings: string[]; below: string[][] }

/** The row with most headings we know; titles and addresses stand above it. */
function findHeader({ rows }: PreviewSheet): Found | null {
  let best: (Found & { score: number }) | null = null
  for (const [at, { cells }] of rows.slice(0, HEADER_WITHIN).entries()) {
    const roles = new Set(cells.flatMap((cell) => roleOfHeading(cell) ?? []))
    const score = roles.size
    if (score >= LEAST_HEADINGS && score > (best?.score ?? 0))
      best = { at, headings: cells, score, below: rows.slice(at + 1).map((row) => row.cells) }
  }
  return best
}

/** The price type or warehouse a heading names, or the first that no column has yet. */
function refOf(heading: string, named: readonly Named[], used: ReadonlySet<number>): number | null {
  const wanted = namedIn(heading)
  const free = named.filter(({ id }) => !used.has(id))
  const same = wanted === '' ? undefined : free.find(({ name }) => name.toLowerCase() === wanted || wanted.includes(name.toLowerCase()))
  return (same ?? free[0])?.id ?? null
}

/** One column for each role; of prices and amounts one for each price type and warehouse. */
function columnsOf({ headings, below }: Found, { priceTypes, warehouses }: References): MappedColumn[] {
  // A feed has a column for everything; one that nobody filled says nothing.
  const isFilled = (at: number) => below.length === 0 || below.some((cells) => (cells[at] ?? '') !== '')
  const used = { price: new Set<number>(), stock: new Set<number>() }
  const taken = new Set<string>()
  return headings.map((heading, at): MappedColumn => {
    const role = roleOfHeading(heading)
    if (!role || !isFilled(at)) return null
    if (!isAmount(role)) {
      if (taken.has(role)) return null
      taken.add(role)
      return { role, refId: null }
    }
    const refId = refOf(heading, role === 'price' ? priceTypes : warehouses, used[role])
    if (refId === null) return null
    used[role].add(refId)
    return { role, refId }
  })
}

export const fingerprintOfSheet = (sheet: PreviewSheet): string | null => {
  const header = findHeader(sheet)
  return header && fingerprintOf(header.headings)
}

/** Refers only to what still exists. */
const isWhole = (columns: readonly MappedColumn[], { priceTypes, warehouses }: References) =>
  columns.every((column) => {
    if (!column || !isAmount(column.role)) return true
    return (column.role === 'price' ? priceTypes : warehouses).some(({ id }) => id === column.refId)
  })

/** How a sheet is read when no person has said it; as one chose for the same head before, where one did. */
export function guessSheet(
  sheet: PreviewSheet,
  references: References,
  remembered: Remembered,
): { mapping: GoodsSheetMapping; isRemembered: boolean } {
  const header = findHeader(sheet)
  const known = header ? remembered.get(fingerprintOf(header.headings)) : undefined
  const isRemembered = known !== undefined && isWhole(known, references)
  const columns = isRemembered ? known : header ? columnsOf(header, references) : (sheet.rows[0]?.cells.map(() => null) ?? [])
  const headerRow = header ? (sheet.rows[header.at]?.row ?? 1) : null
  const isTaken = columns.some((column) => column && isCode(column.role)) && targetsOf(columns, 'update').length > 0
  return {
    mapping: { isTaken, headerRow, firstRow: headerRow === null ? (sheet.rows[0]?.row ?? 1) : headerRow + 1, columns },
    isRemembered,
  }
}

/** A price list changes prices and stock; goods are added only by files that are about nothing else, feeds and catalogues. */
export const guessGoodsMode = (format: ImportFormat, mapping: readonly GoodsSheetMapping[]): GoodsMode => {
  const taken = mapping.filter(({ isTaken }) => isTaken)
  const hasAmounts = taken.some(({ columns }) => columns.some((column) => column && isAmount(column.role)))
  return format === 'yml' || !hasAmounts ? 'add' : 'ignore'
}
