import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { Context } from '../context.ts'
import { secretsKey } from './secrets-key.ts'

const ALGORITHM = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Seals a secret for its place (`two-factor:5`): copied into another row it opens no more. */
export async function seal(ctx: Pick<Context, 'config'>, { secret, place }: { secret: Buffer; place: string }): Promise<Buffer> {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(ALGORITHM, await secretsKey(ctx), nonce).setAAD(Buffer.from(place))
  return Buffer.concat([nonce, cipher.update(secret), cipher.final(), cipher.getAuthTag()])
}

/** Throws where the key or the place is another than it was sealed with. */
export async function unseal(ctx: Pick<Context, 'config'>, { sealed, place }: { sealed: Buffer; place: string }): Promise<Buffer> {
  const decipher = createDecipheriv(ALGORITHM, await secretsKey(ctx), sealed.subarray(0, NONCE_BYTES)).setAAD(Buffer.from(place))
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES))
  return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()])
}
