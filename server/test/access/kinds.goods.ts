import { eq, type AnyPgColumn, type PgTable } from '#platform/database/drizzle'
import type { ErrorCode } from '@vitrina/contract/errors'
import { brands, families, features, featureValues, productCertificates, productSets, products, sections, series } from '#tables/catalogue'
import { next, only } from '../builders.ts'
import { aBrand, aFeature, aProduct, aSection } from '../builders.goods.ts'
import { everyone } from './found-by.ts'
import { NO_NUMBER, wrongNumbers } from './ids.ts'
import type { Kind, Thing } from './kinds.ts'
import type { World } from './world.ts'

/** The seller's own: found by every caller the policy lets in. */
const ofCatalogue = (
  table: PgTable & { id: AnyPgColumn },
  notFound: ErrorCode,
  make: (world: World, mark: string) => Promise<Thing>,
): Kind => ({
  isFoundBy: everyone,
  make: async (world) => {
    const mark = `goods-${next()}-mark`
    return { ...(await make(world, mark)), mark }
  },
  remove: ({ server }, id) => server.ctx.db.delete(table).where(eq(table.id, Number(id))),
  missing: NO_NUMBER,
  malformed: wrongNumbers,
  notFound,
})

export const goodsKinds = {
  goodsSection: ofCatalogue(sections, 'section.not-found', async ({ server }, name) => ({ id: (await aSection(server.ctx, { name })).id })),
  goodsKind: ofCatalogue(families, 'kind.not-found', async ({ server, goods }, name) => ({
    id: only(await server.ctx.db.insert(families).values({ code: name, name, sectionId: goods.sections.breakers.id }).returning()).id,
  })),
  goodsBrand: ofCatalogue(brands, 'brand.not-found', async ({ server }, name) => ({ id: (await aBrand(server.ctx, { name })).id })),
  goodsSeries: ofCatalogue(series, 'series.not-found', async ({ server, goods }, name) => ({
    id: only(await server.ctx.db.insert(series).values({ name, brandId: goods.brands.spark.id }).returning()).id,
  })),
  goodsFeature: ofCatalogue(features, 'feature.not-found', async ({ server }, name) => ({ id: (await aFeature(server.ctx, { name })).id })),
  goodsValue: ofCatalogue(featureValues, 'feature.value-not-found', async ({ server, goods }, text) => ({
    id: only(await server.ctx.db.insert(featureValues).values({ featureId: goods.features.colour.id, text }).returning()).id,
  })),
  goodsSet: ofCatalogue(productSets, 'set.not-found', async ({ server }, name) => ({
    id: only(await server.ctx.db.insert(productSets).values({ slug: name, name }).returning()).id,
  })),
  goodsPaper: ofCatalogue(productCertificates, 'paper.not-found', async ({ server, goods }, name) => ({
    id: only(
      await server.ctx.db
        .insert(productCertificates)
        .values({ kind: 'certificate', number: '1', name, productId: goods.products.breaker.id })
        .returning(),
    ).id,
  })),
  goodsProduct: ofCatalogue(products, 'product.not-found', async ({ server, goods }, name) => ({
    id: (await aProduct(server.ctx, { name, sectionId: goods.sections.breakers.id })).id,
  })),
} satisfies Record<string, Kind>
