import { randomBytes } from 'node:crypto'
import { sellerDay } from '@vitrina/contract/days/days.rules'
import { inLanguage } from '@vitrina/contract/languages'
import { isStaff } from '@vitrina/contract/roles/roles.rules'
import type { Actor, ActorUser } from '#platform/actor'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { seal } from '#platform/secrets/seal'
import { updateUser } from '#modules/users/update-user'
import { endSessions } from '../end-sessions.ts'
import { isPasswordOf } from '../passwords.ts'
import { findAccountById, findLogins } from '../users.queries.ts'
import { spellingOf } from '../auth.rules.ts'
import { countCodeTry, placeOf, resetCodeTries, useAuthenticatorCode, wrongCode } from './check-code.ts'
import { hashOfRecoveryCode, newRecoveryCodes } from './recovery-codes.ts'
import { authenticatorUri, base32Of } from './totp.ts'
import {
  countRecoveryCodes,
  deleteTwoFactor,
  findRequiredFrom,
  hasTwoFactor,
  markConfirmed,
  replaceRecoveryCodes,
  saveSecret,
} from './two-factor.queries.ts'

type Person = Actor & { user: ActorUser }

/** RFC 4226 recommends as many bits as the hash has. */
const SECRET_BYTES = 20

export async function readTwoFactor(ctx: Context, { user }: Person) {
  const [isOn, requiredFrom] = [await hasTwoFactor(ctx, user.id), await findRequiredFrom(ctx)]
  const isForMe = isStaff(user.role) && requiredFrom !== null && !ctx.config.isDemo
  return {
    isOn,
    recoveryCodesLeft: isOn ? await countRecoveryCodes(ctx, user.id) : 0,
    requiredFrom: isForMe ? requiredFrom : null,
    isRequired: isForMe && requiredFrom <= sellerDay(ctx.now()),
  }
}

/** A new secret for the authenticator. It counts only after its first code. */
export async function beginTwoFactor(ctx: Context, actor: Person, password: string) {
  const { id, role } = actor.user
  if (!isStaff(role)) throw new AppError('access.denied')
  if (await hasTwoFactor(ctx, id)) throw new AppError('two-factor.on')
  await countCodeTry(ctx, id)
  const account = await findAccountById(ctx, id)
  if (!(await isPasswordOf(account?.passwordHash ?? null, password))) throw new AppError('auth.wrong-password')
  await resetCodeTries(ctx, id)
  const secret = randomBytes(SECRET_BYTES)
  await saveSecret(ctx, { userId: id, secret: await seal(ctx, { secret, place: placeOf(id) }) })
  const [login] = await findLogins(ctx, id)
  const spelled = base32Of(secret)
  const issuer = inLanguage(actor.site.name, actor.language)
  return { secret: spelled, uri: authenticatorUri({ secret: spelled, issuer, account: login ? spellingOf(login) : String(id) }) }
}

async function renewCodes(tx: Context, userId: number): Promise<string[]> {
  const codes = newRecoveryCodes()
  await replaceRecoveryCodes(tx, { userId, hashes: codes.map(hashOfRecoveryCode) })
  return codes
}

/** A code of one's own authenticator, for a change of the second step itself. */
async function requireCode(ctx: Context, actor: Person, code: string): Promise<void> {
  const userId = actor.user.id
  await countCodeTry(ctx, userId)
  if (!(await useAuthenticatorCode(ctx, { userId, code }))) throw wrongCode(actor)
  await resetCodeTries(ctx, userId)
}

async function requireOn(ctx: Context, { user }: Person): Promise<void> {
  if (!(await hasTwoFactor(ctx, user.id))) throw new AppError('two-factor.off')
}

/** The first code shows that the authenticator has the secret; sessions opened without it end. */
export async function confirmTwoFactor(ctx: Context, actor: Person, { code, token }: { code: string; token: string | undefined }) {
  const { id } = actor.user
  if (await hasTwoFactor(ctx, id)) throw new AppError('two-factor.on')
  await requireCode(ctx, actor, code)
  return inTransaction(ctx, async (tx) => {
    await markConfirmed(tx, id)
    await updateUser(tx, id, { hasTwoFactor: true })
    await endSessions(tx, id, { except: token })
    await recordEvent(tx, actor, { type: 'two-factor.switched-on', entity: 'user', entityId: id })
    return { recoveryCodes: await renewCodes(tx, id) }
  })
}

export async function renewRecoveryCodes(ctx: Context, actor: Person, code: string) {
  await requireOn(ctx, actor)
  await requireCode(ctx, actor, code)
  return inTransaction(ctx, async (tx) => {
    await recordEvent(tx, actor, { type: 'two-factor.codes-renewed', entity: 'user', entityId: actor.user.id })
    return { recoveryCodes: await renewCodes(tx, actor.user.id) }
  })
}

export async function switchTwoFactorOff(ctx: Context, actor: Person, code: string): Promise<void> {
  await requireOn(ctx, actor)
  if ((await readTwoFactor(ctx, actor)).isRequired) throw new AppError('two-factor.required')
  await requireCode(ctx, actor, code)
  await inTransaction(ctx, async (tx) => {
    await removeTwoFactor(tx, actor.user.id)
    await recordEvent(tx, actor, { type: 'two-factor.switched-off', entity: 'user', entityId: actor.user.id })
  })
}

/** Takes the second step away, with its recovery codes. */
export async function removeTwoFactor(tx: Context, userId: number): Promise<void> {
  await deleteTwoFactor(tx, userId)
  await updateUser(tx, userId, { hasTwoFactor: false })
}
