import type { CatalogueFilter, FilterValue } from '@vitrina/contract/catalogue/catalogue'
import type { Counts } from '#search/engine/search-types'

type Listed = {
  counts: Counts
  selected: readonly number[]
  /** Undefined: a value that is no more, and is not shown. */
  nameOf: (id: number) => string | undefined
}

/** Made once: a comparison of strings makes one anew each time. */
const alphabet = new Intl.Collator('ru')

/** Values that find something and chosen ones; most goods first, empty ones last. */
export function listOf({ counts, selected, nameOf }: Listed): FilterValue[] {
  const chosen = new Set(selected)
  return [...new Set([...counts.keys(), ...chosen])]
    .flatMap((id): FilterValue[] => {
      const name = nameOf(id)
      const count = counts.get(id) ?? 0
      return name === undefined || (count === 0 && !chosen.has(id)) ? [] : [{ id, name, count, selected: chosen.has(id) }]
    })
    .toSorted((a, b) => b.count - a.count || alphabet.compare(a.name, b.name))
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
