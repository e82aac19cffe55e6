import { sellerDay, shiftDay } from '@vitrina/contract/days/days.rules'
import { vatGroups } from '@vitrina/contract/goods/product-fields'
import type { DeskVatGroup, ratedGroups } from '@vitrina/contract/prices/desk/vat-rates'
import { vatRateOn } from '@vitrina/contract/prices/prices.rules'
import type { Actor } from '#platform/actor'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { toldRate } from './journal-figures.ts'
import { countGoodsByGroup, deleteVatRate, endVatRate, insertVatRate, listVatRates, lockVatRates } from './vat-rates.queries.ts'

export async function readVatGroups(ctx: Context): Promise<DeskVatGroup[]> {
  const [rates, counts, today] = [await listVatRates(ctx), await countGoodsByGroup(ctx), sellerDay(ctx.now())]
  return vatGroups.map((group) => ({
    group,
    goodsCount: counts.get(group) ?? 0,
    rate: vatRateOn(rates, group, today),
    rates: rates.filter((rate) => rate.group === group).map(({ id, rate, from, to }) => ({ id, rate, from, to, isAhead: from > today })),
  }))
}

type NewRate = { group: (typeof ratedGroups)[number]; rate: number; from: string }

/** Invoices of past days have their rates: only a day to come gets another one. */
export const addVatRate = (ctx: Context, actor: Actor, { group, rate, from }: NewRate): Promise<DeskVatGroup> =>
  inTransaction(ctx, async (tx) => {
    await lockVatRates(tx)
    const former = (await listVatRates(tx)).find((one) => one.group === group)
    if (from <= sellerDay(tx.now()) || (former && former.from >= from)) throw new AppError('vat-rate.not-ahead')
    if (former && (former.to === null || former.to >= from)) await endVatRate(tx, former.id, shiftDay(from, -1))
    await insertVatRate(tx, { group, rate, validFrom: from })
    const diff = {
      vatGroup: group,
      before: { vatRate: former ? toldRate(former.rate) : null },
      after: { vatRate: toldRate(rate), from },
    }
    await recordEvent(tx, actor, { type: 'vat-rate.added', entity: 'vat-rate', entityId: group, diff })
    const added = (await readVatGroups(tx)).find((one) => one.group === group)
    if (!added) throw new Error('A group of VAT is missing')
    return added
  })

export const removeVatRate = (ctx: Context, actor: Actor, id: number): Promise<{ ok: true }> =>
  inTransaction(ctx, async (tx) => {
    await lockVatRates(tx)
    const rates = await listVatRates(tx)
    const removed = rates.find((one) => one.id === id)
    if (!removed) throw new AppError('vat-rate.not-found')
    if (removed.from <= sellerDay(tx.now())) throw new AppError('vat-rate.not-ahead')
    const former = rates.find(({ group, to }) => group === removed.group && to === shiftDay(removed.from, -1))
    await deleteVatRate(tx, id)
    // The one before goes on to where the removed one would have ended.
    if (former) await endVatRate(tx, former.id, removed.to)
    const diff = { vatGroup: removed.group, before: { vatRate: toldRate(removed.rate), from: removed.from } }
    await recordEvent(tx, actor, { type: 'vat-rate.removed', entity: 'vat-rate', entityId: removed.group, diff })
    return { ok: true }
  })
