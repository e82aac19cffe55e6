import { emailOf } from '@vitrina/contract/account/contacts.rules'
import type { FieldError } from '@vitrina/contract/errors'
import { MAX_REQUISITES_BYTES } from '@vitrina/contract/auth/sign-up'
import type { SignupForm } from '@vitrina/contract/site/site.settings'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { fill, textsIn } from '#texts/texts'
import { isOpenRegion } from '#modules/site/is-open-region'
import { passwordErrors } from '../new-password.ts'
import { readRequisites } from './requisites-file.ts'
import { missingIn, type SignUpInput } from './sign-up-form.rules.ts'
import { partyOf, wrongInParty } from './sign-up.rules.ts'

type Checking = { given: SignUpInput; form: SignupForm; proof: { email: string | null; phone: string | null } }

/** All errors of the last form of sign-up, each at its field; otherwise the checked data. */
export async function checkSignUp(ctx: Context, actor: Actor, { given, form, proof }: Checking) {
  const { fields: texts } = textsIn(actor.language)
  const party = partyOf(given)
  const file = given.companyRequisites && !given.isIndividual ? readRequisites(given.companyRequisites) : null
  const inCompany = given.company ? 'company.' : ''
  const isEmailWrong = !proof.email && given.email?.trim() && !emailOf(given.email)
  const wrong: FieldError[] = [
    ...(party ? wrongInParty(party) : []).map(({ field, text }) => ({
      field: `${inCompany}${field}`,
      message: texts[text],
      code: 'invalid',
    })),
    ...(file === 'wrong' ? [{ field: 'companyRequisites', message: texts.fileWrong, code: 'invalid' }] : []),
    ...(file === 'large'
      ? [{ field: 'companyRequisites', message: fill(texts.fileLarge, { limit: MAX_REQUISITES_BYTES / 1024 / 1024 }), code: 'too-large' }]
      : []),
    ...missingIn(given, form, { party, provedEmail: proof.email }).map((field) => ({ field, message: texts.required, code: 'required' })),
    ...(isEmailWrong ? [{ field: 'email', message: texts.emailWrong, code: 'invalid' }] : []),
    ...(given.regionId !== undefined && !(await isOpenRegion(ctx, given.regionId))
      ? [{ field: 'regionId', message: texts.regionUnknown, code: 'unknown' }]
      : []),
    ...passwordErrors(actor, {
      password: given.password,
      repeatPassword: given.repeatPassword || (form.repeatPassword.shown && form.repeatPassword.required ? '' : undefined),
      fieldNames: { password: 'password', repeatPassword: 'repeatPassword' },
      logins: [proof.email, proof.phone],
    }),
    ...(given.agreedForTerms ? [] : [{ field: 'agreedForTerms', message: texts.termsRequired, code: 'required' }]),
    ...(given.agreeForProcessingData ? [] : [{ field: 'agreeForProcessingData', message: texts.consentRequired, code: 'required' }]),
  ]
  if (wrong.length > 0) throw new AppError('input.invalid', { fields: wrong })
  return { party, regionId: given.regionId ?? actor.site.defaultRegionId, file: typeof file === 'string' ? null : file }
}
