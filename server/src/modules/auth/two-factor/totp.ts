import { createHmac, timingSafeEqual } from 'node:crypto'

/** RFC 6238 as every authenticator reads it: SHA-1, six digits, thirty seconds. */
const DIGITS = 6
const STEP_SECONDS = 30
/** A phone's clock may be one step behind or ahead. */
const DRIFT_STEPS = 1

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** RFC 4648 without padding: authenticators take no other spelling of a secret. */
export function base32Of(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => ALPHABET[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

export const stepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / STEP_SECONDS)

/** RFC 4226: the code of a counter. */
export function codeOfStep(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', secret).update(counter).digest()
  const offset = (digest.at(-1) ?? 0) & 0xf
  const number = digest.readUInt32BE(offset) & 0x7fffffff
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0')
}

const isSame = (one: string, other: string) => one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

/** The time step a typed code belongs to; null for a wrong code and for one of a step used before. */
export function stepOfCode(secret: Buffer, { code, now, lastStep }: { code: string; now: Date; lastStep: number }): number | null {
  const digits = code.replace(/\s+/g, '')
  if (!/^\d{6}$/.test(digits)) return null
  const current = stepAt(now)
  for (let step = current - DRIFT_STEPS; step <= current + DRIFT_STEPS; step++)
    if (step > lastStep && isSame(codeOfStep(secret, step), digits)) return step
  return null
}

/** The address a QR code carries to the authenticator. */
export function authenticatorUri({ secret, issuer, account }: { secret: string; issuer: string; account: string }): string {
  const label = [issuer, account].map(encodeURIComponent).join(':')
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}&algorithm=SHA1&digits=${DIGITS}&period=${STEP_SECONDS}`
}
