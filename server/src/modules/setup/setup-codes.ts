import { createHash, randomInt } from 'node:crypto'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { limitFailures, networkOf } from '#platform/http/rate-limit'
import { textsIn } from '#texts/texts'
import { SETUP_CODE_ALPHABET, SETUP_CODE_LENGTH, setupCodeOf, shownSetupCode } from './shop.rules.ts'
import { hasSite, insertSetupCode, isSetupCode } from './setup.queries.ts'

/** The log it stands in outlives the day it was needed. */
const LIFE_HOURS = 24
const WRONG_CODES = { limit: 10, windowSeconds: 15 * 60 }

const hashOf = (code: string) => createHash('sha256').update(`setup:${code}`).digest()

const newCode = () => Array.from({ length: SETUP_CODE_LENGTH }, () => SETUP_CODE_ALPHABET[randomInt(SETUP_CODE_ALPHABET.length)]).join('')

/** A one-time code for the log, in groups; null where a shop is there already. */
export async function issueSetupCode(ctx: Context): Promise<string | null> {
  if (await hasSite(ctx)) return null
  const code = newCode()
  await insertSetupCode(ctx, { codeHash: hashOf(code), hours: LIFE_HOURS })
  return shownSetupCode(code)
}

/** Throws `auth.wrong-code` at its field; wrong ones are counted by network. */
export function checkSetupCode(ctx: Context, { ip, language }: Actor, typed: string): Promise<void> {
  return limitFailures(ctx, { key: `setup:${networkOf(ip)}`, ...WRONG_CODES }, async () => {
    if (await isSetupCode(ctx, hashOf(setupCodeOf(typed)))) return
    // Somebody else has finished at this moment.
    if (await hasSite(ctx)) throw new AppError('route.not-found')
    const message = textsIn(language).errors['auth.wrong-code']
    throw new AppError('auth.wrong-code', { fields: [{ field: 'code', message, code: 'wrong-code' }] })
  })
}
