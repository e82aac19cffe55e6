import type { Actor } from '#platform/actor'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { limitFailures } from '#platform/http/rate-limit'
import { createUser } from '#modules/users/create-user'
import { fill, textsIn } from '#texts/texts'
import { loginOf, spellingOf } from '../auth.rules.ts'
import { recordConsent } from '../consents.ts'
import type { SignInListener } from '../open-session.ts'
import { hashPassword, isPasswordOf } from '../passwords.ts'
import { hashOfToken } from '../tokens.ts'
import { signInOrChallenge } from '../two-factor/sign-in-or-challenge.ts'
import { findAccountById } from '../users.queries.ts'
import { checkSignUp } from './check-sign-up.ts'
import { findProof, lockProof, spendProof } from './proofs.queries.ts'
import { signUpCompany } from './sign-up-company.ts'
import { formOn, onlyShown, type SignUpInput } from './sign-up-form.rules.ts'
import { insertIdentity } from './sign-up.queries.ts'
import { personOf } from './sign-up.rules.ts'

type Proof = NonNullable<Awaited<ReturnType<typeof findProof>>>

const FAILURES_FROM_ADDRESS = 300
const WINDOW_SECONDS = 15 * 60

const deadProof = (actor: Actor) =>
  new AppError('auth.dead-proof', {
    fields: [{ field: 'token', message: textsIn(actor.language).errors['auth.dead-proof'], code: 'dead-proof' }],
  })

const sameAs = (written: string | undefined, proved: string | null) => {
  const login = written?.trim() ? loginOf(written) : null
  return !login || proved === null || spellingOf(login) === proved
}

/** The first answer was lost: the same proof and password sign the user in again. */
async function signInAgain(ctx: Context, actor: Actor, { userId, password }: { userId: number; password: string }) {
  const user = await findAccountById(ctx, userId)
  const isRight = await isPasswordOf(user?.passwordHash ?? null, password)
  if (!user || !isRight) throw deadProof(actor)
  return signInOrChallenge(ctx, actor, { userId: user.id, uuid: user.uuid, rememberMe: true })
}

/** Step 3: the account, its company and the consents given, all or nothing; then a session. */
export function signUp(ctx: Context, actor: Actor, sent: SignUpInput, listeners: readonly SignInListener[] = []) {
  const limit = { key: `sign-up:from:${actor.ip}`, limit: FAILURES_FROM_ADDRESS, windowSeconds: WINDOW_SECONDS }
  return limitFailures(ctx, limit, () => trySignUp(ctx, actor, sent, listeners))
}

async function trySignUp(ctx: Context, actor: Actor, sent: SignUpInput, listeners: readonly SignInListener[]) {
  const tokenHash = hashOfToken(sent.token)
  const proof = await findProof(ctx, tokenHash)
  if (!proof || !sameAs(sent.email, proof.email) || !sameAs(sent.phone, proof.phone)) throw deadProof(actor)
  if (proof.userId !== null) return signInAgain(ctx, actor, { userId: proof.userId, password: sent.password })

  const form = formOn(actor.site.settings)
  const given = onlyShown(sent, form)
  const checked = await checkSignUp(ctx, actor, { given, form, proof })
  const passwordHash = await hashPassword(sent.password)
  const made = await inTransaction(ctx, (tx) => register(tx, actor, { given, checked, tokenHash, passwordHash }))
  if ('spentBy' in made) return signInAgain(ctx, actor, { userId: made.spentBy, password: sent.password })
  const session = await signInOrChallenge(ctx, actor, { userId: made.user.id, uuid: made.user.uuid, rememberMe: true, listeners })
  return { ...session, message: messageFor(actor, { given, proof, isPending: made.isPending }) }
}

type Registering = {
  given: SignUpInput
  checked: Awaited<ReturnType<typeof checkSignUp>>
  tokenHash: Buffer
  passwordHash: string
}

async function register(tx: Context, actor: Actor, { given, checked, tokenHash, passwordHash }: Registering) {
  const proof = await lockProof(tx, tokenHash)
  if (!proof) throw deadProof(actor)
  if (proof.userId !== null) return { spentBy: proof.userId }
  const { party, regionId, file } = checked
  const person = personOf(given)
  const user = await createUser(tx, {
    ...person,
    // Only proved contacts open the account; any others are confirmed in the account later.
    email: proof.email,
    phone: proof.phone,
    passwordHash,
    position: given.position || given.jobPosition || '',
    city: given.city ?? '',
    commodityGroup: given.commodityGroup ?? '',
    loyaltyCardNumber: given.loyaltyCardNumber ?? '',
    promoCode: given.promoCode ?? '',
    isIndividual: given.isIndividual ?? false,
    regionId,
    language: actor.language,
  })
  if (!user) throw new AppError('auth.already-registered')
  await spendProof(tx, { tokenHash, userId: user.id })
  const { provider, subject } = proof
  if (provider && subject && !(await insertIdentity(tx, { provider, subject, userId: user.id })))
    throw new AppError('auth.already-registered')

  const personName = [person.lastName, person.firstName, person.middleName].filter(Boolean).join(' ') || proof.email || proof.phone || ''
  const company = party && {
    ...(await signUpCompany(tx, actor, {
      party,
      ownerId: user.id,
      personName,
      regionId,
      kindOfActivity: given.kindOfActivity ?? '',
      file,
    })),
  }
  await recordConsent(tx, actor, { userId: user.id, kind: 'personal-data', isGiven: true })
  await recordConsent(tx, actor, { userId: user.id, kind: 'terms', isGiven: true })
  if (given.emailAgreedForMarketing) await recordConsent(tx, actor, { userId: user.id, kind: 'marketing', isGiven: true })
  await recordEvent(tx, actor, {
    type: 'user.signed-up',
    entity: 'user',
    entityId: user.id,
    diff: { companyId: company?.companyId ?? null },
  })
  return { user, isPending: company?.state === 'pending' }
}

/** Welcome, and the steps left: a company to be approved, an unproved address of the form. */
function messageFor(actor: Actor, { given, proof, isPending }: { given: SignUpInput; proof: Proof; isPending: boolean }): string {
  const texts = textsIn(actor.language).auth
  const unproved = (!proof.email && given.email?.trim()) || (!proof.phone && given.phone?.trim())
  return [
    isPending ? texts.signedUpPending : texts.signedUp,
    ...(unproved ? [fill(texts.contactNotProved, { contact: unproved })] : []),
  ].join('. ')
}
