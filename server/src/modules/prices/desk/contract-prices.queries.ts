import { and, eq, inArray, sql } from '#platform/database/drizzle'
import type { GoodsFilter } from '@vitrina/contract/prices/desk/desk-shapes'
import { MOST_COUNTED_PRICES } from '@vitrina/contract/prices/desk/price-list'
import { foundGoods } from '#modules/goods/products/found-goods'
import type { Context } from '#platform/context'
import { brands, products, sections, units } from '#tables/catalogue'
import { contracts, legalEntities } from '#tables/companies'
import { prices } from '#tables/prices'
import { contractPrices } from '#tables/promos'
import { orderOf, type PageOf, productShown } from './price-list.queries.ts'

/** Locked for whoever changes its prices: of two the second waits. */
export async function findContract({ db }: Context, id: number, { isLocked = false } = {}) {
  const found = db
    .select({ id: contracts.id, number: contracts.number, companyId: legalEntities.companyId })
    .from(contracts)
    .innerJoin(legalEntities, eq(legalEntities.id, contracts.legalEntityId))
    .where(eq(contracts.id, id))
  const [contract] = isLocked ? await found.for('no key update', { of: contracts }) : await found
  return contract
}

type ContractQuery = PageOf<GoodsFilter & { contractId: number; listId: number | null; only: 'fixed' | 'all' }>

export async function readContractPrices({ db }: Context, { contractId, listId, only, page, size, ...filter }: ContractQuery) {
  const ofContract = and(eq(contractPrices.productId, products.id), eq(contractPrices.contractId, contractId))
  const condition = and(foundGoods(filter), only === 'fixed' ? sql`${contractPrices.price} is not null` : undefined)
  const rows = await db
    .select({ ...productShown, price: contractPrices.price, listPrice: prices.price })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .innerJoin(sections, eq(sections.id, products.sectionId))
    .innerJoin(units, eq(units.id, products.unitId))
    .leftJoin(contractPrices, ofContract)
    .leftJoin(prices, and(eq(prices.productId, products.id), eq(prices.priceTypeId, listId ?? 0)))
    .where(condition)
    .orderBy(...orderOf(filter.q))
    .limit(size)
    .offset((page - 1) * size)
  const counted = db
    .select({ one: sql`1` })
    .from(products)
    .leftJoin(contractPrices, ofContract)
    .where(condition)
    .limit(MOST_COUNTED_PRICES)
    .as('counted')
  const [total] = await db.select({ count: sql<number>`count(*)::int` }).from(counted)
  return { rows, total: total?.count ?? 0 }
}

const ofGoods = (contractId: number, ids: number[]) =>
  and(eq(contractPrices.contractId, contractId), inArray(contractPrices.productId, ids))

export async function readFixedPrices({ db }: Context, contractId: number, ids: number[]): Promise<Map<number, number>> {
  const rows = await db
    .select({ productId: contractPrices.productId, price: contractPrices.price })
    .from(contractPrices)
    .where(ofGoods(contractId, ids))
  return new Map(rows.map(({ productId, price }) => [productId, price]))
}

export async function writeFixedPrices(
  { db }: Context,
  contractId: number,
  wanted: { productId: number; price: number | null }[],
): Promise<void> {
  const removed = wanted.flatMap(({ productId, price }) => (price === null ? productId : []))
  const written = wanted.flatMap(({ productId, price }) => (price === null ? [] : { contractId, productId, price }))
  if (removed.length > 0) await db.delete(contractPrices).where(ofGoods(contractId, removed))
  if (written.length > 0)
    await db
      .insert(contractPrices)
      .values(written)
      .onConflictDoUpdate({ target: [contractPrices.contractId, contractPrices.productId], set: { price: sql`excluded.price` } })
}
