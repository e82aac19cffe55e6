import type { FeatureColumn, FeatureTable } from '@vitrina/contract/catalogue/feature-table'

/** The buyer's own look of the table of one kind of goods. */
export type KindTable = {
  /** Codes of the columns in their order; null: the deciding ones that fit. */
  shown: string[] | null
  pinned: string[]
  /** Pixels by code. */
  widths: Record<string, number>
}
export const usualTable: KindTable = { shown: null, pinned: [], widths: {} }

/** A column as it is drawn. */
export type ShownColumn = FeatureColumn & {
  /** Place among the cells of a row. */
  place: number
  heading: string
  width: number
  isPinned: boolean
}

export const columnWidths = { least: 60, most: 320 }
/** A long word of a heading is broken before it makes a column of single letters wide. */
const WIDEST = { cell: 150, heading: 112 }
/** Of a letter in a cell and in a heading, with the space around the text and the button in a heading. */
const LETTER = { cell: 7.2, heading: 7 }
const AROUND = { cell: 18, heading: 42 }

const kindKey = (kinds: readonly number[]) => kinds.join()
export const tableOf = (tables: Readonly<Record<string, KindTable>>, kinds: readonly number[]): KindTable => ({
  ...usualTable,
  ...tables[kindKey(kinds)],
})
export const withTable = (tables: Readonly<Record<string, KindTable>>, kinds: readonly number[], table: KindTable) => ({
  ...tables,
  [kindKey(kinds)]: table,
})

/** Words that stand before many names and tell nothing in a heading: «Номинальный ток», «Количество полюсов». */
const EMPTY_WORDS = /^(номинальн(ый|ая|ое|ые)|количество|число)\s+(?=\p{L})/iu

/** «Ток, А» for «Номинальный ток». */
export function headingOf({ name, unit }: Pick<FeatureColumn, 'name' | 'unit'>): string {
  const short = name.replace(EMPTY_WORDS, '')
  const heading = short.charAt(0).toUpperCase() + short.slice(1)
  return unit ? `${heading}, ${unit}` : heading
}

/** From so many letters on a word may be wider than its column. */
const LONG_WORD = /\p{L}{11,}/gu
/** Between syllables, three letters from either end: «Характе-ристика». */
const BETWEEN_SYLLABLES = /(?<=\p{L}{2}[аеёиоуыэюяaeiou])(?=[^аеёиоуыэюяaeiouьъй][аеёиоуыэюяaeiou]\p{L})/giu

/** A browser breaks a long word at these places first, and shows a hyphen there. */
const withSoftHyphens = (heading: string) => heading.replace(LONG_WORD, (word) => word.replace(BETWEEN_SYLLABLES, '\u00AD'))

/** As wide as its longest value and the longest word of its heading. */
function usualWidth(column: FeatureColumn): number {
  const word = Math.max(
    ...headingOf(column)
      .split(/[\s-]+/u)
      .map(({ length }) => length),
  )
  const cell = Math.min(WIDEST.cell, column.longest * LETTER.cell + AROUND.cell)
  const heading = Math.min(WIDEST.heading, word * LETTER.heading + AROUND.heading)
  return Math.round(Math.max(columnWidths.least, cell, heading))
}

const clamped = (width: number) => Math.round(Math.min(columnWidths.most, Math.max(columnWidths.least, width)))

/** As many of the first columns as the room has width for. */
function fitting(columns: readonly ShownColumn[], room: number): ShownColumn[] {
  let left = room
  return columns.filter(({ width }) => {
    left -= width
    return left >= 0
  })
}

/** Columns in the order they are drawn: pinned ones first. Chosen ones are all there, whatever the room. */
export function shownColumns(
  { columns }: Pick<FeatureTable, 'columns'>,
  { shown, pinned, widths }: KindTable,
  room: number,
): ShownColumn[] {
  const all = columns.map((column, place): ShownColumn => {
    const { [column.code]: own } = widths
    const width = own === undefined ? usualWidth(column) : clamped(own)
    return { ...column, place, heading: withSoftHyphens(headingOf(column)), width, isPinned: pinned.includes(column.code) }
  })
  const wanted = shown
    ? shown.flatMap((code) => all.find((column) => column.code === code) ?? [])
    : all.filter(({ isDeciding }) => isDeciding)
  const ordered = wanted.toSorted((a, b) => Number(b.isPinned) - Number(a.isPinned))
  return shown ? ordered : fitting(ordered, room)
}

export const widthOf = (columns: readonly ShownColumn[]): number => columns.reduce((sum, { width }) => sum + width, 0)

/** With a column shown or hidden; `now`: the columns on the screen, which stay. */
export function withToggledColumn(table: KindTable, now: readonly string[], code: string): KindTable {
  const shown = now.includes(code) ? now.filter((one) => one !== code) : [...now, code]
  return { ...table, shown, pinned: table.pinned.filter((one) => shown.includes(one)) }
}

export const withToggledPin = (table: KindTable, code: string): KindTable => ({
  ...table,
  pinned: table.pinned.includes(code) ? table.pinned.filter((one) => one !== code) : [...table.pinned, code],
})

export const withWidth = (table: KindTable, code: string, width: number): KindTable => ({
  ...table,
  widths: { ...table.widths, [code]: clamped(width) },
})

/** The next order by a column: up, down, the list's own. */
export function nextSortBy(sortBy: string | null, code: string): string | null {
  if (sortBy === code) return `-${code}`
  return sortBy === `-${code}` ? null : code
}
