import { inLanguage } from '@vitrina/contract/languages'
import { eventNames, notificationEvents } from '@vitrina/contract/account/notification-settings.rules'
import * as z from 'zod'
import { type Context, inTransaction } from '#platform/context'
import { job } from '#platform/jobs/jobs'
import { originOf } from '#platform/http/site-origin'
import { sendMail } from '#platform/mail/mail'
import { renderLetter } from '#platform/mail/mail-template'
import { letterLogo } from '#modules/content/letters/compose-letter'
import { accountTextsIn } from '#texts/account'
import { fill } from '#texts/texts'
import { channelsFor } from './channels-for.ts'
import { findDefaultSite, claimDueItems, unsubscribeTokenOf } from './notifications.queries.ts'
import { unsubscribePageOf, unsubscribeUrlOf } from './notifications.rules.ts'

type Item = Awaited<ReturnType<typeof claimDueItems>>[number]

/** Checked again: settings or consent may have changed since it was put aside. */
async function howNow(tx: Context, { userId, event }: Item) {
  const known = eventNames.find((name) => name === event)
  const how = known && (await channelsFor(tx, { userId, event: known }))
  const email = how?.channels.find(({ channel }) => channel === 'email')?.to
  return known && how && email ? { email, language: how.language, isMarketing: notificationEvents[known] === 'marketing' } : null
}

async function writeDigest(tx: Context, userId: number, items: Item[]): Promise<void> {
  const site = await findDefaultSite(tx)
  const told = await Promise.all(items.map(async (item) => ({ item, how: await howNow(tx, item) })))
  const enabled = told.flatMap(({ item, how }) => (how ? [{ item, how }] : []))
  const [first] = enabled
  if (!first || !site) return
  const { email, language } = first.how
  const texts = accountTextsIn(language)
  const isMarketing = enabled.some(({ how }) => how.isMarketing)
  const unsubscribeUrl = isMarketing ? unsubscribeUrlOf(originOf(tx, site), await unsubscribeTokenOf(tx, userId)) : undefined
  const letter = renderLetter({
    siteName: inLanguage(site.name, language),
    logo: await letterLogo(tx),
    language,
    title: texts.digest,
    paragraphs: enabled.map(({ item: { title, link } }) => (link ? `${title}: ${link}` : title)),
    footer: unsubscribeUrl ? fill(texts.marketingFooter, { link: unsubscribePageOf(unsubscribeUrl) }) : texts.footer,
  })
  await sendMail(tx, { to: email, subject: texts.digest, ...letter, ...(unsubscribeUrl && { unsubscribeUrl }) })
}

/** The daily and weekly digests: waiting items leave in one letter. */
export const sendDigests = job({
  name: 'account.send-digests',
  payload: z.object({}),
  run: (ctx) =>
    inTransaction(ctx, async (tx) => {
      const due = await claimDueItems(tx, tx.now())
      due.sort((one, other) => one.id - other.id)
      for (const [userId, items] of Map.groupBy(due, (item) => item.userId)) await writeDigest(tx, userId, items)
    }),
})
