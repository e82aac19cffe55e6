import { eq } from '#platform/database/drizzle'
import * as z from 'zod'
import { smsMessages } from '#tables/platform'
import { type Context, inTransaction } from '../context.ts'
import { job, type Service } from '../jobs/jobs.ts'
import { type Letter, sendMail } from '../mail/mail.ts'
import { consumeToken } from '../http/rate-limit.ts'
import { gatewaysOf } from './gateways.ts'

/** About a day of retries: 15 tries, each wait longer than the one before. */
const MAX_ATTEMPTS = 15
const DAY_SECONDS = 24 * 60 * 60

type TextMessage = {
  /** E.164 */
  to: string
  text: string
  /** A code is worth nothing after its time. */
  expiresInSeconds?: number
  /** The letter sent when no gateway takes the message. */
  insteadOfIt?: Letter
  /** Not before: for the quiet hours of the recipient. */
  runAt?: Date
}

class GatewaysDown extends Error {}

const gatewayService: Service = { name: 'sms', isDown: (error) => error instanceof GatewaysDown }

const letter = z.object({ to: z.string(), subject: z.string(), html: z.string(), text: z.string() })

/** Stores the message with its cause; it leaves once the caller's transaction has committed. */
export async function sendSms(
  tx: Context,
  { to, text, expiresInSeconds: usefulForSeconds, insteadOfIt, runAt }: TextMessage,
): Promise<void> {
  await consumeToken(tx, { key: 'sms:all', limit: tx.config.SMS_PER_DAY, windowSeconds: DAY_SECONDS })
  const [message] = await tx.db
    .insert(smsMessages)
    .values({ recipient: to, text, fallbackEmail: insteadOfIt?.to ?? null })
    .returning({ id: smsMessages.id })
  if (!message) throw new Error('The text message was not written')
  const until = usefulForSeconds === undefined ? null : Date.now() + usefulForSeconds * 1000
  await tx.jobs.add(
    sendQueuedSms.name,
    { id: message.id, until, insteadOfIt: insteadOfIt ?? null },
    { maxAttempts: MAX_ATTEMPTS, ...(runAt && { runAt }) },
  )
}

/**
 * Gives one message to the first gateway that takes it, else to the mail. A gateway that did not answer in time may have taken it:
 * it is asked once more under the same number before the next one, so that the message does not arrive twice.
 */
export const sendQueuedSms = job({
  name: 'sms.send',
  payload: z.object({ id: z.number(), until: z.number().nullable(), insteadOfIt: letter.nullable() }),
  service: gatewayService,
  run: async (ctx, { id, until, insteadOfIt }) => {
    const [message] = await ctx.db.select().from(smsMessages).where(eq(smsMessages.id, id))
    if (!message || message.state !== 'waiting') return
    const note = async (change: Partial<typeof smsMessages.$inferInsert>, { db } = ctx) => {
      await db.update(smsMessages).set(change).where(eq(smsMessages.id, id))
    }
    const gateways = gatewaysOf(ctx.config)
    if (gateways.length === 0) return note({ state: 'kept' })
    if (until !== null && ctx.now().getTime() > until) return note({ state: 'failed', lastError: 'too late' })

    const errors: string[] = []
    let isForGood = true
    const uncertainGateway = gateways.find(({ name }) => name === message.provider)
    const inOrder = uncertainGateway ? [uncertainGateway, ...gateways.filter((gateway) => gateway !== uncertainGateway)] : gateways
    for (const gateway of inOrder) {
      const result = await gateway.send({ id, to: message.recipient, text: message.text, isRepeat: gateway === uncertainGateway })
      if (result.outcome === 'taken')
        return note({ state: 'sent', provider: gateway.name, providerId: result.id, sentAt: ctx.now(), lastError: null })
      errors.push(`${gateway.name}: ${result.why}`)
      if (result.outcome === 'unclear' && gateway !== uncertainGateway) {
        await note({ provider: gateway.name, lastError: errors.join('; ') })
        throw new GatewaysDown(`A text message may have left: ${result.why}`)
      }
      isForGood &&= result.outcome === 'refused'
    }
    const lastError = errors.join('; ')
    ctx.log.warn({ smsId: id, errors }, 'no gateway took a text message')
    if (insteadOfIt)
      return inTransaction(ctx, async (tx) => {
        await sendMail(tx, insteadOfIt)
        await note({ state: 'sent', provider: 'mail', sentAt: ctx.now(), lastError }, tx)
      })
    await note({ lastError, provider: null, ...(isForGood && { state: 'failed' }) })
    if (!isForGood) throw new GatewaysDown(`No gateway took a text message: ${lastError}`)
  },
})
