import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { AppError } from '../errors.ts'
import { signingKey } from './signing-keys.ts'

const KEY = 'file-links'
const LIFE_MINUTES = 60

/** For each database apart; the key never changes. */
const known = new WeakMap<object, Buffer>()

async function keyOf(ctx: Context): Promise<Buffer> {
  const cached = known.get(ctx.pool)
  if (cached) return cached
  const key = await signingKey(ctx, KEY)
  known.set(ctx.pool, key)
  return key
}

const signOf = (key: Buffer, path: string, until: string) => createHmac('sha256', key).update(`${path}\n${until}`).digest('base64url')

/**
 * The address of a private file for a caller who may have it: a browser follows a link without credentials,
 * so the link itself carries our signature and its expiry.
 */
export async function signedPath(ctx: Context, path: string, { minutes = LIFE_MINUTES }: { minutes?: number } = {}): Promise<string> {
  const until = String(Math.floor(ctx.now().getTime() / 1000) + minutes * 60)
  return `${path}?until=${until}&sign=${signOf(await keyOf(ctx), path, until)}`
}

/** A link we did not issue, or an expired one, leads nowhere. */
export async function requireSigned(ctx: Context, request: FastifyRequest): Promise<void> {
  const { until, sign } = request.query as { until?: unknown; sign?: unknown }
  const [path = ''] = request.url.split('?')
  if (typeof until !== 'string' || typeof sign !== 'string' || !(Number(until) > ctx.now().getTime() / 1000))
    throw new AppError('file.not-found')
  const expected = Buffer.from(signOf(await keyOf(ctx), path, until))
  const received = Buffer.from(sign)
  if (received.length !== expected.length || !timingSafeEqual(received, expected)) throw new AppError('file.not-found')
}
