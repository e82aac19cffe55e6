import type { FastifyInstance } from 'fastify'
import { goodsBrandsApi } from '@vitrina/contract/goods/brands'
import { goodsApi } from '@vitrina/contract/goods/goods'
import { goodsKindsApi } from '@vitrina/contract/goods/kinds'
import { goodsSectionsApi } from '@vitrina/contract/goods/sections'
import { goodsSetsApi } from '@vitrina/contract/goods/sets'
import { pageMetaOf } from '@vitrina/contract/paging'
import { AppError } from '#platform/errors'
import { serve } from '#platform/http/routes'
import { addBrand, addSeries, changeBrand, listBrands, removeBrand, removeSeries, renameSeries, setBrandLogo } from './brands/brands.ts'
import { readEtimFile, takeEtimClasses } from './kinds/etim.ts'
import { addFeature, changeFeature, changeFeatureValues, readFeature, removeFeature } from './kinds/features.ts'
import { listFeatures } from './kinds/features.queries.ts'
import { addKind, changeKind, removeKind } from './kinds/kinds.ts'
import { listKinds } from './kinds/kinds.queries.ts'
import { mergeSeries } from './merging/merge-series.ts'
import { moveValue, readValueUse } from './merging/move-value.ts'
import { addPicture } from './products/add-picture.ts'
import { addProduct, changeProduct, changeProducts, removeProduct } from './products/change-products.ts'
import { listProducts, matchProducts } from './products/list-products.queries.ts'
import { addPaper, removePaper } from './products/papers.ts'
import { readProductHistory, undoProductChanges } from './products/product-history.ts'
import { readGoodsReference, readProduct } from './products/read-product.ts'
import { addSection, changeSectionName, moveSection, readTree, removeSection } from './sections/sections.ts'
import { addSet, changeSet, removeSet } from './sets/sets.ts'
import { listSets } from './sets/sets.queries.ts'

function required<T>(file: T | undefined): T {
  if (file === undefined) throw new AppError('input.malformed')
  return file
}

