import type { FastifyInstance } from 'fastify'
import { pageMetaOf } from '@vitrina/contract/paging'
import { buyerViewApi } from '@vitrina/contract/prices/desk/buyer-view'
import { discountsApi } from '@vitrina/contract/prices/desk/discounts'
import { priceListApi } from '@vitrina/contract/prices/desk/price-list'
import { priceTypesApi } from '@vitrina/contract/prices/desk/price-types'
import { promotionsApi } from '@vitrina/contract/prices/desk/promotions'
import { vatRatesApi } from '@vitrina/contract/prices/desk/vat-rates'
import { AppError } from '#platform/errors'
import { serve } from '#platform/http/routes'
import { setBreaks } from './breaks.ts'
import { changePricesByPercent, previewBulkChange } from './bulk-change.ts'
import { listBuyers, readPriceReference, viewAsBuyer } from './buyer-view.ts'
import { changeListedPrices } from './change-prices.ts'
import { saveContractPrices, showContractPrices } from './contract-prices.ts'
import { addDiscount, changeDiscount, removeDiscount } from './discounts.ts'
import { listDiscounts } from './discounts.queries.ts'
import { listOr404, showPriceList } from './price-list.ts'
import { listPriceTypes } from './price-types.queries.ts'
import { addPriceType, changePriceType, makeTypeDefault, removePriceType } from './price-types.ts'
import { listPriceUpdates, pageUpdateRows } from './price-updates.queries.ts'
import { addPromotedGoods, listPromotedGoods, savePromotedGoods } from './promoted-goods.ts'
import { addPromotion, changePromotion, promotionOr404, readPromotionCalendar, removePromotion } from './promotions.ts'
import { undoPriceUpdate } from './undo-update.ts'
import { addVatRate, readVatGroups, removeVatRate } from './vat-rates.ts'

type Page = { page: number; 'per-page': number }
const pageOf = <Q extends Page>({ 'per-page': size, ...query }: Q) => ({ ...query, size })

/** A part of a list as it travels. */
const paged = <T>({ page, size }: { page: number; size: number }, { items, total }: { items: T[]; total: number }) => ({
  items,
  meta: pageMetaOf({ page, size, total }),
})

export async function priceDeskRoutes(app: FastifyInstance) {
  serve(app, priceTypesApi.list, async (_, { ctx }) => ({ items: await listPriceTypes(ctx) }))
  serve(app, priceTypesApi.add, ({ body }, { ctx, actor }) => addPriceType(ctx, actor, body))
  serve(app, priceTypesApi.change, ({ params, body }, { ctx, actor }) => changePriceType(ctx, actor, { ...params, ...body }))
  serve(app, priceTypesApi.makeDefault, ({ params, body }, { ctx, actor }) => makeTypeDefault(ctx, actor, { ...params, ...body }))
  serve(app, priceTypesApi.remove, ({ params }, { ctx, actor }) => removePriceType(ctx, actor, params.id))

  serve(app, priceListApi.list, async ({ params, query }, { ctx, actor }) => {
    const asked = pageOf(query)
    return paged(asked, await showPriceList(ctx, actor, { ...asked, ...params }))
  })
  serve(app, priceListApi.save, ({ params, body }, { ctx, actor }) => changeListedPrices(ctx, actor, { ...params, ...body }))
  serve(app, priceListApi.preview, ({ params, body }, { ctx }) => previewBulkChange(ctx, { ...params, ...body }))
  serve(app, priceListApi.change, ({ params, body }, { ctx, actor }) => changePricesByPercent(ctx, actor, { ...params, ...body }))
  serve(app, priceListApi.updates, async ({ params }, { ctx }) => {
    await listOr404(ctx, params.id)
    return { items: (await listPriceUpdates(ctx, params.id)).map((update) => ({ ...update, at: update.at.toISOString() })) }
  })
  serve(app, priceListApi.updateRows, async ({ params, query }, { ctx }) => {
    const asked = pageOf(query)
    const rows = await pageUpdateRows(ctx, { ...asked, ...params })
    if (!rows) throw new AppError('price-update.not-found')
    return paged(asked, rows)
  })
  serve(app, priceListApi.undo, ({ params }, { ctx, actor }) => undoPriceUpdate(ctx, actor, params.id))
  serve(app, priceListApi.setBreaks, ({ params, body }, { ctx, actor }) => setBreaks(ctx, actor, { ...params, ...body }))

  serve(app, vatRatesApi.list, async (_, { ctx }) => ({ items: await readVatGroups(ctx) }))
  serve(app, vatRatesApi.add, ({ body }, { ctx, actor }) => addVatRate(ctx, actor, body))
  serve(app, vatRatesApi.remove, ({ params }, { ctx, actor }) => removeVatRate(ctx, actor, params.id))

  serve(app, buyerViewApi.reference, (_, { ctx, actor }) => readPriceReference(ctx, actor))
  serve(app, buyerViewApi.buyers, async ({ query }, { ctx }) => ({ items: await listBuyers(ctx, query) }))
  serve(app, buyerViewApi.view, ({ query }, { ctx, actor }) => viewAsBuyer(ctx, actor, query))
  await termsRoutes(app)
}

/** Discounts, prices of contracts and promotions. */
async function termsRoutes(app: FastifyInstance) {
  serve(app, discountsApi.list, async ({ query }, { ctx }) => {
    const asked = pageOf(query)
    return paged(asked, await listDiscounts(ctx, asked))
  })
  serve(app, discountsApi.add, ({ body }, { ctx, actor }) => addDiscount(ctx, actor, body))
  serve(app, discountsApi.change, ({ params, body }, { ctx, actor }) => changeDiscount(ctx, actor, { ...params, ...body }))
  serve(app, discountsApi.remove, ({ params }, { ctx, actor }) => removeDiscount(ctx, actor, params.id))
  serve(app, discountsApi.contractPrices, async ({ params, query }, { ctx, actor }) => {
    const asked = pageOf(query)
    return paged(asked, await showContractPrices(ctx, actor, { ...asked, ...params }))
  })
  serve(app, discountsApi.saveContractPrices, ({ params, body }, { ctx, actor }) => saveContractPrices(ctx, actor, { ...params, ...body }))

  serve(app, promotionsApi.calendar, ({ query }, { ctx }) => readPromotionCalendar(ctx, query))
  serve(app, promotionsApi.read, ({ params }, { ctx }) => promotionOr404(ctx, params.id))
  serve(app, promotionsApi.add, ({ body }, { ctx, actor }) => addPromotion(ctx, actor, body))
  serve(app, promotionsApi.change, ({ params, body }, { ctx, actor }) => changePromotion(ctx, actor, { ...params, ...body }))
  serve(app, promotionsApi.remove, ({ params }, { ctx, actor }) => removePromotion(ctx, actor, params.id))
  serve(app, promotionsApi.goods, async ({ params, query }, { ctx }) => {
    const asked = pageOf(query)
    return paged(asked, await listPromotedGoods(ctx, { ...asked, ...params }))
  })
  serve(app, promotionsApi.addGoods, ({ params, body }, { ctx, actor }) => addPromotedGoods(ctx, actor, { ...params, ...body }))
  serve(app, promotionsApi.saveGoods, ({ params, body }, { ctx, actor }) => savePromotedGoods(ctx, actor, { ...params, ...body }))
}
