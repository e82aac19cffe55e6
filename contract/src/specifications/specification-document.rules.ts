import { applyOutlineChange, type Outline, type OutlineChange } from '../outline/outline.rules.ts'

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

export type SpecificationDocument = Outline<SpecificationGroup, SpecificationLine>

export type LineFields = Partial<Omit<SpecificationLine, 'id' | 'groupId'>>
export type GroupFields = Partial<Pick<SpecificationGroup, 'name' | 'multiplier'>>

export type SpecificationChange = OutlineChange<SpecificationGroup, SpecificationLine, GroupFields, LineFields>

export const MAX_SPECIFICATION_LINES = 2_000
export const MAX_SPECIFICATION_GROUPS = 200

/** The document after the changes, in their order. What a change names and is gone is left out. */
export const applyChanges = (document: SpecificationDocument, changes: readonly SpecificationChange[]): SpecificationDocument =>
  changes.reduce<SpecificationDocument>(
    (state, change) => applyOutlineChange<SpecificationGroup, SpecificationLine>(state, change),
    document,
  )

/** How many times the lines of a group are needed, for all groups at once; a line without a group is needed once. */
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
