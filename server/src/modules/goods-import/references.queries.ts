import { asc } from '#platform/database/drizzle'
import { takesGoods } from '@vitrina/contract/fulfilment/warehouses.rules'
import type { Context } from '#platform/context'
import { features, warehouses } from '#tables/catalogue'
import { priceTypes } from '#tables/prices'
import type { References } from './mapping/guess-mapping.ts'

/** Price types, warehouses and features that columns may stand for. */
export async function findReferences({ db }: Context): Promise<References> {
  const types = await db.select().from(priceTypes).orderBy(asc(priceTypes.position), asc(priceTypes.id))
  const { id: placeId, name: placeName, isActive } = warehouses
  const places = await db.select({ id: placeId, name: placeName, isActive }).from(warehouses).orderBy(asc(placeId))
  // Retail first: a column named only «Цена» means it.
  const ordered = types.toSorted((one, other) => Number(other.isRetail) - Number(one.isRetail))
  const known = await db
    .select({ id: features.id, name: features.name, unit: features.unit })
    .from(features)
    .orderBy(asc(features.name), asc(features.id))
  return {
    features: known,
    priceTypes: ordered.map(({ id, name, code }) => ({ id, name: name.ru ?? code })),
    warehouses: places.filter((place) => takesGoods(place)).map(({ id, name }) => ({ id, name })),
  }
}
