import type { Output } from '@vitrina/contract/endpoint'
import { sellerDay } from '@vitrina/contract/days/days.rules'
import type { deskQueueApi } from '@vitrina/contract/orders/desk-queue'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { findLastEvent, listNews } from './desk-news.queries.ts'

/** The first question has no `after`: it only learns where the news begin. */
export async function readNews(ctx: Context, actor: Actor, after: number | undefined): Promise<Output<typeof deskQueueApi.news>> {
  const last = await findLastEvent(ctx)
  const items = after === undefined || after >= last ? [] : await listNews(ctx, actor, { after, upTo: last, today: sellerDay(ctx.now()) })
  return { last, items }
}
