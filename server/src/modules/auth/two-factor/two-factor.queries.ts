import { and, count, eq, gt, isNull, lt, sql } from '#platform/database/drizzle'
import type { Context } from '#platform/context'
import { recoveryCodes, signInChallenges, twoFactorPolicy, twoFactors } from '#tables/two-factor'
import { users } from '#tables/users'

const CHALLENGE_MINUTES = 10
const CHALLENGE_TRIES = 5

export async function hasTwoFactor({ db }: Context, userId: number): Promise<boolean> {
  const [row] = await db.select({ isOn: users.hasTwoFactor }).from(users).where(eq(users.id, userId))
  return row?.isOn ?? false
}

export async function findTwoFactor({ db }: Context, userId: number) {
  const [row] = await db
    .select({ secret: twoFactors.secret, confirmedAt: twoFactors.confirmedAt, lastStep: twoFactors.lastStep })
    .from(twoFactors)
    .where(eq(twoFactors.userId, userId))
  return row
}

/** A new secret takes the place of one that was never confirmed. */
export const saveSecret = ({ db }: Context, { userId, secret }: { userId: number; secret: Buffer }) =>
  db
    .insert(twoFactors)
    .values({ userId, secret })
    .onConflictDoUpdate({ target: twoFactors.userId, set: { secret, lastStep: 0 }, setWhere: isNull(twoFactors.confirmedAt) })

export const markConfirmed = ({ db }: Context, userId: number) =>
  db.update(twoFactors).set({ confirmedAt: sql`now()` }).where(eq(twoFactors.userId, userId))

/** False when another request used this step's code first. */
export async function useStep({ db }: Context, { userId, step }: { userId: number; step: number }): Promise<boolean> {
  const used = await db
    .update(twoFactors)
    .set({ lastStep: step })
    .where(and(eq(twoFactors.userId, userId), lt(twoFactors.lastStep, step)))
    .returning({ userId: twoFactors.userId })
  return used.length > 0
}

export const deleteTwoFactor = async ({ db }: Context, userId: number): Promise<void> => {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await db.delete(twoFactors).where(eq(twoFactors.userId, userId))
}

export async function replaceRecoveryCodes({ db }: Context, { userId, hashes }: { userId: number; hashes: Buffer[] }): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await db.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash })))
}

/** False for a wrong code and for one used before. */
export async function useRecoveryCode({ db }: Context, { userId, codeHash }: { userId: number; codeHash: Buffer }): Promise<boolean> {
  const used = await db
    .update(recoveryCodes)
    .set({ usedAt: sql`now()` })
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash), isNull(recoveryCodes.usedAt)))
    .returning({ userId: recoveryCodes.userId })
  return used.length > 0
}

export async function countRecoveryCodes({ db }: Context, userId: number): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)))
  return row?.count ?? 0
}

export const insertChallenge = ({ db }: Context, challenge: { tokenHash: Buffer; userId: number; rememberMe: boolean }) =>
  db.insert(signInChallenges).values({ ...challenge, expiresAt: sql`now() + make_interval(mins => ${CHALLENGE_MINUTES})` })

/** Counts a try; nothing for a challenge that is over, used up, or of a person blocked meanwhile. */
export async function takeChallenge({ db }: Context, tokenHash: Buffer) {
  const [row] = await db
    .update(signInChallenges)
    .set({ tries: sql`${signInChallenges.tries} + 1` })
    .from(users)
    .where(
      and(
        eq(signInChallenges.tokenHash, tokenHash),
        gt(signInChallenges.expiresAt, sql`now()`),
        lt(signInChallenges.tries, CHALLENGE_TRIES),
        eq(users.id, signInChallenges.userId),
        eq(users.state, 'active'),
      ),
    )
    .returning({ userId: signInChallenges.userId, rememberMe: signInChallenges.rememberMe, uuid: users.uuid })
  return row
}

export const deleteChallenges = ({ db }: Context, userId: number) => db.delete(signInChallenges).where(eq(signInChallenges.userId, userId))

export async function findRequiredFrom({ db }: Context): Promise<string | null> {
  const [row] = await db.select({ requiredFrom: twoFactorPolicy.requiredFrom }).from(twoFactorPolicy)
  return row?.requiredFrom ?? null
}

export const saveRequiredFrom = ({ db }: Context, requiredFrom: string | null) =>
  db.insert(twoFactorPolicy).values({ requiredFrom }).onConflictDoUpdate({ target: twoFactorPolicy.id, set: { requiredFrom } })
