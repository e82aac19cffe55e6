import * as z from 'zod'
import { callGateway } from './call-gateway.ts'
import type { Gateway } from './gateways.ts'

const answer = z.object({
  success: z.boolean(),
  data: z
    .object({ id: z.union([z.number(), z.string()]) })
    .nullable()
    .catch(null),
})

/** The gateway's own sender name, for a shop without an agreed one. */
const COMMON_SENDER = 'SMS Aero'

/** SMS Aero, version 2 of its gate. */
export function smsAero(address: string, sender: string): Gateway {
  const { username, password, origin } = new URL(address)
  const key = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString('base64')
  return {
    name: 'sms-aero',
    send: ({ to, text }) =>
      callGateway(
        `${origin}/v2/sms/send`,
        {
          method: 'POST',
          headers: { authorization: `Basic ${key}`, 'content-type': 'application/json', accept: 'application/json' },
          body: JSON.stringify({ number: to.replace(/^\+/, ''), text, sign: sender || COMMON_SENDER }),
        },
        (raw, status) => {
          const read = answer.safeParse(raw)
          if (!read.success) return { outcome: 'unclear', why: 'unknown answer' }
          if (read.data.success && read.data.data) return { outcome: 'taken', id: String(read.data.data.id) }
          // 401, 402, 403: our own account is at fault, not the message.
          return { outcome: status === 400 || status === 422 ? 'refused' : 'down', why: `HTTP ${status}` }
        },
      ),
  }
}
