import type { Context } from '#platform/context'
import { families, featureValues, productFeatures, productLinks, units } from '#tables/catalogue'
import { only } from './builders.ts'
import { aFeature, aProduct } from './builders.goods.ts'
import { aPrice, someStock } from './builders.prices.ts'
import type { smallCatalogue } from './small-catalogue.ts'

type Goods = Awaited<ReturnType<typeof smallCatalogue>>
type Given = { current: number; breaking: number; ip?: string; colour: string; price: number; near?: number; far?: number }

/** Breakers of one kind without rules of the seller: the current must be equal, breaking capacity and IP not less, the colour is soft. */
const given = {
  own: { current: 16, breaking: 4.5, ip: 'IP44', colour: 'красный', price: 10_000 },
  better: { current: 16, breaking: 6, ip: 'IP54', colour: 'красный', price: 8_800, near: 5 },
  far: { current: 16, breaking: 4.5, ip: 'IP44', colour: 'красный', price: 12_000, far: 50 },
  grey: { current: 16, breaking: 4.5, ip: 'IP44', colour: 'серый', price: 10_000, near: 50 },
  stronger: { current: 25, breaking: 4.5, ip: 'IP44', colour: 'красный', price: 9_000, near: 50 },
  open: { current: 16, breaking: 6, ip: 'IP20', colour: 'красный', price: 9_000, near: 50 },
  unstated: { current: 16, breaking: 6, colour: 'красный', price: 9_000, near: 50 },
  linked: { current: 20, breaking: 6, ip: 'IP44', colour: 'красный', price: 9_000 },
} satisfies Record<string, Given>

type Name = keyof typeof given
export type Breakers = Awaited<ReturnType<typeof someBreakers>>

export async function someBreakers(ctx: Context, goods: Goods) {
  const { db } = ctx
  const sectionId = goods.sections.breakers.id
  const family = only(await db.insert(families).values({ code: 'mcb', name: 'Автоматы', sectionId }).returning())
  const unit = only(
    await db
      .insert(units)
      .values({ okei: '796', name: { ru: 'шт' } })
      .returning(),
  )
  const features = {
    current: await aFeature(ctx, { code: 'current', name: 'Номинальный ток', unit: 'А', isPrimary: true, position: 1 }),
    breaking: await aFeature(ctx, { code: 'breaking', name: 'Отключающая способность', unit: 'кА', position: 2 }),
    ip: await aFeature(ctx, { code: 'ip', name: 'Степень защиты', kind: 'list', position: 3 }),
    colour: await aFeature(ctx, { code: 'body-colour', name: 'Цвет корпуса', kind: 'list', position: 4 }),
  }
  const known = new Map<string, number>()
  const valueOf = async ({ id: featureId }: { id: number }, value: string | number) => {
    const text = String(value).replace('.', ',')
    const key = `${featureId} ${text}`
    const number = typeof value === 'number' ? value : null
    const valueId = known.get(key) ?? only(await db.insert(featureValues).values({ featureId, text, number }).returning()).id
    known.set(key, valueId)
    return { featureId, valueId }
  }
  const aBreaker = async (article: string, { current, breaking, ip, colour, price, near, far }: Given) => {
    const product = await aProduct(ctx, { sectionId, familyId: family.id, unitId: unit.id, article, name: `Автомат ${article}` })
    const values = [
      await valueOf(features.current, current),
      await valueOf(features.breaking, breaking),
      await valueOf(features.colour, colour),
      ...(ip ? [await valueOf(features.ip, ip)] : []),
    ]
    await db.insert(productFeatures).values(values.map((value) => ({ productId: product.id, ...value })))
    await aPrice(ctx, { productId: product.id, priceTypeId: goods.retail.id, price })
    if (near) await someStock(ctx, { productId: product.id, warehouseId: goods.warehouses.near.id, free: near })
    if (far) await someStock(ctx, { productId: product.id, warehouseId: goods.warehouses.far.id, free: far })
    return product
  }
  const products = {} as Record<Name, Awaited<ReturnType<typeof aProduct>>>
  for (const [name, breaker] of Object.entries(given)) products[name as Name] = await aBreaker(name, breaker)
  await db.insert(productLinks).values({ productId: products.own.id, linkedId: products.linked.id, kind: 'analog' })
  return { family, features, products }
}

/** Screws without a primary feature: nearly all state their length, few a slot, two nothing at all. */
export async function someScrews(ctx: Context, goods: Goods) {
  const { db } = ctx
  const sectionId = goods.sections.breakers.id
  const family = only(await db.insert(families).values({ code: 'screw', name: 'Саморезы', sectionId }).returning())
  const length = await aFeature(ctx, { code: 'screw-length', name: 'Длина', unit: 'мм' })
  const slot = await aFeature(ctx, { code: 'screw-slot', name: 'Шлиц', kind: 'list' })
  const aScrew = async (article: string, values: (typeof featureValues.$inferSelect)[]) => {
    const product = await aProduct(ctx, { sectionId, familyId: family.id, article, name: article })
    for (const { id, featureId } of values) await db.insert(productFeatures).values({ productId: product.id, featureId, valueId: id })
    return product
  }
  const sizes = ['35', '50', ...Array.from({ length: 20 }, (_, place) => String(100 + place))]
  const lengths = await db
    .insert(featureValues)
    .values(sizes.map((text) => ({ featureId: length.id, text, number: Number(text) })))
    .returning()
  const torx = only(await db.insert(featureValues).values({ featureId: slot.id, text: 'Torx' }).returning())
  const [first, ...others] = lengths
  if (!first) throw new Error('No length was added')
  const own = await aScrew('screw-35', [first])
  await aScrew('screw-35-torx', [first, torx])
  for (const other of others) await aScrew(`screw-${other.text}`, [other])
  const bare = await aScrew('screw-bare', [])
  await aScrew('screw-bare-too', [])
  return { own, bare }
}
