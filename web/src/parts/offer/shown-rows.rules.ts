import type { ShownOffer, ShownOfferLine } from '@vitrina/contract/offers/shown-offer.rules'

type ShownRow =
  | { kind: 'group'; key: string; name: string; depth: number }
  | { kind: 'line'; key: string; line: ShownOfferLine; number: number; beginsSet: boolean }

/** Lines without a group first, then each group with its lines and groups, numbered in this order. */
export function shownRows({ groups, lines }: Pick<ShownOffer, 'groups' | 'lines'>): ShownRow[] {
  const rows: ShownRow[] = []
  let number = 0
  let lastSet: string | null = null
  const addLines = (group: string | null) => {
    for (const line of lines.filter((one) => one.group === group)) {
      number += 1
      rows.push({ kind: 'line', key: line.key, line, number, beginsSet: line.set !== null && line.set !== lastSet })
      lastSet = line.set
    }
  }
  const addGroups = (parent: string | null, depth: number) => {
    for (const group of groups.filter((one) => one.parent === parent)) {
      rows.push({ kind: 'group', key: `group ${group.key}`, name: group.name, depth })
      lastSet = null
      addLines(group.key)
      addGroups(group.key, depth + 1)
    }
  }
  addLines(null)
  addGroups(null, 0)
  return rows
}
