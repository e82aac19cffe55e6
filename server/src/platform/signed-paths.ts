import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Context } from './context.ts'
import { AppError } from './errors.ts'
import { signingKey } from './signing-keys.ts'

const KEY = 'file-links'
const LIFE_MINUTES = 60

/** For each database apart; the key never changes. */
const known = new WeakMap<object, Buffer>()

async function keyOf(ctx: Context): Promise<Buffer> {
  const kept = known.get(ctx.pool)
  if (kept) return kept
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

/** A link we did not give, or that has outlived its time, leads nowhere. */
export async function requireSigned(ctx: Context, request: FastifyRequest): Promise<void> {
  const { until, sign } = request.query as { until?: unknown; sign?: unknown }
  const [path = ''] = request.url.split('?')
  if (typeof until !== 'string' || typeof sign !== 'string' || !(Number(until) > ctx.now().getTime() / 1000))
    throw new AppError('file.not-found')
  const wanted = Buffer.from(signOf(await keyOf(ctx), path, until))
  const given = Buffer.from(sign)
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) throw new AppError('file.not-found')
}
