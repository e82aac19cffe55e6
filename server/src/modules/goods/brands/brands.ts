import type { GoodsBrand } from '@vitrina/contract/goods/brands'
import { freeSlug } from '@vitrina/contract/goods/slug.rules'
import { mediaUrl } from '#modules/content/content.rules'
import type { Actor } from '#platform/actor'
import { type JournalAuthor, recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { violatedUnique } from '#platform/database/sql-state'
import { AppError } from '#platform/errors'
import { cleanPhoto } from '#platform/files/clean-photo'
import { storeFile } from '#platform/files/stored-files'
import { unlessReferenced } from '../unless-referenced.ts'
import {
  type BrandDraft,
  type BrandRecord,
  deleteBrand,
  deleteSeries,
  findBrand,
  findSeries,
  insertBrand,
  insertSeries,
  isBrandTaken,
  listBrandRecords,
  listBrandSlugs,
  updateBrand,
  updateSeries,
} from './brands.queries.ts'

const shown = (brand: BrandRecord): GoodsBrand => ({ ...brand, logo: mediaUrl(brand.logo) })

export const listBrands = async (ctx: Context) => ({ items: (await listBrandRecords(ctx)).map(shown) })

async function findOr404(tx: Context, id: number): Promise<BrandRecord> {
  const brand = await findBrand(tx, id)
  if (!brand) throw new AppError('brand.not-found')
  return brand
}

const draftOf = ({ name, countryCode, description }: BrandDraft): BrandDraft => ({ name, countryCode, description })

export const addBrand = (ctx: Context, actor: JournalAuthor, draft: BrandDraft): Promise<GoodsBrand> =>
  inTransaction(ctx, async (tx) => {
    if (await isBrandTaken(tx, { named: draft.name, except: 0 })) throw new AppError('brand.taken')
    const slug = freeSlug(draft.name, new Set((await listBrandSlugs(tx)).map((one) => one.slug)))
    const id = await insertBrand(tx, { ...draft, slug })
    await recordEvent(tx, actor, { type: 'brand.added', entity: 'brand', entityId: id, diff: { after: draft } })
    return shown(await findOr404(tx, id))
  })

export const changeBrand = (ctx: Context, actor: Actor, { id, ...draft }: BrandDraft & { id: number }): Promise<GoodsBrand> =>
  inTransaction(ctx, async (tx) => {
    const before = await findOr404(tx, id)
    if (await isBrandTaken(tx, { named: draft.name, except: id })) throw new AppError('brand.taken')
    const { name, ...rest } = draft
    // An unchanged name would make search read all goods anew.
    await updateBrand(tx, id, name === before.name ? rest : draft)
    await recordEvent(tx, actor, { type: 'brand.changed', entity: 'brand', entityId: id, diff: { before: draftOf(before), after: draft } })
    return shown(await findOr404(tx, id))
  })

export const setBrandLogo = (ctx: Context, actor: Actor, { id, body }: { id: number; body: Buffer }): Promise<GoodsBrand> =>
  inTransaction(ctx, async (tx) => {
    const before = await findOr404(tx, id)
    const clean = cleanPhoto(body)
    if (!clean) throw new AppError('goods.bad-picture')
    const { key } = await storeFile(tx, { name: `logo.${clean.extension}`, type: clean.type, body: clean.body, owner: 'public' })
    await updateBrand(tx, id, { logo: key })
    await recordEvent(tx, actor, { type: 'brand.logo-changed', entity: 'brand', entityId: id, diff: { before: before.logo, after: key } })
    return shown(await findOr404(tx, id))
  })

export const removeBrand = (ctx: Context, actor: JournalAuthor, id: number): Promise<{ ok: true }> =>
  inTransaction(ctx, async (tx) => {
    const before = await findOr404(tx, id)
    if (before.productCount > 0 || before.series.length > 0) throw new AppError('goods.in-use')
    await unlessReferenced(() => deleteBrand(tx, id))
    await recordEvent(tx, actor, { type: 'brand.removed', entity: 'brand', entityId: id, diff: { before: draftOf(before) } })
    return { ok: true }
  })

export const addSeries = (ctx: Context, actor: Actor, given: { brandId: number; name: string }): Promise<GoodsBrand> =>
  inTransaction(ctx, async (tx) => {
    await findOr404(tx, given.brandId)
    const id = await insertSeries(tx, given)
    if (id === undefined) throw new AppError('series.taken')
    await recordEvent(tx, actor, { type: 'series.added', entity: 'series', entityId: id, diff: { after: given } })
    return shown(await findOr404(tx, given.brandId))
  })

async function seriesOr404(tx: Context, id: number) {
  const series = await findSeries(tx, id)
  if (!series) throw new AppError('series.not-found')
  return series
}

export const renameSeries = (ctx: Context, actor: Actor, { id, name }: { id: number; name: string }): Promise<GoodsBrand> =>
  inTransaction(ctx, async (tx) => {
    const before = await seriesOr404(tx, id)
    if (before.name !== name) {
      await updateSeries(tx, id, name).catch((error: unknown) => {
        throw violatedUnique(error) ? new AppError('series.taken') : error
      })
      await recordEvent(tx, actor, { type: 'series.renamed', entity: 'series', entityId: id, diff: { before: before.name, after: name } })
    }
    return shown(await findOr404(tx, before.brandId))
  })

export const removeSeries = (ctx: Context, actor: Actor, id: number): Promise<GoodsBrand> =>
  inTransaction(ctx, async (tx) => {
    const before = await seriesOr404(tx, id)
    if (before.isUsed) throw new AppError('goods.in-use')
    await unlessReferenced(() => deleteSeries(tx, id))
    await recordEvent(tx, actor, { type: 'series.removed', entity: 'series', entityId: id, diff: { before: before.name } })
    return shown(await findOr404(tx, before.brandId))
  })
