import type { PointsBalance, PointsEntry } from '@vitrina/contract/club/club'
import { sellerDay } from '@vitrina/contract/days/days.rules'
import type { Language } from '@vitrina/contract/languages'
import { type PageMeta, pageMetaOf } from '@vitrina/contract/paging'
import type { Context } from '#platform/context'
import { countEntries, listEntries } from './entries.queries.ts'
import { listLots, sumPending } from './lots.queries.ts'
import type { PointsHolder } from './points-holder.ts'
import { balanceOf } from './points.rules.ts'

/** Counted from the lots at every reading: a balance is never stored. */
export async function readBalance(ctx: Context, holder: PointsHolder): Promise<PointsBalance> {
  const today = sellerDay(ctx.now())
  const lots = await listLots(ctx, holder, today)
  return { ...balanceOf(lots, today), pending: await sumPending(ctx, holder), lots }
}

/** The ledger, newest first. */
export async function readEntries(
  ctx: Context,
  holder: PointsHolder,
  { page, size, language }: { page: number; size: number; language: Language },
): Promise<{ items: PointsEntry[]; meta: PageMeta }> {
  const total = await countEntries(ctx, holder)
  return { items: await listEntries(ctx, holder, { page, size, language }), meta: pageMetaOf({ page, size, total }) }
}
