import { DAY_MS } from '@vitrina/contract/days/days.rules'
import type { Db } from '@vitrina/server/src/platform/database/db.ts'
import { hashPassword } from '@vitrina/server/src/modules/auth/passwords.ts'
import { managers } from '@vitrina/server/src/tables/companies.ts'
import { users } from '@vitrina/server/src/tables/users.ts'
import { accounts, DEMO_PASSWORD } from './accounts.ts'
import { type Lookup, needed, uuidOf } from './lookups.ts'
import { staff } from './staff.ts'

/** The sign-in accounts; their companies are not there yet. */
export async function seedAccounts(db: Db, { regionId, now }: Lookup): Promise<Map<string, number>> {
  const rows = await Promise.all(
    accounts.map(async (account, place) => ({
      email: account.email,
      phone: account.phone,
      role: account.role,
      lastName: account.lastName,
      firstName: account.firstName,
      middleName: account.middleName,
      position: account.position,
      isIndividual: account.isIndividual ?? false,
      uuid: uuidOf(account.email),
      passwordHash: await hashPassword(DEMO_PASSWORD),
      regionId: regionId(account.region),
      createdAt: new Date(now.getTime() - (400 - place * 30) * DAY_MS),
    })),
  )
  const added = await db.insert(users).values(rows).returning({ id: users.id, email: users.email })
  return new Map(added.map(({ id, email }) => [email ?? '', id]))
}

/** The seller's people; returns their ids by e-mail. */
export async function seedStaff(db: Db, { regionId, userIds, now }: Lookup & { userIds: Map<string, number> }) {
  const ids = new Map<string, number>()
  for (const { email, phone, name, post, extension, region } of staff) {
    const [lastName, firstName, middleName] = name
    const known = userIds.get(email)
    const added =
      known === undefined
        ? await db
            .insert(users)
            .values({
              email,
              phone,
              lastName,
              firstName,
              middleName,
              role: 'manager',
              position: post,
              uuid: uuidOf(email),
              regionId: regionId(region),
              createdAt: new Date(now.getTime() - 500 * DAY_MS),
            })
            .returning({ id: users.id })
        : [{ id: known }]
    const userId = needed(added[0]?.id, `user ${email}`)
    await db.insert(managers).values({ userId, post, extension, workHours: 'Пн–Пт 9:00–18:00', regionId: regionId(region) })
    ids.set(email, userId)
  }
  return ids
}
