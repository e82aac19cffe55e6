import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import { inLanguage, language, localised } from '@vitrina/contract/languages'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { sendMail } from '#platform/mail/mail'
import { claimOnce } from '#platform/jobs/claim-once'
import { consumeToken } from '#platform/http/rate-limit'
import { composeLetter } from '#modules/content/letters/compose-letter'
import { findCompanyName } from './reconciliation.queries.ts'

/** A letter goes to any address: without a limit the store would be a sender of spam. */
const PER_HOUR = 30

/** The payload of a job that writes the letter later; `key` is its name: it is written once. */
export const mailing = z.object({ key: z.string(), email: z.string(), companyId: z.number(), language, siteName: localised })
export type Mailing = z.infer<typeof mailing>

/** Counts one letter of this user; returns the payload of the job that writes it. */
export async function planMailing(ctx: Context, { user, site, language: spoken }: Actor, email: string): Promise<Mailing> {
  await consumeToken(ctx, { key: `documents.send:${user?.id ?? 0}`, limit: PER_HOUR, windowSeconds: 3_600 })
  return { key: randomUUID(), email, companyId: user?.companyId ?? 0, language: spoken, siteName: site.name }
}

type Enclosed = {
  kind: 'sent' | 'ordersSent' | 'specificationsSent'
  params: Record<string, string>
  attachment: { name: string; fileKey: string; type: string }
}

/** A letter with a file, in the language of the sender. */
export async function mailFile(tx: Context, planned: Mailing, { kind, params, attachment }: Enclosed): Promise<void> {
  if (!(await claimOnce(tx, `mailing:${planned.key}`))) return
  const { email: to, language: spoken, siteName } = planned
  const values = { ...params, company: await findCompanyName(tx, planned.companyId) }
  const letter = await composeLetter(tx, {
    letter: `document.${kind}`,
    language: spoken,
    siteName: inLanguage(siteName, spoken),
    values,
  })
  await sendMail(tx, { to, ...letter, attachments: [attachment] })
}
