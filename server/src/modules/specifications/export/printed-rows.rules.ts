import type { SpecificationDocument, SpecificationGroup } from '@vitrina/contract/specifications/specification-document.rules'

export type PrintedRow<L> = { depth: number; path: SpecificationGroup[] } & (
  | { group: SpecificationGroup; line?: never }
  | { group?: never; line: L }
)

/** All rows as a reader expects them: lines outside of groups, then each group with its lines and the groups in it. */
export function printedRows<L extends SpecificationDocument['lines'][number]>(
  groups: readonly SpecificationGroup[],
  lines: readonly L[],
): PrintedRow<L>[] {
  const linesOf = Map.groupBy(lines, ({ groupId }) => groupId)
  const groupsOf = Map.groupBy(groups, ({ parentId }) => parentId)
  const within = (parentId: string | null, path: SpecificationGroup[]): PrintedRow<L>[] => [
    ...(linesOf.get(parentId) ?? []).map((line) => ({ depth: path.length, path, line })),
    ...(groupsOf.get(parentId) ?? []).flatMap((group) => [{ depth: path.length, path, group }, ...within(group.id, [...path, group])]),
  ]
  return within(null, [])
}

export const groupTitle = ({ name, multiplier }: SpecificationGroup): string => (multiplier === 1 ? name : `${name} × ${multiplier}`)
