import { createHash, timingSafeEqual } from 'node:crypto'

/** The bank's signature: the plain fields and the password, in the order of their names, hashed as one string. */
export function tokenOf(fields: Record<string, unknown>, password: string): string {
  const plain = Object.entries({ ...fields, Password: password }).filter(
    ([name, value]) => name !== 'Token' && ['string', 'number', 'boolean'].includes(typeof value),
  )
  const inOrder = plain.toSorted(([one], [other]) => (one < other ? -1 : 1))
  return createHash('sha256')
    .update(inOrder.map(([, value]) => value).join(''))
    .digest('hex')
}

export const signed = <T extends Record<string, unknown>>(fields: T, password: string): T & { Token: string } => ({
  ...fields,
  Token: tokenOf(fields, password),
})

export function isSigned(fields: Record<string, unknown>, password: string): boolean {
  const token = fields['Token']
  if (typeof token !== 'string') return false
  const received = Buffer.from(token.toLowerCase())
  const right = Buffer.from(tokenOf(fields, password))
  return received.length === right.length && timingSafeEqual(received, right)
}
