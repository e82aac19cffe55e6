import type { FastifyInstance } from 'fastify'
import { clubApi } from '@vitrina/contract/club/club'
import { serve } from '#platform/http/routes'
import { joinClub } from './join-club.ts'
import { listOwn, orderReward, takeBackReward } from './order-reward.ts'
import { payWithPoints, readPayable } from './pay-with-points.ts'
import { listOwnEntries, readClub } from './read-club.ts'
import { listRewards } from './show-reward.ts'

export async function clubRoutes(app: FastifyInstance) {
  serve(app, clubApi.read, (_, { ctx, actor }) => readClub(ctx, actor))
  serve(app, clubApi.join, (_, { ctx, actor }) => joinClub(ctx, actor))
  serve(app, clubApi.entries, ({ query }, { ctx, actor }) => listOwnEntries(ctx, actor, { page: query.page, size: query['per-page'] }))
  serve(app, clubApi.rewards, async (_, { ctx, actor }) => ({ items: await listRewards(ctx, actor) }))
  serve(app, clubApi.orderReward, ({ params, body }, { ctx, actor }) => orderReward(ctx, actor, { rewardId: params.id, ...body }))
  serve(app, clubApi.rewardOrders, ({ query }, { ctx, actor }) => listOwn(ctx, actor, { page: query.page, size: query['per-page'] }))
  serve(app, clubApi.takeBack, ({ params }, { ctx, actor }) => takeBackReward(ctx, actor, params.id))
  serve(app, clubApi.payable, ({ params }, { ctx, actor }) => readPayable(ctx, actor, params.id))
  serve(app, clubApi.pay, ({ params, body }, { ctx, actor }) => payWithPoints(ctx, actor, { documentId: params.id, points: body.points }))
}
