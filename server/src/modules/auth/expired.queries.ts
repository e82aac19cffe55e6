import { lt, sql } from 'drizzle-orm'
import type { Context } from '#platform/context'
import { bankSignOns, confirmationCodes, knownDevices, signUpProofs } from '#tables/identity'
import { sessions } from '#tables/users'

const DEVICE_DAYS = 180

export async function deleteExpired({ db }: Context): Promise<void> {
  for (const table of [confirmationCodes, signUpProofs, bankSignOns, sessions])
    await db.delete(table).where(lt(table.expiresAt, sql`now()`))
  await db.delete(knownDevices).where(lt(knownDevices.seenAt, sql`now() - make_interval(days => ${DEVICE_DAYS})`))
}
