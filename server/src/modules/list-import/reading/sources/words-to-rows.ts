import { LONGEST_CELL, MOST_COLUMNS, type SheetRow } from '#platform/spreadsheets/sheet-row'

/** A piece of text on a page, in any unit of length; `y` is its top, counted downwards. */
export type Word = { text: string; x: number; y: number; width: number; height: number }
type Box = Word & { right: number; bottom: number }
type TextLine = { top: number; bottom: number; height: number; parts: Box[] }
/** From its left edge to the left edge of the next one. */
type Column = { left: number; right: number }

/** A line between two cells, seen by a program of recognition. */
export const RULE = '|'

/** Gaps in heights of letters: within a word, between words of one cell, between cells. */
const NO_GAP = 0.12
const WORD_GAP = 0.9
/** Lines of one cell stand closer to each other than this, in the smallest distances of lines on the page. */
const CLOSE = 1.4
/** Rows usually stand further apart than lines of one cell, by this. */
const APART = 1.25
/** So many of the lines may cross the gap between two columns: headings that span them. */
const CROSSING = 0.04

const boxOf = (word: Word): Box => ({ ...word, right: word.x + word.width, bottom: word.y + word.height })

/** Words whose middles are on one height are a line. */
function linesOfPage(words: readonly Word[]): TextLine[] {
  const lines: TextLine[] = []
  for (const word of words.map(boxOf).toSorted((a, b) => a.y + a.bottom - b.y - b.bottom)) {
    const middle = (word.y + word.bottom) / 2
    const line = lines.at(-1)
    const isSame = line && Math.abs(middle - (line.top + line.bottom) / 2) < Math.max(line.height, word.height) * 0.5
    if (!line || !isSame) lines.push({ top: word.y, bottom: word.bottom, height: word.height, parts: [word] })
    else line.parts.push(word)
  }
  return lines.map((line) => ({ ...line, parts: joinedParts(line) }))
}

/** Neighbouring words of a line as one part, unless the gap between them is that between cells. */
function joinedParts({ parts, height }: TextLine): Box[] {
  const joined: Box[] = []
  let isAfterRule = false
  for (const part of parts.toSorted((a, b) => a.x - b.x)) {
    const last = joined.at(-1)
    const gap = last ? part.x - last.right : Number.POSITIVE_INFINITY
    if (part.text === RULE) {
      isAfterRule = true
      continue
    }
    if (!last || isAfterRule || gap > height * WORD_GAP) joined.push({ ...part })
    else {
      last.text += (gap > height * NO_GAP && !last.text.endsWith(' ') ? ' ' : '') + part.text
      last.right = Math.max(last.right, part.right)
      last.width = last.right - last.x
    }
    isAfterRule = false
  }
  return joined.map((part) => ({ ...part, text: part.text.replace(/\s+/g, ' ').trim() })).filter(({ text }) => text !== '')
}

const STEPS = 1_000

/** Lines of a table; a title, a total or the number of a page beside it has fewer parts than half of most lines, and none of its columns. */
function tabularOf(lines: readonly TextLine[]): TextLine[] {
  const several = lines.filter(({ parts }) => parts.length > 1)
  const counts = several.map(({ parts }) => parts.length).toSorted((a, b) => a - b)
  const usual = counts[Math.floor(counts.length / 2)] ?? 0
  return several.filter(({ parts }) => parts.length > usual / 2)
}

/** Columns lie between the gaps that run down the page through nearly all lines of a table. */
function columnsOf(lines: readonly TextLine[]): Column[] {
  const tabular = tabularOf(lines)
  const parts = tabular.flatMap((line) => line.parts)
  if (parts.length === 0) return []
  const from = Math.min(...parts.map(({ x }) => x))
  const to = Math.max(...parts.map(({ right }) => right))
  const step = (to - from) / STEPS || 1
  const covered = new Uint32Array(STEPS + 2)
  for (const { x, right } of parts)
    for (let at = Math.floor((x - from) / step); at <= Math.ceil((right - from) / step) && at < covered.length; at += 1)
      covered[at] = (covered[at] ?? 0) + 1
  const most = Math.floor(tabular.length * CROSSING)
  const columns: Column[] = []
  let isInside = false
  for (const [at, count] of covered.entries()) {
    const place = from + at * step
    if (count > most && !isInside) columns.push({ left: place, right: place })
    const last = columns.at(-1)
    if (count > most && last) last.right = place
    isInside = count > most
  }
  return withHeadings(columns, tabular)
}

const MOST_HEADING_LINES = 2

/** A heading in the middle over figures at the right edge stands beside them: where nothing else is in its column, both are one. */
function withHeadings(columns: readonly Column[], lines: readonly TextLine[]): Column[] {
  const filledIn = ({ left, right }: Column) =>
    lines.flatMap(({ parts }, at) => (parts.some((part) => part.x < right && part.right > left) ? [at] : []))
  const isHeadingOf = (upper: readonly number[], lower: readonly number[]) =>
    upper.length > 0 && upper.length <= MOST_HEADING_LINES && lower.length > upper.length && (upper.at(-1) ?? 0) < (lower[0] ?? 0)
  const made: Column[] = []
  for (const column of columns) {
    const before = made.at(-1)
    const [one, other] = [before ? filledIn(before) : [], filledIn(column)]
    if (before && (isHeadingOf(one, other) || isHeadingOf(other, one))) before.right = column.right
    else made.push({ ...column })
  }
  return made
}

