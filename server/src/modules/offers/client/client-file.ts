import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { consumeToken } from '#platform/http/rate-limit'
import { storeTemporarily } from '#modules/documents/store-temporarily'
import { findOfferById } from '../offers.queries.ts'
import { offerFile } from '../print/offer-file.ts'
import { requireLinked } from './client-offer.ts'

/** A file is half a second of work: by one link not more often than people download. */
const FILES_PER_HOUR = 20

/** The client's file, made from the frozen version alone. */
export async function clientFile(
  ctx: Context,
  actor: Actor,
  { token, format }: { token: string; format: 'pdf' | 'xlsx' },
): Promise<{ path: string }> {
  const { offerId, no, shown } = await requireLinked(ctx, actor, token)
  await consumeToken(ctx, { key: `offer-file:${offerId}/${no}`, limit: FILES_PER_HOUR, windowSeconds: 3_600 })
  const head = await findOfferById(ctx, offerId)
  const { path } = await storeTemporarily(ctx, { ...(await offerFile(ctx, shown, { format })), companyId: head?.companyId ?? 0 })
  return { path }
}
