import type { Reward, RewardOrder } from '@vitrina/contract/club/club'
import { canTakeBack } from '@vitrina/contract/club/club.rules'
import { inLanguage } from '@vitrina/contract/languages'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { mediaUrl } from '#modules/content/content.rules'
import { holderOf } from './club-holder.ts'
import type { RewardOrderRow } from './reward-orders.queries.ts'
import { listPublishedRewards } from './rewards.queries.ts'

export async function listRewards(ctx: Context, actor: Actor): Promise<Reward[]> {
  holderOf(actor)
  const rows = await listPublishedRewards(ctx, actor.siteId)
  return rows.map(({ name, description, product, isPublished: _, waiting: __, ...row }) => ({
    ...row,
    name: inLanguage(name, actor.language),
    description: inLanguage(description, actor.language),
    product: product && { id: product.id, article: product.article, image: mediaUrl(product.image) },
  }))
}

export const shownRewardOrder = (
  { language }: Actor,
  { name, createdAt, decidedAt, company: _, author: __, ...row }: RewardOrderRow,
): RewardOrder => ({
  ...row,
  name: inLanguage(name, language),
  createdAt: createdAt.toISOString(),
  decidedAt: decidedAt?.toISOString() ?? null,
  canTakeBack: canTakeBack(row.state),
})
