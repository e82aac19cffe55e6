import { randomUUID } from 'node:crypto'
import { eq } from '#platform/database/drizzle'
import { createTransport } from 'nodemailer'
import * as z from 'zod'
import { mails } from '#tables/platform'
import type { Context } from '../context.ts'
import { job, type Service } from '../jobs/jobs.ts'

export type Letter = {
  to: string
  subject: string
  html: string
  text: string
  attachments?: { name: string; fileKey: string; type: string }[]
  /** Of a marketing letter; a POST there is the whole of it (RFC 8058). */
  unsubscribeUrl?: string
  /** Where answers go, when it is not to the store. */
  replyTo?: string
  /** Not before: for the quiet hours of the recipient. */
  runAt?: Date
}

/** About a day of retries: 15 tries, each wait longer than the one before. */
const MAX_ATTEMPTS = 15
/** A mail server of one's own greets at once; one that does not in this time is down. */
export const MAIL_TIMEOUTS = { connectionTimeout: 3_000, greetingTimeout: 5_000, socketTimeout: 10_000 }

const domainOf = (from: string) => /@([\w.-]+)/.exec(from)?.[1] ?? 'vitrina.test'

/** Stores the letter with its cause; it leaves once the caller's transaction has committed. */
export async function sendMail(
  tx: Context,
  { to, subject, html, text, attachments = [], unsubscribeUrl, replyTo, runAt }: Letter,
): Promise<void> {
  const messageId = `<${randomUUID()}@${domainOf(tx.config.MAIL_FROM)}>`
  const [mail] = await tx.db
    .insert(mails)
    .values({
      messageId,
      recipient: to,
      subject,
      html,
      text,
      attachments,
      unsubscribeUrl: unsubscribeUrl ?? null,
      replyTo: replyTo ?? null,
    })
    .returning({ id: mails.id })
  if (!mail) throw new Error('The letter was not written')
  await tx.jobs.add(sendQueuedMail.name, { mailId: mail.id }, { maxAttempts: MAX_ATTEMPTS, ...(runAt && { runAt }) })
}

/** The server's reply code to the letter; null for a refused login, which is our trouble and not the letter's. */
function responseOf(error: unknown): number | null {
  if (!(error instanceof Error) || ('code' in error && error.code === 'EAUTH')) return null
  return 'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : null
}

/** 5xx is a refusal for good; 4xx and a broken connection are tried again. */
const isRefusal = (error: unknown) => (responseOf(error) ?? 0) >= 500

const SERVICE_NOT_AVAILABLE = 421

class MailServerDown extends Error {}

const mailServer: Service = { name: 'mail', isDown: (error) => error instanceof MailServerDown }

async function attachmentsOf(ctx: Context, listed: (typeof mails.$inferSelect)['attachments']) {
  return Promise.all(
    listed.map(async ({ name, fileKey, type }) => {
      const content = await ctx.files.get(fileKey)
      if (!content) throw new Error(`Attachment ${fileKey} is missing`)
      return { filename: name, content, contentType: type }
    }),
  )
}

/**
 * Sends one letter. A crash between the server's "accepted" and our note of it sends it again under the same
 * Message-ID, by which the recipient's mail program knows it; it is never lost.
 */
export const sendQueuedMail = job({
  name: 'mail.send',
  payload: z.object({ mailId: z.number() }),
  service: mailServer,
  run: async (ctx, { mailId }) => {
    const [mail] = await ctx.db.select().from(mails).where(eq(mails.id, mailId))
    if (!mail || mail.state !== 'waiting') return
    const note = (change: Partial<typeof mails.$inferInsert>) => ctx.db.update(mails).set(change).where(eq(mails.id, mailId))
    if (!ctx.config.SMTP_URL) return void (await note({ state: 'kept' }))

    const attachments = await attachmentsOf(ctx, mail.attachments)
    const transport = createTransport({ url: ctx.config.SMTP_URL, ...MAIL_TIMEOUTS })
    try {
      await transport.sendMail({
        from: ctx.config.MAIL_FROM,
        to: mail.recipient,
        subject: mail.subject,
        html: mail.html,
        text: mail.text,
        messageId: mail.messageId,
        attachments,
        ...(mail.replyTo && { replyTo: mail.replyTo }),
        ...(mail.unsubscribeUrl && {
          headers: { 'List-Unsubscribe': `<${mail.unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
        }),
      })
    } catch (error) {
      const lastError = error instanceof Error ? error.message : String(error)
      if (!isRefusal(error)) {
        await note({ lastError })
        const response = responseOf(error)
        throw response === null || response === SERVICE_NOT_AVAILABLE ? new MailServerDown(lastError, { cause: error }) : error
      }
      ctx.log.warn({ mailId, err: error }, 'a letter was refused')
      return void (await note({ lastError, state: 'failed' }))
    } finally {
      transport.close()
    }
    await note({ state: 'sent', sentAt: ctx.now(), lastError: null })
  },
})
