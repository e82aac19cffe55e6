import type { GoodsSheetMapping, ImportFormat } from '@vitrina/contract/goods-import/goods-import'
import {
  COST_ROLE,
  FEATURE_ROLE,
  type GoodsMode,
  type ImportTarget,
  importTargets,
  isAmount,
  isCode,
  isValue,
  type MappedColumn,
  type NewFeature,
  targetsOf,
} from '@vitrina/contract/goods-import/goods-import.rules'
import { areNumbers, FEATURE_HEADING, splitHeading } from './feature-values.rules.ts'
import { fingerprintOf, namedIn, roleOfHeading } from './header-words.rules.ts'
import { convertUnit } from './units.rules.ts'

/** The beginning of a sheet as it is stored. */
type PreviewSheet = { name: string; rows: { row: number; cells: string[] }[] }
type Named = { id: number; name: string }
type NamedFeature = Named & { unit: string | null }
/** Price types, warehouses and features that columns may refer to; the first price type and warehouse is meant where a heading names none. */
export type References = { priceTypes: Named[]; warehouses: Named[]; features: NamedFeature[] }
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

const NAMED_WAREHOUSE = /^\s*склад\s*:/i

/** The price type or warehouse a heading names, or the first that no column has yet. */
function refOf(heading: string, named: readonly Named[], used: ReadonlySet<number>): number | null {
  const wanted = namedIn(heading)
  const free = named.filter(({ id }) => !used.has(id))
  const same = wanted === '' ? undefined : free.find(({ name }) => name.toLowerCase() === wanted || wanted.includes(name.toLowerCase()))
  // A warehouse by a name that the shop does not know is left to the person: amounts in a wrong one are sold.
  if (!same && NAMED_WAREHOUSE.test(heading)) return null
  return (same ?? free[0])?.id ?? null
}

/** A feature by the name in a heading; its unit may be another of the same measure, and then the numbers are converted. */
function featureColumn(heading: string, features: readonly NamedFeature[]): MappedColumn {
  const { name, unit } = splitHeading(heading)
  const known = features.filter((one) => one.name.toLowerCase() === name.toLowerCase())
  const fitting = known.find((one) => unit === '' || convertUnit(1, unit, one.unit ?? '') !== null)
  if (!fitting) return null
  const isOther = unit !== '' && convertUnit(1, unit, fitting.unit ?? '') !== 1
  return { role: FEATURE_ROLE, refId: fitting.id, ...(isOther && { unit }) }
}

/** A feature that a heading names and the shop does not have. */
function newFeatureOf(heading: string, cells: readonly string[]): NewFeature | null {
  const { name, unit } = splitHeading(heading)
  return name === '' ? null : { name: name.slice(0, 100), unit: unit.slice(0, 20), kind: areNumbers(cells) ? 'range' : 'list' }
}

/** For each column the feature that could be added for it. */
export function offeredFeatures({ rows }: PreviewSheet, headerRow: number | null): (NewFeature | null)[] {
  const head = rows.find(({ row }) => row === headerRow)
  const below = rows.filter(({ row }) => row > (headerRow ?? 0))
  return (head?.cells ?? []).map((heading, at) =>
    newFeatureOf(
      heading,
      below.map(({ cells }) => cells[at] ?? ''),
    ),
  )
}

