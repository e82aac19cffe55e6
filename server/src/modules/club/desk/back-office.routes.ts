import type { FastifyInstance } from 'fastify'
import { clubDeskApi } from '@vitrina/contract/club/club-desk'
import { serve } from '#platform/http/routes'
import { adjustPoints, listMembersAtDesk, readMember, setMemberState } from './members-at-desk.ts'
import { changeLevels, changeProgramme, readProgramme } from './programme.ts'
import { listRewardOrdersAtDesk, stepRewardOrder } from './reward-orders-at-desk.ts'
import { changeReward, createReward, listRewardsAtDesk } from './rewards-at-desk.ts'

export async function clubDeskRoutes(app: FastifyInstance) {
  serve(app, clubDeskApi.programme, (_, { ctx, actor }) => readProgramme(ctx, actor))
  serve(app, clubDeskApi.changeProgramme, ({ body }, { ctx, actor }) => changeProgramme(ctx, actor, body))
  serve(app, clubDeskApi.changeLevels, ({ body }, { ctx, actor }) => changeLevels(ctx, actor, body.levels))
  serve(app, clubDeskApi.rewards, async (_, { ctx, actor }) => ({ items: await listRewardsAtDesk(ctx, actor) }))
  serve(app, clubDeskApi.createReward, ({ body }, { ctx, actor }) => createReward(ctx, actor, body))
  serve(app, clubDeskApi.changeReward, ({ params, body }, { ctx, actor }) => changeReward(ctx, actor, { ...body, id: params.id }))
  serve(app, clubDeskApi.rewardOrders, ({ query }, { ctx, actor }) =>
    listRewardOrdersAtDesk(ctx, actor, { state: query.state, page: query.page, size: query['per-page'] }),
  )
  serve(app, clubDeskApi.stepRewardOrder, ({ params, body }, { ctx, actor }) => stepRewardOrder(ctx, actor, { ...body, id: params.id }))
  serve(app, clubDeskApi.members, ({ query }, { ctx, actor }) =>
    listMembersAtDesk(ctx, actor, { q: query.q, page: query.page, size: query['per-page'] }),
  )
  serve(app, clubDeskApi.member, ({ params }, { ctx, actor }) => readMember(ctx, actor, params.id))
  serve(app, clubDeskApi.adjust, ({ params, body }, { ctx, actor }) => adjustPoints(ctx, actor, { ...body, id: params.id }))
  serve(app, clubDeskApi.setMemberState, ({ params, body }, { ctx, actor }) => setMemberState(ctx, actor, { ...body, id: params.id }))
}