export async function goodsRoutes(app: FastifyInstance) {
  await productRoutes(app)
  serve(app, goodsSectionsApi.list, (_, { ctx }) => readTree(ctx))
  serve(app, goodsSectionsApi.add, ({ body }, { ctx, actor }) => addSection(ctx, actor, body))
  serve(app, goodsSectionsApi.rename, ({ params, body }, { ctx, actor }) => changeSectionName(ctx, actor, { id: params.id, ...body }))
  serve(app, goodsSectionsApi.move, ({ params, body }, { ctx, actor }) => moveSection(ctx, actor, { id: params.id, ...body }))
  serve(app, goodsSectionsApi.remove, ({ params }, { ctx, actor }) => removeSection(ctx, actor, params.id))

  serve(app, goodsKindsApi.list, async (_, { ctx }) => ({ items: await listKinds(ctx) }))
  serve(app, goodsKindsApi.add, ({ body }, { ctx, actor }) => addKind(ctx, actor, body))
  serve(app, goodsKindsApi.change, ({ params, body }, { ctx, actor }) => changeKind(ctx, actor, { id: params.id, ...body }))
  serve(app, goodsKindsApi.remove, ({ params }, { ctx, actor }) => removeKind(ctx, actor, params.id))
  serve(app, goodsKindsApi.readEtim, (_, { ctx, files }) => readEtimFile(ctx, required(files.file).body))
  serve(app, goodsKindsApi.takeEtim, ({ body }, { ctx, actor }) => takeEtimClasses(ctx, actor, body.classes))
  serve(app, goodsKindsApi.features, async (_, { ctx }) => ({ items: await listFeatures(ctx) }))
  serve(app, goodsKindsApi.feature, ({ params }, { ctx }) => readFeature(ctx, params.id))
  serve(app, goodsKindsApi.addFeature, ({ body }, { ctx, actor }) => addFeature(ctx, actor, body))
  serve(app, goodsKindsApi.changeFeature, ({ params, body }, { ctx, actor }) => changeFeature(ctx, actor, { id: params.id, ...body }))
  serve(app, goodsKindsApi.changeValues, ({ params, body }, { ctx, actor }) => changeFeatureValues(ctx, actor, { id: params.id, ...body }))
  serve(app, goodsKindsApi.valueUse, ({ params }, { ctx }) => readValueUse(ctx, params.id))
  serve(app, goodsKindsApi.moveValue, ({ params, body }, { ctx, actor }) => moveValue(ctx, actor, { id: params.id, ...body }))
  serve(app, goodsKindsApi.removeFeature, ({ params }, { ctx, actor }) => removeFeature(ctx, actor, params.id))

  serve(app, goodsBrandsApi.list, (_, { ctx }) => listBrands(ctx))
  serve(app, goodsBrandsApi.add, ({ body }, { ctx, actor }) => addBrand(ctx, actor, body))
  serve(app, goodsBrandsApi.change, ({ params, body }, { ctx, actor }) => changeBrand(ctx, actor, { id: params.id, ...body }))
  serve(app, goodsBrandsApi.setLogo, ({ params }, { ctx, actor, files }) =>
    setBrandLogo(ctx, actor, { id: params.id, body: required(files.file).body }),
  )
  serve(app, goodsBrandsApi.remove, ({ params }, { ctx, actor }) => removeBrand(ctx, actor, params.id))
  serve(app, goodsBrandsApi.addSeries, ({ body }, { ctx, actor }) => addSeries(ctx, actor, body))
  serve(app, goodsBrandsApi.renameSeries, ({ params, body }, { ctx, actor }) => renameSeries(ctx, actor, { id: params.id, ...body }))
  serve(app, goodsBrandsApi.mergeSeries, ({ params, body }, { ctx, actor }) => mergeSeries(ctx, actor, { id: params.id, ...body }))
  serve(app, goodsBrandsApi.removeSeries, ({ params }, { ctx, actor }) => removeSeries(ctx, actor, params.id))

  serve(app, goodsSetsApi.list, async (_, { ctx }) => ({ items: await listSets(ctx) }))
  serve(app, goodsSetsApi.add, ({ body }, { ctx, actor }) => addSet(ctx, actor, body))
  serve(app, goodsSetsApi.change, ({ params, body }, { ctx, actor }) => changeSet(ctx, actor, { id: params.id, ...body }))
  serve(app, goodsSetsApi.remove, ({ params }, { ctx, actor }) => removeSet(ctx, actor, params.id))
}

async function productRoutes(app: FastifyInstance) {
  serve(app, goodsApi.list, async ({ query }, { ctx }) => {
    const { page, 'per-page': size, ...asked } = query
    const { items, total } = await listProducts(ctx, { ...asked, page, size })
    return { items, meta: pageMetaOf({ page, size, total }) }
  })
  serve(app, goodsApi.matching, ({ query }, { ctx }) => matchProducts(ctx, query))
  serve(app, goodsApi.reference, (_, { ctx, actor }) => readGoodsReference(ctx, actor))
  serve(app, goodsApi.read, ({ params }, { ctx }) => readProduct(ctx, params.id))
  serve(app, goodsApi.add, ({ body }, { ctx, actor }) => addProduct(ctx, actor, body.values))
  serve(app, goodsApi.change, ({ params, body }, { ctx, actor }) => changeProduct(ctx, actor, { id: params.id, ...body }))
  serve(app, goodsApi.remove, ({ params }, { ctx, actor }) => removeProduct(ctx, actor, params.id))
  serve(app, goodsApi.changeMany, ({ body }, { ctx, actor }) => changeProducts(ctx, actor, body.rows))
  serve(app, goodsApi.history, ({ params, query }, { ctx }) => readProductHistory(ctx, { id: params.id, before: query.before ?? null }))
  serve(app, goodsApi.undo, ({ body }, { ctx, actor }) => undoProductChanges(ctx, actor, body.changeIds))
  serve(app, goodsApi.addPicture, ({ params }, { ctx, actor, files }) =>
    addPicture(ctx, actor, { id: params.id, body: required(files.file).body }),
  )
  serve(app, goodsApi.addPaper, ({ params, body }, { ctx, actor, files }) =>
    addPaper(ctx, actor, { ...body, productId: params.id, file: required(files.file) }),
  )
  serve(app, goodsApi.removePaper, ({ params }, { ctx, actor }) => removePaper(ctx, actor, params.id))
}
