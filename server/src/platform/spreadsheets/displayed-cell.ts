import { type Cell, LONGEST_CELL } from './sheet-row.ts'

const two = (part: number) => String(part).padStart(2, '0')
/** #N/A, #REF!, #ДЕЛ/0!: a formula without a result. */
const FAILED = /^#(?:[A-ZА-Я/]+[!?]?|[A-ZА-Я]+\/0!)$/u

/** Signs that end no line and fill no cell: the mark of the encoding, what hides or turns letters. */
const INVISIBLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff\ufffe\uffff]/g

/** A text without letters that cannot be seen or stored. */
export const plainText = (text: string): string => text.replace(INVISIBLE, '').toWellFormed()

/** A value as the buyer sees it: Excel makes dates of codes like 1-2. */
export const displayedCell = (value: string | number | boolean | Date | null | undefined): Cell => {
  if (value === undefined || value === null) return null
  if (value instanceof Date)
    return Number.isNaN(value.getTime()) ? null : `${two(value.getUTCDate())}.${two(value.getUTCMonth() + 1)}.${value.getUTCFullYear()}`
  if (typeof value === 'boolean') return String(value)
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  return FAILED.test(value) ? null : value.slice(0, LONGEST_CELL).toWellFormed()
}
