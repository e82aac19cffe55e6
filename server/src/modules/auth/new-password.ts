import { MIN_PASSWORD_LENGTH } from '@vitrina/contract/auth/auth.rules'
import type { FieldError } from '@vitrina/contract/errors'
import type { Actor } from '#platform/actor'
import { AppError } from '#platform/errors'
import { fill, textsIn } from '#texts/texts'
import { isCommonPassword, repeatsLogin } from './password-strength.ts'

type NewPassword = {
  password: string
  repeatPassword?: string | undefined
  /** Under which names the form knows the two. */
  fieldNames: { password: string; repeatPassword: string }
  /** The person's e-mail and phone, whichever there are. */
  logins?: readonly (string | null | undefined)[]
}

/** Errors of a chosen password, at the fields of the form. */
export function passwordErrors(
  { language, site }: Actor,
  { password, repeatPassword, fieldNames, logins = [] }: NewPassword,
): FieldError[] {
  const { fields } = textsIn(language)
  const wrong = (field: string, code: string, message: string) => [{ field, code, message }]
  if (!password) return wrong(fieldNames.password, 'required', fields.passwordRequired)
  if ([...password.normalize('NFKC')].length < MIN_PASSWORD_LENGTH)
    return wrong(fieldNames.password, 'too-short', fill(fields.passwordShort, { limit: MIN_PASSWORD_LENGTH }))
  if (logins.some((login) => login && repeatsLogin(password, login)))
    return wrong(fieldNames.password, 'repeats-login', fields.passwordIsLogin)
  if (isCommonPassword(password, [...Object.values(site.name).filter((name) => name !== undefined), site.host]))
    return wrong(fieldNames.password, 'too-common', fields.passwordCommon)
  if (repeatPassword !== undefined && repeatPassword.normalize('NFKC') !== password.normalize('NFKC'))
    return wrong(fieldNames.repeatPassword, 'differs', fields.passwordRepeat)
  return []
}

/** Throws `input.invalid` at the field of a password that is short, common, the person's own login, or differs from its repeat. */
export function checkNewPassword(actor: Actor, chosen: NewPassword): void {
  const fields = passwordErrors(actor, chosen)
  if (fields.length > 0) throw new AppError('input.invalid', { fields })
}
