import type { ReadAmount } from '../read-amount.rules.ts'
import type { Reading } from '../readings.rules.ts'
import type { ListGroup } from './headings.rules.ts'

/** One requested product as it arrived, before it is matched. */
export type ListLine = {
  /** The place of its sheet in the source. */
  sheet: number
  row: number
  /** As it arrived, at most `LONGEST_RAW` letters. */
  raw: string
  /** Headings above it, outermost first. */
  groups: ListGroup[]
  /** Codes of columns of their own, the likeliest first. */
  codes: string[]
  /** The name with what completes it: type, characteristics, brand. */
  text: string
  amount: ReadAmount
  unit: string | null
  note: string | null
  /** Alternative readings, likelier first. */
  readings: Reading[]
}

export const LONGEST_RAW = 300
