import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import { formatDay } from '@vitrina/contract/days/days.rules'
import { language } from '@vitrina/contract/languages'
import { type Context, inTransaction } from '#platform/context'
import { claimOnce } from '#platform/jobs/claim-once'
import { sendMail } from '#platform/mail/mail'
import { renderLetter } from '#platform/mail/mail-template'
import { offerTextsIn } from '#texts/offers'
import { fill } from '#texts/texts'
import { storeTemporarily } from '#modules/documents/store-temporarily'
import type { CompanyActor } from './offer-maker.ts'
import { linkOf } from './offer-link.ts'
import { findOfferById } from './offers.queries.ts'
import { offerFile } from './print/offer-file.ts'
import { findVersion } from './versions.queries.ts'

export const SEND_LETTER = 'offers.send-letter'

/** Names the version, not its link: a job's payload lies open in the database. */
export const offerLetter = z.object({
  key: z.string(),
  offerId: z.number(),
  no: z.number(),
  to: z.array(z.string()),
  text: z.string(),
  withFile: z.boolean(),
  language,
  siteUrl: z.string(),
})
type OfferLetter = z.infer<typeof offerLetter>

type Planned = Pick<OfferLetter, 'offerId' | 'no' | 'to' | 'text' | 'withFile'>

export const scheduleOfferLetter = (tx: Context, { language: spoken, site }: CompanyActor, letter: Planned) =>
  tx.jobs.add(SEND_LETTER, { ...letter, key: randomUUID(), language: spoken, siteUrl: site.url } satisfies OfferLetter)

/** The letter speaks for the buyer's company; of the store it says nothing. */
export async function sendOfferLetter(
  ctx: Context,
  { key, offerId, no, to, text, withFile, language: spoken, siteUrl }: OfferLetter,
): Promise<void> {
  const version = await findVersion(ctx, offerId, no)
  const head = await findOfferById(ctx, offerId)
  // Taken back or deleted before the letter left.
  if (!version || !head || version.revokedAt) return
  const { shown } = version
  const made = withFile ? await offerFile(ctx, shown, { format: 'pdf' }) : null
  await inTransaction(ctx, async (tx) => {
    if (!(await claimOnce(tx, `offer-letter:${key}`))) return
    const attachment = made && { ...made, ...(await storeTemporarily(tx, { ...made, companyId: head.companyId })) }
    const link = await linkOf(tx, { url: siteUrl }, version)
    const texts = offerTextsIn(spoken).letter
    const values = {
      number: shown.number,
      name: shown.name,
      company: shown.sender.name,
      until: shown.validUntil ? formatDay(shown.validUntil) : '',
    }
    const title = fill(texts.subject, values)
    const letter = renderLetter({
      siteName: shown.sender.name,
      language: spoken,
      title,
      paragraphs: [
        ...(text ? text.split(/\n+/).filter(Boolean) : [fill(texts.text, values)]),
        ...(shown.validUntil ? [fill(texts.until, values)] : []),
      ],
      ...(link && { button: { text: texts.button, link } }),
      footer: fill(shown.sender.email ? texts.footerWithAddress : texts.footer, { ...values, email: shown.sender.email }),
    })
    for (const address of to)
      await sendMail(tx, {
        to: address,
        subject: title,
        ...letter,
        ...(attachment && { attachments: [{ name: attachment.name, fileKey: attachment.key, type: attachment.type }] }),
        ...(shown.sender.email && { replyTo: shown.sender.email }),
      })
  })
}
