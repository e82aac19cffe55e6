import type { FastifyInstance } from 'fastify'
import { cartApi } from '@vitrina/contract/cart/cart'
import { cartImportApi } from '@vitrina/contract/cart/cart-import'
import { namedCartsApi } from '@vitrina/contract/cart/named-carts'
import { supplyPlanApi } from '@vitrina/contract/cart/supply-plan'
import { viewerOf } from '#platform/actor'
import { serve } from '#platform/http/routes'
import type { Catalogue } from '#modules/catalogue/open-catalogue'
import { actualiseCart } from './actualise-cart.ts'
import { addItems } from './add-items.ts'
import { changeItem } from './change-item.ts'
import { changeMany } from './change-many.ts'
import { clearCart } from './clear-cart.ts'
import { activateCart, createCart, listCarts, removeCart, renameCart } from './named-carts.ts'
import { readAmounts } from './read-amounts.ts'
import { readCart } from './read-cart.ts'
import { replaceItems } from './replace-items.ts'
import { restoreItems } from './restore-items.ts'
import { takeImport } from './take-import.ts'
import { proposeSupply } from './supply/propose-supply.ts'

export async function cartRoutes(app: FastifyInstance, { catalogue }: { catalogue: Catalogue }) {
  serve(app, cartApi.read, (_, { ctx, actor }) => readCart(ctx, actor))
  serve(app, cartApi.amounts, (_, { ctx, actor }) => readAmounts(ctx, actor))
  serve(app, cartApi.addItems, async ({ body }, { ctx, actor }) => {
    const added = await addItems(ctx, actor, body)
    catalogue.searchLog.addCartAddition({ siteId: actor.siteId, viewer: viewerOf(actor) })
    return added
  })
  serve(app, cartApi.changeItem, ({ params, body }, { ctx, actor }) => changeItem(ctx, actor, { ...body, id: params.id }))
  serve(app, cartApi.changeMany, ({ body }, { ctx, actor }) => changeMany(ctx, actor, body))
  serve(app, cartApi.replace, ({ body }, { ctx, actor }) => replaceItems(ctx, actor, body.items))
  serve(app, cartApi.clear, (_, { ctx, actor }) => clearCart(ctx, actor))
  serve(app, cartApi.restore, ({ body }, { ctx, actor }) => restoreItems(ctx, actor, body.deletionToken))
  serve(app, cartApi.actualise, (_, { ctx, actor }) => actualiseCart(ctx, actor))
  serve(app, cartImportApi.take, ({ body }, { ctx, actor }) => takeImport(ctx, actor, body.importId))
  serve(app, supplyPlanApi.propose, ({ body }, { ctx, actor }) => proposeSupply(ctx, actor, body.strategy))

  serve(app, namedCartsApi.list, async (_, { ctx, actor }) => ({ items: await listCarts(ctx, actor) }))
  serve(app, namedCartsApi.create, ({ body }, { ctx, actor }) => createCart(ctx, actor, body.name))
  serve(app, namedCartsApi.rename, ({ params, body }, { ctx, actor }) => renameCart(ctx, actor, { id: params.id, name: body.name }))
  serve(app, namedCartsApi.activate, ({ params }, { ctx, actor }) => activateCart(ctx, actor, params.id))
  serve(app, namedCartsApi.remove, async ({ params }, { ctx, actor }) => {
    await removeCart(ctx, actor, params.id)
    return {}
  })
}
