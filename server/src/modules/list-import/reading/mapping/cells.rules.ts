import type { Cell, SheetRow } from '#platform/spreadsheets/sheet-row'

export const textOf = (cell: Cell | undefined): string =>
  cell === null || cell === undefined ? '' : String(cell).replace(/\s+/g, ' ').trim()

export const isFilled = (cell: Cell | undefined): boolean => textOf(cell) !== ''

/** The texts of a row; a merged cell, repeated in each of its columns, counts once. */
export function distinctTexts(cells: readonly Cell[]): string[] {
  const texts = cells.map(textOf)
  return texts.filter((text, at) => text !== '' && text !== texts[at - 1])
}

export const widthOf = (rows: readonly SheetRow[]): number => rows.reduce((most, { cells }) => Math.max(most, cells.length), 0)

/** 1, 2, 3 … from left to right, as GOST numbers the columns below a header. */
export function isColumnNumbering(cells: readonly Cell[]): boolean {
  const texts = distinctTexts(cells)
  return texts.length >= 3 && texts.every((text, at) => Number(text) === at + Number(texts[0])) && Number(texts[0]) <= 2
}
