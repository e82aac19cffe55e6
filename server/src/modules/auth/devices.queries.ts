import { and, eq, sql } from '#platform/database/drizzle'
import type { Context } from '#platform/context'
import { knownDevices } from '#tables/identity'
import { users } from '#tables/users'
import type { Login } from './auth.rules.ts'

export const insertDevice = ({ db }: Context, device: { userId: number; deviceHash: Buffer }) =>
  db
    .insert(knownDevices)
    .values(device)
    .onConflictDoUpdate({ target: [knownDevices.userId, knownDevices.deviceHash], set: { seenAt: sql`now()` } })

export async function isDeviceOf({ db }: Context, { login, deviceHash }: { login: Login; deviceHash: Buffer }): Promise<boolean> {
  const [known] = await db
    .select({ id: users.id })
    .from(knownDevices)
    .innerJoin(users, eq(users.id, knownDevices.userId))
    .where(and(eq(knownDevices.deviceHash, deviceHash), 'email' in login ? eq(users.email, login.email) : eq(users.phone, login.phone)))
    .limit(1)
  return known !== undefined
}
