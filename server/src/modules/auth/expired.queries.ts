import { lt, sql } from '#platform/database/drizzle'
import type { Context } from '#platform/context'
import { bankSignOns, confirmationCodes, knownDevices, signUpProofs } from '#tables/identity'
import { signInChallenges } from '#tables/two-factor'
import { sessions } from '#tables/users'

const DEVICE_DAYS = 180

export async function deleteExpired({ db }: Context): Promise<void> {
  const now = sql`now()`
  await db.delete(confirmationCodes).where(lt(confirmationCodes.expiresAt, now))
  await db.delete(signUpProofs).where(lt(signUpProofs.expiresAt, now))
  await db.delete(bankSignOns).where(lt(bankSignOns.expiresAt, now))
  await db.delete(signInChallenges).where(lt(signInChallenges.expiresAt, now))
  await db.delete(sessions).where(lt(sessions.expiresAt, now))
  await db.delete(knownDevices).where(lt(knownDevices.seenAt, sql`now() - make_interval(days => ${DEVICE_DAYS})`))
}
