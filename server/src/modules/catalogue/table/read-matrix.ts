import type { catalogueApi } from '@vitrina/contract/catalogue/catalogue'
import { MOST_IN_MATRIX } from '@vitrina/contract/catalogue/feature-table'
import type { SearchQuery } from '@vitrina/contract/catalogue/catalogue.query'
import type { Output } from '@vitrina/contract/endpoint'
import { readViewer } from '#modules/prices/read-viewer'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import type { SearchResult } from '#search/engine/search-types'
import type { CatalogueReference } from '../catalogue-reference.ts'
import { inNaturalOrder } from '../filters/natural-order.rules.ts'
import type { Catalogue } from '../open-catalogue.ts'
import { narrow } from '../products/narrow.ts'
import { makeCards } from '../products/show-cards.ts'
import { chosenFeatures, searchRequestOf } from '../search-request.ts'
import { subjectOf, type TableColumns } from './kind-columns.ts'
import { cellsOf, type Divided, namedPair, pairOf, sidesOf } from './matrix.rules.ts'

type Value = { id: number; text: string; number: number | null }
type Side = Divided & { name: string; unit: string | null; values: Value[] }

/** Deciding features of the kind with the values found, by size; of a feature chosen in the filters only the chosen ones. */
function dividedBy({ columns }: TableColumns, query: SearchQuery, found: SearchResult, reference: CatalogueReference): Side[] {
  const chosen = new Map(chosenFeatures(query).flatMap(([code, values]) => (Array.isArray(values) ? [[code, values] as const] : [])))
  return columns
    .filter(({ isDeciding }) => isDeciding)
    .map(({ id, code, name, unit }) => {
      const own = chosen.get(code)
      const isFound = (valueId: number) => (found.values.get(valueId) ?? 0) > 0 && (own === undefined || own.includes(valueId))
      const values = inNaturalOrder((reference.valuesOf.get(id) ?? []).filter((value) => isFound(value.id)))
      return { code, name, unit, values, counts: values.map((value) => found.values.get(value.id) ?? 0) }
    })
}

const axisOf = ({ code, name, unit, values }: Side) => ({ code, name, unit, values: values.map(({ id, text }) => ({ id, name: text })) })

/** The found goods by two features. They are all read, so there is a limit to how many they may be. */
export async function readMatrix(
  ctx: Context,
  actor: Actor,
  catalogue: Catalogue,
  query: SearchQuery,
): Promise<Output<typeof catalogueApi.matrix>> {
  const viewer = await readViewer(ctx, actor)
  const reference = await catalogue.reference()
  const defaults = actor.site.settings.catalogue
  const whole = { ...query, page: 1, pageSize: MOST_IN_MATRIX }
  const request = searchRequestOf(whole, { reference, viewer, defaults, ...(await narrow(ctx, actor, catalogue, query)) })
  const engine = await catalogue.search()
  const found = await engine.search({ ...request, withFacets: true })
  const subject = subjectOf(query, found.understood)
  const columns = subject && (await catalogue.kindColumns.of(subject))
  const totalCount = found.total
  if (!columns) return { matrix: null, features: [], totalCount }
  const divided = dividedBy(columns, query, found, reference)
  const features = sidesOf(divided, totalCount).map(({ code, name }) => ({ code, name }))
  const pair = namedPair(divided, totalCount, query.axes ?? '') ?? pairOf(divided, totalCount)
  if (!pair || totalCount > MOST_IN_MATRIX) return { matrix: null, features, totalCount }
  const made = await makeCards(ctx, actor, { viewer, catalogue, reference, ids: found.ids })
  const products = [...made.values()].map(({ card, parts }) => ({
    id: card.id,
    values: parts.values,
    price: card.price?.value ?? null,
    isInStock: card.stockTotal > 0,
  }))
  const idsOf = ({ values }: Side) => values.map(({ id }) => id)
  const cells = cellsOf(products, { rows: idsOf(pair.rows), columns: idsOf(pair.columns) })
  return { matrix: { rows: axisOf(pair.rows), columns: axisOf(pair.columns), cells }, features, totalCount }
}
