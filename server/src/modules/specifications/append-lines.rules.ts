import type {
  SpecificationDocument,
  SpecificationGroup,
  SpecificationLine,
} from '@vitrina/contract/specifications/specification-document.rules'

export type Heading = { name: string; multiplier: number }
export type AppendedLine = { line: Omit<SpecificationLine, 'groupId'>; headings: readonly Heading[] }

/** Deeper headings than groups may stand in each other become one: «Этаж 1 / Щит». */
function atMost(headings: readonly Heading[], depth: number): readonly Heading[] {
  if (headings.length <= depth) return headings
  const kept = headings.slice(0, depth - 1)
  const rest = headings.slice(depth - 1)
  return [
    ...kept,
    { name: rest.map(({ name }) => name).join(' / '), multiplier: rest.reduce((times, { multiplier }) => times * multiplier, 1) },
  ]
}

/**
 * Puts lines at the end, each under its headings; groups of the same name and multiplier are used, others are made.
 * `newId` makes their ids; `under`: the group that all of it goes into; `depth`: how many levels there are room for.
 */
export function appendLines(
  { groups, lines }: SpecificationDocument,
  { added, under, depth, newId }: { added: readonly AppendedLine[]; under: string | null; depth: number; newId: () => string },
): SpecificationDocument {
  const all: SpecificationGroup[] = [...groups]
  const keyOf = ({ parentId, name, multiplier }: Omit<SpecificationGroup, 'id'>) => JSON.stringify([parentId, name, multiplier])
  const known = new Map(all.map((group) => [keyOf(group), group.id]))
  const groupFor = (headings: readonly Heading[]): string | null =>
    headings.reduce<string | null>((parentId, { name, multiplier }) => {
      const group = { parentId, name, multiplier }
      const found = known.get(keyOf(group))
      if (found !== undefined) return found
      const id = newId()
      all.push({ id, ...group })
      known.set(keyOf(group), id)
      return id
    }, under)
  return {
    lines: [...lines, ...added.map(({ line, headings }) => ({ ...line, groupId: groupFor(depth < 1 ? [] : atMost(headings, depth)) }))],
    groups: all,
  }
}

/** The headings a group's lines stand under, outermost first. */
export function headingsOf(groups: readonly SpecificationGroup[]): (groupId: string | null) => Heading[] {
  const byId = new Map(groups.map((group) => [group.id, group]))
  const pathOf = (id: string | null, steps: number): Heading[] => {
    const group = id === null ? undefined : byId.get(id)
    return !group || steps > groups.length ? [] : [...pathOf(group.parentId, steps + 1), { name: group.name, multiplier: group.multiplier }]
  }
  return (groupId) => pathOf(groupId, 0)
}
