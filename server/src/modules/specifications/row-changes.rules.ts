import type {
  SpecificationDocument,
  SpecificationGroup,
  SpecificationLine,
} from '@vitrina/contract/specifications/specification-document.rules'
import type { LoadedDocument, RowChanges } from './document.queries.ts'
import { placeRows } from './placing.rules.ts'

const isSameGroup = (one: SpecificationGroup, other: SpecificationGroup) =>
  one.parentId === other.parentId && one.name === other.name && one.multiplier === other.multiplier

const isSameLine = (one: SpecificationLine, other: SpecificationLine) =>
  one === other ||
  (one.groupId === other.groupId &&
    one.rawText === other.rawText &&
    one.productId === other.productId &&
    one.customProductId === other.customProductId &&
    one.amount === other.amount &&
    one.unit === other.unit &&
    one.note === other.note &&
    one.replacement === other.replacement)

function differing<T extends { id: string }>(
  { before, after, positions }: { before: readonly T[]; after: readonly T[]; positions: ReadonlyMap<string, number> },
  isSame: (one: T, other: T) => boolean,
) {
  const earlier = new Map(before.map((row) => [row.id, row]))
  const later = new Set(after.map(({ id }) => id))
  const placed = placeRows(
    after.map(({ id }) => id),
    positions,
  )
  const rows = after.flatMap((row) => {
    const old = earlier.get(row.id)
    const position = placed.get(row.id) ?? 0
    return old && isSame(old, row) && positions.get(row.id) === position ? [] : [{ ...row, position }]
  })
  return { rows, gone: before.flatMap(({ id }) => (later.has(id) ? [] : [id])) }
}

/** The rows to write and to delete, so that the stored document becomes another. */
export function rowChanges(before: LoadedDocument, after: SpecificationDocument): RowChanges {
  const groups = differing({ before: before.groups, after: after.groups, positions: before.positions.groups }, isSameGroup)
  const lines = differing<SpecificationLine>({ before: before.lines, after: after.lines, positions: before.positions.lines }, isSameLine)
  return { goneGroups: groups.gone, goneLines: lines.gone, groups: groups.rows, lines: lines.rows }
}

export const isNothing = ({ goneGroups, goneLines, groups, lines }: RowChanges): boolean =>
  goneGroups.length + goneLines.length + groups.length + lines.length === 0

/** So long may one person edit before an earlier state is kept again. */
const RUN_MS = 5 * 60_000

type Run = { editedBy: number | null; editingSince: Date; userId: number; now: Date; isLosingLines: boolean }

/** Whether the state before a change is kept to go back to: one for a person's run of edits, and one before any loss of lines. */
export const isNewRun = ({ editedBy, editingSince, userId, now, isLosingLines }: Run): boolean =>
  isLosingLines || editedBy !== userId || now.getTime() - editingSince.getTime() > RUN_MS
