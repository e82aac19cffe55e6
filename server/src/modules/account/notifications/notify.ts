import { inLanguage, type Language, type Localised } from '@vitrina/contract/languages'
import { type NotificationEvent, notificationEvents } from '@vitrina/contract/account/notification-settings.rules'
import type { Context } from '#platform/context'
import { originOf } from '#platform/http/site-origin'
import { sendMail } from '#platform/mail/mail'
import { renderLetter } from '#platform/mail/mail-template'
import { sendSms } from '#platform/sms/sms'
import { letterLogo } from '#modules/content/letters/compose-letter'
import { type LetterValues, writtenLetter } from '#modules/content/letters/written-letter'
import { accountTextsIn } from '#texts/account'
import type { LetterName } from '#texts/letter-catalogue'
import { fill } from '#texts/texts'
import { channelsFor } from './channels-for.ts'
import { insertDigestItem, unsubscribeTokenOf } from './notifications.queries.ts'
import { digestDue, unsubscribePageOf, unsubscribeUrlOf } from './notifications.rules.ts'

export type Notification = {
  userId: number
  event: NotificationEvent
  /** The company it is about, where it is about one. */
  companyId?: number | null
  site: { name: Localised; url: string }
  letter: LetterName
  /** Where its button leads. */
  path: string
  /** Values of the names in braces. */
  valuesIn: (language: Language) => LetterValues
}

const MINUTE_MS = 60_000

/**
 * Notifies a user by their settings: by the chosen channels, at once or in the digest, and not in quiet hours.
 * Written in the caller's transaction; it leaves once that has committed.
 */
export async function notify(
  tx: Context,
  { userId, event, companyId = null, site, letter: name, path, valuesIn }: Notification,
): Promise<void> {
  const plan = await channelsFor(tx, { userId, event, companyId })
  if (!plan || plan.channels.length === 0) return
  const { language } = plan
  const content = await writtenLetter(tx, { letter: name, language, values: valuesIn(language) })
  const origin = originOf(tx, site)
  const link = `${origin}${path}`
  const later = plan.waitMinutes > 0 ? new Date(tx.now().getTime() + plan.waitMinutes * MINUTE_MS) : undefined
  const isMarketing = notificationEvents[event] === 'marketing'
  const unsubscribeUrl = isMarketing ? unsubscribeUrlOf(origin, await unsubscribeTokenOf(tx, userId)) : undefined
  const siteName = inLanguage(site.name, plan.language)
  const texts = accountTextsIn(plan.language)
  for (const { channel, to } of plan.channels) {
    if (channel === 'sms') {
      await sendSms(tx, { to, text: `${siteName}: ${content.sms}`, ...(later && { runAt: later }) })
      continue
    }
    if (plan.digest !== 'now') {
      await insertDigestItem(tx, { userId, event, title: content.subject, link, dueAt: digestDue(plan.digest, tx.now()) })
      continue
    }
    const letter = renderLetter({
      siteName,
      logo: await letterLogo(tx),
      language: plan.language,
      title: content.subject,
      paragraphs: content.paragraphs,
      ...(content.button && { button: { text: content.button, link } }),
      footer: unsubscribeUrl ? fill(texts.marketingFooter, { link: unsubscribePageOf(unsubscribeUrl) }) : texts.footer,
    })
    await sendMail(tx, {
      to,
      subject: content.subject,
      ...letter,
      ...(unsubscribeUrl && { unsubscribeUrl }),
      ...(later && { runAt: later }),
    })
  }
}
