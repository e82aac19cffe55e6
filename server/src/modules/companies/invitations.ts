import type { CompanyRole } from '@vitrina/contract/roles/roles.rules'
import { emailOf, phoneOf } from '@vitrina/contract/account/contacts.rules'
import { INVITATION_DAYS, type Invitation } from '@vitrina/contract/companies/invitations'
import type { Actor } from '#platform/actor'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { consumeToken } from '#platform/http/rate-limit'
import { textsIn } from '#texts/texts'
import { lockCompany } from './companies.queries.ts'
import { hashOfInvitationCode, newInvitationCode } from './invitation-code.ts'
import { findInvitation, insertInvitation, listInvitations, renewInvitation, revokeInvitation } from './invitations.queries.ts'
import { hasMember } from './members.queries.ts'
import { sendInvitation } from './send-invitation.ts'

const MOST_OPEN = 200
const DAY_SECONDS = 86_400
/** Wrong codes after which an invitation is dead until it is sent again. */
export const INVITATION_TRIES = 5

type Owner = Actor & { user: { id: number; companyId: number } }
type Found = Awaited<ReturnType<typeof listInvitations>>[number]

const shown = ({ id, name, email, phone, role, tries, isOver, createdAt, expiresAt, invitedBy }: Found): Invitation => ({
  id,
  name,
  email,
  phone,
  role,
  state: isOver || tries >= INVITATION_TRIES ? 'expired' : 'waiting',
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  invitedBy: invitedBy && ([invitedBy.firstName, invitedBy.lastName].filter(Boolean).join(' ') || invitedBy.email),
})

export async function listOpenInvitations(ctx: Context, { user }: Owner): Promise<Invitation[]> {
  return (await listInvitations(ctx, user.companyId)).map(shown)
}

/** A company is no way to flood strangers: so many messages a day, and so many to one address from all companies together. */
async function countMessage(ctx: Context, { user }: Owner, contact: string): Promise<void> {
  await consumeToken(ctx, { key: `invitations:${user.companyId}`, limit: 50, windowSeconds: DAY_SECONDS })
  const hash = hashOfInvitationCode(contact).toString('base64url')
  await consumeToken(ctx, { key: `invitations:to:${hash}`, limit: 5, windowSeconds: DAY_SECONDS })
}

function contactOf({ language }: Actor, text: string): { email: string | null; phone: string | null } {
  const email = emailOf(text)
  const phone = email ? null : phoneOf(text)
  if (!email && !phone)
    throw new AppError('input.invalid', {
      fields: [{ field: 'contact', message: textsIn(language).fields.loginRequired, code: 'wrong' }],
    })
  return { email, phone }
}

type InvitationInput = { contact: string; name: string; role: CompanyRole; origin: string }

export async function inviteColleague(ctx: Context, actor: Owner, { contact, name, role, origin }: InvitationInput): Promise<Invitation> {
  const { email, phone } = contactOf(actor, contact)
  await countMessage(ctx, actor, email ?? phone ?? '')
  return inTransaction(ctx, async (tx) => {
    const { id: userId, companyId } = actor.user
    await lockCompany(tx, companyId)
    if (await hasMember(tx, { companyId, email, phone })) throw new AppError('member.exists')
    const open = await listInvitations(tx, companyId)
    const same = open.find((one) => (email ? one.email === email : one.phone === phone))
    if (same && shown(same).state === 'waiting') throw new AppError('invitation.exists')
    if (same) await revokeInvitation(tx, { id: same.id, companyId })
    if (open.length >= MOST_OPEN) throw new AppError('invitation.too-many', { params: { limit: MOST_OPEN } })
    const code = newInvitationCode()
    const id = await insertInvitation(tx, {
      companyId,
      email,
      phone,
      name,
      role,
      codeHash: hashOfInvitationCode(code),
      invitedBy: userId,
      days: INVITATION_DAYS,
    })
    return send(tx, actor, { id, code, origin, event: 'invitation.created' })
  })
}

/** Without the invited person: the journal is never rewritten, and people have the right to be forgotten. */
async function send(
  tx: Context,
  actor: Owner,
  { id, code, origin, event }: { id: number; code: string; origin: string; event: 'invitation.created' | 'invitation.sent-again' },
): Promise<Invitation> {
  const invitation = await findInvitation(tx, { id, companyId: actor.user.companyId })
  if (!invitation) throw new Error('The invitation written is not there')
  await sendInvitation(tx, actor, { ...invitation, code, origin })
  await recordEvent(tx, actor, { type: event, entity: 'invitation', entityId: id, diff: { role: invitation.role } })
  return shown(invitation)
}

export async function resendInvitation(ctx: Context, actor: Owner, { id, origin }: { id: number; origin: string }): Promise<Invitation> {
  const { companyId } = actor.user
  const known = await findInvitation(ctx, { id, companyId })
  if (!known) throw new AppError('invitation.not-found')
  await countMessage(ctx, actor, known.email ?? known.phone ?? '')
  return inTransaction(ctx, async (tx) => {
    await lockCompany(tx, companyId)
    if (!(await findInvitation(tx, { id, companyId }))) throw new AppError('invitation.not-found')
    const code = newInvitationCode()
    await renewInvitation(tx, { id, companyId }, { codeHash: hashOfInvitationCode(code), days: INVITATION_DAYS })
    return send(tx, actor, { id, code, origin, event: 'invitation.sent-again' })
  })
}

export const cancelInvitation = (ctx: Context, actor: Owner, id: number): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    if (!(await revokeInvitation(tx, { id, companyId: actor.user.companyId }))) throw new AppError('invitation.not-found')
    await recordEvent(tx, actor, { type: 'invitation.revoked', entity: 'invitation', entityId: id })
  })
