import * as z from 'zod'
import { callGateway } from './call-gateway.ts'
import type { Gateway } from './gateways.ts'

const answer = z.union([
  z.object({ id: z.union([z.number(), z.string()]) }),
  z.object({ error: z.string().default(''), error_code: z.number() }),
])

/** Of its own list: 6 the text is forbidden, 7 the number is wrong, 8 cannot be delivered. */
const REFUSALS = [6, 7, 8]
/** The same message twice within a minute: it has it already. */
const REPEATED = 9
/** Its number of a message has 31 bits. */
const MAX_ID = 2_147_483_647

/** SMSC.ru: send.php with a form, answers in JSON (fmt=3). */
export function smsc(address: string, sender: string): Gateway {
  const { username, password, origin } = new URL(address)
  return {
    name: 'smsc',
    send: ({ id, to, text, isRepeat }) => {
      const body = new URLSearchParams({
        login: decodeURIComponent(username),
        psw: decodeURIComponent(password),
        phones: to,
        mes: text,
        id: String(id % MAX_ID || 1),
        charset: 'utf-8',
        fmt: '3',
        ...(sender && { sender }),
      })
      return callGateway(`${origin}/sys/send.php`, { method: 'POST', body }, (raw) => {
        const read = answer.safeParse(raw)
        if (!read.success) return { outcome: 'unclear', why: 'unknown answer' }
        if (!('error_code' in read.data)) return { outcome: 'taken', id: String(read.data.id) }
        const { error_code } = read.data
        if (error_code === REPEATED && isRepeat) return { outcome: 'taken', id: String(id) }
        return { outcome: REFUSALS.includes(error_code) ? 'refused' : 'down', why: `error ${error_code}` }
      })
    },
  }
}
