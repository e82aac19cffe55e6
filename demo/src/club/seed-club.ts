import { sql } from '@vitrina/server/src/platform/database/drizzle.ts'
import type { Actor } from '@vitrina/server/src/platform/actor.ts'
import type { Context } from '@vitrina/server/src/platform/context.ts'
import type { Db } from '@vitrina/server/src/platform/database/db.ts'
import type { Files } from '@vitrina/server/src/platform/files/files.ts'
import { jobsOn } from '@vitrina/server/src/platform/jobs/jobs.ts'
import { createLog } from '@vitrina/server/src/platform/process/log.ts'
import { readConfig } from '@vitrina/server/src/config.ts'
import { adjustPoints, listMembersAtDesk } from '@vitrina/server/src/modules/club/desk/members-at-desk.ts'
import { changeLevels } from '@vitrina/server/src/modules/club/desk/programme.ts'
import { stepRewardOrder } from '@vitrina/server/src/modules/club/desk/reward-orders-at-desk.ts'
import { createReward } from '@vitrina/server/src/modules/club/desk/rewards-at-desk.ts'
import { joinClub } from '@vitrina/server/src/modules/club/join-club.ts'
import { orderReward } from '@vitrina/server/src/modules/club/order-reward.ts'
import { atMoment } from '#demo/orders/at-moment'
import { findBuyer, findStaff, theSite } from '#demo/orders/demo-actors'
import { levelPlans, rewardPlans } from './club-plans.ts'

const KOPECKS = 100
const GREETING = 800 * KOPECKS

/** The demo has its club whether or not the seller shows the area. */
const withClub = (actor: Actor): Actor => {
  const { settings } = actor.site
  const toggles = { ...settings.toggles, loyaltyClub: true, clubPages: true }
  return { ...actor, site: { ...actor.site, settings: { ...settings, toggles } } }
}

async function productOf({ db }: Context, family: string | undefined): Promise<number | null> {
  if (!family) return null
  const { rows } = await db.execute<{ id: number }>(sql`
    select p.id from products p join families f on f.id = p.family_id where f.code = ${family} and p.is_active order by p.name ilike 'мультиметр%' desc, p.popularity desc, p.id limit 1`)
  return rows[0]?.id ?? null
}

/** Levels, rewards, two members with their points, and rewards on their way, made by the verbs of the store. */
export async function seedClub(db: Db, { files, now }: { files: Files; now: Date }): Promise<void> {
  const config = readConfig()
  const pool = { totalCount: 1, idleCount: 0, waitingCount: 0 }
  const ctx: Context = { config, db, pool, jobs: jobsOn(db), files, log: createLog(config), now: () => now }
  const site = await theSite(ctx)
  const administrator = withClub(await findStaff(ctx, site, 'admin@vitrina.test'))
  const levels = levelPlans.map((level) => ({ ...level, threshold: level.threshold * KOPECKS }))
  await changeLevels(ctx, administrator, levels)
  const rewardIds = []
  for (const { family, cost, worth, ...plan } of rewardPlans) {
    const money = { cost: cost * KOPECKS, worth: worth === undefined ? null : worth * KOPECKS }
    const { id } = await createReward(ctx, administrator, {
      ...plan,
      ...money,
      productId: await productOf(ctx, family),
      isPublished: true,
    })
    rewardIds.push(id)
  }
  const buyer = withClub((await findBuyer(ctx, site, { email: 'buyer@vitrina.test', company: 'Контур-Монтаж' })).actor)
  const other = withClub((await findBuyer(ctx, site, { email: 'other@vitrina.test', company: 'Волга-Свет' })).actor)
  for (const member of [buyer, other]) await joinClub(ctx, member)
  const { items } = await listMembersAtDesk(ctx, administrator, { q: '', page: 1, size: 10 })
  for (const { id } of items) await adjustPoints(ctx, administrator, { id, points: GREETING, reason: 'Приветственные баллы' })
  const [goods = 0, training = 0] = rewardIds
  await atMoment(ctx, now, async (tx) => {
    await orderReward(tx, buyer, { rewardId: training, amount: 1, comment: 'Запишите Петрова' })
    const issued = await orderReward(tx, other, { rewardId: goods, amount: 1, comment: 'Передайте с ближайшей отгрузкой' })
    for (const [step, note] of [
      ['confirm', ''],
      ['issue', 'Передан с машиной на объект'],
    ] as const)
      await stepRewardOrder(tx, administrator, { id: issued.id, step, note })
  })
}
