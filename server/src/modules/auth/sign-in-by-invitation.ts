import { timingSafeEqual } from 'node:crypto'
import type { authApi } from '@vitrina/contract/auth/auth'
import type * as z from 'zod'
import type { Actor } from '#platform/actor'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { limitFailures } from '#platform/http/rate-limit'
import { hashOfInvitationCode } from '#modules/companies/invitation-code'
import { INVITATION_TRIES } from '#modules/companies/invitations'
import {
  acceptInvitation,
  consumeInvitationTry,
  joinCompany,
  type ReceivedInvitation as Invitation,
  returnInvitationTry,
} from '#modules/companies/received-invitations'
import { createUser } from '#modules/users/create-user'
import { fill, textsIn } from '#texts/texts'
import { codeOf } from './codes/code-hash.ts'
import { recordConsent } from './consents.ts'
import { findCompanyName } from './invitations.queries.ts'
import { passwordErrors } from './new-password.ts'
import type { SignInListener } from './open-session.ts'
import { hashPassword } from './passwords.ts'
import { signInOrChallenge } from './two-factor/sign-in-or-challenge.ts'
import { findAccount, isRegistered } from './users.queries.ts'

type InvitationInput = z.output<(typeof authApi.signInByInvitation)['body']>

const FAILURES_FROM_ADDRESS = 300
const WINDOW_SECONDS = 15 * 60
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The code stood in the letter only, so it proves the mailbox or the phone it went to. */
function openInvitation(ctx: Context, actor: Actor, given: InvitationInput): Promise<Invitation> {
  const limit = { key: `invitation:from:${actor.ip}`, limit: FAILURES_FROM_ADDRESS, windowSeconds: WINDOW_SECONDS }
  return limitFailures(ctx, limit, () => tryInvitation(ctx, actor, given))
}

async function tryInvitation(ctx: Context, actor: Actor, { invitation, code }: InvitationInput): Promise<Invitation> {
  const found = UUID.test(invitation) ? await consumeInvitationTry(ctx, { uuid: invitation, maxTries: INVITATION_TRIES }) : undefined
  if (!found) throw new AppError('auth.dead-invitation')
  if (!timingSafeEqual(found.codeHash, hashOfInvitationCode(codeOf(code))))
    throw new AppError('auth.wrong-code', {
      fields: [{ field: 'code', message: textsIn(actor.language).errors['auth.wrong-code'], code: 'wrong-code' }],
    })
  await returnInvitationTry(ctx, found.id)
  return found
}

const loginOfInvitation = ({ email, phone }: Invitation) => (email ? { email } : phone ? { phone } : null)

/** A-03, S-07: a registered user joins and is signed in; a newcomer gives name and password first. */
export async function signInByInvitation(ctx: Context, actor: Actor, given: InvitationInput, listeners: readonly SignInListener[] = []) {
  const invitation = await openInvitation(ctx, actor, given)
  const login = loginOfInvitation(invitation)
  const account = login && (await findAccount(ctx, login))
  // A blocked user does not come back by an invitation.
  if (!login || (!account && (await isRegistered(ctx, login)))) throw new AppError('auth.dead-invitation')
  const companyName = await findCompanyName(ctx, invitation.companyId)
  if (!account && given.password === undefined)
    return { message: fill(textsIn(actor.language).auth.joinFirst, { company: companyName }), companyName, isNew: true }

  if (!account) checkNewcomer(actor, given, [invitation.email, invitation.phone])
  const passwordHash = account ? '' : await hashPassword(given.password ?? '')
  const user = await inTransaction(ctx, async (tx) => {
    if (!(await acceptInvitation(tx, invitation.id))) throw new AppError('auth.dead-invitation')
    const joined = account ?? (await insertNewcomer(tx, actor, { given, invitation, passwordHash }))
    await joinCompany(tx, { companyId: invitation.companyId, userId: joined.id, role: invitation.role })
    await recordEvent(tx, actor, {
      type: 'company.joined',
      entity: 'company',
      entityId: invitation.companyId,
      diff: { userId: joined.id, role: invitation.role, invitationId: invitation.id },
    })
    return joined
  })
  const session = await signInOrChallenge(ctx, actor, { userId: user.id, uuid: user.uuid, rememberMe: true, listeners })
  return { ...session, companyName }
}

function checkNewcomer(actor: Actor, given: InvitationInput, logins: readonly (string | null)[]): void {
  const { fields: texts } = textsIn(actor.language)
  const fields = [
    ...(given.firstname ? [] : [{ field: 'firstname', message: texts.required, code: 'required' }]),
    ...passwordErrors(actor, {
      password: given.password ?? '',
      repeatPassword: given.repeatPassword ?? '',
      fieldNames: { password: 'password', repeatPassword: 'repeatPassword' },
      logins,
    }),
    ...(given.agreeForProcessingData ? [] : [{ field: 'agreeForProcessingData', message: texts.consentRequired, code: 'required' }]),
  ]
  if (fields.length > 0) throw new AppError('input.invalid', { fields })
}

type Newcomer = { given: InvitationInput; invitation: Invitation; passwordHash: string }

async function insertNewcomer(tx: Context, actor: Actor, { given, invitation, passwordHash }: Newcomer) {
  const user = await createUser(tx, {
    email: invitation.email,
    phone: invitation.email ? null : invitation.phone,
    passwordHash,
    firstName: given.firstname ?? '',
    lastName: given.lastname ?? '',
    regionId: actor.site.defaultRegionId,
    language: actor.language,
  })
  if (!user) throw new AppError('auth.dead-invitation')
  await recordConsent(tx, actor, { userId: user.id, kind: 'personal-data', isGiven: true })
  return user
}
