import * as z from 'zod'
import type { Context } from '#platform/context'
import { isOwnSender } from '#platform/mail/sender.rules'
import { hostOf } from './integrations/list-integrations.ts'
import { findMailCheck } from './checklist.queries.ts'

/** The settings a letter was tried with; after a change of them the try proves nothing. */
export const mailSettings = ({ config: { SMTP_URL, MAIL_FROM } }: Context) => ({ server: hostOf(SMTP_URL), from: MAIL_FROM })

const check = z.object({ after: z.object({ isOk: z.literal(true), server: z.string(), from: z.string() }) })

/** Facts of the checklist's line: 1 for what is there. */
export async function readMailFacts(ctx: Context): Promise<{ hasServer: number; hasSender: number; isTried: number }> {
  const { server, from } = mailSettings(ctx)
  const { data } = check.safeParse(await findMailCheck(ctx))
  const isTried = data?.after.server === server && data.after.from === from
  return { hasServer: Number(server !== ''), hasSender: Number(isOwnSender(from)), isTried: Number(isTried) }
}
