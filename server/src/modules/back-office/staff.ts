import type { Role } from '@vitrina/contract/roles/roles.rules'
import type { StaffMember } from '@vitrina/contract/back-office/back-office'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { loginOf } from '#modules/auth/auth.rules'
import { endSessions } from '#modules/auth/end-sessions'
import { updateUser } from '#modules/users/update-user'
import type { Staff } from './list-customers.ts'
import { findPerson, insertManager, lockAdministrators, lockByLogin, lockStaff } from './staff.queries.ts'

type Rights = { role: Role; isBlocked: boolean }
type StaffRow = { id: number; role: Role; state: string }

async function setStaffRights(tx: Context, actor: Staff, { person, rights }: { person: StaffRow; rights: Rights }): Promise<StaffMember> {
  const { id } = person
  // Own roles are not raised by oneself.
  if (id === actor.user.id) throw new AppError('staff.self')
  if (person.role === 'administrator' && (rights.role !== 'administrator' || rights.isBlocked)) await requireAnotherAdministrator(tx, id)
  await updateUser(tx, id, { role: rights.role, state: rights.isBlocked ? 'blocked' : 'active' })
  if (rights.role === 'manager') await insertManager(tx, { userId: id, post: 'Менеджер' })
  // A change of role needs a new sign-in, on every node.
  if (rights.isBlocked || rights.role !== person.role) await endSessions(tx, id)
  await recordEvent(tx, actor, {
    type: 'staff.changed',
    entity: 'user',
    entityId: id,
    diff: { before: { role: person.role, isBlocked: person.state === 'blocked' }, after: rights },
  })
  const changed = await findPerson(tx, id)
  if (!changed) throw new Error('The person just changed is not there')
  return changed
}

/** Administrators who take each other's rights at the same moment stand in line here: one of them stays. */
async function requireAnotherAdministrator(tx: Context, id: number): Promise<void> {
  const administrators = await lockAdministrators(tx)
  if (!administrators.some((one) => one.id !== id)) throw new AppError('staff.last-administrator')
}

/** Makes a registered user a member of staff. */
export async function appointStaff(ctx: Context, actor: Staff, input: { login: string; role: Role }): Promise<StaffMember> {
  const login = loginOf(input.login)
  return inTransaction(ctx, async (tx) => {
    const person = login ? await lockByLogin(tx, login) : undefined
    if (!person) throw new AppError('staff.not-found')
    return setStaffRights(tx, actor, { person, rights: { role: input.role, isBlocked: false } })
  })
}

/** Changes the role of a member of staff; a blocked one is signed out on every node with the next request. */
export async function changeStaff(ctx: Context, actor: Staff, { id, ...rights }: Rights & { id: number }): Promise<StaffMember> {
  return inTransaction(ctx, async (tx) => {
    const person = await lockStaff(tx, id)
    if (!person) throw new AppError('staff.not-found')
    return setStaffRights(tx, actor, { person, rights })
  })
}
