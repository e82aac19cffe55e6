import type { OfferDocument, OfferGroup, OfferLine } from '@vitrina/contract/offers/offer-document.rules'

export type OfferRowView =
  | { kind: 'line'; id: string; line: OfferLine; number: number; depth: number; setLetter: string }
  | { kind: 'group'; id: string; group: OfferGroup; depth: number; lineCount: number }

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** Lines without a group first, then each group with its lines and groups; sets of alternatives get a letter each. */
export function offerRows({ groups, lines }: OfferDocument): OfferRowView[] {
  const linesOf = Map.groupBy(lines, ({ groupId }) => groupId)
  const groupsOf = Map.groupBy(groups, ({ parentId }) => parentId)
  const sets = [...new Set(lines.flatMap(({ setId }) => setId ?? []))]
  const rows: OfferRowView[] = []
  let number = 0
  const addLines = (groupId: string | null, depth: number): number => {
    const own = linesOf.get(groupId) ?? []
    for (const line of own) {
      number += 1
      const setLetter = line.setId === null ? '' : (LETTERS[sets.indexOf(line.setId) % LETTERS.length] ?? '')
      rows.push({ kind: 'line', id: line.id, line, number, depth, setLetter })
    }
    return own.length
  }
  const addGroups = (parentId: string | null, depth: number): number => {
    let count = 0
    for (const group of groupsOf.get(parentId) ?? []) {
      const row: OfferRowView = { kind: 'group', id: group.id, group, depth, lineCount: 0 }
      rows.push(row)
      row.lineCount = addLines(group.id, depth + 1) + addGroups(group.id, depth + 1)
      count += row.lineCount
    }
    return count
  }
  addLines(null, 0)
  addGroups(null, 0)
  return rows
}
