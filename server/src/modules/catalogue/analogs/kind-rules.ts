import { defaultAnalogRules, type KindFeature } from '@vitrina/contract/catalogue/analog-defaults.rules'
import type { AnalogRules } from '@vitrina/contract/catalogue/analogs.rules'
import { WHOLE } from '@vitrina/contract/prices/prices.rules'
import { LRUCache } from 'lru-cache'
import type { CatalogueSearch } from '#search/catalogue-search'
import type { CatalogueReference } from '../catalogue-reference.ts'

/** As long as names are: goods of an import are compared this much later. */
const MAX_AGE_MS = 5_000
const MOST = 1_000

type Sources = { search: () => Promise<CatalogueSearch>; reference: () => Promise<CatalogueReference> }

/** Counts of values do not depend on who looks. */
export const nobody = { priceList: 0, regionFactor: WHOLE, discounts: [], places: [] }

/** Rules of kinds of goods: the seller's, or where there are none those that follow from what the goods of the kind state. */
export class KindRules {
  readonly #sources: Sources
  readonly #features = new LRUCache<number, Promise<KindFeature[]>>({ max: MOST, ttl: MAX_AGE_MS })

  constructor(sources: Sources) {
    this.#sources = sources
  }

  async of(familyId: number): Promise<AnalogRules> {
    const { sellerAnalogRules } = await this.#sources.reference()
    return sellerAnalogRules.get(familyId) ?? defaultAnalogRules(await this.featuresOf(familyId))
  }

  /** Features that goods of the kind state, in the seller's order. */
  featuresOf(familyId: number): Promise<KindFeature[]> {
    const known = this.#features.get(familyId)
    if (known) return known
    const counted = this.#count(familyId)
    this.#features.set(familyId, counted)
    // A failure is not remembered.
    counted.catch(() => this.#features.delete(familyId))
    return counted
  }

  async #count(familyId: number): Promise<KindFeature[]> {
    const reference = await this.#sources.reference()
    const engine = await this.#sources.search()
    const { total, values } = await engine.search(
      {
        columns: [{ column: 'family', values: [familyId] }],
        features: [],
        viewer: nobody,
        sort: 'popularity',
        offset: 0,
        limit: 1,
        withFacets: true,
      },
      { isPatient: true },
    )
    const stated = new Map<number, number>()
    for (const [id, count] of values) {
      const feature = reference.valueById.get(id)?.featureId
      if (feature !== undefined) stated.set(feature, (stated.get(feature) ?? 0) + count)
    }
    return reference.features
      .filter(({ id }) => stated.has(id))
      .map(({ id, code, name, isPrimary }) => ({ code, name, isPrimary, share: Math.min(1, (stated.get(id) ?? 0) / Math.max(1, total)) }))
  }
}
