import type { CompanyRole } from '@vitrina/contract/roles/roles.rules'
import { DAY_MS } from '@vitrina/contract/days/days.rules'
import type { Db } from '@vitrina/server/src/platform/database/db.ts'
import { companyManagers, companyMembers } from '@vitrina/server/src/tables/companies.ts'
import { users } from '@vitrina/server/src/tables/users.ts'
import { accounts } from './accounts.ts'
import { personName, positions } from './buyers.ts'
import type { DemoCompany } from './companies.ts'
import { headOf } from './head-of.ts'
import { type Lookup, needed, uuidOf } from './lookups.ts'
import { staff } from './staff.ts'

type Member = { userId: number; role: CompanyRole }

export function membersAmongAccounts(company: DemoCompany, userIds: Map<string, number>): Member[] {
  return accounts.flatMap(({ email, companies: own }) =>
    own.filter(({ name }) => name === company.name).map(({ role }) => ({ userId: needed(userIds.get(email), email), role })),
  )
}

type MembersOf = Lookup & { company: DemoCompany; companyId: number; number: number; members: Member[] }

/** A company whose owner has no account still has people: they are seen in lists and never sign in. */
export async function seedMembers(db: Db, { company, companyId, number, regionId, members, now }: MembersOf) {
  const joinedAt = new Date(now.getTime() - (30 + ((number * 11) % 300)) * DAY_MS)
  if (members.length > 0) await db.insert(companyMembers).values(members.map((member) => ({ ...member, companyId, joinedAt })))
  if (members.some(({ role }) => role === 'owner')) return
  const hasStaff = company.type === 'ul' && (number % 2 === 0 || company.approvalFromRoubles !== undefined)
  const roles: Member['role'][] = hasStaff ? ['owner', 'purchaser', 'accountant'] : ['owner']
  const added = await db
    .insert(users)
    .values(
      roles.map((role, place) => ({
        ...(role === 'owner' ? headOf(company, number) : personName(number * 3 + place)),
        email: `${role}${number}@kompaniya.test`,
        phone: `+7900${String(2_000_000 + number * 10 + place)}`,
        uuid: uuidOf(`${role}${number}`),
        position: role === 'owner' ? 'Руководитель' : role === 'accountant' ? 'Бухгалтер' : (positions[number % positions.length] ?? ''),
        activeCompanyId: companyId,
        regionId: regionId(company.region),
        createdAt: new Date(now.getTime() - ((number * 11) % 300) * DAY_MS),
      })),
    )
    .returning({ id: users.id })
  await db
    .insert(companyMembers)
    .values(added.map(({ id }, place) => ({ companyId, userId: id, role: roles[place] ?? 'viewer', joinedAt })))
}

type ManagersOf = { company: DemoCompany; companyId: number; number: number; managerIds: Map<string, number> }

export async function seedManagersOf(db: Db, { company, companyId, number, managerIds }: ManagersOf) {
  const sales = staff.filter(({ kind, region }) => kind === 'sales' && region === company.region)
  const main = needed(number <= 2 ? sales[0] : sales[number % sales.length], `manager in ${company.region}`)
  const specialists = staff.filter(({ kind }) => kind !== null && kind !== 'sales' && isAskedBy(company, kind))
  await db
    .insert(companyManagers)
    .values(
      [main, ...specialists].flatMap(({ email, kind }, place) =>
        kind === null ? [] : [{ companyId, managerId: needed(managerIds.get(email), email), kind, isMain: place === 0 }],
      ),
    )
}

/** Engineers help those who buy for projects, the accountant those who buy on credit, the dispatcher everyone with several objects. */
function isAskedBy(company: DemoCompany, kind: (typeof staff)[number]['kind']): boolean {
  if (kind === 'technical') return company.priceLevel >= 2
  if (kind === 'accounting') return company.creditRoubles >= 2_000_000
  return company.addresses.length > 1
}
