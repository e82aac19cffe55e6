import type {
  SpecificationDocument,
  SpecificationGroup,
  SpecificationLine,
} from '@vitrina/contract/specifications/specification-document.rules'

export type LineRow = { kind: 'line'; id: string; line: SpecificationLine; number: number; depth: number; multiplier: number }
export type GroupRow = { kind: 'group'; id: string; group: SpecificationGroup; depth: number; lineCount: number; isCollapsed: boolean }
/** The empty row at the end: what is typed or pasted there becomes new lines. */
export type NewRow = { kind: 'new'; id: typeof NEW_ROW; depth: 0 }
export type ViewRow = LineRow | GroupRow | NewRow

export const NEW_ROW = 'new'

const byKey = <T>(rows: readonly T[], keyOf: (row: T) => string | null): Map<string | null, T[]> => {
  const found = new Map<string | null, T[]>()
  for (const row of rows) {
    const own = found.get(keyOf(row))
    if (own) own.push(row)
    else found.set(keyOf(row), [row])
  }
  return found
}

/** The document as rows of the table: lines without a group first, then each group with its lines and its groups. */
export function viewRows(
  { groups, lines }: SpecificationDocument,
  collapsed: ReadonlySet<string>,
  { isEditable }: { isEditable: boolean },
): ViewRow[] {
  const linesOf = byKey(lines, ({ groupId }) => groupId)
  const groupsOf = byKey(groups, ({ parentId }) => parentId)
  const rows: ViewRow[] = []
  let number = 0

  const addLines = (groupId: string | null, depth: number, multiplier: number, isShown: boolean) => {
    const own = linesOf.get(groupId) ?? []
    for (const line of own) {
      number += 1
      if (isShown) rows.push({ kind: 'line', id: line.id, line, number, depth, multiplier })
    }
    return own.length
  }
  const addGroups = (parentId: string | null, depth: number, multiplier: number, isShown: boolean): number => {
    let count = 0
    for (const group of groupsOf.get(parentId) ?? []) {
      const row: GroupRow = { kind: 'group', id: group.id, group, depth, lineCount: 0, isCollapsed: collapsed.has(group.id) }
      if (isShown) rows.push(row)
      const isInside = isShown && !row.isCollapsed
      const times = multiplier * group.multiplier
      row.lineCount = addLines(group.id, depth + 1, times, isInside) + addGroups(group.id, depth + 1, times, isInside)
      count += row.lineCount
    }
    return count
  }
  addLines(null, 0, 1, true)
  addGroups(null, 0, 1, true)
  if (isEditable) rows.push({ kind: 'new', id: NEW_ROW, depth: 0 })
  return rows
}
