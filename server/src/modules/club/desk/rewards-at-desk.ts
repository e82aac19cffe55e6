import type { DeskReward } from '@vitrina/contract/club/club-desk'
import type { RewardKind } from '@vitrina/contract/club/club.rules'
import type { Localised } from '@vitrina/contract/languages'
import type { Actor } from '#platform/actor'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { requireClub } from '../club-holder.ts'
import { insertReward, isProductThere, listAllRewards, lockReward, updateReward } from '../rewards.queries.ts'

type RewardInput = {
  kind: RewardKind
  name: Localised
  description: Localised
  productId: number | null
  cost: number
  worth: number | null
  stock: number | null
  isPublished: boolean
}

export async function listRewardsAtDesk(ctx: Context, actor: Actor): Promise<DeskReward[]> {
  requireClub(actor)
  const rows = await listAllRewards(ctx, actor.siteId)
  return rows.map(({ product, ...row }) => ({
    ...row,
    product: product && { id: product.id, article: product.article, name: product.name },
  }))
}

async function readReward(ctx: Context, actor: Actor, id: number): Promise<DeskReward> {
  const reward = (await listRewardsAtDesk(ctx, actor)).find((one) => one.id === id)
  if (!reward) throw new AppError('reward.not-found')
  return reward
}

async function requireProduct(tx: Context, { productId }: RewardInput): Promise<void> {
  if (productId !== null && !(await isProductThere(tx, productId))) throw new AppError('product.not-found')
}

export async function createReward(ctx: Context, actor: Actor, reward: RewardInput): Promise<DeskReward> {
  requireClub(actor)
  return inTransaction(ctx, async (tx) => {
    await requireProduct(tx, reward)
    const id = await insertReward(tx, { ...reward, siteId: actor.siteId })
    await recordEvent(tx, actor, { type: 'reward.created', entity: 'reward', entityId: id, diff: reward })
    return readReward(tx, actor, id)
  })
}

export async function changeReward(ctx: Context, actor: Actor, { id, ...reward }: RewardInput & { id: number }): Promise<DeskReward> {
  requireClub(actor)
  return inTransaction(ctx, async (tx) => {
    const before = await lockReward(tx, { id, siteId: actor.siteId })
    if (!before) throw new AppError('reward.not-found')
    await requireProduct(tx, reward)
    await updateReward(tx, id, reward)
    await recordEvent(tx, actor, { type: 'reward.changed', entity: 'reward', entityId: id, diff: { before, after: reward } })
    return readReward(tx, actor, id)
  })
}
