import { eq, type AnyPgColumn, type PgTable } from '#platform/database/drizzle'
import type { ErrorCode } from '@vitrina/contract/errors'
import { priceUpdateRows, priceUpdates } from '#tables/price-updates'
import { contracts } from '#tables/companies'
import { priceTypes, vatRates } from '#tables/prices'
import { companyDiscounts, productPromos, promotions } from '#tables/promos'
import { aCompany, next, only } from '../builders.ts'
import { aContract, anEntity } from '../builders.companies.ts'
import { aBrand } from '../builders.goods.ts'
import { aPriceType } from '../builders.prices.ts'
import { everyone } from './found-by.ts'
import { NO_NUMBER, wrongNumbers } from './ids.ts'
import type { Kind, Thing } from './kinds.ts'
import type { World } from './world.ts'

/** The seller's own: found by every caller the policy lets in. */
const ofPrices = (
  table: PgTable & { id: AnyPgColumn },
  notFound: ErrorCode,
  make: (world: World, mark: string) => Promise<Thing>,
): Kind => ({
  isFoundBy: everyone,
  make: (world) => make(world, `prices-${next()}-mark`),
  remove: ({ server }, id) => server.ctx.db.delete(table).where(eq(table.id, Number(id))),
  missing: NO_NUMBER,
  malformed: wrongNumbers,
  notFound,
})

export const priceKinds = {
  priceType: ofPrices(priceTypes, 'price-type.not-found', async ({ server }, mark) => ({
    id: (await aPriceType(server.ctx, { name: { ru: mark } })).id,
    mark,
  })),
  priceUpdate: ofPrices(priceUpdates, 'price-update.not-found', async ({ server, goods }) => {
    const type = await aPriceType(server.ctx)
    const { id } = only(await server.ctx.db.insert(priceUpdates).values({ priceTypeId: type.id, kind: 'hand' }).returning())
    await server.ctx.db.insert(priceUpdateRows).values({ updateId: id, productId: goods.products.breaker.id, before: 1_00, after: null })
    return { id }
  }),
  companyDiscount: ofPrices(companyDiscounts, 'discount.not-found', async ({ server }, name) => {
    const company = await aCompany(server.ctx, { name })
    const brand = await aBrand(server.ctx)
    return {
      id: only(await server.ctx.db.insert(companyDiscounts).values({ companyId: company.id, brandId: brand.id, discount: 500 }).returning())
        .id,
    }
  }),
  pricedContract: ofPrices(contracts, 'contract.not-found', async ({ server }) => {
    const company = await aCompany(server.ctx)
    return { id: (await aContract(server.ctx, { legalEntityId: (await anEntity(server.ctx, { companyId: company.id })).id })).id }
  }),
  promotion: ofPrices(promotions, 'promotion.not-found', async ({ server, goods }, name) => {
    const days = { startsAt: new Date('2026-11-01T00:00:00Z'), endsAt: new Date('2026-12-01T00:00:00Z') }
    const { id } = only(
      await server.ctx.db
        .insert(promotions)
        .values({ name, ...days })
        .returning(),
    )
    await server.ctx.db.insert(productPromos).values({ promotionId: id, productId: goods.products.breaker.id, discount: 700, ...days })
    return { id, mark: name }
  }),
  /** Of a year nobody has papers for. */
  vatRateAhead: ofPrices(vatRates, 'vat-rate.not-found', async ({ server }) => ({
    id: only(await server.ctx.db.insert(vatRates).values({ group: 'reduced', rate: 1_200, validFrom: '2190-01-01' }).returning()).id,
  })),
} satisfies Record<string, Kind>
