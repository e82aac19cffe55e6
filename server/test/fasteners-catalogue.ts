import { eq } from '#platform/database/drizzle'
import type { Context } from '#platform/context'
import {
  brands,
  countries,
  families,
  features,
  featureValues,
  productFeatures,
  products,
  sections,
  sellers,
  series,
  units,
} from '#tables/catalogue'
import { prices } from '#tables/prices'
import { only } from './builders.ts'
import { aPriceType } from './builders.prices.ts'
import { fastenerFeatures, type FastenerItem, type FastenerKind } from './fasteners/fastener-kind.ts'
import { fastenerKinds } from './fasteners/fastener-kinds.ts'
import { plumbingKinds } from './fasteners/plumbing-kinds.ts'
import type { RelevantGood } from './relevance/relevance-query.ts'

const GOODS = 2_000
const branches = { Крепёж: fastenerKinds, 'Трубы и сантехника': plumbingKinds }
const makers = {
  Крепёж: [
    { brand: 'Болтмаш', series: 'Завод' },
    { brand: 'Fixora', series: 'Pro' },
    { brand: 'Крепстар', series: 'Строй' },
  ],
  'Трубы и сантехника': [
    { brand: 'Valtora', series: 'Base' },
    { brand: 'Аквалан', series: 'Комфорт' },
    { brand: 'Трубометр', series: 'Магистраль' },
  ],
} as const
type Branch = keyof typeof branches

type Planned = { branch: Branch; kind: FastenerKind; item: FastenerItem; brand: string; series: string }

/** Every item of one maker, then of the next, until the catalogue is full. */
function planGoods(): Planned[] {
  const items = Object.entries(branches).flatMap(([branch, kinds]) =>
    kinds.flatMap((kind) => kind.items.map((item) => ({ branch: branch as Branch, kind, item }))),
  )
  return Array.from({ length: GOODS }, (_, place) => {
    const planned = items[place % items.length]
    if (!planned) throw new Error('The catalogue has no items')
    const list = makers[planned.branch]
    const maker = list[(place + Math.floor(place / items.length)) % list.length]
    return { ...planned, ...(maker ?? list[0]) }
  })
}

/** As the demo stores them: «Да», «2,5», words as they are. */
function textOf(setting: string | number | boolean): string {
  if (typeof setting === 'boolean') return setting ? 'Да' : 'Нет'
  return typeof setting === 'number' ? String(setting).replace('.', ',') : setting
}

/**
 * A catalogue of fasteners and plumbing: 2,000 goods with kinds, features and units that the demo does not have.
 * Rows are inserted in bulk, so it is there within a second or two.
 */
