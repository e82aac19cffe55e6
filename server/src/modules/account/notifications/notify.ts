import { inLanguage, type Language, type Localised } from '@vitrina/contract/languages'
import { type NotificationEvent, notificationEvents } from '@vitrina/contract/notification-settings.rules'
import type { Context } from '#platform/context'
import { originOf } from '#platform/site-origin'
import { sendMail } from '#platform/mail'
import { renderLetter } from '#platform/mail-template'
import { sendSms } from '#platform/sms/sms'
import { accountTextsIn } from '#texts/account'
import { fill } from '#texts/texts'
import { channelsFor } from './channels-for.ts'
import { insertDigestItem, unsubscribeTokenOf } from './notifications.queries.ts'
import { digestDue, unsubscribePageOf, unsubscribeUrlOf } from './notifications.rules.ts'

/** A notification's text in one language. */
export type Saying = { title: string; paragraphs: string[]; button?: { text: string; path: string }; sms: string }

export type Notification = {
  userId: number
  event: NotificationEvent
  /** The company it is about, where it is about one. */
  companyId?: number | null
  site: { name: Localised; url: string }
  say: (language: Language) => Saying
}

const MINUTE_MS = 60_000

/**
 * Notifies a user by their settings: by the chosen channels, at once or in the digest, and not in quiet hours.
 * Written in the caller's transaction; it leaves once that has committed.
 */
export async function notify(tx: Context, { userId, event, companyId = null, site, say }: Notification): Promise<void> {
  const how = await channelsFor(tx, { userId, event, companyId })
  if (!how || how.channels.length === 0) return
  const said = say(how.language)
  const origin = originOf(tx, site)
  const later = how.waitMinutes > 0 ? new Date(tx.now().getTime() + how.waitMinutes * MINUTE_MS) : undefined
  const isMarketing = notificationEvents[event] === 'marketing'
  const unsubscribeUrl = isMarketing ? unsubscribeUrlOf(origin, await unsubscribeTokenOf(tx, userId)) : undefined
  const siteName = inLanguage(site.name, how.language)
  const texts = accountTextsIn(how.language)
  for (const { channel, to } of how.channels) {
    if (channel === 'sms') {
      await sendSms(tx, { to, text: `${siteName}: ${said.sms}`, ...(later && { runAt: later }) })
      continue
    }
    if (how.digest !== 'now') {
      const link = said.button ? `${origin}${said.button.path}` : ''
      await insertDigestItem(tx, { userId, event, title: said.title, link, dueAt: digestDue(how.digest, tx.now()) })
      continue
    }
    const letter = renderLetter({
      siteName,
      language: how.language,
      title: said.title,
      paragraphs: said.paragraphs,
      ...(said.button && { button: { text: said.button.text, link: `${origin}${said.button.path}` } }),
      footer: unsubscribeUrl ? fill(texts.marketingFooter, { link: unsubscribePageOf(unsubscribeUrl) }) : texts.footer,
    })
    await sendMail(tx, { to, subject: said.title, ...letter, ...(unsubscribeUrl && { unsubscribeUrl }), ...(later && { runAt: later }) })
  }
}
