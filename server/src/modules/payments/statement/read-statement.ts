import { decodeText } from '#platform/spreadsheets/decode-text'
import { readBankTable } from './read-bank-table.ts'
import { isClientBank, readClientBank } from './read-client-bank.ts'
import { readPastedLines } from './read-pasted-lines.ts'
import type { ReadStatement } from './statement-text.ts'

/** The exchange of 1C is written in Windows-1251 or UTF-8, and by old programs in the letters of DOS. */
export function decodeStatement(bytes: Uint8Array): string {
  const text = decodeText(bytes)
  const isDos = isClientBank(text) && !text.includes('СекцияДокумент')
  return isDos ? new TextDecoder('ibm866').decode(bytes) : text
}

/** A file of the exchange or a table of a bank; null when it is neither. */
export const readStatementFile = (text: string): ReadStatement | null => (isClientBank(text) ? readClientBank(text) : readBankTable(text))

/** Pasted text may be a whole file, a table or lines of any kind. */
export const readPastedStatement = (text: string, today: string): ReadStatement => readStatementFile(text) ?? readPastedLines(text, today)
