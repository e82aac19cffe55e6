import { emailOf } from '@vitrina/contract/account/contacts.rules'
import type { StaffInvitation } from '@vitrina/contract/back-office/staff-desk'
import { inLanguage } from '@vitrina/contract/languages'
import type { StaffRole } from '@vitrina/contract/roles/staff-roles.rules'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { sendMail } from '#platform/mail/mail'
import { hashOfToken, newToken } from '#modules/auth/tokens'
import { isLoginTaken } from '#modules/auth/is-login-taken'
import { composeLetter } from '#modules/content/letters/compose-letter'
import { staffTextsIn } from '#texts/staff'
import type { Staff } from './list-customers.ts'
import {
  findOpenInvitation,
  insertInvitation,
  type InvitationRow,
  lockAddress,
  renewInvitation,
  revokeInvitation,
} from './staff-invitations.queries.ts'

export const showInvitation = (ctx: Context, { lastName, firstName, createdAt, expiresAt, ...row }: InvitationRow): StaffInvitation => ({
  ...row,
  name: [lastName, firstName].filter(Boolean).join(' '),
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  isExpired: expiresAt <= ctx.now(),
})

async function sendLetter(
  tx: Context,
  actor: Staff,
  { to, role, token, origin }: { to: string; role: StaffRole; token: string; origin: string },
) {
  const { language, site } = actor
  const siteName = inLanguage(site.name, language)
  const values = { site: siteName, role: staffTextsIn(language).roles[role] }
  const link = `${origin}/back-office/join?token=${token}`
  await sendMail(tx, { to, ...(await composeLetter(tx, { letter: 'staff.invited', language, siteName, values, link })) })
}

type Invited = { email: string; role: StaffRole; lastName: string; firstName: string; origin: string }

/** A letter with a link that sets a password; the account is made by that and not before. */
export async function inviteStaff(ctx: Context, actor: Staff, { origin, ...given }: Invited): Promise<StaffInvitation> {
  const email = emailOf(given.email) ?? given.email.toLowerCase()
  const token = newToken()
  return inTransaction(ctx, async (tx) => {
    await lockAddress(tx, email)
    if (await isLoginTaken(tx, { email })) throw new AppError('staff.has-account')
    if (await findOpenInvitation(tx, email)) throw new AppError('staff.invited')
    const made = await insertInvitation(tx, { ...given, email, tokenHash: hashOfToken(token), invitedBy: actor.user.id })
    await recordEvent(tx, actor, {
      type: 'staff.invited',
      entity: 'staff-invitation',
      entityId: made.id,
      diff: { after: { email, role: made.role } },
    })
    await sendLetter(tx, actor, { to: email, role: made.role, token, origin })
    return showInvitation(tx, made)
  })
}

export async function resendStaffInvitation(
  ctx: Context,
  actor: Staff,
  { id, origin }: { id: number; origin: string },
): Promise<StaffInvitation> {
  const token = newToken()
  return inTransaction(ctx, async (tx) => {
    const renewed = await renewInvitation(tx, { id, tokenHash: hashOfToken(token) })
    if (!renewed) throw new AppError('invitation.not-found')
    await recordEvent(tx, actor, {
      type: 'staff.invitation-resent',
      entity: 'staff-invitation',
      entityId: id,
      diff: { email: renewed.email },
    })
    await sendLetter(tx, actor, { to: renewed.email, role: renewed.role, token, origin })
    return showInvitation(tx, renewed)
  })
}

export async function revokeStaffInvitation(ctx: Context, actor: Staff, id: number): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const revoked = await revokeInvitation(tx, id)
    if (!revoked) throw new AppError('invitation.not-found')
    await recordEvent(tx, actor, {
      type: 'staff.invitation-revoked',
      entity: 'staff-invitation',
      entityId: id,
      diff: { email: revoked.email },
    })
  })
}
