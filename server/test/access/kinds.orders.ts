import { eq } from '#platform/database/drizzle'
import { legalEntities } from '#tables/companies'
import { documents } from '#tables/documents'
import { orders } from '#tables/orders'
import { sites } from '#tables/sites'
import { next, only } from '../builders.ts'
import { anInvoiceForm } from '../builders.print-forms.ts'
import { sameCompany } from './found-by.ts'
import { NO_NUMBER, wrongNumbers } from './ids.ts'
import type { Kind } from './kinds.ts'
import type { World } from './world.ts'

const numbered = { missing: NO_NUMBER, malformed: wrongNumbers } as const

/** An order of nothing: enough to be seen or not. */
export async function anEmptyOrder({ server }: World, companyId: number, given: Partial<typeof orders.$inferInsert> = {}) {
  const { db } = server.ctx
  const mark = `order-${next()}-mark`
  const [known] = await db.select().from(legalEntities).where(eq(legalEntities.companyId, companyId)).limit(1)
  const anonymous = { companyId, type: 'fl' as const, shortName: 'Покупатель', fullName: 'Покупатель' }
  const entity = known ?? only(await db.insert(legalEntities).values(anonymous).returning())
  const [site] = await db.select({ id: sites.id }).from(sites).limit(1)
  const row = {
    number: mark,
    siteId: site?.id ?? 1,
    companyId,
    legalEntityId: entity.id,
    deliveryType: 'pickup' as const,
    paymentMethod: 'transfer' as const,
    offerAcceptedAt: new Date(),
    offerVersion: '',
    state: 'submitted' as const,
    itemsTotal: 0,
    customItemsTotal: 0,
    total: 0,
    vat: 0,
    lineCount: 0,
    ...given,
  }
  return { ...only(await db.insert(orders).values(row).returning()), mark }
}

const orderWith = (given: Partial<typeof orders.$inferInsert> = {}) => ({
  isFoundBy: sameCompany,
  make: async (world: World, { companyId }: { companyId: number | null }) => {
    if (companyId === null) return null
    const { id, mark } = await anEmptyOrder(world, companyId, given)
    return { id, mark }
  },
  remove: ({ server }: World, id: string | number) => server.ctx.db.delete(orders).where(eq(orders.id, Number(id))),
  ...numbered,
  notFound: 'order.not-found' as const,
})

/** An issued document stays for ever: it cannot be deleted. */
const document: Kind = {
  isFoundBy: sameCompany,
  make: async (world, { companyId }) => {
    if (companyId === null) return null
    const { id: orderId, legalEntityId, mark } = await anEmptyOrder(world, companyId)
    const form = anInvoiceForm({ number: mark })
    const row = { type: 'invoice' as const, number: mark, date: form.date, companyId, legalEntityId, orderId, snapshot: form }
    const { sum, vat, vatByRate } = form.totals
    const made = only(
      await world.server.ctx.db
        .insert(documents)
        .values({ ...row, sum, vat, vatByRate, state: 'awaiting' })
        .returning(),
    )
    return { id: made.id, mark }
  },
  ...numbered,
  notFound: 'document.not-found',
}

/** A legal entity documents are made of: with one it stays for ever too. */
const documentEntity: Kind = {
  isFoundBy: sameCompany,
  make: async ({ server }, { companyId }) => {
    if (companyId === null) return null
    // One for each company: there may be fifty at most.
    const mark = `entity-of-documents-${companyId}-mark`
    const [known] = await server.ctx.db.select().from(legalEntities).where(eq(legalEntities.shortName, mark))
    const row = { companyId, type: 'fl' as const, shortName: mark, fullName: mark }
    return { id: (known ?? only(await server.ctx.db.insert(legalEntities).values(row).returning())).id, mark }
  },
  ...numbered,
  notFound: 'legal-entity.not-found',
}

export const orderKinds = {
  document,
  entityOfDocuments: documentEntity,
  order: orderWith(),
  /** One that waits for approval. */
  waitingOrder: orderWith({ state: 'approval_pending', approvalState: 'pending' }),
} satisfies Record<string, Kind>
