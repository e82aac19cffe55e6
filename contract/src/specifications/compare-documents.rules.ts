import type { SpecificationDocument, SpecificationGroup, SpecificationLine } from './specification-document.rules.ts'

export const differenceKinds = ['added', 'removed', 'changed'] as const
export type DifferenceKind = (typeof differenceKinds)[number]

export const lineDifferenceFields = ['product', 'amount', 'unit', 'note', 'group', 'replacement'] as const
export type LineDifferenceField = (typeof lineDifferenceFields)[number]

export const groupDifferenceFields = ['name', 'multiplier', 'parent'] as const
export type GroupDifferenceField = (typeof groupDifferenceFields)[number]

type FieldDifference<F> = { field: F; before: string; after: string }
export type LineDifference = { kind: DifferenceKind; lineId: string; name: string; fields: FieldDifference<LineDifferenceField>[] }
export type GroupDifference = { kind: DifferenceKind; groupId: string; name: string; fields: FieldDifference<GroupDifferenceField>[] }

/** `isReordered`: what both states have stands in another order. */
export type DocumentComparison = { lines: LineDifference[]; groups: GroupDifference[]; isReordered: boolean }

/** How a line's product or text reads. */
export type NameOfLine = (line: SpecificationLine) => string

const byId = <T extends { id: string }>(rows: readonly T[]) => new Map(rows.map((row) => [row.id, row]))

type RowDifference<T, F> = { kind: DifferenceKind; row: T; fields: FieldDifference<F>[] }

/** Added and changed in the order of the later state, then the removed ones in the order of the earlier. */
function compareRows<T extends { id: string }, F>(
  before: readonly T[],
  after: readonly T[],
  fieldsOf: (before: T, after: T) => FieldDifference<F>[],
): RowDifference<T, F>[] {
  const [earlier, later] = [byId(before), byId(after)]
  const present = after.flatMap((row): RowDifference<T, F>[] => {
    const old = earlier.get(row.id)
    if (!old) return [{ kind: 'added', row, fields: [] }]
    const fields = fieldsOf(old, row)
    return fields.length > 0 ? [{ kind: 'changed', row, fields }] : []
  })
  const gone = before.filter(({ id }) => !later.has(id)).map((row): RowDifference<T, F> => ({ kind: 'removed', row, fields: [] }))
  return [...present, ...gone]
}

const differing = <F>(fields: FieldDifference<F>[]) => fields.filter(({ before, after }) => before !== after)

function isReordered(before: readonly { id: string }[], after: readonly { id: string }[]): boolean {
  const [earlier, later] = [byId(before), byId(after)]
  const shared = after.filter(({ id }) => earlier.has(id))
  return before.filter(({ id }) => later.has(id)).some(({ id }, at) => shared[at]?.id !== id)
}

/** Differences between two states, line by line and group by group. */
export function compareDocuments(
  { before, after }: { before: SpecificationDocument; after: SpecificationDocument },
  nameOf: NameOfLine,
): DocumentComparison {
  const nameIn = (groups: readonly SpecificationGroup[]) => {
    const known = byId(groups)
    return (id: string | null) => (id === null ? '' : (known.get(id)?.name ?? ''))
  }
  const [nameBefore, nameAfter] = [nameIn(before.groups), nameIn(after.groups)]
  const lines = compareRows(before.lines, after.lines, (old, line): FieldDifference<LineDifferenceField>[] => {
    const isSameProduct =
      old.productId === line.productId &&
      old.customProductId === line.customProductId &&
      (line.productId !== null || line.customProductId !== null || old.rawText === line.rawText)
    const fields: FieldDifference<LineDifferenceField>[] = []
    if (!isSameProduct) fields.push({ field: 'product', before: nameOf(old), after: nameOf(line) })
    if (old.groupId !== line.groupId) fields.push({ field: 'group', before: nameBefore(old.groupId), after: nameAfter(line.groupId) })
    return [
      ...fields,
      ...differing<LineDifferenceField>([
        { field: 'amount', before: String(old.amount), after: String(line.amount) },
        { field: 'unit', before: old.unit, after: line.unit },
        { field: 'note', before: old.note, after: line.note },
        { field: 'replacement', before: old.replacement, after: line.replacement },
      ]),
    ]
  })
  const groups = compareRows(before.groups, after.groups, (old, group): FieldDifference<GroupDifferenceField>[] => [
    ...(old.parentId === group.parentId
      ? []
      : [{ field: 'parent' as const, before: nameBefore(old.parentId), after: nameAfter(group.parentId) }]),
    ...differing<GroupDifferenceField>([
      { field: 'name', before: old.name, after: group.name },
      { field: 'multiplier', before: String(old.multiplier), after: String(group.multiplier) },
    ]),
  ])
  return {
    lines: lines.map(({ kind, row, fields }) => ({ kind, lineId: row.id, name: nameOf(row), fields })),
    groups: groups.map(({ kind, row, fields }) => ({ kind, groupId: row.id, name: row.name, fields })),
    isReordered: isReordered(before.lines, after.lines) || isReordered(before.groups, after.groups),
  }
}
