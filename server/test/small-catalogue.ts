import { eq } from '#platform/database/drizzle'
import type { Context } from '#platform/context'
import {
  countries,
  families,
  featureValues,
  manufacturers,
  productFeatures,
  productLinks,
  productSetItems,
  productSets,
  series,
} from '#tables/catalogue'
import { only } from './builders.ts'
import { aBrand, aFeature, aProduct, aSection } from './builders.goods.ts'
import { aPrice, aPriceType, aWarehouse, someStock, theVatRates } from './builders.prices.ts'
import { regions } from '#tables/sites'

/**
 * Six products in two branches, enough for every filter to separate some from others:
 * three cables of two brands, two breakers, and one lamp that is not sold.
 */
export async function smallCatalogue(ctx: Context) {
  const { db } = ctx
  await theVatRates(ctx)
  const region = only(await db.select().from(regions).where(eq(regions.slug, 'moskva')))
  const retail = await aPriceType(ctx, { isRetail: true, name: { ru: 'Розничная' } })
  const wholesale = await aPriceType(ctx)
  const near = await aWarehouse(ctx, { regionId: region.id, name: 'Ближний' })
  const far = await aWarehouse(ctx, { regionId: region.id, name: 'Дальний' })
  await db.insert(countries).values([
    { code: 'CN', name: { ru: 'Китай' } },
    { code: 'RU', name: { ru: 'Россия' } },
  ])
  const root = await aSection(ctx, { name: 'Кабельная продукция', position: 1 })
  const cables = await aSection(ctx, { name: 'Кабель силовой', parent: root })
  const breakers = await aSection(ctx, { name: 'Автоматы', position: 2 })
  const spark = await aBrand(ctx, { name: 'Искра' })
  const wave = await aBrand(ctx, { name: 'Волна', countryCode: 'CN' })
  const standard = only(await db.insert(series).values({ brandId: spark.id, name: 'Стандарт' }).returning())
  const maker = only(await db.insert(manufacturers).values({ name: 'ООО «Искра»', countryCode: 'RU' }).returning())
  const cable = only(await db.insert(families).values({ code: 'cable', name: 'Кабель', sectionId: cables.id }).returning())
  const section = await aFeature(ctx, {
    code: 'cross-section',
    name: 'Сечение',
    unit: 'мм²',
    kind: 'range',
    isPrimary: true,
    group: 'Жилы',
  })
  const colour = await aFeature(ctx, { code: 'colour', name: 'Цвет', kind: 'list' })
  const mechanism = await aFeature(ctx, { code: 'type', name: 'Вид', kind: 'list' })
  const values = await db
    .insert(featureValues)
    .values([
      { featureId: section.id, text: '1,5', number: 1.5 },
      { featureId: section.id, text: '2,5', number: 2.5 },
      { featureId: section.id, text: '10', number: 10 },
      { featureId: colour.id, text: 'чёрный' },
      { featureId: colour.id, text: 'белый' },
      { featureId: mechanism.id, text: 'модульный' },
    ])
    .returning()
  const [thin, medium, thick, black, white, modular] = values.map(({ id }) => id) as [number, number, number, number, number, number]

  const inCables = { sectionId: cables.id, familyId: cable.id, manufacturerId: maker.id }
  const thinCable = await aProduct(ctx, {
    ...inCables,
    brandId: spark.id,
    seriesId: standard.id,
    article: 'KAB-0015',
    name: 'Кабель ВВГнг 3х1,5',
    popularity: 30,
    isRecommended: true,
    minimumBatch: 10,
    multiplicity: 5,
  })
  const mediumCable = await aProduct(ctx, {
    ...inCables,
    brandId: spark.id,
    article: 'KAB-0025',
    name: 'Кабель ВВГнг 3х2,5',
    popularity: 20,
  })
  const thickCable = await aProduct(ctx, {
    ...inCables,
    brandId: wave.id,
    article: 'KAB-0100',
    name: 'Кабель ВВГнг 3х10',
    popularity: 10,
    countryCode: 'CN',
  })
  const breaker = await aProduct(ctx, {
    sectionId: breakers.id,
    brandId: wave.id,
    article: 'AVT-16C',
    name: 'Автомат 16А C',
    popularity: 40,
  })
  const relay = await aProduct(ctx, { sectionId: breakers.id, article: 'AVT-25D', name: 'Автомат 25А D', popularity: 5 })
  const hidden = await aProduct(ctx, { sectionId: breakers.id, article: 'OLD-1', name: 'Лампа', isActive: false })

  const has = (productId: number, featureId: number, valueId: number) => ({ productId, featureId, valueId })
  await db
    .insert(productFeatures)
    .values([
      has(thinCable.id, section.id, thin),
      has(mediumCable.id, section.id, medium),
      has(thickCable.id, section.id, thick),
      has(thinCable.id, colour.id, black),
      has(mediumCable.id, colour.id, black),
      has(thickCable.id, colour.id, white),
      has(breaker.id, mechanism.id, modular),
    ])
  for (const [{ id }, kopecks] of [
    [thinCable, 10_000],
    [mediumCable, 20_000],
    [thickCable, 50_000],
    [breaker, 30_000],
  ] as const) {
    await aPrice(ctx, { productId: id, priceTypeId: retail.id, price: kopecks })
    await aPrice(ctx, { productId: id, priceTypeId: wholesale.id, price: kopecks * 0.8 })
  }
  await someStock(ctx, { productId: thinCable.id, warehouseId: near.id, free: 100 })
  await someStock(ctx, { productId: thinCable.id, warehouseId: far.id, free: 7.5 })
  await someStock(ctx, { productId: breaker.id, warehouseId: far.id, free: 3 })
  await db.insert(productLinks).values([
    { productId: thinCable.id, linkedId: mediumCable.id, kind: 'analog' },
    { productId: thinCable.id, linkedId: breaker.id, kind: 'related' },
    { productId: thinCable.id, linkedId: hidden.id, kind: 'analog' },
  ])
  const house = only(await db.insert(productSets).values({ slug: 'dom', name: 'Щит дома' }).returning())
  await db.insert(productSetItems).values([
    { setId: house.id, productId: thinCable.id, quantity: 50 },
    { setId: house.id, productId: breaker.id, quantity: 2 },
  ])
  return {
    region,
    retail,
    wholesale,
    warehouses: { near, far },
    sections: { root, cables, breakers },
    brands: { spark, wave },
    standard,
    maker,
    cable,
    features: { section, colour },
    values: { thin, medium, thick, black, white },
    products: { thinCable, mediumCable, thickCable, breaker, relay, hidden },
    house,
  }
}
