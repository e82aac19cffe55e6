import type { Actor } from '#platform/actor'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { limitFailures } from '#platform/http/rate-limit'
import { passwordErrors } from '#modules/auth/new-password'
import { hashPassword } from '#modules/auth/passwords'
import { hashOfToken } from '#modules/auth/tokens'
import { createUser } from '#modules/users/create-user'
import { staffTextsIn } from '#texts/staff'
import { textsIn } from '#texts/texts'
import { acceptByToken, findByToken } from './staff-invitations.queries.ts'
import { insertManager } from './staff.queries.ts'

const FAILURES_FROM_ADDRESS = 100
const WINDOW_SECONDS = 15 * 60

/** A token that never was, one taken back and one that is over get the same answer. */
function findInvitation(ctx: Context, actor: Actor, token: string) {
  const limit = { key: `staff-invitation:from:${actor.ip}`, limit: FAILURES_FROM_ADDRESS, windowSeconds: WINDOW_SECONDS }
  return limitFailures(ctx, limit, async () => {
    const found = await findByToken(ctx, hashOfToken(token))
    if (!found) throw new AppError('auth.dead-invitation')
    return found
  })
}

export async function openStaffInvitation(ctx: Context, actor: Actor, token: string) {
  const { email, lastName, firstName, role } = await findInvitation(ctx, actor, token)
  return { email, lastName, firstName, role }
}

type Accepted = { token: string; lastName: string; firstName: string; password: string; repeatPassword: string }

/** The letter proves the mailbox; the person signs in with the new password afterwards, so that there is one door. */
export async function acceptStaffInvitation(ctx: Context, actor: Actor, given: Accepted): Promise<{ email: string }> {
  const { email } = await findInvitation(ctx, actor, given.token)
  const texts = textsIn(actor.language).fields
  const fields = [
    ...(given.firstName ? [] : [{ field: 'firstName', message: texts.required, code: 'required' }]),
    ...passwordErrors(actor, {
      ...given,
      fieldNames: { password: 'password', repeatPassword: 'repeatPassword' },
      logins: [email],
    }),
  ]
  if (fields.length > 0) throw new AppError('input.invalid', { fields })
  const passwordHash = await hashPassword(given.password)
  await inTransaction(ctx, async (tx) => {
    const invitation = await acceptByToken(tx, hashOfToken(given.token))
    const made =
      invitation &&
      (await createUser(tx, {
        email,
        passwordHash,
        lastName: given.lastName,
        firstName: given.firstName,
        role: invitation.role,
        regionId: actor.site.defaultRegionId,
        language: actor.language,
      }))
    // Taken back meanwhile, or the address has become an account by another way.
    if (!made) throw new AppError('auth.dead-invitation')
    if (invitation.role === 'manager') await insertManager(tx, { userId: made.id, post: staffTextsIn('ru').roles.manager })
    await recordEvent(tx, actor, {
      type: 'staff.joined',
      entity: 'user',
      entityId: made.id,
      diff: { after: { role: invitation.role, email } },
    })
  })
  return { email }
}
