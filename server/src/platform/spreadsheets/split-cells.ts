import { LONGEST_CELL, MOST_COLUMNS, type SheetRow } from './sheet-row.ts'

type SplitOptions = { delimiter: string; mostRows: number }

/** Collects rows without excess columns, letters and empty rows. */
class Rows {
  readonly read: SheetRow[] = []
  readonly #mostRows: number
  #cells: string[] = []
  #isFilled = false

  constructor({ mostRows }: SplitOptions) {
    this.#mostRows = mostRows
  }

  get isEnough(): boolean {
    return this.read.length > this.#mostRows
  }

  addCell(cell: string): void {
    if (this.#cells.length >= MOST_COLUMNS) return
    this.#cells.push(cell)
    this.#isFilled ||= cell.trim() !== ''
  }

  endRow(row: number): void {
    if (this.#isFilled) this.read.push({ row, cells: this.#cells })
    this.#cells = []
    this.#isFilled = false
  }
}

/** Cells between delimiters; a cell in quotes may hold delimiters, new lines and doubled quotes. Null when quotes do not close. */
function splitQuoted(text: string, options: SplitOptions): SheetRow[] | null {
  const rows = new Rows(options)
  let cell = ''
  let isQuoted = false
  let line = 1
  let rowStart = 1
  const add = (char: string) => {
    if (cell.length < LONGEST_CELL) cell += char
  }
  const endCell = () => {
    rows.addCell(cell)
    cell = ''
  }
  for (let at = 0; at < text.length && !rows.isEnough; at += 1) {
    const char = text[at] ?? ''
    if (char === '\n') line += 1
    if (isQuoted) {
      if (char !== '"') add(char === '\n' ? ' ' : char)
      else if (text[at + 1] === '"') {
        add('"')
        at += 1
      } else isQuoted = false
    } else if (char === '"' && cell === '') isQuoted = true
    else if (char === options.delimiter) endCell()
    else if (char === '\n') {
      endCell()
      rows.endRow(rowStart)
      rowStart = line
    } else add(char)
  }
  if (isQuoted) return null
  endCell()
  rows.endRow(rowStart)
  return rows.read
}

function splitUnquoted(text: string, options: SplitOptions): SheetRow[] {
  const rows = new Rows(options)
  for (const { row, line } of linesOf(text)) {
    for (const cell of line.split(options.delimiter, MOST_COLUMNS)) rows.addCell(cell.slice(0, LONGEST_CELL))
    rows.endRow(row)
    if (rows.isEnough) break
  }
  return rows.read
}

/** Line by line with their numbers, each no longer than a row may be: of a long text only the requested lines are read. */
export function* linesOf(text: string): Generator<{ row: number; line: string }> {
  let from = 0
  for (let row = 1; from <= text.length; row += 1) {
    const end = text.indexOf('\n', from)
    const to = end < 0 ? text.length : end
    yield { row, line: text.slice(from, Math.min(to, from + MOST_COLUMNS * LONGEST_CELL)) }
    from = to + 1
  }
}

/** The first rows of a text table without the empty ones, one more than `mostRows` at most. Lines end in `\n`. */
export function splitCells(text: string, options: SplitOptions): SheetRow[] {
  // 1/2" at the start of a cell is an inch, not a quotation.
  return splitQuoted(text, options) ?? splitUnquoted(text, options)
}
