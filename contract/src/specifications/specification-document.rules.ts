/**
 * The working part of a specification: groups and lines in the buyer's own order. The browser edits it at once and the server
 * applies the same changes, so both call `applyChanges`.
 */

/** none: nothing but this product; ask: the buyer is asked first; analog: an analog may be taken. */
export const replacementPolicies = ['none', 'ask', 'analog'] as const
export type ReplacementPolicy = (typeof replacementPolicies)[number]

export type SpecificationGroup = {
  id: string
  /** Null: it stands at the top. */
  parentId: string | null
  name: string
  /** Five equal boards are one group, five times. */
  multiplier: number
}

export type SpecificationLine = {
  id: string
  /** Null: it stands before the first group. */
  groupId: string | null
  /** The row as it arrived; empty for a line that was added by hand. */
  rawText: string
  productId: number | null
  customProductId: number | null
  amount: number
  /** As the buyer wrote it; empty: the product's own. */
  unit: string
  note: string
  replacement: ReplacementPolicy
}

export type SpecificationDocument = { groups: readonly SpecificationGroup[]; lines: readonly SpecificationLine[] }

export type LineFields = Partial<Omit<SpecificationLine, 'id' | 'groupId'>>
export type GroupFields = Partial<Pick<SpecificationGroup, 'name' | 'multiplier'>>

/** `after` null: first of its group. Ids of what is added are made by whoever adds it, so that undo brings the same line back. */
export type SpecificationChange =
  | { op: 'addLines'; lines: readonly SpecificationLine[]; after: string | null }
  | { op: 'setLines'; lines: readonly ({ id: string } & LineFields)[] }
  | { op: 'removeLines'; ids: readonly string[] }
  | { op: 'moveLines'; ids: readonly string[]; groupId: string | null; after: string | null }
  | { op: 'addGroup'; group: SpecificationGroup; after: string | null }
  | { op: 'setGroup'; id: string; fields: GroupFields }
  | { op: 'removeGroup'; id: string }
  | { op: 'moveGroup'; id: string; parentId: string | null; after: string | null }

export const MAX_SPECIFICATION_LINES = 2_000
export const MAX_SPECIFICATION_GROUPS = 200
/** Раздел, щит, помещение, and one to spare. */
export const MAX_GROUP_DEPTH = 4

const insertAfter = <T extends { id: string }>(rows: readonly T[], added: readonly T[], after: string | null): T[] => {
  const at = after === null ? 0 : rows.findIndex(({ id }) => id === after) + 1
  // A neighbour that is gone meanwhile leaves the end.
  const place = after !== null && at === 0 ? rows.length : at
  return [...rows.slice(0, place), ...added, ...rows.slice(place)]
}

/** The group with everything below it. */
export function groupWithChildren(groups: readonly SpecificationGroup[], id: string): Set<string> {
  const found = new Set([id])
  for (let size = 0; size !== found.size; ) {
    size = found.size
    for (const group of groups) if (group.parentId !== null && found.has(group.parentId)) found.add(group.id)
  }
  return found
}

function applyChange(document: SpecificationDocument, change: SpecificationChange): SpecificationDocument {
  const { groups, lines } = document
  const knownGroup = (id: string | null) => (id !== null && groups.some((group) => group.id === id) ? id : null)
  switch (change.op) {
    case 'addLines': {
      const added = new Map(change.lines.map((line) => [line.id, { ...line, groupId: knownGroup(line.groupId) }]))
      for (const { id } of lines) added.delete(id)
      return { groups, lines: insertAfter(lines, [...added.values()], change.after) }
    }
    case 'setLines': {
      const fields = new Map(change.lines.map(({ id, ...set }) => [id, set]))
      const changed = (line: SpecificationLine) => {
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
      return {
        groups,
        lines: insertAfter(
          lines.filter(({ id }) => !moved.has(id)),
          taken,
          change.after,
        ),
      }
    }
    case 'addGroup': {
      if (groups.some(({ id }) => id === change.group.id)) return document
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
      if (!moved || isInside) return document
      const rest = groups.filter(({ id }) => id !== change.id)
      return { groups: insertAfter(rest, [{ ...moved, parentId: knownGroup(change.parentId) }], change.after), lines }
    }
  }
}

/** The document after the changes, in their order. What a change names and is gone is left out. */
export const applyChanges = (document: SpecificationDocument, changes: readonly SpecificationChange[]): SpecificationDocument =>
  changes.reduce(applyChange, document)

/** A whole document as it may arrive: ids once, lines and groups only in groups that are there, no group inside itself. */
export function wholeDocument({ groups, lines }: SpecificationDocument): SpecificationDocument {
  const known = new Map(groups.map((group) => [group.id, group]))
  const has = (id: string | null) => id !== null && known.has(id)
  const isInside = (group: SpecificationGroup) => {
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

/** The same for all groups at once; a line without a group is needed once. */
export function multipliersOf(groups: readonly SpecificationGroup[]): (groupId: string | null) => number {
  const byId = new Map(groups.map((group) => [group.id, group]))
  const known = new Map<string, number>()
  const timesOf = (id: string | null, depth: number): number => {
    const group = id === null ? undefined : byId.get(id)
    if (!group || depth > groups.length) return 1
    const found = known.get(group.id)
    if (found !== undefined) return found
    const times = group.multiplier * timesOf(group.parentId, depth + 1)
    known.set(group.id, times)
    return times
  }
  return (groupId) => timesOf(groupId, 0)
}

/** How deep the groups stand in each other. */
export function depthOf(groups: readonly SpecificationGroup[]): number {
  const byId = new Map(groups.map((group) => [group.id, group]))
  const depth = (group: SpecificationGroup | undefined, above: number): number =>
    !group || above > groups.length ? above : depth(group.parentId === null ? undefined : byId.get(group.parentId), above + 1)
  return Math.max(0, ...groups.map((group) => depth(group, 0)))
}

/** How many times a group's lines are needed: its own multiplier and those of the groups around it. */
export function multiplierOf(groups: readonly SpecificationGroup[], groupId: string | null): number {
  let times = 1
  for (let id = groupId, depth = 0; id !== null && depth <= groups.length; depth += 1) {
    const group = groups.find((one) => one.id === id)
    if (!group) break
    times *= group.multiplier
    id = group.parentId
  }
  return times
}
