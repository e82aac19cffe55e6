import { INVITATION_DAYS } from '@vitrina/contract/companies/invitations'
import { inLanguage } from '@vitrina/contract/languages'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { sendMail } from '#platform/mail/mail'
import { sendSms } from '#platform/sms/sms'
import { fill, textsIn } from '#texts/texts'
import { composeLetter } from '#modules/content/letters/compose-letter'

const DAY_SECONDS = 86_400

type Sent = { origin: string; uuid: string; code: string; email: string | null; phone: string | null; companyName: string }

/** The code goes to the one invited and nowhere else; without it the link opens nothing. */
export async function sendInvitation(
  tx: Context,
  { site, language }: Actor,
  { origin, uuid, code, email, phone, companyName }: Sent,
): Promise<void> {
  const siteName = inLanguage(site.name, language)
  const link = `${origin}/user/signin-by-invitation?invitation=${uuid}`
  const values = { company: companyName, site: siteName, days: INVITATION_DAYS, code }
  if (phone) {
    const text = fill(textsIn(language).invitations.sms, { ...values, link })
    return sendSms(tx, { to: phone, text, expiresInSeconds: INVITATION_DAYS * DAY_SECONDS })
  }
  if (!email) throw new Error('An invitation with nowhere to go')
  const letter = await composeLetter(tx, { letter: 'company.invited', language, siteName, values, link, highlight: code })
  await sendMail(tx, { to: email, ...letter })
}
