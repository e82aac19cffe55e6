import { randomUUID } from 'node:crypto'
import { eq } from '#platform/database/drizzle'
import type { OfferState } from '@vitrina/contract/offers/offer-document.rules'
import { shownOffer } from '@vitrina/contract/offers/shown-offer.rules'
import { columnsOf, firstTerms } from '#modules/offers/offer-state'
import { offers, offerVersions } from '#tables/offers'
import { next, only } from '../builders.ts'
import { aWork } from '../builders.offers.ts'
import { samePlace } from './found-by.ts'
import { NO_NUMBER, NO_UUID, wrongNumbers, wrongUuids } from './ids.ts'
import type { Kind } from './kinds.ts'
import type { World } from './world.ts'

type Given = Partial<typeof offers.$inferInsert>

const sender = {
  name: 'ООО «Монтаж»',
  inn: '',
  kpp: '',
  ogrn: '',
  address: '',
  bank: null,
  phone: '',
  email: '',
  site: '',
  signerPost: '',
  signerName: '',
  logo: null,
  stamp: null,
  signature: null,
}

const draft = (name: string): OfferState => ({
  terms: firstTerms(null, { name }),
  document: { groups: [], lines: [aWork(100_00, { costAt: new Date().toISOString() })] },
})

/** `isSent`: with a version one; `isAccepted`: the client has taken it. */
const offer = ({
  isSent = false,
  isAccepted = false,
  given = () => ({}),
}: {
  isSent?: boolean
  isAccepted?: boolean
  given?: () => Given
} = {}) => ({
  isFoundBy: samePlace,
  make: (async ({ server: { ctx } }, { userId, companyId }) => {
    if (userId === null || companyId === null) return null
    const mark = `offer-${next()}-mark`
    const state = draft(mark)
    const row = { siteId: 1, companyId, ownerId: userId, number: next(), sourceType: 'nothing' as const, ...columnsOf(state), ...given() }
    const { id } = only(await ctx.db.insert(offers).values(row).returning())
    if (!isSent) return { id, mark }
    const shown = shownOffer(state, { number: 'КП-1/1', sentOn: '2026-11-15', sender, pictureOf: () => null })
    const answer = isAccepted ? { acceptedAt: new Date(), choice: { ticked: [], amounts: {} }, chosenTotal: shown.totals.total } : {}
    await ctx.db.insert(offerVersions).values({ offerId: id, no: 1, state, shown, total: shown.totals.total, ...answer })
    return { id, mark, also: { 'params.no': 1 } }
  }) satisfies Kind['make'],
  remove: ({ server }: World, id: string | number) => server.ctx.db.delete(offers).where(eq(offers.id, Number(id))),
  missing: NO_NUMBER,
  malformed: wrongNumbers,
  notFound: 'offer.not-found' as const,
})

/** Offers to clients: a person's own, in the company they were made in. */
export const offerKinds = {
  offer: offer(),
  sentOffer: offer({ isSent: true }),
  acceptedOffer: offer({ isSent: true, isAccepted: true }),
  archivedOffer: offer({ given: () => ({ archivedAt: new Date() }) }),
  /** Deleted a moment ago, by its token. */
  offerDeletion: {
    isFoundBy: samePlace,
    make: async ({ server: { ctx } }, { userId, companyId }) => {
      if (userId === null || companyId === null) return null
      const deletionToken = randomUUID()
      const gone = { archivedAt: new Date(), deletedAt: new Date(), deletionToken }
      await ctx.db
        .insert(offers)
        .values({ siteId: 1, companyId, ownerId: userId, number: next(), sourceType: 'nothing', ...columnsOf(draft('Удалённое')), ...gone })
      return { id: deletionToken }
    },
    remove: ({ server }, id) => server.ctx.db.delete(offers).where(eq(offers.deletionToken, String(id))),
    missing: NO_UUID,
    malformed: wrongUuids,
    notFound: 'offer.deletion-not-found',
  },
} satisfies Record<string, Kind>
