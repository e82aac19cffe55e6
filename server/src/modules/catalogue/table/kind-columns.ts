import { LRUCache } from 'lru-cache'
import type { UnderstoodPart } from '@vitrina/contract/catalogue/interpretation'
import type { SearchQuery } from '@vitrina/contract/catalogue/catalogue.query'
import type { CatalogueSearch } from '#search/catalogue-search'
import type { SearchResult } from '#search/engine/search-types'
import { type KindRules, nobody } from '../analogs/kind-rules.ts'
import type { CatalogueReference } from '../catalogue-reference.ts'
import { underSections } from '../search-request.ts'
import { columnsOf, type KindColumn, type StatedFeature } from './kind-columns.rules.ts'

/** Columns follow goods of an import this much later; cells are never older than the list. */
const MAX_AGE_MS = 60_000
const MOST_CACHED = 500
/** Goods of more kinds have too little in common for a table. */
const MOST_KINDS = 3

export type TableColumns = { kinds: number[]; columns: KindColumn[] }

/** The goods a list is about, whatever filters are chosen in it. */
type Subject = { kinds: readonly number[]; sections: readonly number[] }

type Sources = { search: () => Promise<CatalogueSearch>; reference: () => Promise<CatalogueReference>; kindRules: KindRules }

/** Chosen in the address, or named in the search text. */
export function subjectOf({ criteria = {} }: SearchQuery, understood: readonly UnderstoodPart[]): Subject | null {
  const named = (filter: string) => understood.filter((part) => part.filter === filter && !part.isRelaxed).flatMap(({ values }) => values)
  const kinds = criteria.type ?? named('type')
  const sections = criteria.section ?? named('section')
  return kinds.length > MOST_KINDS || (kinds.length === 0 && sections.length === 0) ? null : { kinds, sections }
}

/** Columns of lists by their subject: counted over all its goods, so that they are the same on each page and with any filter. */
export class KindColumns {
  readonly #sources: Sources
  readonly #known = new LRUCache<string, Promise<TableColumns | null>>({ max: MOST_CACHED, ttl: MAX_AGE_MS })

  constructor(sources: Sources) {
    this.#sources = sources
  }

  of(subject: Subject): Promise<TableColumns | null> {
    const key = [subject.kinds, subject.sections].map((ids) => ids.toSorted((a, b) => a - b).join()).join(' ')
    const known = this.#known.get(key)
    if (known) return known
    const counted = this.#count(subject)
    this.#known.set(key, counted)
    // A failure is not remembered.
    counted.catch(() => this.#known.delete(key))
    return counted
  }

  async #count({ kinds, sections }: Subject): Promise<TableColumns | null> {
    const reference = await this.#sources.reference()
    const engine = await this.#sources.search()
    const found = await engine.search({
      columns: [
        ...(kinds.length > 0 ? [{ column: 'family', values: [...kinds] }] : []),
        ...(sections.length > 0 ? [{ column: 'section', values: underSections(reference, [...sections]) }] : []),
      ],
      features: [],
      viewer: nobody,
      sort: 'popularity',
      offset: 0,
      limit: 1,
      withFacets: true,
    })
    const present = [...(found.columns.family ?? [])].filter(([id, count]) => count > 0 && (kinds.length === 0 || kinds.includes(id)))
    const listed = present.map(([id]) => id).toSorted((a, b) => a - b)
    if (listed.length === 0 || listed.length > MOST_KINDS) return null
    const rules = await Promise.all(listed.map(async (id) => ({ id, rules: await this.#sources.kindRules.of(id) })))
    const columns = columnsOf(
      statedIn(found, reference),
      rules.map(({ id, rules: ofKind }) => ({ order: reference.formOrders.get(id) ?? [], rules: ofKind })),
    )
    return columns.length > 0 ? { kinds: listed, columns } : null
  }
}

function statedIn({ values, total }: SearchResult, { features, valueById }: CatalogueReference): StatedFeature[] {
  const counted = new Map<number, { goods: number; valueCount: number; longest: number }>()
  for (const [id, count] of values) {
    const value = valueById.get(id)
    if (!value || count === 0) continue
    const { goods, valueCount, longest } = counted.get(value.featureId) ?? { goods: 0, valueCount: 0, longest: 0 }
    counted.set(value.featureId, { goods: goods + count, valueCount: valueCount + 1, longest: Math.max(longest, value.text.length) })
  }
  return features.flatMap(({ id, code, name, unit, kind }) => {
    const of = counted.get(id)
    if (!of) return []
    const share = Math.min(1, of.goods / Math.max(1, total))
    return { id, code, name, unit, isNumber: kind === 'range', share, valueCount: of.valueCount, longest: of.longest }
  })
}
