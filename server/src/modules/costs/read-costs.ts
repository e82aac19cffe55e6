import { may } from '@vitrina/contract/roles/staff-permissions.rules'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { findCost, findCosts } from './costs.queries.ts'

export async function readCost(ctx: Context, productId: number): Promise<{ cost: number | null }> {
  const cost = await findCost(ctx, productId)
  if (cost === undefined) throw new AppError('product.not-found')
  return { cost }
}

/** Costs by product, for those who may see them: anybody else's answer has none. */
export const readCosts = async (ctx: Context, { user }: Actor, productIds: readonly number[]): Promise<Map<number, number>> =>
  may(user?.role, 'costs') ? findCosts(ctx, productIds) : new Map()
