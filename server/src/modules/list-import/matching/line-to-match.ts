import type { Reading } from '../reading/readings.rules.ts'

/** One reading of a line: a code or a name, and the amount that goes with it. */
export type ListReading = Reading

/** A line as the matcher needs it. */
export type LineToMatch = {
  /** Codes from columns of their own. */
  codes: readonly string[]
  /** The name, without the amount where it could be told apart. */
  text: string
  unit: string | null
  /** By which choices for it are remembered. */
  matchKey: string
  /** The likeliest first. */
  readings: readonly ListReading[]
}
