import type { ProductCard } from '@vitrina/contract/catalogue/catalogue'
import type { UnderstoodPart } from '@vitrina/contract/catalogue/interpretation'
import type { SearchQuery } from '@vitrina/contract/catalogue/catalogue.query'
import { pageMetaOf } from '@vitrina/contract/paging'
import { may } from '@vitrina/contract/roles/staff-permissions.rules'
import { type Actor, viewerOf } from '#platform/actor'
import type { Context } from '#platform/context'
import { readViewer } from '#modules/prices/read-viewer'
import type { Catalogue } from '../open-catalogue.ts'
import { describeInterpretation } from '#search/describe-interpretation'
import { searchRequestOf } from '../search-request.ts'
import { narrow } from './narrow.ts'
import { fillTable } from '../table/fill-table.ts'
import { subjectOf } from '../table/kind-columns.ts'
import type { ListedProducts } from './encode-list.ts'
import { makeCards } from './show-cards.ts'

const headings = { analog: 'catalogue:list.analogs', related: 'catalogue:list.related' } as const

const labelsOf = (understood: readonly UnderstoodPart[]): string => understood.map(({ label }) => label).join(' · ')

/** A page of the catalogue; the number of statements does not depend on its size. */
export async function listProducts(ctx: Context, actor: Actor, catalogue: Catalogue, query: SearchQuery): Promise<ListedProducts> {
  const viewer = await readViewer(ctx, actor)
  const reference = await catalogue.reference()
  const defaults = actor.site.settings.catalogue
  const { initialId, role, ...narrowed } = await narrow(ctx, actor, catalogue, query)
  const request = searchRequestOf(query, { reference, viewer, defaults, ...narrowed })
  const isExplained = query.explain && may(actor.user?.role, 'search')
  const found = await catalogue.recentSearches.page(isExplained ? { ...request, isExplained } : request)

  const { text } = narrowed
  const isFirst = query.page === 1
  const initialIds = isFirst && initialId !== null ? [initialId] : []
  const near = isFirst ? found.near : []
  const made = await makeCards(ctx, actor, {
    viewer,
    catalogue,
    reference,
    shownStocks: defaults.shownStocks,
    ids: [...new Set([...initialIds, ...found.ids, ...near])],
    amount: query.criteria?.requestedAmount,
  })
  const cardsOf = (ids: readonly number[]): ProductCard[] => ids.flatMap((id) => made.get(id)?.card ?? [])
  const withRole = (card: ProductCard): ProductCard => (role ? { ...card, analog: role === 'analog', isRelated: role === 'related' } : card)
  const initial = cardsOf(initialIds)
  // Understood parts have their places in the text as it was read: it is not put into the words of a product.
  const described = found.understood.length > 0 ? undefined : cardsOf(found.ids.slice(0, 1))[0]
  const interpreted = {
    ...describeInterpretation(found.interpreted, described),
    understood: found.understood,
    amount: found.amount,
  }

  const subject = query.table ? subjectOf(query, found.understood) : null
  const columns = subject && (await catalogue.kindColumns.of(subject))
  const rows = columns ? found.ids.flatMap((id) => made.get(id)?.parts ?? []) : []

  const list = {
    items: [...initial, ...cardsOf(found.ids).map(withRole)],
    near: cardsOf(near).map(withRole),
    meta: {
      ...pageMetaOf({ page: query.page, size: query.pageSize ?? defaults.pageSize, total: found.total }),
      searchLogUuid:
        text && isFirst
          ? catalogue.searchLog.addSearch({
              siteId: actor.siteId,
              viewer: viewerOf(actor),
              keyword: text,
              changed: found.interpreted.changed,
              understood: labelsOf(interpreted.understood),
              total: found.total,
            })
          : null,
      hasInitialItem: initial.length > 0,
      itemsHeadingI18Key: role ? headings[role] : null,
    },
    ...(columns && rows.length > 0 && { table: fillTable(columns, rows, reference) }),
    ...(isExplained && { explained: found.explained ?? [] }),
    interpreted,
  }
  return { list, made }
}
