import type { SheetMapping } from '@vitrina/contract/list-import/import-jobs'
import type { Actor } from '#platform/actor'
import type { ListLine } from './reading/lines/list-line.ts'
import type { GuessedSheet } from './reading/mapping/guess-mapping.ts'
import type { SourceKind } from './reading/source.ts'

/** As a heading is stored and read again: «Щит ЩР-1 (5 шт)». */
export const groupText = ({ name, multiplier }: ListLine['groups'][number]): string =>
  multiplier === 1 ? name : `${name} (${multiplier} шт)`

type Counted = Pick<ListLine, 'amount'>

/** An amount that can be read in two ways is asked about. */
export const amountOf = ({ amount }: Counted): number | null => (amount.kind === 'read' ? amount.amount : null)

/** Both readings of an amount that is not clear. */
export const amountReadingsOf = ({ amount }: Counted): number[] => (amount.kind === 'doubtful' ? amount.amounts : [])

/** Lines a pasted text may have, or rows a file, also one of plain text. */
export const limitOf = ({ site }: Pick<Actor, 'site'>, { fileName }: { fileName: string }): number =>
  site.settings.listImport[fileName === '' ? 'maxLines' : 'maxRows']

const LEAST_SURE = 0.7
const FEW_COLUMNS = 2

const isPlain = ({ columns }: SheetMapping) => columns.length <= FEW_COLUMNS

/** Plain lines, few columns or a head that names them: nobody needs to be asked. */
export const isSureOf = (kind: SourceKind, guessed: readonly GuessedSheet[]): boolean =>
  kind === 'text' ||
  guessed.filter(({ mapping }) => mapping.isTaken).every(({ mapping, confidence }) => confidence >= LEAST_SURE || isPlain(mapping))
