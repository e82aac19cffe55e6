import type { CompanyRole } from '@vitrina/contract/roles/roles.rules'
import type { Context } from '#platform/context'
import { updateUser } from '#modules/users/update-user'
import { consumeTry, markAccepted, returnTry } from './invitations.queries.ts'
import { insertMember } from './members.queries.ts'

export type ReceivedInvitation = NonNullable<Awaited<ReturnType<typeof consumeTry>>>

/** The living invitation, of which one try is taken; undefined when it is dead. Outside of transactions. */
export const consumeInvitationTry = (ctx: Context, given: { uuid: string; maxTries: number }): Promise<ReceivedInvitation | undefined> =>
  consumeTry(ctx, given)

/** The code was right: it was no guess. */
export async function returnInvitationTry(ctx: Context, id: number): Promise<void> {
  await returnTry(ctx, id)
}

/** False when it was accepted meanwhile, or revoked. */
export const acceptInvitation = (tx: Context, id: number): Promise<boolean> => markAccepted(tx, id)

/** Makes the company the user's active one; a role they have in it already stays. */
export async function joinCompany(tx: Context, member: { companyId: number; userId: number; role: CompanyRole }): Promise<void> {
  await insertMember(tx, member)
  await updateUser(tx, member.userId, { activeCompanyId: member.companyId })
}
