import { createHash } from 'node:crypto'
import { type Challenge, createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import * as z from 'zod'
import type { Context } from '../context.ts'
import { AppError } from '../errors.ts'
import { consumeToken } from '../http/rate-limit.ts'
import { signingKey } from '../files/signing-keys.ts'

const LIFE_SECONDS = 10 * 60

const secretOf = async (ctx: Context) => (await signingKey(ctx, 'captcha')).toString('hex')

/** A proof of work for the visitor's machine, which slows bots down. Signed, so that no node has to remember it. */
export async function newChallenge(ctx: Context): Promise<Challenge> {
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: ctx.config.CAPTCHA_COST,
    deriveKey,
    expiresAt: new Date(ctx.now().getTime() + LIFE_SECONDS * 1000),
    hmacSignatureSecret: await secretOf(ctx),
  })
}

const text = z.string().max(500)
const done = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.literal('PBKDF2/SHA-256'),
      nonce: text,
      salt: text,
      cost: z.number().int().positive(),
      keyLength: z.number().int().positive(),
      keyPrefix: text,
      expiresAt: z.number(),
    }),
    signature: text,
  }),
  solution: z.object({ counter: z.number().int().min(0), derivedKey: text }),
})

function readToken(token: string) {
  try {
    return done.safeParse(JSON.parse(Buffer.from(token, 'base64').toString())).data
  } catch (error) {
    // Anything may be sent as a token.
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/** Each piece of work opens one door, on whichever node. */
async function isFirstUse(ctx: Context, signature: string): Promise<boolean> {
  const key = `captcha:${createHash('sha256').update(signature).digest('base64url')}`
  try {
    await consumeToken(ctx, { key, limit: 1, windowSeconds: LIFE_SECONDS * 2 })
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'rate.limited') return false
    throw error
  }
}

export async function isWorkDone(ctx: Context, token: string): Promise<boolean> {
  const read = readToken(token)
  if (!read) return false
  const { verified } = await verifySolution({ ...read, deriveKey, hmacSignatureSecret: await secretOf(ctx) })
  return verified && isFirstUse(ctx, read.challenge.signature)
}