/** One column for each role; of prices, amounts and features one for each price type, warehouse and feature. */
function columnsOf({ headings, below }: Found, { priceTypes, warehouses, features }: References): MappedColumn[] {
  // A feed has a column for everything; one that nobody filled says nothing.
  const isFilled = (at: number) => below.length === 0 || below.some((cells) => (cells[at] ?? '') !== '')
  const used = { price: new Set<number>(), stock: new Set<number>(), place: new Set<number>() }
  const taken = new Set<string>()
  return headings.map((heading, at): MappedColumn => {
    if (!isFilled(at)) return null
    const role = roleOfHeading(heading)
    if (!role || role === FEATURE_ROLE) {
      const cells = below.map((row) => row[at] ?? '')
      const fresh = heading.startsWith(FEATURE_HEADING) ? newFeatureOf(heading, cells) : null
      const column = featureColumn(heading, features) ?? (fresh && { role: FEATURE_ROLE, refId: null, newFeature: fresh })
      const name = `${column?.refId ?? column?.newFeature?.name.toLowerCase() ?? ''}`
      if (!column || taken.has(name)) return null
      taken.add(name)
      return column
    }
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
export const isWhole = (columns: readonly MappedColumn[], references: References) =>
  columns.every((column) => {
    if (!column || column.refId === null) return true
    return referencesOf(column.role, references).some(({ id }) => id === column.refId)
  })

/** The references that columns of a role may have. */
function referencesOf(role: NonNullable<MappedColumn>['role'], { priceTypes, warehouses, features }: References): readonly Named[] {
  if (role === FEATURE_ROLE) return features
  return role === 'price' ? priceTypes : role === 'stock' || role === 'place' ? warehouses : []
}

/** A column of what this person may not load. */
const isOfOthers = (column: MappedColumn | undefined, allowed: readonly ImportTarget[]) =>
  (column?.role === 'price' && !allowed.includes('prices')) ||
  (column?.role === COST_ROLE && !allowed.includes('costs')) ||
  ((column?.role === 'stock' || column?.role === 'place') && !allowed.includes('stock'))

const narrowed = (columns: readonly MappedColumn[], allowed: readonly ImportTarget[]) =>
  columns.map((column): MappedColumn => (isOfOthers(column, allowed) ? null : column))

/** Columns to be remembered: where this person may choose nothing, those of others stay. */
export function withColumnsOfOthers(
  sheet: PreviewSheet,
  columns: readonly MappedColumn[],
  references: References,
  { remembered, allowed }: { remembered: Remembered; allowed: readonly ImportTarget[] },
): GoodsSheetMapping['columns'] {
  const whole = guessSheet(sheet, references, { remembered, allowed: importTargets }).mapping.columns
  return columns.map((column, at) => column ?? (isOfOthers(whole[at], allowed) ? (whole[at] ?? null) : null))
}

/** How a sheet is read when no person has said it; as one chose for the same head before, where one did. */
export function guessSheet(
  sheet: PreviewSheet,
  references: References,
  { remembered, allowed }: { remembered: Remembered; allowed: readonly ImportTarget[] },
): { mapping: GoodsSheetMapping; isRemembered: boolean } {
  const header = findHeader(sheet)
  const known = header ? remembered.get(fingerprintOf(header.headings)) : undefined
  const isRemembered = known !== undefined && isWhole(known, references)
  const found = isRemembered ? known : header ? columnsOf(header, references) : (sheet.rows[0]?.cells.map(() => null) ?? [])
  const columns = narrowed(found, allowed)
  const headerRow = header ? (sheet.rows[header.at]?.row ?? 1) : null
  const isTaken = columns.some((column) => column && isCode(column.role)) && targetsOf(columns, 'update').length > 0
  return {
    mapping: { isTaken, headerRow, firstRow: headerRow === null ? (sheet.rows[0]?.row ?? 1) : headerRow + 1, columns },
    isRemembered,
  }
}

/** A price list changes prices and stock; goods are added only by files that are about nothing else, feeds and catalogues. */
export const guessGoodsMode = (
  format: ImportFormat,
  mapping: readonly GoodsSheetMapping[],
  allowed: readonly ImportTarget[],
): GoodsMode => {
  if (!allowed.includes('goods')) return 'ignore'
  const taken = mapping.filter(({ isTaken }) => isTaken)
  const hasAmounts = taken.some(({ columns }) => columns.some((column) => column && isValue(column.role)))
  return format === 'yml' || !hasAmounts ? 'add' : 'ignore'
}
