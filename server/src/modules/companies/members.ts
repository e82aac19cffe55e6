import type { CompanyRole } from '@vitrina/contract/roles/roles.rules'
import type { Member } from '@vitrina/contract/companies/members'
import type { Actor } from '#platform/actor'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { switchActiveCompany } from '#modules/users/update-user'
import { findNextCompany, lockCompany } from './companies.queries.ts'
import { countOwners, deleteMember, listMembers, setRole } from './members.queries.ts'
import { fullNameOf } from './names.rules.ts'

type Colleague = Actor & { user: { id: number; companyId: number } }
type Found = Awaited<ReturnType<typeof listMembers>>[number]

const shownTo = ({ user }: Colleague, { lastName, firstName, middleName, joinedAt, ...member }: Found): Member => ({
  ...member,
  name: fullNameOf({ lastName, firstName, middleName }),
  joinedAt: joinedAt.toISOString(),
  isMe: member.id === user.id,
})

export async function listColleagues(ctx: Context, actor: Colleague): Promise<Member[]> {
  return (await listMembers(ctx, actor.user.companyId)).map((member) => shownTo(actor, member))
}

async function findMember(tx: Context, { user }: Colleague, id: number): Promise<Found> {
  // Two owners who remove each other at once are serialised here: one of them stays.
  await lockCompany(tx, user.companyId)
  const [member] = await listMembers(tx, user.companyId, id)
  if (!member) throw new AppError('member.not-found')
  return member
}

async function refuseLastOwner(tx: Context, { user }: Colleague, { role }: Found): Promise<void> {
  if (role === 'owner' && (await countOwners(tx, user.companyId)) === 1) throw new AppError('member.last-owner')
}

export const changeMember = (ctx: Context, actor: Colleague, { id, role }: { id: number; role: CompanyRole }): Promise<Member> =>
  inTransaction(ctx, async (tx) => {
    const member = await findMember(tx, actor, id)
    if (role !== 'owner') await refuseLastOwner(tx, actor, member)
    await setRole(tx, { companyId: actor.user.companyId, userId: id }, role)
    await recordEvent(tx, actor, { type: 'member.changed', entity: 'user', entityId: id, diff: { before: member.role, after: role } })
    return shownTo(actor, { ...member, role })
  })

async function takeOut(tx: Context, actor: Colleague, { id, type }: { id: number; type: 'member.removed' | 'member.left' }): Promise<void> {
  const member = await findMember(tx, actor, id)
  await refuseLastOwner(tx, actor, member)
  const place = { companyId: actor.user.companyId, userId: id }
  await deleteMember(tx, place)
  await switchActiveCompany(tx, { userId: id, from: place.companyId, to: await findNextCompany(tx, id) })
  await recordEvent(tx, actor, { type, entity: 'user', entityId: id, diff: { before: member.role } })
}

/** A session checks the membership at every request, so a removed member loses the company at once. */
export const removeMember = (ctx: Context, actor: Colleague, id: number): Promise<void> =>
  inTransaction(ctx, (tx) => takeOut(tx, actor, { id, type: 'member.removed' }))

export const leaveCompany = (ctx: Context, actor: Colleague): Promise<void> =>
  inTransaction(ctx, (tx) => takeOut(tx, actor, { id: actor.user.id, type: 'member.left' }))
