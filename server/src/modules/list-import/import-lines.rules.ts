import type { SheetMapping } from '@vitrina/contract/list-import/import-jobs'
import type { ListLine } from './reading/lines/list-line.ts'
import type { GuessedSheet } from './reading/mapping/guess-mapping.ts'
import type { SourceKind } from './reading/source.ts'

/** As a heading is stored and read again: «Щит ЩР-1 (5 шт)». */
export const groupText = ({ name, multiplier }: ListLine['groups'][number]): string =>
  multiplier === 1 ? name : `${name} (${multiplier} шт)`

/** An amount that can be read in two ways is asked about. */
export const amountOf = ({ amount }: Pick<ListLine, 'amount'>): number | null => (amount.kind === 'read' ? amount.amount : null)

const LEAST_SURE = 0.7
const FEW_COLUMNS = 2

const isPlain = ({ columns }: SheetMapping) => columns.length <= FEW_COLUMNS

/** Plain lines, few columns or a head that names them: nobody needs to be asked. */
export const isSureOf = (kind: SourceKind, guessed: readonly GuessedSheet[]): boolean =>
  kind === 'text' ||
  guessed.filter(({ mapping }) => mapping.isTaken).every(({ mapping, confidence }) => confidence >= LEAST_SURE || isPlain(mapping))
