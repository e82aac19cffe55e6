import type { ErrorCode } from '@vitrina/contract/errors'

/** A number where the file says that it is one: its point is not in doubt. */
export type TableCell = string | number
/** `row`: its number in the sheet, from one. */
export type TableRow = { sheet: number; row: number; cells: TableCell[] }

export type TableEvent = { sheet: number; name: string } | TableRow

/** A file that is not read, with the reason for whoever sent it. */
export class FileRefusal extends Error {
  readonly code: ErrorCode
  constructor(code: ErrorCode) {
    super(code)
    this.code = code
  }
}

/** Longer texts are no part of a table. */
export const LONGEST_TEXT = 20_000

export const isBlank = (cell: TableCell | undefined): boolean => cell === undefined || (typeof cell === 'string' && cell.trim() === '')
export const textOfCell = (cell: TableCell | undefined): string => (cell === undefined ? '' : String(cell).replace(/\s+/g, ' ').trim())
