import type { SheetMapping } from '@vitrina/contract/list-import/import-jobs'
import type { ListLine } from '../reading/lines/list-line.ts'
import type { GuessedSheet, RememberedMappings } from '../reading/mapping/guess-mapping.ts'
import type { Sheet } from '../reading/source.ts'
import type { LineMatch, MatchQuestion } from './match-lines.ts'

/** Asked about a list: how its tables are laid out, which lines they have, what the lines mean. */
export type ListQuestion =
  | { guess: { sheets: readonly Sheet[]; remembered: RememberedMappings | undefined } }
  | { read: { sheets: readonly Sheet[]; mapping: readonly SheetMapping[] } }
  | { match: MatchQuestion }
export type ListAnswer = GuessedSheet[] | ListLine[] | LineMatch[]
