import * as z from 'zod'
import { siteConfig } from '@vitrina/contract/site/site.settings'
import { formatDay, noonOfSellerDay } from '@vitrina/contract/days/days.rules'
import { currentVersionNo, isUnanswered, reminderDay, versionNumber, versionState } from '@vitrina/contract/offers/offer-version.rules'
import { type Context, inTransaction } from '#platform/context'
import { claimOnce } from '#platform/jobs/claim-once'
import { notifyOwner } from './notify-owner.ts'
import { findOfferById, findSiteOfOffer } from './offers.queries.ts'
import { findVersion, listVersions } from './versions.queries.ts'

export const REMIND = 'offers.remind'
export const offerReminder = z.object({ offerId: z.number(), no: z.number() })
type OfferReminder = z.infer<typeof offerReminder>

/** Planned with the sending itself; a version that is answered, taken back or replaced meanwhile is passed over when its day comes. */
export async function scheduleReminder(
  tx: Context,
  { offerId, no, validUntil, sentOn }: OfferReminder & { validUntil: string | null; sentOn: string },
): Promise<void> {
  const day = reminderDay({ validUntil, sentOn })
  if (day !== null) await tx.jobs.add(REMIND, { offerId, no } satisfies OfferReminder, { runAt: noonOfSellerDay(day) })
}

/** Tells the maker that an offer nobody answered is about to end. */
export const remindOfOffer = (ctx: Context, { offerId, no }: OfferReminder): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const head = await findOfferById(tx, offerId)
    const version = await findVersion(tx, offerId, no)
    const site = head && (await findSiteOfOffer(tx, head.siteId))
    if (!head || !site || !version?.validUntil || head.archivedAt || !siteConfig.parse(site.config).toggles.offers) return
    const currentNo = currentVersionNo(await listVersions(tx, [offerId]))
    if (!isUnanswered(versionState(version, { currentNo, now: tx.now() }))) return
    if (!(await claimOnce(tx, `offer-expiring:${offerId}/${no}`))) return
    await notifyOwner(tx, site, {
      head,
      letter: 'expiring',
      values: { number: versionNumber(head.number, no), until: formatDay(version.validUntil) },
    })
  })
