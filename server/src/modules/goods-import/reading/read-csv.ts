import { plainText } from '#platform/spreadsheets/displayed-cell'
import { LONGEST_TEXT, type TableEvent } from './table.ts'
import { decodedParts } from './text-encoding.ts'

const DELIMITERS = ['\t', ';', '|', ','] as const
const SAMPLE_LINES = 50
const DELIMITER_LINE = /^sep=(.)\r?\n/i

/** The delimiter that stands most evenly in the first lines; a comma within a number is none. */
function delimiterOf(text: string): string {
  const lines = text
    .split(/\r?\n|\r/)
    .filter((line) => line.trim() !== '')
    .slice(0, SAMPLE_LINES)
    .map((line) => line.replace(/"[^"]*"/g, ''))
  const scores = DELIMITERS.map((delimiter) => {
    const counts = lines.map((line) => line.split(delimiter).length - 1).toSorted((a, b) => a - b)
    const usual = counts[Math.floor(counts.length / 2)] ?? 0
    return { delimiter, score: usual === 0 ? 0 : counts.filter((count) => count >= usual).length / counts.length }
  })
  return scores.find(({ score }) => score >= 0.6)?.delimiter ?? scores.toSorted((a, b) => b.score - a.score)[0]?.delimiter ?? ';'
}

/** Where a cell in quotes ends, -1 when that is not in the text yet, -2 when the quote opens no cell: 1/2" is an inch. */
function endOfQuoted(text: string, from: number, { delimiter, isLast }: { delimiter: string; isLast: boolean }): number {
  for (let at = from; ; ) {
    const quote = text.indexOf('"', at)
    if (quote < 0) return !isLast && text.length - from < LONGEST_TEXT ? -1 : -2
    const after = text[quote + 1]
    if (after === '"') {
      at = quote + 2
      continue
    }
    if (after === undefined) return isLast ? quote : -1
    return after === delimiter || after === '\n' || after === '\r' ? quote : -2
  }
}

/** Splits a text that arrives in parts; a row is given when its end has come. */
class CsvRows {
  #text = ''
  #line = 1
  readonly #delimiter: string

  constructor(delimiter: string) {
    this.#delimiter = delimiter
  }

  *add(part: string, { isLast }: { isLast: boolean }): Generator<{ row: number; cells: string[] }> {
    this.#text += part
    let at = 0
    for (;;) {
      const found = this.#rowFrom(at, isLast)
      if (!found) break
      if (found.cells.some((cell) => cell.trim() !== '')) yield { row: this.#line, cells: found.cells }
      this.#line += found.lines
      at = found.next
    }
    this.#text = this.#text.slice(at)
  }

  /** A whole row from this place; null when its end is not there yet. */
  #rowFrom(from: number, isLast: boolean): { cells: string[]; next: number; lines: number } | null {
    const text = this.#text
    const delimiter = this.#delimiter
    const cells: string[] = []
    let lines = 1
    let at = from
    if (at >= text.length) return null
    for (;;) {
      const quoted = text[at] === '"' ? endOfQuoted(text, at + 1, { delimiter, isLast }) : -2
      if (quoted === -1) return null
      let end: number
      if (quoted >= 0) {
        const cell = text.slice(at + 1, quoted).replaceAll('""', '"')
        lines += cell.split('\n').length - 1
        cells.push(clean(cell))
        end = quoted + 1
      } else {
        end = at
        while (end < text.length) {
          const sign = text[end]
          if (sign === delimiter || sign === '\n' || sign === '\r') break
          end += 1
        }
        if (end === text.length && !isLast) return null
        cells.push(clean(text.slice(at, end)))
      }
      const sign = text[end]
      if (sign === delimiter) {
        at = end + 1
        continue
      }
      if (sign === '\r') {
        if (end + 1 === text.length && !isLast) return null
        return { cells, next: text[end + 1] === '\n' ? end + 2 : end + 1, lines }
      }
      return { cells, next: end + 1, lines }
    }
  }
}

const clean = (cell: string) => plainText(cell).slice(0, LONGEST_TEXT).trim()

/** A table of text in any of its usual encodings, row by row. */
export function* readCsv(bytes: Uint8Array): Generator<TableEvent> {
  yield { sheet: 0, name: '' }
  let rows: CsvRows | null = null
  for (const part of decodedParts(bytes)) {
    let text = part
    if (!rows) {
      text = text.replace(/^\ufeff/, '')
      const told = DELIMITER_LINE.exec(text)
      rows = new CsvRows(told?.[1] ?? delimiterOf(text))
      if (told) text = `\n${text.slice(told[0].length)}`
    }
    for (const { row, cells } of rows.add(text, { isLast: false })) yield { sheet: 0, row, cells }
  }
  for (const { row, cells } of rows?.add('', { isLast: true }) ?? []) yield { sheet: 0, row, cells }
}
