import type { SheetRow } from './read-sheet.ts'

/** Cells between delimiters; a cell in quotes may hold delimiters, new lines and doubled quotes. Null when quotes do not close. */
function splitQuoted(text: string, delimiter: string): SheetRow[] | null {
  const rows: SheetRow[] = []
  let cells: string[] = []
  let cell = ''
  let isQuoted = false
  let line = 1
  let begun = 1
  const endRow = () => {
    rows.push({ row: begun, cells: [...cells, cell] })
    cells = []
    cell = ''
  }
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at] ?? ''
    if (char === '\n') line += 1
    if (isQuoted) {
      if (char !== '"') cell += char === '\n' ? ' ' : char
      else if (text[at + 1] === '"') {
        cell += '"'
        at += 1
      } else isQuoted = false
    } else if (char === '"' && cell === '') isQuoted = true
    else if (char === delimiter) {
      cells.push(cell)
      cell = ''
    } else if (char === '\n') {
      endRow()
      begun = line
    } else cell += char
  }
  if (isQuoted) return null
  endRow()
  return rows
}

const splitPlainly = (text: string, delimiter: string): SheetRow[] =>
  text.split('\n').map((line, at) => ({ row: at + 1, cells: line.split(delimiter) }))

/** Rows of a text table, without the empty ones. */
export function splitCells(text: string, delimiter: string): SheetRow[] {
  const plain = text.replace(/\r\n?/g, '\n')
  // 1/2" at the start of a cell is an inch, not a quotation.
  const rows = splitQuoted(plain, delimiter) ?? splitPlainly(plain, delimiter)
  return rows.filter(({ cells }) => cells.some((cell) => String(cell).trim() !== ''))
}
