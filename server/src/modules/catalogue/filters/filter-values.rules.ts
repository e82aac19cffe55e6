import type { CatalogueFilter, FilterValue } from '@vitrina/contract/catalogue/filters'
import type { Counts } from '#search/engine/search-types'

type Listed = {
  counts: Counts
  selected: readonly number[]
  /** Undefined: a value that is no more, and is not shown. */
  nameOf: (id: number) => string | undefined
  order?: (a: FilterValue, b: FilterValue) => number
}

/** Made once: a comparison of strings makes one anew each time. */
const alphabet = new Intl.Collator('ru')

/** Most goods first, then by name. */
export const byCount = (a: FilterValue, b: FilterValue): number => b.count - a.count || alphabet.compare(a.name, b.name)

/** Values that find something and chosen ones; most goods first and empty ones last, unless another order is given. */
export function listOf({ counts, selected, nameOf, order = byCount }: Listed): FilterValue[] {
  const chosen = new Set(selected)
  const values: FilterValue[] = []
  const add = (id: number, count: number, isChosen: boolean) => {
    const name = nameOf(id)
    if (name !== undefined) values.push({ id, name, count, selected: isChosen })
  }
  for (const [id, count] of counts) if (count > 0) add(id, count, chosen.has(id))
  for (const id of chosen) if (!counts.get(id)) add(id, 0, true)
  return values.toSorted(order)
}

const SHOWN_VALUES = 20
const SHOWN_FEATURES = 40

/** The first values of a list and all that are chosen; a tree and a short list stay whole. */
const shortened = (filter: CatalogueFilter): CatalogueFilter =>
  filter.kind === 'list' || filter.kind === 'range'
    ? { ...filter, values: filter.values.filter(({ selected }, place) => selected || place < SHOWN_VALUES) }
    : filter

const isChosen = ({ values }: CatalogueFilter) => values.some(({ selected }) => selected)
const hasChoice = ({ kind, value, values }: CatalogueFilter) => kind !== 'list' || value !== null || values.length > 0

/** The filters of a first screen: the rest of a list, or a feature further on, is asked for by its id. */
export function forScreen(filters: CatalogueFilter[]): CatalogueFilter[] {
  let features = 0
  return filters
    .filter((filter) => hasChoice(filter))
    .filter((filter) => filter.code === null || isChosen(filter) || ++features <= SHOWN_FEATURES)
    .map(shortened)
}
