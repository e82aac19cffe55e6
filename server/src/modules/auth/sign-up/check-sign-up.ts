import type { FieldError } from '@vitrina/contract/errors'
import { MAX_REQUISITES_BYTES, type signUpData } from '@vitrina/contract/sign-up'
import type * as z from 'zod'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { fill, textsIn } from '#texts/texts'
import { passwordErrors } from '../new-password.ts'
import { readRequisites } from './requisites-file.ts'
import { isOpenRegion } from './sign-up.queries.ts'
import { partyOf, wrongInParty } from './sign-up.rules.ts'

export type SignUpGiven = z.output<typeof signUpData>

/** Everything that is wrong with the last form of sign-up, each at its field; otherwise what to make of it. */
export async function checkSignUp(ctx: Context, actor: Actor, given: SignUpGiven, logins: readonly (string | null)[]) {
  const { fields: texts } = textsIn(actor.language)
  const party = partyOf(given)
  const regionId = actor.site.settings.toggles.regions ? (given.regionId ?? null) : actor.site.defaultRegionId
  const file = given.companyRequisites && !given.isIndividual ? readRequisites(given.companyRequisites) : null
  const inCompany = given.company ? 'company.' : ''
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
    ...(regionId === null ? [{ field: 'regionId', message: texts.required, code: 'required' }] : []),
    ...(regionId !== null && !(await isOpenRegion(ctx, regionId))
      ? [{ field: 'regionId', message: texts.regionUnknown, code: 'unknown' }]
      : []),
    ...passwordErrors(actor, {
      password: given.password,
      repeatPassword: given.repeatPassword ?? '',
      fieldNames: { password: 'password', repeatPassword: 'repeatPassword' },
      logins,
    }),
    ...(given.agreedForTerms ? [] : [{ field: 'agreedForTerms', message: texts.termsRequired, code: 'required' }]),
    ...(given.agreeForProcessingData ? [] : [{ field: 'agreeForProcessingData', message: texts.consentRequired, code: 'required' }]),
  ]
  if (wrong.length > 0) throw new AppError('input.invalid', { fields: wrong })
  return { party, regionId, file: typeof file === 'string' ? null : file }
}
