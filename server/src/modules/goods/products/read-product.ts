import type { GoodsProduct, GoodsReference } from '@vitrina/contract/goods/goods'
import { inLanguage } from '@vitrina/contract/languages'
import { mediaUrl } from '#modules/content/content.rules'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { nameProducts } from './list-products.queries.ts'
import { listPapers, listSetsOf } from './papers.queries.ts'
import { readProductState } from './product-state.queries.ts'
import { readReferenceRows } from './reference.queries.ts'

export async function readProduct(ctx: Context, id: number): Promise<GoodsProduct> {
  const state = await readProductState(ctx, id)
  if (!state) throw new AppError('product.not-found')
  const { values, version, isPublishedOnce, createdAt } = state
  const papers = await listPapers(ctx, id, values)
  return {
    id,
    version,
    values,
    state: values.isActive ? 'published' : isPublishedOnce ? 'hidden' : 'draft',
    pictures: (values.images ?? []).map((key) => ({ key, url: mediaUrl(key) ?? '' })),
    linked: await nameProducts(ctx, [...(values.analogs ?? []), ...(values.related ?? [])]),
    papers: papers.map(({ file, brandId: _brand, seriesId: _series, productId, ...paper }) => ({
      ...paper,
      file: mediaUrl(file),
      isOwn: productId === id,
    })),
    sets: await listSetsOf(ctx, id),
    createdAt: createdAt.toISOString(),
  }
}

export async function readGoodsReference(ctx: Context, { language }: Actor): Promise<GoodsReference> {
  const { countries, units, ...rest } = await readReferenceRows(ctx)
  return {
    ...rest,
    countries: countries.map(({ code, name }) => ({ code, name: inLanguage(name, language) })),
    units: units.map(({ id, okei, name }) => ({ id, okei, name: inLanguage(name, language) })),
  }
}
