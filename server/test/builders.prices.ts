import type { Context } from '#platform/context'
import { regionWarehouses, warehouses } from '#tables/catalogue'
import { prices, priceTypes, vatRates } from '#tables/prices'
import { stock } from '#tables/stock'
import { next, only } from './builders.ts'

export const aPriceType = async ({ db }: Context, given: Partial<typeof priceTypes.$inferInsert> = {}) =>
  only(
    await db
      .insert(priceTypes)
      .values({ code: `type-${next()}`, name: { ru: 'Оптовая' }, ...given })
      .returning(),
  )

export const aPrice = ({ db }: Context, given: typeof prices.$inferInsert) => db.insert(prices).values(given)

/** The rates of the law: 20 % to the end of 2025, 22 % since. */
export const theVatRates = ({ db }: Context) =>
  db.insert(vatRates).values([
    { group: 'standard', rate: 2000, validFrom: '2019-01-01', validTo: '2025-12-31' },
    { group: 'standard', rate: 2200, validFrom: '2026-01-01' },
    { group: 'reduced', rate: 1000, validFrom: '2004-01-01' },
  ])

/** A warehouse that serves its region next after those already there. */
export async function aWarehouse({ db }: Context, { regionId, ...given }: Partial<typeof warehouses.$inferInsert> & { regionId: number }) {
  const n = next()
  const warehouse = only(
    await db
      .insert(warehouses)
      .values({
        code: `w-${n}`,
        name: `Склад ${n}`,
        city: 'Москва',
        address: 'Рябиновая, 1',
        timezone: 'Europe/Moscow',
        // Independent of the day and hour of the test.
        weekdays: [1, 2, 3, 4, 5, 6, 7],
        cutoff: '23:59',
        ...given,
        regionId,
      })
      .returning(),
  )
  await db.insert(regionWarehouses).values({ regionId, warehouseId: warehouse.id, position: n, days: 1 })
  return warehouse
}

export const someStock = ({ db }: Context, given: typeof stock.$inferInsert) => db.insert(stock).values(given)
