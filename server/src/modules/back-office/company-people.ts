import type { DeskCompany } from '@vitrina/contract/back-office/company-desk'
import type { LegalEntityFields } from '@vitrina/contract/companies/companies'
import type { CompanyRole } from '@vitrina/contract/roles/roles.rules'
import { endSessions } from '#modules/auth/end-sessions'
import { inviteColleague } from '#modules/companies/invitations'
import { addLegalEntity, changeLegalEntity } from '#modules/companies/legal-entities'
import { changeMember, removeMember } from '#modules/companies/members'
import { updateUser } from '#modules/users/update-user'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { originOf } from '#platform/http/site-origin'
import { countOtherOwners, listMemberships } from './company-people.queries.ts'
import { type Customer, lockCustomer } from './customers.queries.ts'
import { staffScopeOf, type Staff } from './list-customers.ts'
import { readDeskCompany } from './read-desk-company.ts'
import { tellOwners, tellPerson } from './tell-company.ts'

/** The verbs of the company itself, with the seller's person as their author. */
const inCompany = (actor: Staff, companyId: number) => ({ ...actor, user: { ...actor.user, companyId } })

async function withCompany(
  ctx: Context,
  actor: Staff,
  id: number,
  work: (tx: Context, company: Customer) => Promise<void>,
): Promise<DeskCompany> {
  return inTransaction(ctx, async (tx) => {
    const company = await lockCustomer(tx, { id, ...staffScopeOf(actor) })
    if (!company) throw new AppError('company.not-found')
    await work(tx, company)
    return readDeskCompany(tx, actor, id)
  })
}

export const addCompanyEntity = (ctx: Context, actor: Staff, { id, fields }: { id: number; fields: LegalEntityFields }) =>
  withCompany(ctx, actor, id, async (tx, company) => {
    await addLegalEntity(tx, inCompany(actor, id), fields)
    await tellOwners(tx, actor, { company, letter: 'company.requisites', values: { name: fields.shortName } })
  })

export const changeCompanyEntity = (
  ctx: Context,
  actor: Staff,
  { id, entityId, fields }: { id: number; entityId: number; fields: LegalEntityFields },
) =>
  withCompany(ctx, actor, id, async (tx, company) => {
    await changeLegalEntity(tx, inCompany(actor, id), { ...fields, id: entityId })
    await tellOwners(tx, actor, { company, letter: 'company.requisites', values: { name: fields.shortName } })
  })

type Invited = { id: number; contact: string; name: string; role: CompanyRole }

/** The invitation itself is the message. */
export async function inviteCompanyMember(ctx: Context, actor: Staff, { id, ...invited }: Invited) {
  if (!(await lockCustomer(ctx, { id, ...staffScopeOf(actor) }))) throw new AppError('company.not-found')
  const {
    id: invitationId,
    email,
    phone,
  } = await inviteColleague(ctx, inCompany(actor, id), {
    ...invited,
    origin: originOf(ctx, actor.site),
  })
  return { id: invitationId, email, phone }
}

type Member = { id: number; userId: number }

export const changeCompanyMember = (ctx: Context, actor: Staff, { id, userId, role }: Member & { role: CompanyRole }) =>
  withCompany(ctx, actor, id, async (tx, company) => {
    await changeMember(tx, inCompany(actor, id), { id: userId, role })
    await tellPerson(tx, actor, { company, userId, letter: 'company.roleChanged', role })
  })

export const removeCompanyMember = (ctx: Context, actor: Staff, { id, userId }: Member) =>
  withCompany(ctx, actor, id, async (tx, company) => {
    await removeMember(tx, inCompany(actor, id), userId)
    await tellPerson(tx, actor, { company, userId, letter: 'company.memberRemoved' })
  })

type Block = Member & { isBlocked: boolean; reason: string }

/** An account belongs to all companies of the person: it is closed by one who serves them all, and no company is left without an owner. */
export const setCompanyMemberBlocked = (ctx: Context, actor: Staff, { id, userId, isBlocked, reason }: Block) =>
  withCompany(ctx, actor, id, async (tx, company) => {
    const memberships = await listMemberships(tx, userId)
    const member = memberships.find(({ companyId }) => companyId === id)
    if (!member) throw new AppError('member.not-found')
    if (memberships.length > 1 && !staffScopeOf(actor).seesAll) throw new AppError('access.denied')
    for (const one of memberships.filter(({ role }) => isBlocked && role === 'owner'))
      if ((await countOtherOwners(tx, { companyId: one.companyId, userId })) === 0) throw new AppError('member.last-owner')
    await updateUser(tx, userId, { state: isBlocked ? 'blocked' : 'active' })
    if (isBlocked) await endSessions(tx, userId)
    await recordEvent(tx, actor, {
      type: isBlocked ? 'member.blocked' : 'member.unblocked',
      entity: 'user',
      entityId: userId,
      companyId: id,
      diff: { before: { isBlocked: member.state === 'blocked' }, after: { isBlocked }, ...(reason && { reason }) },
    })
    await tellPerson(tx, actor, { company, userId, letter: isBlocked ? 'company.accountBlocked' : 'company.accountUnblocked', reason })
  })