const columnAt = (columns: readonly Column[], { x, right }: Box): number => {
  const middle = Math.min((x + right) / 2, x + (right - x) * 0.5)
  const inside = columns.findIndex((column) => x < column.right && right > column.left)
  const centred = columns.findIndex((column) => middle >= column.left && middle <= column.right)
  // A part over several columns begins in the first of them.
  const spanned = columns.filter((column) => x < column.right && right > column.left).length
  return Math.max(0, spanned > 1 ? inside : centred >= 0 ? centred : inside)
}

type Row = { cells: Map<number, Box[]>; top: number; bottom: number; lastTop: number }

const isNumeric = (text: string) => /^\d+(?:[.,]\d+)?(?: ?(?:шт|м|компл|уп)\.?)?$/i.test(text)

/** Columns of which a row has one number: two numbers are two rows. */
function numericColumns(lines: readonly { cells: Map<number, Box[]> }[]): Set<number> {
  const texts = new Map<number, string[]>()
  for (const { cells } of lines)
    for (const [column, parts] of cells) texts.set(column, [...(texts.get(column) ?? []), parts.map(({ text }) => text).join(' ')])
  return new Set(
    [...texts].flatMap(([column, all]) => (all.length > 1 && all.filter(isNumeric).length >= all.length * 0.6 ? [column] : [])),
  )
}

/** Whether the first word of a lower line had no room left at the end of the upper one: then the text was wrapped there. */
function isWrapped(upper: Box | undefined, lower: Box | undefined, column: Column | undefined): boolean {
  if (!upper || !lower || !column) return false
  const [word = ''] = lower.text.split(' ')
  const letter = lower.width / Math.max(1, lower.text.length)
  return upper.right + (word.length + 1) * letter > column.right - letter * 0.5 || /[-–]$/.test(upper.text)
}

function joinWrapped(rows: readonly Row[], columns: readonly Column[]): Row[] {
  const pitches = rows
    .slice(1)
    .map(({ top }, at) => top - (rows[at]?.top ?? top))
    .filter((pitch) => pitch > 0)
    .toSorted((a, b) => a - b)
  const least = pitches[Math.floor(pitches.length * 0.1)] ?? 0
  const usual = pitches[Math.floor(pitches.length / 2)] ?? 0
  const numeric = numericColumns(rows)
  /** More of the only text above it, closer to it than rows stand: a break that somebody put into a cell. */
  const isMoreOf = (upper: Row, row: Row) => {
    const [column = 0] = row.cells.keys()
    const isLone = row.cells.size === 1 && upper.cells.size > 1 && upper.cells.has(column) && !numeric.has(column)
    return isLone && (row.top - upper.lastTop) * APART <= usual
  }
  const counts = (row: Row) => [...row.cells.keys()].some((column) => numeric.has(column))
  const joined: Row[] = []
  for (const row of rows) {
    const upper = joined.at(-1)
    const isClose = upper && row.top - upper.lastTop <= least * CLOSE
    const wraps =
      upper &&
      [...row.cells].some(([column, [first]]) => !numeric.has(column) && isWrapped(upper.cells.get(column)?.at(-1), first, columns[column]))
    // A row that fills every column of the one above it is a row of its own.
    const isPart = upper && (upper.cells.size === 1 || [...upper.cells.keys()].some((column) => !row.cells.has(column)))
    const isContinued = upper && ((isClose && wraps) || isMoreOf(upper, row))
    if (!isContinued || !isPart || (counts(upper) && counts(row))) joined.push({ ...row, cells: new Map(row.cells) })
    else {
      for (const [column, parts] of row.cells) upper.cells.set(column, [...(upper.cells.get(column) ?? []), ...parts])
      upper.lastTop = row.top
      upper.bottom = row.bottom
    }
  }
  return joined
}

const textOf = (parts: readonly Box[] | undefined): string | null =>
  parts === undefined
    ? null
    : parts
        .map(({ text }) => text)
        .join(' ')
        .replace(/(\p{L})- (?=\p{Ll})/gu, '$1-')
        .slice(0, LONGEST_CELL)

/** The table that the places of words on pages make, row by row; a text without columns has one cell in each row. */
export function wordsToRows(pages: readonly (readonly Word[])[], { mostRows }: { mostRows: number }): SheetRow[] {
  const lined = pages.map((words) => linesOfPage(words.filter(({ text, height }) => text.trim() !== '' && height > 0)))
  const columns = columnsOf(lined.flat()).slice(0, MOST_COLUMNS)
  const rows: SheetRow[] = []
  for (const lines of lined) {
    const placed = lines.map(({ top, bottom, parts }): Row => {
      const cells = new Map<number, Box[]>()
      for (const part of parts) {
        const column = columns.length === 0 ? 0 : columnAt(columns, part)
        cells.set(column, [...(cells.get(column) ?? []), part])
      }
      return { cells, top, bottom, lastTop: top }
    })
    for (const { cells } of joinWrapped(placed, columns)) {
      const width = Math.max(...cells.keys()) + 1
      rows.push({ row: rows.length + 1, cells: Array.from({ length: width }, (_, column) => textOf(cells.get(column))) })
      if (rows.length > mostRows) return rows
    }
  }
  return rows
}
