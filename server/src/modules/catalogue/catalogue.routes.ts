import type { FastifyInstance, FastifyReply } from 'fastify'
import { analogsApi } from '@vitrina/contract/catalogue/analogs'
import { catalogueApi } from '@vitrina/contract/catalogue/catalogue'
import { comparisonApi } from '@vitrina/contract/catalogue/comparison'
import { productApi } from '@vitrina/contract/catalogue/product'
import type { SearchQuery } from '@vitrina/contract/catalogue/catalogue.query'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { serve } from '#platform/http/routes'
import { listAnalogs } from './analogs/list-analogs.ts'
import { catalogueBackOfficeRoutes } from './back-office.routes.ts'
import { choicesRoutes } from './choices.routes.ts'
import { listFilters, readFilter } from './filters/list-filters.ts'
import type { Catalogue } from './open-catalogue.ts'
import { listBlockGoods } from './products/list-block-goods.ts'
import { encodeList } from './products/encode-list.ts'
import { listProducts } from './products/list-products.ts'
import { readProduct } from './products/read-product.ts'
import { clearHistory, readHistory } from './products/search-history.ts'
import { suggest } from './products/suggest.ts'
import { listBrands, readBrand, readGroup, readSection, rootSections, sectionsUnder } from './read-reference.ts'
import { searchQueryOf } from './search-request.ts'
import { compareProducts } from './table/compare-products.ts'
import { readMatrix } from './table/read-matrix.ts'

/** names are the same for everybody and may be a little old. */
const cacheable = (reply: FastifyReply) => void reply.header('cache-control', 'public, max-age=300, stale-while-revalidate=3600')

export async function catalogueRoutes(app: FastifyInstance, { catalogue }: { catalogue: Catalogue }) {
  choicesRoutes(app, catalogue)
  catalogueBackOfficeRoutes(app, catalogue)

  const serveList = async (ctx: Context, actor: Actor, query: SearchQuery) =>
    encodeList(await listProducts(ctx, actor, catalogue, query), actor.language)
  serve(app, catalogueApi.list, ({ query }, { ctx, actor }) => serveList(ctx, actor, searchQueryOf(query)))
  serve(app, catalogueApi.search, ({ query }, { ctx, actor }) => serveList(ctx, actor, query))
  serve(app, catalogueApi.blockGoods, async ({ query }, { ctx, actor }) => ({ items: await listBlockGoods(ctx, actor, catalogue, query) }))
  serve(app, catalogueApi.filters, ({ query }, { ctx, actor }) => listFilters(ctx, actor, catalogue, query))
  serve(app, catalogueApi.matrix, ({ query }, { ctx, actor }) => readMatrix(ctx, actor, catalogue, query))
  serve(app, catalogueApi.filter, ({ params, query }, { ctx, actor }) => readFilter(ctx, actor, catalogue, { id: params.filterId, query }))
  serve(app, comparisonApi.read, ({ query }, { ctx, actor }) => compareProducts(ctx, actor, catalogue, query.ids))
  serve(app, productApi.read, ({ params, query }, { ctx, actor }) =>
    readProduct(ctx, actor, catalogue, {
      id: params.id,
      searchUuid: query.additionalFields?.searchLogUuid,
      position: query.additionalFields?.searchLogProductPosition,
    }),
  )
  serve(app, analogsApi.list, async ({ params, query }, { ctx, actor }) => ({
    items: await listAnalogs(ctx, actor, catalogue, { id: params.id, amount: query.amount }),
  }))
  serve(app, catalogueApi.suggest, ({ query }, { ctx, actor }) => suggest(ctx, actor, catalogue, query.keyword))
  serve(app, catalogueApi.history, async (_, { ctx, actor }) => ({ items: await readHistory(ctx, actor, catalogue) }))
  serve(app, catalogueApi.clearHistory, async (_, { ctx, actor }) => {
    await clearHistory(ctx, actor, catalogue)
    return {}
  })

  serve(app, catalogueApi.brands, async () => ({ items: listBrands(await catalogue.reference()) }))
  serve(app, catalogueApi.brand, async ({ params }, { reply }) => {
    const brand = readBrand(await catalogue.reference(), params.id)
    cacheable(reply)
    return brand
  })
  serve(app, catalogueApi.sections, async () => ({ items: rootSections(await catalogue.reference()) }))
  serve(app, catalogueApi.section, async ({ params }, { reply }) => {
    const section = readSection(await catalogue.reference(), params.id)
    cacheable(reply)
    return section
  })
  serve(app, catalogueApi.sectionItems, async ({ params }, { reply }) => {
    const items = sectionsUnder(await catalogue.reference(), params.id)
    cacheable(reply)
    return { items }
  })
  serve(app, catalogueApi.groups, async () => ({ items: (await catalogue.reference()).families }))
  serve(app, catalogueApi.group, async ({ params }, { reply }) => {
    const group = readGroup(await catalogue.reference(), params.id)
    cacheable(reply)
    return group
  })
}
