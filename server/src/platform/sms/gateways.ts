import type { Config } from '#src/config'
import { smsAero } from './sms-aero.ts'
import { smsc } from './smsc.ts'

/** taken: on its way; refused: not this message; down: it did not take it; unclear: it may have, its answer was lost. */
export type SendResult = { outcome: 'taken'; id: string } | { outcome: 'refused' | 'down' | 'unclear'; why: string }

export type Gateway = {
  name: string
  /** `isRepeat`: asked before under this number, and the answer was lost. */
  send: (message: { id: number; to: string; text: string; isRepeat: boolean }) => Promise<SendResult>
}

/** Those there are keys for, in the order they are asked. */
export function gatewaysOf({ SMSC_URL, SMS_AERO_URL, SMS_FIRST, SMS_SENDER }: Config): Gateway[] {
  const gateways = [...(SMSC_URL ? [smsc(SMSC_URL, SMS_SENDER)] : []), ...(SMS_AERO_URL ? [smsAero(SMS_AERO_URL, SMS_SENDER)] : [])]
  return SMS_FIRST === 'smsc' ? gateways : gateways.toReversed()
}
