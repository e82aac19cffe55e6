import { sellerDay } from '@vitrina/contract/days/days.rules'
import { inLanguage, type Localised } from '@vitrina/contract/languages'
import { vatRateOn } from '@vitrina/contract/prices/prices.rules'
import type { PricedProduct, PriceListGoods } from '@vitrina/contract/prices/desk/desk-shapes'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { readVatRates } from '../read-viewer.ts'
import { type PageOf, readPriceList } from './price-list.queries.ts'
import { findListHead } from './price-types.queries.ts'

export async function listOr404(ctx: Context, typeId: number) {
  const head = await findListHead(ctx, typeId)
  if (!head) throw new AppError('price-type.not-found')
  return head
}

/** Today's rate of each VAT group, in basis points. */
export async function readRateOf(ctx: Context): Promise<(group: string) => number | null> {
  const [rates, today] = [await readVatRates(ctx), sellerDay(ctx.now())]
  return (group) => vatRateOn(rates, group, today)
}

/** The unit in the reader's language and today's VAT. */
export async function readShown(ctx: Context, { language }: Actor) {
  const rateOf = await readRateOf(ctx)
  return <Row extends { unit: Localised; vatGroup: string }>({ unit, vatGroup, ...row }: Row) => ({
    ...row,
    unit: inLanguage(unit, language),
    vatRate: rateOf(vatGroup),
  })
}

type ListQuery = PageOf<PriceListGoods & { id: number }>

export async function showPriceList(
  ctx: Context,
  actor: Actor,
  { id, ...query }: ListQuery,
): Promise<{ items: PricedProduct[]; total: number }> {
  const { id: typeId } = await listOr404(ctx, id)
  const { rows, total } = await readPriceList(ctx, { ...query, typeId })
  return { items: rows.map(await readShown(ctx, actor)), total }
}
