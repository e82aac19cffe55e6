import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { loginOf } from '../auth.rules.ts'
import type { SignInListener } from '../open-session.ts'
import { issueProof } from '../sign-up/issue-proof.ts'
import { signInOrChallenge } from '../two-factor/sign-in-or-challenge.ts'
import { findByIdentity, isContactRegistered } from './bank.queries.ts'
import type { BankPerson } from './bank-client.ts'
import { BANK, type BankCallback, completeBankSignOn } from './bank-sign-on.ts'

/** The contacts verified by the bank, in one spelling. */
function contactsOf({ email, phone }: BankPerson) {
  const [byEmail, byPhone] = [loginOf(email ?? ''), loginOf(phone ?? '')]
  return {
    email: byEmail && 'email' in byEmail ? byEmail.email : null,
    phone: byPhone && 'phone' in byPhone ? byPhone.phone : null,
  }
}

/**
 * A person known by the bank's own id is signed in. Anybody else goes on with sign-up, and never into an account with the same
 * e-mail or phone: its owner signs in as before and links the bank there.
 */
export async function signOnByBank(ctx: Context, actor: Actor, returned: BankCallback, listeners: readonly SignInListener[]) {
  const person = await completeBankSignOn(ctx, actor, returned)
  const known = await findByIdentity(ctx, { provider: BANK, subject: person.subject })
  if (known && known.state !== 'active') throw new AppError('bank.failed')
  if (known) {
    const opened = await signInOrChallenge(ctx, actor, { userId: known.id, uuid: known.uuid, rememberMe: true, listeners })
    return { token: opened.authToken, identityCookie: opened.identityCookie, challenge: opened.challenge }
  }
  const { email, phone } = contactsOf(person)
  if (email === null && phone === null) throw new AppError('bank.failed')
  if (await isContactRegistered(ctx, { email, phone })) throw new AppError('auth.already-registered')
  const { subject, firstname, middlename, lastname } = person
  const told = { firstname, middlename, lastname }
  const token = await issueProof(ctx, { email, phone, told, provider: BANK, subject })
  const name = [lastname, firstname, middlename].filter(Boolean).join(' ')
  return { step: 3 as const, signUp: { token, phone, email, name, isIndividual: 0 as const } }
}
