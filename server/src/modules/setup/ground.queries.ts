import type { NewShop } from '@vitrina/contract/setup/setup'
import type { Context } from '#platform/context'
import { countries, regionWarehouses, sellers, units, warehouses } from '#tables/catalogue'
import { contentPages, feeds } from '#tables/content'
import { priceTypes, vatRates } from '#tables/prices'
import { homeBlocks, regions, siteHosts, sites } from '#tables/sites'
import type { LegalPage } from './legal-pages.ts'
import * as reference from './reference.ts'

type Ground = {
  shop: { name: string; host: string; url: string }
  config: Record<string, unknown>
  seller: NewShop['seller']
  region: NewShop['region']
  pages: readonly LegalPage[]
}

/** The first rows of a shop: everything other modules take to be there. Nothing of goods, buyers or orders. */
export async function insertGround(tx: Context, { shop, config, seller, region, pages }: Ground) {
  const regionId = await insertRegion(tx, region)
  await insertWarehouse(tx, { regionId, region, address: seller.legalAddress, phone: seller.phone })
  await insertReference(tx, seller)
  const siteId = await insertSite(tx, { shop, config, regionId })
  await insertTexts(tx, siteId, pages)
  return { siteId, regionId }
}

const only = <T>([row]: T[]): T => {
  if (row === undefined) throw new Error('A row of the ground was not written')
  return row
}

async function insertRegion({ db }: Context, { name, timezone }: NewShop['region']): Promise<number> {
  return only(
    await db
      .insert(regions)
      .values({ slug: 'main', name: { ru: name }, timezone })
      .returning({ id: regions.id }),
  ).id
}

type FirstWarehouse = { regionId: number; region: NewShop['region']; address: string; phone: string }

async function insertWarehouse({ db }: Context, { regionId, region, address, phone }: FirstWarehouse): Promise<void> {
  const { id } = only(
    await db
      .insert(warehouses)
      .values({ code: 'main', name: 'Основной склад', regionId, city: region.name, address, phone, timezone: region.timezone })
      .returning({ id: warehouses.id }),
  )
  await db.insert(regionWarehouses).values({ regionId, warehouseId: id, position: 0 })
}

async function insertReference({ db }: Context, { shortName, inn }: NewShop['seller']): Promise<void> {
  await db.insert(units).values(reference.units)
  await db.insert(countries).values(reference.listCountries())
  await db.insert(vatRates).values([...reference.vatRates])
  await db.insert(priceTypes).values(reference.retailPrice)
  await db.insert(sellers).values({ slug: 'shop', name: shortName, inn })
}

async function insertSite(
  { db }: Context,
  { shop, config, regionId }: Pick<Ground, 'shop' | 'config'> & { regionId: number },
): Promise<number> {
  const { id } = only(
    await db
      .insert(sites)
      .values({ slug: 'shop', name: { ru: shop.name }, url: shop.url, defaultRegionId: regionId, config, isDefault: true })
      .returning({ id: sites.id }),
  )
  await db.insert(siteHosts).values({ host: shop.host, siteId: id })
  return id
}

async function insertTexts({ db }: Context, siteId: number, pages: readonly LegalPage[]): Promise<void> {
  await db.insert(contentPages).values(pages.map((page) => ({ ...page, siteId })))
  await db.insert(feeds).values(reference.feeds.map((feed) => ({ ...feed, siteId, description: { ru: '' } })))
  await db.insert(homeBlocks).values(reference.homeBlocks.map((block, position) => ({ ...block, siteId, position })))
}
