import { eq } from '#platform/database/drizzle'
import { companyManagers } from '#tables/companies'
import { orderItems, orders } from '#tables/orders'
import { printings } from '#tables/printing'
import { returnItems, returnRequests } from '#tables/shipments'
import { aCompany, next, only } from '../builders.ts'
import { answersForIt, sameCompany, samePerson } from './found-by.ts'
import { NO_NUMBER, wrongNumbers } from './ids.ts'
import type { Kind } from './kinds.ts'
import { anEmptyOrder } from './kinds.orders.ts'
import type { Holder, World } from './world.ts'

const numbered = { missing: NO_NUMBER, malformed: wrongNumbers } as const

/** A new order of a company with the same manager as its neighbours. */
async function atDesk(world: World, { companyId, answersFor }: Holder) {
  const place = companyId ?? (typeof answersFor === 'number' ? answersFor : world.ours)
  const company = await aCompany(world.server.ctx, { state: 'approved' })
  await world.server.ctx.db.insert(companyManagers).values({ companyId: company.id, managerId: world.managerOf(place), isMain: true })
  return anEmptyOrder(world, company.id)
}

/** A requested return of one line of an order. */
async function aReturn({ server: { ctx } }: World, orderId: number) {
  const line = {
    orderId,
    lineNo: 1,
    article: 'A',
    name: 'Автомат',
    unit: 'шт',
    amount: 1,
    price: 100,
    vatOn: '2026-01-15',
    sum: 100,
    vat: 18,
    shipped: 1,
  }
  const item = only(await ctx.db.insert(orderItems).values(line).returning())
  const row = { orderId, number: `return-${next()}-mark`, state: 'submitted' as const, resolution: 'refund' as const }
  const made = only(await ctx.db.insert(returnRequests).values(row).returning())
  await ctx.db.insert(returnItems).values({ returnId: made.id, orderItemId: item.id, amount: 1, reason: 'defect', condition: 'opened' })
  return { ...made, orderItemId: item.id }
}

const removeReturn: Kind['remove'] = ({ server }, id) => server.ctx.db.delete(returnRequests).where(eq(returnRequests.id, Number(id)))

export const deskKinds = {
  /** Of the person who pressed alone: a colleague may not see the same orders. */
  printing: {
    isFoundBy: samePerson,
    make: async ({ server: { ctx } }, { userId }) => {
      if (userId === null) return null
      const { id } = only(await ctx.db.insert(printings).values({ authorId: userId, count: 2 }).returning())
      return { id }
    },
    remove: ({ server }, id) => server.ctx.db.delete(printings).where(eq(printings.id, Number(id))),
    ...numbered,
    notFound: 'file.not-found',
  },
  deskOrder: {
    isFoundBy: answersForIt,
    make: async (world, holder) => {
      if (holder.userId === null) return null
      const { id, mark } = await atDesk(world, holder)
      return { id, mark }
    },
    remove: ({ server }, id) => server.ctx.db.delete(orders).where(eq(orders.id, Number(id))),
    ...numbered,
    notFound: 'order.not-found',
  },
  deskReturn: {
    isFoundBy: answersForIt,
    make: async (world, holder) => {
      if (holder.userId === null) return null
      const { id, number } = await aReturn(world, (await atDesk(world, holder)).id)
      return { id, mark: number }
    },
    remove: removeReturn,
    ...numbered,
    notFound: 'return.not-found',
  },
  /** The buyer's own; the way to it leads over its order. */
  ownReturn: {
    isFoundBy: sameCompany,
    make: async (world, { companyId }) => {
      if (companyId === null) return null
      const order = await anEmptyOrder(world, companyId)
      const { id, number, orderItemId } = await aReturn(world, order.id)
      return { id, mark: number, also: { 'params.id': order.id, 'body.orderItemId': orderItemId } }
    },
    remove: removeReturn,
    ...numbered,
    notFound: 'return.not-found',
  },
} satisfies Record<string, Kind>
