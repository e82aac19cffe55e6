import { INVITATION_DAYS } from '@vitrina/contract/companies/invitations'
import { inLanguage } from '@vitrina/contract/languages'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { sendMail } from '#platform/mail/mail'
import { renderLetter } from '#platform/mail/mail-template'
import { sendSms } from '#platform/sms/sms'
import { fill, textsIn } from '#texts/texts'

const DAY_SECONDS = 86_400

type Sent = { origin: string; uuid: string; code: string; email: string | null; phone: string | null; companyName: string }

/** The code goes to the one invited and nowhere else; without it the link opens nothing. */
export async function sendInvitation(
  tx: Context,
  { site, language }: Actor,
  { origin, uuid, code, email, phone, companyName }: Sent,
): Promise<void> {
  const texts = textsIn(language).invitations
  const siteName = inLanguage(site.name, language)
  const link = `${origin}/user/signin-by-invitation?invitation=${uuid}`
  const words = { company: companyName, site: siteName, days: INVITATION_DAYS, code, link }
  if (phone) return sendSms(tx, { to: phone, text: fill(texts.sms, words), expiresInSeconds: INVITATION_DAYS * DAY_SECONDS })
  if (!email) throw new Error('An invitation with nowhere to go')
  const subject = fill(texts.subject, words)
  await sendMail(tx, {
    to: email,
    subject,
    ...renderLetter({
      siteName,
      language,
      title: subject,
      paragraphs: [fill(texts.text, words), fill(texts.life, words)],
      highlight: code,
      button: { text: texts.button, link },
      footer: texts.footer,
    }),
  })
}
