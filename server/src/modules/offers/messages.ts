import type { OfferMessage } from '@vitrina/contract/offers/offer-shapes'
import { currentVersionNo, versionNumber } from '@vitrina/contract/offers/offer-version.rules'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { consumeToken } from '#platform/http/rate-limit'
import { sendMail } from '#platform/mail/mail'
import { renderLetter } from '#platform/mail/mail-template'
import { offerTextsIn } from '#texts/offers'
import { fill } from '#texts/texts'
import { linkOf } from './offer-link.ts'
import { type CompanyActor, lockOwnOffer, openOffer, requireMaker } from './offer-maker.ts'
import type { OfferHead } from './offers.queries.ts'
import { findVersion, insertMessage, listMessages, listVersions, type MessageRow, setMessagesRead } from './versions.queries.ts'

const ANSWERS_PER_HOUR = 60

const shown = ({ from, name, text, no, at, readAt }: MessageRow): OfferMessage => ({
  from,
  name,
  text,
  versionNo: no,
  at: at.toISOString(),
  isRead: from === 'company' || readAt !== null,
})

export async function readMessages(ctx: Context, actor: CompanyActor, id: number): Promise<OfferMessage[]> {
  await openOffer(ctx, requireMaker(actor), id)
  return (await listMessages(ctx, id)).map(shown)
}

/** The panel calls it once the questions are on the screen: a prefetch or a program that only reads them marks nothing. */
export async function markMessagesRead(ctx: Context, actor: CompanyActor, id: number): Promise<Record<string, never>> {
  const maker = requireMaker(actor)
  await inTransaction(ctx, async (tx) => {
    await openOffer(tx, maker, id)
    await setMessagesRead(tx, id)
  })
  return {}
}

/** Where the client's address is known the answer goes there too: the page of the link is not always open. */
async function mailAnswer(
  tx: Context,
  actor: CompanyActor,
  { head, no, text }: { head: OfferHead; no: number; text: string },
): Promise<void> {
  const version = head.clientEmail ? await findVersion(tx, head.id, no) : undefined
  if (!version) return
  const { sender } = version.shown
  const texts = offerTextsIn(actor.language).letter
  const values = { number: versionNumber(head.number, no), company: sender.name }
  const link = await linkOf(tx, actor.site, version)
  const title = fill(texts.answerSubject, values)
  const letter = renderLetter({
    siteName: sender.name,
    language: actor.language,
    title,
    paragraphs: text.split(/\n+/).filter(Boolean),
    ...(link && { button: { text: texts.button, link } }),
    footer: fill(sender.email ? texts.footerWithAddress : texts.footer, { ...values, email: sender.email }),
  })
  await sendMail(tx, { to: head.clientEmail, subject: title, ...letter, ...(sender.email && { replyTo: sender.email }) })
}

/** The words stand on the page of the version that holds. */
export async function answerClient(ctx: Context, actor: CompanyActor, { id, text }: { id: number; text: string }): Promise<OfferMessage[]> {
  const maker = requireMaker(actor)
  await consumeToken(ctx, { key: `offers.answer:${maker.userId}`, limit: ANSWERS_PER_HOUR, windowSeconds: 3_600 })
  return inTransaction(ctx, async (tx) => {
    const head = await lockOwnOffer(tx, maker, id)
    const no = currentVersionNo(await listVersions(tx, [id]))
    if (no === null) throw new AppError('offer.not-now')
    await setMessagesRead(tx, id)
    await insertMessage(tx, { offerId: id, no, from: 'company', text, at: tx.now() })
    await mailAnswer(tx, actor, { head, no, text })
    return (await listMessages(tx, id)).map(shown)
  })
}
