import { MAX_GROUP_DEPTH } from '@vitrina/contract/outline/outline.rules'
import type {
  SpecificationChange,
  SpecificationDocument,
  SpecificationGroup,
} from '@vitrina/contract/specifications/specification-document.rules'
import { placeUnder } from '#parts/outline/drop-rows.rules.ts'
import type { ViewRow } from './view-rows.rules.ts'

/** Where lines land that are added at the end of the table: in the group it ends with. */
export const placeAtEnd = (rows: readonly ViewRow[], document: SpecificationDocument) =>
  placeUnder(
    rows.findLast(({ kind }) => kind !== 'new'),
    document,
  )

const siblingsOf = (groups: readonly SpecificationGroup[], parentId: string | null) => groups.filter((group) => group.parentId === parentId)

function moveGroupBy(document: SpecificationDocument, id: string, step: 1 | -1): SpecificationChange[] {
  const group = document.groups.find((one) => one.id === id)
  if (!group) return []
  const siblings = siblingsOf(document.groups, group.parentId)
  const place = siblings.indexOf(group)
  const neighbour = siblings[place + step]
  if (!neighbour) return []
  const after = step === 1 ? neighbour.id : (siblings[place - 2]?.id ?? null)
  return [{ op: 'moveGroup', id, parentId: group.parentId, after }]
}

/** Alt and an arrow: the rows go one row up or down; a line passes into and out of groups on its way. */
export function moveRowsBy(
  document: SpecificationDocument,
  rows: readonly ViewRow[],
  ids: ReadonlySet<string>,
  step: 1 | -1,
): SpecificationChange[] {
  const moved = rows.filter(({ id }) => ids.has(id))
  const [group] = moved.filter(({ kind }) => kind === 'group')
  if (group) return moveGroupBy(document, group.id, step)
  const [first, last] = [moved[0], moved.at(-1)]
  if (!first || !last) return []
  const rest = rows.filter(({ id, kind }) => !ids.has(id) && kind !== 'new')
  const before = rows.slice(0, rows.indexOf(first)).filter(({ id }) => !ids.has(id)).length
  const behind = rest.slice(before).findIndex((row) => rows.indexOf(row) > rows.indexOf(last))
  if (step === -1 && before === 0) return []
  if (step === 1 && behind === -1) return []
  const under = step === -1 ? rest[before - 2] : rest[before + behind]
  return [{ op: 'moveLines', ids: moved.map(({ id }) => id), ...placeUnder(under, document) }]
}

const depthOf = (groups: readonly SpecificationGroup[], id: string | null): number => {
  let depth = 0
  for (let at = id; at !== null && depth <= groups.length; depth += 1) at = groups.find((group) => group.id === at)?.parentId ?? null
  return depth
}

const heightOf = (groups: readonly SpecificationGroup[], id: string): number =>
  1 + Math.max(0, ...groups.filter(({ parentId }) => parentId === id).map((child) => heightOf(groups, child.id)))

/** Alt → puts a group into the one above it, Alt ← takes it out. */
export function nestGroup({ groups }: SpecificationDocument, id: string, step: 1 | -1): SpecificationChange[] {
  const group = groups.find((one) => one.id === id)
  if (!group) return []
  if (step === -1) {
    const parent = groups.find((one) => one.id === group.parentId)
    return parent ? [{ op: 'moveGroup', id, parentId: parent.parentId, after: parent.id }] : []
  }
  const siblings = siblingsOf(groups, group.parentId)
  const above = siblings[siblings.indexOf(group) - 1]
  if (!above || depthOf(groups, above.id) + heightOf(groups, id) > MAX_GROUP_DEPTH) return []
  return [{ op: 'moveGroup', id, parentId: above.id, after: siblingsOf(groups, above.id).at(-1)?.id ?? above.id }]
}

/** Ctrl+G: a new group around the chosen lines, where the first of them stands. */
export function groupLines(
  document: SpecificationDocument,
  ids: readonly string[],
  group: { id: string; name: string },
): SpecificationChange[] {
  const chosen = new Set(ids)
  const lines = document.lines.filter(({ id }) => chosen.has(id))
  const around = lines[0]?.groupId ?? null
  const isDeepEnough = depthOf(document.groups, around) >= MAX_GROUP_DEPTH
  const parentId = isDeepEnough ? (document.groups.find(({ id }) => id === around)?.parentId ?? null) : around
  const after = siblingsOf(document.groups, parentId).at(-1)?.id ?? parentId
  return [
    { op: 'addGroup', group: { ...group, parentId, multiplier: 1 }, after: after ?? document.groups.at(-1)?.id ?? null },
    ...(lines.length > 0 ? [{ op: 'moveLines' as const, ids: lines.map(({ id }) => id), groupId: group.id, after: null }] : []),
  ]
}

/** The group goes, what was in it stays, in the group around it. */
export function ungroup({ groups, lines }: SpecificationDocument, id: string): SpecificationChange[] {
  const group = groups.find((one) => one.id === id)
  if (!group) return []
  const inside = lines.filter(({ groupId }) => groupId === id).map((line) => line.id)
  const after = lines.findLast(({ groupId }) => groupId === group.parentId)?.id ?? null
  return [
    ...(inside.length > 0 ? [{ op: 'moveLines' as const, ids: inside, groupId: group.parentId, after }] : []),
    ...siblingsOf(groups, id).map((child) => ({ op: 'moveGroup' as const, id: child.id, parentId: group.parentId, after: group.id })),
    { op: 'removeGroup', id },
  ]
}