export async function fastenersCatalogue(ctx: Context) {
  const { db } = ctx
  const goods = planGoods()
  const names = [...new Set(goods.map(({ kind }) => kind))]
  await db
    .insert(countries)
    .values({ code: 'RU', name: { ru: 'Россия' } })
    .onConflictDoNothing()
  const seller = only(await db.insert(sellers).values({ slug: 'fasteners', name: 'Метизный склад' }).returning())
  const unit = only(
    await db
      .insert(units)
      .values({ okei: '796', name: { ru: 'шт' } })
      .returning(),
  )
  const retail = await aPriceType(ctx, { isRetail: true, name: { ru: 'Розничная' } })

  const sectionIds = await insertSections(ctx)
  const familyRows = await db
    .insert(families)
    .values(names.map(({ code, name, section }) => ({ code, name, sectionId: idIn(sectionIds, section) })))
    .returning()
  const familyIds = new Map(familyRows.map(({ code, id }) => [code, id]))
  const lines = Object.values(makers).flat()
  const brandRows = await db
    .insert(brands)
    .values(lines.map(({ brand }, place) => ({ slug: `maker-${place}`, name: brand, countryCode: 'RU' })))
    .returning()
  const brandIds = new Map(brandRows.map(({ name, id }) => [name, id]))
  const seriesRows = await db
    .insert(series)
    .values(lines.map((line) => ({ brandId: idIn(brandIds, line.brand), name: line.series })))
    .returning()
  const seriesIds = new Map(seriesRows.map(({ name, id }) => [name, id]))

  const added = await db
    .insert(products)
    .values(
      goods.map(({ kind, item, brand, series: line }, place) => ({
        article: `KR-${10_000 + place}`,
        manufacturerCode: `M${700_000 + place * 7}`,
        name: `${item.title} ${brand}`,
        sectionId: idIn(sectionIds, kind.section),
        familyId: idIn(familyIds, kind.code),
        brandId: idIn(brandIds, brand),
        seriesId: idIn(seriesIds, line),
        countryCode: 'RU',
        sellerId: seller.id,
        unitId: unit.id,
        popularity: (place * 7919) % 1000,
      })),
    )
    .returning({ id: products.id })
  await insertFeatures(ctx, goods, added)
  await db
    .insert(prices)
    .values(added.map(({ id }, place) => ({ productId: id, priceTypeId: retail.id, price: 500 + ((place * 37) % 9000) })))

  const relevant = new Map<number, RelevantGood & { name: string }>()
  for (const [place, { id }] of added.entries()) {
    const planned = goods[place]
    if (!planned) continue
    const { kind, item, brand, series: line } = planned
    relevant.set(id, { family: kind.code, brand, series: line, features: new Map(item.specs), name: item.title })
  }
  return { retail, goods: relevant }
}

function idIn(ids: ReadonlyMap<string, number>, name: string): number {
  const id = ids.get(name)
  if (id === undefined) throw new Error(`Nothing is called ${name}`)
  return id
}

async function insertSections({ db }: Context): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const [branch, kinds] of Object.entries(branches)) {
    const root = only(
      await db
        .insert(sections)
        .values({ slug: `branch-${ids.size}`, name: branch, path: [] })
        .returning(),
    )
    await db
      .update(sections)
      .set({ path: [root.id] })
      .where(eq(sections.id, root.id))
    for (const name of new Set(kinds.map((kind) => kind.section))) {
      const section = only(
        await db
          .insert(sections)
          .values({ slug: `section-${root.id}-${ids.size}`, name, parentId: root.id })
          .returning(),
      )
      await db
        .update(sections)
        .set({ path: [root.id, section.id] })
        .where(eq(sections.id, section.id))
      ids.set(name, section.id)
    }
  }
  return ids
}

async function insertFeatures({ db }: Context, goods: readonly Planned[], added: readonly { id: number }[]): Promise<void> {
  const featureRows = await db
    .insert(features)
    .values(Object.entries(fastenerFeatures).map(([code, feature], position) => ({ code, ...feature, position, isPrimary: position < 8 })))
    .returning()
  const featureIds = new Map(featureRows.map(({ code, id }) => [code, id]))
  const keyOf = (featureId: number, text: string) => `${featureId} ${text}`
  const wanted = new Map<string, typeof featureValues.$inferInsert>()
  const specsOf = ({ item }: Planned) =>
    item.specs.map(([code, setting]) => {
      const featureId = idIn(featureIds, code)
      const text = textOf(setting)
      const isRange = fastenerFeatures[code].kind === 'range'
      wanted.set(keyOf(featureId, text), { featureId, text, number: isRange ? Number(setting) : null })
      return { featureId, text }
    })
  const specs = goods.map(specsOf)
  const valueRows = await db
    .insert(featureValues)
    .values([...wanted.values()])
    .returning()
  const valueIds = new Map(valueRows.map(({ featureId, text, id }) => [keyOf(featureId, text), id]))
  const rows = added.flatMap(({ id }, place) =>
    (specs[place] ?? []).map(({ featureId, text }) => ({ productId: id, featureId, valueId: idIn(valueIds, keyOf(featureId, text)) })),
  )
  for (let from = 0; from < rows.length; from += 10_000) await db.insert(productFeatures).values(rows.slice(from, from + 10_000))
}
