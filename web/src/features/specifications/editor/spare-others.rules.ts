import { groupWithChildren } from '@vitrina/contract/outline/outline.rules'
import {
  applyChanges,
  type SpecificationChange,
  type SpecificationDocument,
} from '@vitrina/contract/specifications/specification-document.rules'

/** Rows of others in a group that is about to go, moved out to where the group stands. */
function movedOut({ groups, lines }: SpecificationDocument, groupId: string, isOfOthers: (id: string) => boolean): SpecificationChange[] {
  const group = groups.find(({ id }) => id === groupId)
  if (!group) return []
  const gone = groupWithChildren(groups, groupId)
  const isInside = (id: string | null) => id !== null && gone.has(id)
  // A group of others stays whole: only its topmost is moved, with everything in it.
  const spared = groups.filter(({ id, parentId }) => id !== groupId && isInside(parentId) && isOfOthers(id))
  const sparedWithChildren = new Set(spared.flatMap(({ id }) => [...groupWithChildren(groups, id)]))
  const topmost = spared.filter(({ parentId }) => parentId === null || !sparedWithChildren.has(parentId))
  const ids = lines.filter(({ id, groupId: of }) => isInside(of) && !sparedWithChildren.has(of ?? '') && isOfOthers(id)).map(({ id }) => id)
  const first = lines.findIndex(({ id }) => id === ids[0])
  return [
    ...topmost.map(({ id }) => ({ op: 'moveGroup' as const, id, parentId: group.parentId, after: groupId })),
    ...(ids.length > 0 ? [{ op: 'moveLines' as const, ids, groupId: group.parentId, after: lines[first - 1]?.id ?? null }] : []),
  ]
}

/** The same changes, but a group that goes leaves the rows of others behind. */
export function spareOthers(
  document: SpecificationDocument,
  changes: readonly SpecificationChange[],
  isOfOthers: (id: string) => boolean,
): SpecificationChange[] {
  const made: SpecificationChange[] = []
  let before = document
  for (const change of changes) {
    const next = change.op === 'removeGroup' ? [...movedOut(before, change.id, isOfOthers), change] : [change]
    made.push(...next)
    before = applyChanges(before, next)
  }
  return made
}
