import { eq } from '#platform/database/drizzle'
import type { Context } from '#platform/context'
import { countries, families, features, featureValues, productFeatures, products, sellers, units } from '#tables/catalogue'
import { prices } from '#tables/prices'
import { regions } from '#tables/sites'
import { stock } from '#tables/stock'
import { only } from './builders.ts'
import { aBrand, aSection } from './builders.goods.ts'
import { aPriceType, aWarehouse, theVatRates } from './builders.prices.ts'
import { featureNames, kinds } from './board-catalogue.goods.ts'

const textOf = (value: string | number) => String(value).replace('.', ',')

/** Everything a distribution board is made of, by two makers; only the first has it in stock. */
export async function boardCatalogue(ctx: Context) {
  const { db } = ctx
  await theVatRates(ctx)
  const region = only(await db.select().from(regions).where(eq(regions.slug, 'moskva')))
  const retail = await aPriceType(ctx, { isRetail: true, name: { ru: 'Розничная' } })
  const warehouse = await aWarehouse(ctx, { regionId: region.id, name: 'Склад' })
  await db
    .insert(countries)
    .values({ code: 'RU', name: { ru: 'Россия' } })
    .onConflictDoNothing()
  const section = await aSection(ctx, { name: 'Всё для щита' })
  const near = await aBrand(ctx, { name: 'Ближний' })
  const far = await aBrand(ctx, { name: 'Дальний' })
  const seller = only(await db.insert(sellers).values({ slug: 'boards', name: 'Щитовой склад' }).returning())
  const [piece, metre, pack] = await db
    .insert(units)
    .values([
      { okei: '796', name: { ru: 'шт' } },
      { okei: '006', name: { ru: 'м' }, decimals: 1 },
      { okei: '778', name: { ru: 'упак' } },
    ])
    .returning()
  if (!piece || !metre || !pack) throw new Error('Units were not made')
  const familyRows = await db
    .insert(families)
    .values(
      Object.entries(kinds).map(([code, { name, etimClass }]) => ({ code, name, etimClass: etimClass ?? null, sectionId: section.id })),
    )
    .returning()
  const featureRows = await db
    .insert(features)
    .values(Object.entries(featureNames).map(([code, [name, unit]]) => ({ code, name, unit, kind: 'list' as const })))
    .returning()
  const familyIds = new Map(familyRows.map(({ code, id }) => [code, id]))
  const featureIds = new Map(featureRows.map(({ code, id }) => [code, id]))
  const goods = Object.entries(kinds).flatMap(([code, { items }]) =>
    [near, far].flatMap((brand) => items.map((item) => ({ code, item, brand }))),
  )
  const added = await db
    .insert(products)
    .values(
      goods.map(({ code, item, brand }, place) => ({
        article: `BR-${1_000 + place}`,
        manufacturerCode: `B${place}`,
        name: item.name,
        sectionId: section.id,
        familyId: familyIds.get(code) ?? 0,
        brandId: brand.id,
        countryCode: 'RU',
        sellerId: seller.id,
        unitId: (item.isMetre ? metre : item.isPack ? pack : piece).id,
      })),
    )
    .returning({ id: products.id })
  const wanted = new Map(
    goods.flatMap(({ item }) =>
      item.specs.map(
        ([code, value]) =>
          [
            `${code} ${textOf(value)}`,
            { featureId: featureIds.get(code) ?? 0, text: textOf(value), number: typeof value === 'number' ? value : null },
          ] as const,
      ),
    ),
  )
  const values = await db
    .insert(featureValues)
    .values([...wanted.values()])
    .returning()
  const valueIds = new Map(values.map(({ featureId, text, id }) => [`${featureId} ${text}`, id]))
  const idOf = (place: number) => added[place]?.id ?? 0
  await db.insert(productFeatures).values(
    goods.flatMap(({ item }, place) =>
      item.specs.map(([code, value]) => {
        const featureId = featureIds.get(code) ?? 0
        return { productId: idOf(place), featureId, valueId: valueIds.get(`${featureId} ${textOf(value)}`) ?? 0 }
      }),
    ),
  )
  // The maker without stock is the cheaper one.
  await db.insert(prices).values(
    goods.map(({ item, brand }, place) => ({
      productId: idOf(place),
      priceTypeId: retail.id,
      price: item.price - (brand === near ? 0 : 100),
    })),
  )
  await db
    .insert(stock)
    .values(
      goods.flatMap(({ brand }, place) => (brand === near ? [{ productId: idOf(place), warehouseId: warehouse.id, free: 1_000 }] : [])),
    )
  return { near, far, region, retail }
}
