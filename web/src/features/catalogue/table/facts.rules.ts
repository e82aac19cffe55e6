import type { FeatureTable } from '@vitrina/contract/catalogue/feature-table'
import { headingOf } from './feature-columns.rules.ts'

const MOST = 4

/** «16 А», «C», «полюсов 3»: the deciding features of a row where there is no room for columns. */
export function factsOf({ columns }: FeatureTable, cells: readonly string[]): string {
  const facts = columns.flatMap((column, place) => {
    const value = cells[place]
    if (!column.isDeciding || !value) return []
    if (column.unit) return `${value} ${column.unit}`
    return /\p{L}/u.test(value) ? value : `${headingOf(column).toLowerCase()} ${value}`
  })
  return facts.slice(0, MOST).join(' · ')
}
