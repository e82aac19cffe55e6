import { eq } from '#platform/database/drizzle'
import { companyManagers } from '#tables/companies'
import { documents, payments } from '#tables/documents'
import { aCompany, next, only } from '../builders.ts'
import { answersForIt, sameCompany } from './found-by.ts'
import { NO_NUMBER, wrongNumbers } from './ids.ts'
import type { Kind } from './kinds.ts'
import { anEmptyOrder } from './kinds.orders.ts'
import type { World } from './world.ts'

const numbered = { missing: NO_NUMBER, malformed: wrongNumbers } as const

/** Given up: nothing can be done with it, and no bank is asked. */
async function aPayment({ server: { ctx } }: World, companyId: number, given: Partial<typeof payments.$inferInsert> = {}) {
  const mark = `payment-${next()}-mark`
  const row = {
    key: mark,
    companyId,
    direction: 'in' as const,
    method: 'sbp' as const,
    sum: 100,
    state: 'cancelled' as const,
    bankDocument: mark,
  }
  return {
    ...only(
      await ctx.db
        .insert(payments)
        .values({ ...row, ...given })
        .returning(),
    ),
    mark,
  }
}

const remove: Kind['remove'] = ({ server }, id) => server.ctx.db.delete(payments).where(eq(payments.id, Number(id)))

export const paymentKinds = {
  payment: {
    isFoundBy: sameCompany,
    make: async (world, { companyId }) => (companyId === null ? null : { id: (await aPayment(world, companyId)).id }),
    remove,
    ...numbered,
    notFound: 'payment.not-found',
  },
  /** An invoice that is paid: nothing of it can be paid once more. */
  paidInvoice: {
    isFoundBy: sameCompany,
    make: async (world, { companyId }) => {
      if (companyId === null) return null
      const { id: orderId, legalEntityId, mark } = await anEmptyOrder(world, companyId)
      const invoice = {
        type: 'invoice' as const,
        number: mark,
        date: '2026-01-15',
        state: 'paid' as const,
        sum: 100,
        vat: 18,
        snapshot: {},
      }
      return {
        id: only(
          await world.server.ctx.db
            .insert(documents)
            .values({ ...invoice, companyId, legalEntityId, orderId })
            .returning(),
        ).id,
      }
    },
    ...numbered,
    notFound: 'document.not-found',
  },
  /** An advance of a company that has a manager. */
  deskPayment: {
    isFoundBy: answersForIt,
    make: async (world, { userId, companyId, answersFor }) => {
      if (userId === null) return null
      const place = companyId ?? (typeof answersFor === 'number' ? answersFor : world.ours)
      const company = await aCompany(world.server.ctx, { state: 'approved' })
      await world.server.ctx.db.insert(companyManagers).values({ companyId: company.id, managerId: world.managerOf(place), isMain: true })
      const { id, mark } = await aPayment(world, company.id, { state: 'paid', method: 'transfer' })
      return { id, mark }
    },
    remove,
    ...numbered,
    notFound: 'payment.not-found',
  },
} satisfies Record<string, Kind>
