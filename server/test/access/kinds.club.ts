import { eq } from '#platform/database/drizzle'
import { companyManagers } from '#tables/companies'
import { clubMembers, loyaltyLots, rewardOrders, rewards } from '#tables/loyalty'
import { aCompany, next, only } from '../builders.ts'
import { answersForIt, everyone, sameCompany } from './found-by.ts'
import { NO_NUMBER, wrongNumbers } from './ids.ts'
import type { Kind } from './kinds.ts'
import type { Holder, World } from './world.ts'

const numbered = { missing: NO_NUMBER, malformed: wrongNumbers } as const

async function aReward({ server: { ctx } }: World, given: Partial<typeof rewards.$inferInsert> = {}) {
  const mark = `reward-${next()}-mark`
  const row = { siteId: 1, kind: 'goods' as const, name: { ru: mark }, cost: 100, isPublished: true, ...given }
  return { ...only(await ctx.db.insert(rewards).values(row).returning()), mark }
}

async function aRewardOrder(world: World, companyId: number) {
  const { id: rewardId, name, kind } = await aReward(world, { isPublished: false })
  const mark = `НГ-${next()}-mark`
  const row = { number: mark, rewardId, companyId, name, kind, amount: 1, cost: 100 }
  return { ...only(await world.server.ctx.db.insert(rewardOrders).values(row).returning()), mark }
}

/** A company of its own with the manager of the holder's. */
async function aManagedCompany(world: World, { companyId, answersFor }: Holder): Promise<number> {
  const place = companyId ?? (typeof answersFor === 'number' ? answersFor : world.ours)
  const company = await aCompany(world.server.ctx, { state: 'approved' })
  await world.server.ctx.db.insert(companyManagers).values({ companyId: company.id, managerId: world.managerOf(place), isMain: true })
  return company.id
}

export const clubKinds = {
  /** Too dear for anybody: ordering it changes nothing. */
  reward: {
    isFoundBy: everyone,
    make: async (world) => {
      const { id, mark } = await aReward(world, { cost: 1_000_000_00 })
      return { id, mark }
    },
    remove: ({ server }, id) => server.ctx.db.delete(rewards).where(eq(rewards.id, Number(id))),
    ...numbered,
    notFound: 'reward.not-found',
  },
  rewardOrder: {
    isFoundBy: sameCompany,
    make: async (world, { companyId }) => {
      if (companyId === null) return null
      const { id, mark } = await aRewardOrder(world, companyId)
      return { id, mark }
    },
    remove: ({ server }, id) => server.ctx.db.delete(rewardOrders).where(eq(rewardOrders.id, Number(id))),
    ...numbered,
    notFound: 'reward-order.not-found',
  },
  deskRewardOrder: {
    isFoundBy: answersForIt,
    make: async (world, holder) => {
      if (holder.userId === null) return null
      const { id, mark } = await aRewardOrder(world, await aManagedCompany(world, holder))
      return { id, mark }
    },
    remove: ({ server }, id) => server.ctx.db.delete(rewardOrders).where(eq(rewardOrders.id, Number(id))),
    ...numbered,
    notFound: 'reward-order.not-found',
  },
  clubMember: {
    isFoundBy: answersForIt,
    make: async (world, holder) => {
      if (holder.userId === null) return null
      const companyId = await aManagedCompany(world, holder)
      const mark = `card-${next()}-mark`
      const row = { siteId: 1, companyId, cardNumber: mark, rulesVersion: '' }
      const { id } = only(await world.server.ctx.db.insert(clubMembers).values(row).returning())
      const days = { availableOn: '2026-01-01', expiresOn: '2099-01-01' }
      await world.server.ctx.db.insert(loyaltyLots).values({ companyId, earned: 100, remaining: 100, ...days })
      return { id, mark }
    },
    remove: ({ server }, id) => server.ctx.db.delete(clubMembers).where(eq(clubMembers.id, Number(id))),
    ...numbered,
    notFound: 'club-member.not-found',
  },
} satisfies Record<string, Kind>
