import { compareDocuments, type DocumentComparison, type NameOfLine } from '@vitrina/contract/specifications/compare-documents.rules'
import {
  applyChanges,
  type SpecificationChange,
  type SpecificationDocument,
} from '@vitrina/contract/specifications/specification-document.rules'
import { spareOthers } from './spare-others.rules.ts'

/** A row that both changed: the same field, or one removed what the other changed. `field` null: the whole row. */
export type Overlap = { id: string; name: string; field: string | null; theirs: string; mine: string }

export type Rebase = {
  /** My changes, to be applied over their state. */
  changes: SpecificationChange[]
  theirs: DocumentComparison
  mine: DocumentComparison
  overlaps: Overlap[]
}

type Difference = {
  id: string
  kind: 'added' | 'removed' | 'changed'
  name: string
  fields: { field: string; before: string; after: string }[]
}

const rowsOf = ({ lines, groups }: DocumentComparison): Map<string, Difference> =>
  new Map<string, Difference>([
    ...lines.map((line): [string, Difference] => [line.lineId, { ...line, id: line.lineId }]),
    ...groups.map((group): [string, Difference] => [group.groupId, { ...group, id: group.groupId }]),
  ])

function overlapsOf(theirs: DocumentComparison, mine: DocumentComparison): Overlap[] {
  const byThem = rowsOf(theirs)
  return [...rowsOf(mine).values()].flatMap((own): Overlap[] => {
    const other = byThem.get(own.id)
    if (!other || (own.kind === 'removed' && other.kind === 'removed')) return []
    const { id, name } = own
    if (own.kind === 'removed' || other.kind === 'removed') return [{ id, name, field: null, theirs: other.kind, mine: own.kind }]
    return own.fields.flatMap(({ field, after }) => {
      const same = other.fields.find((one) => one.field === field)
      return same && same.after !== after ? [{ id, name, field, theirs: same.after, mine: after }] : []
    })
  })
}

/** Ids of lines that the changes set or move. */
const touchedLines = (changes: readonly SpecificationChange[]): Set<string> =>
  new Set(
    changes.flatMap((change) =>
      change.op === 'setLines' ? change.lines.map(({ id }) => id) : change.op === 'moveLines' ? change.ids : [],
    ),
  )

/**
 * My unsaved changes over a state that others saved meanwhile. A line that they removed and I changed comes back with my change, so
 * that nothing I typed is lost; what they put into a group that I removed stays.
 */
export function rebaseChanges(
  { base, pending, theirs }: { base: SpecificationDocument; pending: readonly SpecificationChange[]; theirs: SpecificationDocument },
  nameOf: NameOfLine,
): Rebase {
  const mine = applyChanges(base, pending)
  const there = new Set(theirs.lines.map(({ id }) => id))
  const stillMine = new Set(mine.lines.map(({ id }) => id))
  const touched = touchedLines(pending)
  const lost = base.lines.filter(({ id }) => touched.has(id) && !there.has(id) && stillMine.has(id))
  const after = theirs.lines.at(-1)?.id ?? null
  const known = new Set([...base.lines, ...base.groups].map(({ id }) => id))
  const addedByThem = new Set([...theirs.lines, ...theirs.groups].flatMap(({ id }) => (known.has(id) ? [] : [id])))
  const theirDifference = compareDocuments({ before: base, after: theirs }, nameOf)
  const myDifference = compareDocuments({ before: base, after: mine }, nameOf)
  return {
    changes: spareOthers(theirs, [...(lost.length > 0 ? [{ op: 'addLines' as const, lines: lost, after }] : []), ...pending], (id) =>
      addedByThem.has(id),
    ),
    theirs: theirDifference,
    mine: myDifference,
    overlaps: overlapsOf(theirDifference, myDifference),
  }
}

/** My changes without the rows where theirs are taken. */
export function yieldTo(changes: readonly SpecificationChange[], overlaps: readonly Overlap[]): SpecificationChange[] {
  const theirs = new Set(overlaps.map(({ id }) => id))
  const isMine = ({ id }: { id: string }) => !theirs.has(id)
  return changes.flatMap((change): SpecificationChange[] => {
    switch (change.op) {
      case 'addLines':
      case 'setLines': {
        const lines = change.lines.filter(isMine)
        return lines.length > 0 ? [{ ...change, lines } as SpecificationChange] : []
      }
      case 'removeLines':
      case 'moveLines': {
        const ids = change.ids.filter((id) => !theirs.has(id))
        return ids.length > 0 ? [{ ...change, ids }] : []
      }
      case 'addGroup':
        return [change]
      case 'setGroup':
      case 'removeGroup':
      case 'moveGroup':
        return isMine(change) ? [change] : []
    }
  })
}
