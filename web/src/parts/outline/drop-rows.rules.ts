import { groupWithChildren, type Outline } from '@vitrina/contract/outline/outline.rules'

/** A row of a table drawn from an outline; `kind` new: the empty one at the end. */
type Row = { id: string; kind: 'line' | 'group' | 'new'; line?: { groupId: string | null }; isCollapsed?: boolean }
type Document = Outline<{ id: string; parentId: string | null }, { id: string; groupId: string | null }>
type Move =
  | { op: 'moveLines'; ids: string[]; groupId: string | null; after: string | null }
  | { op: 'moveGroup'; id: string; parentId: string | null; after: string | null }

/** Where lines land that are put under a row: behind a line, or first in an open group. */
export function placeUnder(row: Row | undefined, { lines }: Document): { groupId: string | null; after: string | null } {
  if (row?.line) return { groupId: row.line.groupId, after: row.id }
  if (row?.kind === 'group') {
    const lastInside = row.isCollapsed ? lines.findLast(({ groupId }) => groupId === row.id) : undefined
    return { groupId: row.id, after: lastInside?.id ?? null }
  }
  return { groupId: null, after: null }
}

/** Rows dropped under the row at `target` (-1: at the very top). A group lands behind the group it is dropped on. */
export function dropRows(document: Document, rows: readonly Row[], ids: ReadonlySet<string>, target: number): Move[] {
  const moved = rows.filter(({ id }) => ids.has(id))
  const [group] = moved.filter(({ kind }) => kind === 'group')
  const rest = rows.slice(0, target + 1).filter(({ id, kind }) => !ids.has(id) && kind !== 'new')
  const under = rest.at(-1)
  if (!group) return moved.length === 0 ? [] : [{ op: 'moveLines', ids: moved.map(({ id }) => id), ...placeUnder(under, document) }]
  const onto = under?.line ? under.line.groupId : (under?.id ?? null)
  if (onto !== null && groupWithChildren(document.groups, group.id).has(onto)) return []
  const ontoGroup = document.groups.find(({ id }) => id === onto)
  return [{ op: 'moveGroup', id: group.id, parentId: ontoGroup?.parentId ?? null, after: ontoGroup?.id ?? null }]
}
