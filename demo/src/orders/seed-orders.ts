import { shiftDay, SELLER_TIMEZONE, sellerDay } from '@vitrina/contract/days/days.rules'
import type { Files } from '@vitrina/server/src/platform/files/files.ts'
import type { Actor } from '@vitrina/server/src/platform/actor.ts'
import type { Context } from '@vitrina/server/src/platform/context.ts'
import type { Db } from '@vitrina/server/src/platform/database/db.ts'
import { jobsOn } from '@vitrina/server/src/platform/jobs/jobs.ts'
import { createLog } from '@vitrina/server/src/platform/process/log.ts'
import { readConfig } from '@vitrina/server/src/config.ts'
import { readCalendar } from '@vitrina/server/src/modules/calendar/calendar-cache.ts'
import { addWorkingDays } from '@vitrina/server/src/modules/calendar/working-days.rules.ts'
import { instantOf } from '@vitrina/server/src/modules/calendar/zoned-time.rules.ts'
import { recordStatement } from '@vitrina/server/src/modules/debts/record-statement.ts'
import { countDemand } from '@vitrina/server/src/search/demand/count-demand.ts'
import { needed } from '#demo/people/lookups'
import { atMoment } from './at-moment.ts'
import { type DemoBuyer, findBuyer, findStaff, theSite } from './demo-actors.ts'
import { type DemoOrder, demoOrders, type DemoEvent } from './demo-orders.ts'
import { playEvent } from './play-event.ts'
import { placeDemoOrder } from './place-demo-order.ts'

/** Companies whose manager is one of the demo's accounts. */
const OF_MANAGER = new Set(['Контур-Монтаж', 'Щитовая мастерская Орлова'])

type Step = { at: Date; nth: number; order: DemoOrder; event: DemoEvent | null }
type Placed = { id: number; buyer: DemoBuyer; desk: Actor }

/** Everything that happens to all orders, in the order of time: numbers of orders and documents grow with it. */
async function stepsOf(ctx: Context, now: Date): Promise<Step[]> {
  const calendar = await readCalendar(ctx)
  const today = sellerDay(now)
  const momentOf = ([daysAgo, hour]: readonly [number, number]) =>
    instantOf({ day: addWorkingDays(calendar, today, -daysAgo), time: `${String(hour).padStart(2, '0')}:00`, timezone: SELLER_TIMEZONE })
  const steps = demoOrders.flatMap((order, nth): Step[] => [
    { at: momentOf(order.placed), nth, order, event: null },
    ...order.timeline.map((event) => ({ at: momentOf(event.at), nth, order, event })),
  ])
  return steps.toSorted((one, other) => one.at.getTime() - other.at.getTime())
}

/** Two months of orders with their documents and payments, made by the verbs of the store. Everything else is there already. */
export async function seedOrders(db: Db, { files, now }: { files: Files; now: Date }): Promise<void> {
  const config = readConfig()
  const pool = { totalCount: 1, idleCount: 0, waitingCount: 0 }
  const ctx: Context = { config, db, pool, jobs: jobsOn(db), files, log: createLog(config), now: () => now }
  const site = await theSite(ctx)
  const manager = await findStaff(ctx, site, 'manager@vitrina.test')
  const administrator = await findStaff(ctx, site, 'admin@vitrina.test')
  const placed = new Map<number, Placed>()
  for (const { at, nth, order, event } of await stepsOf(ctx, now)) {
    if (event) {
      const known = placed.get(nth)
      if (!known) continue
      const { id, buyer, desk } = known
      const sides = { buyer: buyer.actor, desk, collector: buyer.contact.contactName }
      await atMoment(ctx, at, (tx) => playEvent(tx, sides, id, event))
      continue
    }
    const buyer = await findBuyer(ctx, site, { email: order.buyer, company: order.company })
    const id = await atMoment(ctx, at, (tx) => placeDemoOrder(tx, { buyer, order, nth }))
    if (id !== null) placed.set(nth, { id, buyer, desk: OF_MANAGER.has(order.company) ? manager : administrator })
  }
  await seedStatement(ctx, site, now)
  await countDemand(ctx)
}

/** One company has a debt from before the store was opened, by the books. Debts of the others follow from their documents. */
async function seedStatement(ctx: Context, site: Awaited<ReturnType<typeof theSite>>, now: Date): Promise<void> {
  const { actor } = await findBuyer(ctx, site, { email: 'buyer@vitrina.test', company: 'Щитовая мастерская Орлова' })
  const today = sellerDay(now)
  await recordStatement(ctx, {
    companyId: needed(actor.user?.companyId ?? undefined, 'company of the workshop'),
    source: '1С:Бухгалтерия',
    asOf: shiftDay(today, -1),
    receivables: 48_200_00,
    overdue: 0,
    overdueSince: null,
    advance: 0,
    createdBy: null,
    today,
  })
}
