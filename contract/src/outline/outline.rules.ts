/**
 * Groups and lines in a person's own order: the working part of a specification and of an offer. The browser edits it at once
 * and the server applies the same changes, so both call `applyOutlineChanges`.
 */

type Group = { id: string; parentId: string | null }
type Line = { id: string; groupId: string | null }

export type Outline<G extends Group, L extends Line> = { groups: readonly G[]; lines: readonly L[] }

/** `after` null: first of its group. Ids of what is added are made by whoever adds it, so that undo brings the same line back. */
export type OutlineChange<G extends Group, L extends Line, GF, LF> =
  | { op: 'addLines'; lines: readonly L[]; after: string | null }
  | { op: 'setLines'; lines: readonly ({ id: string } & LF)[] }
  | { op: 'removeLines'; ids: readonly string[] }
  | { op: 'moveLines'; ids: readonly string[]; groupId: string | null; after: string | null }
  | { op: 'addGroup'; group: G; after: string | null }
  | { op: 'setGroup'; id: string; fields: GF }
  | { op: 'removeGroup'; id: string }
  | { op: 'moveGroup'; id: string; parentId: string | null; after: string | null }

/** Раздел, щит, помещение, and one to spare. */
export const MAX_GROUP_DEPTH = 4

function insertAfter<T extends { id: string }>(rows: readonly T[], added: readonly T[], after: string | null): T[] {
  const at = after === null ? 0 : rows.findIndex(({ id }) => id === after) + 1
  // A neighbour that is gone meanwhile leaves the end.
  const place = after !== null && at === 0 ? rows.length : at
  return [...rows.slice(0, place), ...added, ...rows.slice(place)]
}

/** The group with everything below it. */
export function groupWithChildren(groups: readonly Group[], id: string): Set<string> {
  const found = new Set([id])
  for (let size = 0; size !== found.size; ) {
    size = found.size
    for (const group of groups) if (group.parentId !== null && found.has(group.parentId)) found.add(group.id)
  }
  return found
}

/** The outline after one change. What a change names and is gone is left out. */
export function applyOutlineChange<G extends Group, L extends Line>(
  outline: Outline<G, L>,
  change: OutlineChange<G, L, Partial<G>, Partial<L>>,
): Outline<G, L> {
  const { groups, lines } = outline
  const knownGroup = (id: string | null) => (id !== null && groups.some((group) => group.id === id) ? id : null)
  switch (change.op) {
    case 'addLines': {
      const added = new Map(change.lines.map((line) => [line.id, { ...line, groupId: knownGroup(line.groupId) }]))
      for (const { id } of lines) added.delete(id)
      return { groups, lines: insertAfter(lines, [...added.values()], change.after) }
    }
    case 'setLines': {
      const fields = new Map(change.lines.map((set) => [set.id, set]))
      const changed = (line: L): L => {
        const set = fields.get(line.id)
        return set ? { ...line, ...set } : line
      }
      return { groups, lines: lines.map(changed) }
    }
    case 'removeLines': {
      const gone = new Set(change.ids)
      return { groups, lines: lines.filter(({ id }) => !gone.has(id)) }
    }
    case 'moveLines': {
      const moved = new Set(change.ids.filter((id) => id !== change.after))
      const groupId = knownGroup(change.groupId)
      const taken = lines.filter(({ id }) => moved.has(id)).map((line) => ({ ...line, groupId }))
      const rest = lines.filter(({ id }) => !moved.has(id))
      return { groups, lines: insertAfter(rest, taken, change.after) }
    }
    case 'addGroup': {
      if (groups.some(({ id }) => id === change.group.id)) return outline
      return { groups: insertAfter(groups, [{ ...change.group, parentId: knownGroup(change.group.parentId) }], change.after), lines }
    }
    case 'setGroup':
      return { groups: groups.map((group) => (group.id === change.id ? { ...group, ...change.fields } : group)), lines }
    case 'removeGroup': {
      const gone = groupWithChildren(groups, change.id)
      return {
        groups: groups.filter(({ id }) => !gone.has(id)),
        lines: lines.filter(({ groupId }) => groupId === null || !gone.has(groupId)),
      }
    }
    case 'moveGroup': {
      const moved = groups.find(({ id }) => id === change.id)
      const isInside = change.parentId !== null && groupWithChildren(groups, change.id).has(change.parentId)
      if (!moved || isInside) return outline
      const rest = groups.filter(({ id }) => id !== change.id)
      return { groups: insertAfter(rest, [{ ...moved, parentId: knownGroup(change.parentId) }], change.after), lines }
    }
  }
}

/** A whole outline as it may arrive: ids once, lines and groups only in groups that are there, no group inside itself. */
export function wholeOutline<G extends Group, L extends Line>({ groups, lines }: Outline<G, L>): Outline<G, L> {
  const known = new Map(groups.map((group) => [group.id, group]))
  const has = (id: string | null) => id !== null && known.has(id)
  const isInside = (group: G) => {
    for (let at = group.parentId, steps = 0; at !== null && steps <= groups.length; at = known.get(at)?.parentId ?? null, steps++)
      if (at === group.id) return true
    return false
  }
  return {
    groups: [...known.values()].map((group) => (has(group.parentId) && !isInside(group) ? group : { ...group, parentId: null })),
    lines: [...new Map(lines.map((line) => [line.id, line])).values()].map((line) =>
      has(line.groupId) ? line : { ...line, groupId: null },
    ),
  }
}

/** How deep the groups stand in each other. */
export function depthOf(groups: readonly Group[]): number {
  const byId = new Map(groups.map((group) => [group.id, group]))
  const depth = (group: Group | undefined, above: number): number =>
    !group || above > groups.length ? above : depth(group.parentId === null ? undefined : byId.get(group.parentId), above + 1)
  return Math.max(0, ...groups.map((group) => depth(group, 0)))
}
