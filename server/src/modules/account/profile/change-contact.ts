import { emailOf, phoneOf } from '@vitrina/contract/account/contacts.rules'
import { inLanguage } from '@vitrina/contract/languages'
import type { Profile } from '@vitrina/contract/account/profile'
import type { Actor, ActorUser } from '#platform/actor'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { sendSms } from '#platform/sms/sms'
import { sqlState } from '#platform/database/sql-state'
import { type Login, spellingOf } from '#modules/auth/auth.rules'
import { revokeCodes } from '#modules/auth/codes/revoke-codes'
import { sendCode } from '#modules/auth/codes/send-code'
import { useCode } from '#modules/auth/codes/use-code'
import { accountTextsIn } from '#texts/account'
import { fill, textsIn } from '#texts/texts'
import { languageOfPerson, sendAccountLetter } from '../send-account-letter.ts'
import { updateUser } from '#modules/users/update-user'
import { findPerson, lockPerson, type PersonRow } from './profile.queries.ts'
import { requireReauthentication } from './require-reauthentication.ts'
import { profileOf } from './read-profile.ts'

type User = Actor & { user: ActorUser }
type Written = { email?: string | undefined; phone?: string | undefined }

const UNIQUE_VIOLATION = '23505'

const purposeOf = (login: Login) => ('email' in login ? 'new-email' : 'new-phone')
const fieldOf = (login: Login) => ('email' in login ? 'email' : 'phone')

/** The new address in its one spelling; an unreadable one is refused at its field. */
function newContactOf(actor: User, { email, phone }: Written): Login {
  const { fields } = textsIn(actor.language)
  const refuse = (field: string, message: string, code: string) => new AppError('input.invalid', { fields: [{ field, message, code }] })
  if (email && phone) throw refuse('email', fields.oneLogin, 'one-of-two')
  if (!email && !phone) throw refuse('email', fields.loginRequired, 'required')
  const read = email ? emailOf(email) : phoneOf(phone ?? '')
  if (!read) throw email ? refuse('email', fields.emailWrong, 'invalid') : refuse('phone', fields.phoneWrong, 'invalid')
  return email ? { email: read } : { phone: read }
}

/** Does not reveal whether somebody else has this address: the code goes out all the same. */
export async function requestContactChange(ctx: Context, actor: User, input: Written & { currentPassword?: string | undefined }) {
  const to = newContactOf(actor, input)
  const person = await findPerson(ctx, actor.user.id)
  if (!person) throw new AppError('auth.required')
  if (person[fieldOf(to)] === spellingOf(to)) {
    const message = accountTextsIn(actor.language).fields.sameContact
    throw new AppError('input.invalid', { fields: [{ field: fieldOf(to), message, code: 'same' }] })
  }
  await requireReauthentication(ctx, actor, { person, password: input.currentPassword, field: 'currentPassword' })
  const { retryAfter } = await sendCode(ctx, actor, { purpose: purposeOf(to), to })
  return { message: fill(textsIn(actor.language).auth.codeSent, { to: spellingOf(to) }), retryAfter }
}

/** Notifies the former address, in case the change was not made by its owner. */
async function notifyOldAddress(tx: Context, actor: User, { before, to }: { before: PersonRow; to: Login }): Promise<void> {
  const language = languageOfPerson(before.language, actor)
  const old = before[fieldOf(to)]
  if (!old) return
  if ('email' in to) return sendAccountLetter(tx, actor, { to: old, kind: 'emailChanged', language })
  const text = fill(accountTextsIn(language).phoneChangedSms, { site: inLanguage(actor.site.name, language) })
  await sendSms(tx, { to: old, text })
  if (before.email) await sendAccountLetter(tx, actor, { to: before.email, kind: 'phoneChanged', language })
}

export async function confirmContactChange(
  ctx: Context,
  actor: User,
  { code, ...input }: Written & { code: string },
): Promise<{ message: string; profile: Profile }> {
  const to = newContactOf(actor, input)
  await useCode(ctx, actor, { purpose: purposeOf(to), to, code })
  const field = fieldOf(to)
  try {
    const profile = await inTransaction(ctx, async (tx) => {
      const before = await lockPerson(tx, actor.user.id)
      if (!before) throw new AppError('auth.required')
      const old = before[field]
      // Codes on their way to the old address are void.
      if (old) await revokeCodes(tx, [field === 'email' ? { email: old } : { phone: old }])
      const after = await updateUser(tx, before.id, { [field]: spellingOf(to) })
      await recordEvent(tx, actor, { type: 'profile.changed', entity: 'user', entityId: before.id, diff: { fields: [field] } })
      await notifyOldAddress(tx, actor, { before, to })
      return profileOf(after)
    })
    const texts = accountTextsIn(actor.language)
    return { message: field === 'email' ? texts.emailChanged : texts.phoneChanged, profile }
  } catch (error) {
    // The address is proved to be theirs, so they may know that it has an account.
    if (sqlState(error) === UNIQUE_VIOLATION) throw new AppError('auth.already-registered')
    throw error
  }
}
