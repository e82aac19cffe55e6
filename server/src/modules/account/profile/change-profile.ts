import type { Profile, ProfileChange } from '@vitrina/contract/account/profile'
import type { Actor, ActorUser } from '#platform/actor'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { endSessions } from '#modules/auth/end-sessions'
import { checkNewPassword } from '#modules/auth/new-password'
import { hashPassword } from '#modules/auth/passwords'
import { accountTextsIn } from '#texts/account'
import { languageOfPerson, sendAccountLetter } from '../send-account-letter.ts'
import { updateUser } from '#modules/users/update-user'
import { findPerson, type PersonRow } from './profile.queries.ts'
import { requireReauthentication } from './require-reauthentication.ts'
import { profileOf } from './read-profile.ts'

type User = Actor & { user: ActorUser }

async function newHashOf(ctx: Context, actor: User, change: ProfileChange, person: PersonRow): Promise<string | null> {
  if (!change.newPassword && !change.repeatNewPassword) return null
  // V-09: errors stand at their field.
  checkNewPassword(actor, {
    password: change.newPassword ?? '',
    repeatPassword: change.repeatNewPassword ?? '',
    fieldNames: { password: 'newPassword', repeatPassword: 'repeatNewPassword' },
    logins: [person.email, person.phone],
  })
  await requireReauthentication(ctx, actor, { person, password: change.currentPassword, field: 'currentPassword' })
  return hashPassword(change.newPassword ?? '')
}

const columns = {
  firstname: 'firstName',
  middlename: 'middleName',
  lastname: 'lastName',
  position: 'position',
  city: 'city',
  commodityGroup: 'commodityGroup',
  loyaltyCardNumber: 'loyaltyCardNumber',
  language: 'language',
} as const
type Field = keyof typeof columns

/** The session that asks stays; a new password ends all the others. */
export async function changeProfile(
  ctx: Context,
  actor: User,
  { change, token }: { change: ProfileChange; token: string | undefined },
): Promise<{ message: string; profile: Profile }> {
  const person = await findPerson(ctx, actor.user.id)
  if (!person) throw new AppError('auth.required')
  const passwordHash = await newHashOf(ctx, actor, change, person)
  const fields = (Object.keys(columns) as Field[]).filter(
    (field) => change[field] !== undefined && change[field] !== person[columns[field]],
  )
  const changes = Object.fromEntries(fields.map((field) => [columns[field], change[field]]))

  const profile = await inTransaction(ctx, async (tx) => {
    if (fields.length === 0 && !passwordHash) return profileOf(person)
    const after = await updateUser(tx, person.id, { ...changes, ...(passwordHash && { passwordHash }) })
    // Names of fields, never their values: the audit outlives the person's account.
    const diff = { fields: [...fields, ...(passwordHash ? ['password'] : [])] }
    await recordEvent(tx, actor, { type: 'profile.changed', entity: 'user', entityId: person.id, diff })
    if (passwordHash) {
      await endSessions(tx, person.id, { except: token })
      if (person.email)
        await sendAccountLetter(tx, actor, {
          to: person.email,
          kind: 'passwordChanged',
          language: languageOfPerson(person.language, actor),
        })
    }
    return profileOf(after)
  })
  return { message: accountTextsIn(actor.language).profileSaved, profile }
}
