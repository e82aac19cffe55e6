import { randomUUID } from 'node:crypto'
import { eq } from '#platform/database/drizzle'
import { quotes, quoteVersions } from '#tables/quotes'
import { next, only } from '../builders.ts'
import { aQuoteLine } from '../builders.quotes.ts'
import { answersForIt, sameCompany } from './found-by.ts'
import { NO_NUMBER, wrongNumbers } from './ids.ts'
import type { Kind } from './kinds.ts'
import type { Holder, World } from './world.ts'

type Given = Partial<typeof quotes.$inferInsert>

/** The id of its only line is known beforehand: bodies of calls name it. */
export const LINE_ID = randomUUID()

async function aStoredQuote({ server: { ctx }, goods }: World, companyId: number, given: Given) {
  const mark = `quote-${next()}-mark`
  const line = { ...aQuoteLine({ id: LINE_ID, productId: goods.products.breaker.id, amount: 1 }) }
  const lines = [{ ...line, answer: { price: 100_00, amount: 1, replacement: null, day: null, refusal: '', note: '' } }]
  const row = { siteId: 1, companyId, number: mark, name: mark, sourceType: 'cart' as const, versionNo: 1, ...given }
  const draft = given.state === 'draft' || given.approval === 'pending' ? { lines, message: '', validUntil: '2099-01-01' } : null
  const { id } = only(
    await ctx.db
      .insert(quotes)
      .values({ ...row, draft })
      .returning(),
  )
  const side = given.state === 'sent_to_buyer' || given.state === 'accepted' ? ('seller' as const) : ('buyer' as const)
  await ctx.db.insert(quoteVersions).values({ quoteId: id, no: 1, side, lines })
  return { id, mark }
}

const shared = {
  remove: ({ server }: World, id: string | number) => server.ctx.db.delete(quotes).where(eq(quotes.id, Number(id))),
  missing: NO_NUMBER,
  malformed: wrongNumbers,
  notFound: 'quote.not-found' as const,
}

const ofBuyer = (given: Given) => ({
  ...shared,
  isFoundBy: sameCompany,
  make: (async (world, { companyId }) => (companyId === null ? null : aStoredQuote(world, companyId, given))) satisfies Kind['make'],
})

const atDesk = (given: () => Given) => ({
  ...shared,
  isFoundBy: answersForIt,
  make: (async (world: World, { userId, companyId, answersFor }: Holder) =>
    userId === null
      ? null
      : aStoredQuote(world, companyId ?? (typeof answersFor === 'number' ? answersFor : world.ours), given())) satisfies Kind['make'],
})

const waiting = () => ({ waitingSince: new Date() })

export const quoteKinds = {
  draftQuote: ofBuyer({ state: 'draft' }),
  sentQuote: ofBuyer({ state: 'requested' }),
  answeredQuote: ofBuyer({ state: 'sent_to_buyer', validUntil: '2099-01-01' }),
  acceptedQuote: ofBuyer({
    state: 'accepted',
    validUntil: '2099-01-01',
    acceptedAt: new Date(),
    accepted: { versionNo: 1, lines: [{ id: LINE_ID, amount: 1 }] },
  }),
  deskQuote: atDesk(() => ({ state: 'requested', ...waiting() })),
  takenQuote: atDesk(() => ({ state: 'in_review', ...waiting() })),
  pendingQuote: atDesk(() => ({ state: 'in_review', approval: 'pending', ...waiting() })),
} satisfies Record<string, Kind>
