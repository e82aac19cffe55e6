import type { FastifyInstance } from 'fastify'
import { customProductsApi } from '@vitrina/contract/catalogue/custom-products'
import { customerCodesApi } from '@vitrina/contract/catalogue/customer-codes'
import { favouritesApi } from '@vitrina/contract/catalogue/favourites'
import { savedFiltersApi } from '@vitrina/contract/catalogue/saved-filters'
import { serve } from '#platform/http/routes'
import {
  changeCustomProduct,
  createCustomProduct,
  deletePhoto,
  findCustomProducts,
  readCustomProduct,
  removeCustomProduct,
  uploadPhoto,
} from './custom-products/custom-products.ts'
import { addCustomerCode, changeCustomerCode, listCustomerCodes, removeCustomerCode } from './customer-codes/customer-codes.ts'
import { toggleFavourite } from './favourites/toggle-favourite.ts'
import type { Catalogue } from './open-catalogue.ts'
import { listFilters, removeFilter, renameFilter, saveFilter } from './saved-filters/saved-filters.ts'

/** Favourites, saved filters, customer codes, custom products. */
export function choicesRoutes(app: FastifyInstance, { reference }: Catalogue): void {
  serve(app, favouritesApi.toggle, ({ params, body }, { ctx, actor }) =>
    toggleFavourite(ctx, actor, { productId: params.id, favorite: body.favorite }),
  )

  serve(app, savedFiltersApi.list, async (_, { ctx, actor }) => ({ items: await listFilters(ctx, actor, await reference()) }))
  serve(app, savedFiltersApi.create, async ({ body }, { ctx, actor }) => saveFilter(ctx, actor, { ...body, reference: await reference() }))
  serve(app, savedFiltersApi.rename, async ({ params, body }, { ctx, actor }) =>
    renameFilter(ctx, actor, { id: params.id, name: body.name, reference: await reference() }),
  )
  serve(app, savedFiltersApi.remove, async ({ params }, { ctx, actor }) => {
    await removeFilter(ctx, actor, params.id)
    return {}
  })

  serve(app, customerCodesApi.list, ({ query }, { ctx, actor }) => listCustomerCodes(ctx, actor, query))
  serve(app, customerCodesApi.create, ({ body }, { ctx, actor }) => addCustomerCode(ctx, actor, body))
  serve(app, customerCodesApi.update, ({ params, body }, { ctx, actor }) => changeCustomerCode(ctx, actor, { ...body, id: params.id }))
  serve(app, customerCodesApi.remove, async ({ params }, { ctx, actor }) => {
    await removeCustomerCode(ctx, actor, params.id)
    return {}
  })

  serve(app, customProductsApi.list, ({ query }, { ctx, actor }) => findCustomProducts(ctx, actor, query))
  serve(app, customProductsApi.create, ({ body }, { ctx, actor }) => createCustomProduct(ctx, actor, body))
  serve(app, customProductsApi.read, ({ params }, { ctx, actor }) => readCustomProduct(ctx, actor, params.id))
  serve(app, customProductsApi.update, ({ params, body }, { ctx, actor }) => changeCustomProduct(ctx, actor, { ...body, id: params.id }))
  serve(app, customProductsApi.remove, async ({ params }, { ctx, actor }) => {
    await removeCustomProduct(ctx, actor, params.id)
    return {}
  })
  serve(app, customProductsApi.uploadPhoto, ({ params }, { ctx, actor, files }) =>
    uploadPhoto(ctx, actor, { id: params.id, photo: files.photo?.body }),
  )
  serve(app, customProductsApi.deletePhoto, ({ params }, { ctx, actor }) => deletePhoto(ctx, actor, params.id))
}
