import type { FieldError } from '@vitrina/contract/errors'
import type { Actor } from '#platform/actor'
import { AppError } from '#platform/errors'
import { textsIn } from '#texts/texts'
import { type Login, loginOf, spellingOf } from './auth.rules.ts'

type LoginFields = { login?: string | undefined; phone?: string | undefined; email?: string | undefined }
type Name = keyof LoginFields

const refuse = (field: FieldError): never => {
  throw new AppError('input.invalid', { fields: [field] })
}

/** The one login given, whichever field it stands in; two different ones are refused. */
export function readLogin({ language }: Actor, written: LoginFields): { written: string; login: Login | null } {
  const { fields } = textsIn(language)
  const names = (['login', 'phone', 'email'] as const satisfies Name[]).filter((name) => written[name]?.trim())
  const [first, ...others] = names.map((name) => {
    const text = (written[name] ?? '').trim()
    const login = loginOf(text)
    return { text, login, spelling: login ? spellingOf(login) : text.toLowerCase() }
  })
  if (!first) return refuse({ field: 'login', message: fields.loginRequired, code: 'required' })
  if (others.some(({ spelling }) => spelling !== first.spelling))
    return refuse({ field: names[1] ?? 'login', message: fields.oneLogin, code: 'ambiguous' })
  return { written: first.spelling, login: first.login }
}

/** The e-mail or the phone a code goes to; anything else is refused at its field. */
export function readContact(actor: Actor, written: Pick<LoginFields, 'phone' | 'email'>): Login {
  const { fields } = textsIn(actor.language)
  const [phone, email] = [written.phone?.trim(), written.email?.trim()]
  if (phone && email) return refuse({ field: 'email', message: fields.oneLogin, code: 'ambiguous' })
  if (!phone && !email) return refuse({ field: 'email', message: fields.loginRequired, code: 'required' })
  const login = loginOf(phone || email || '')
  if (phone) return login && 'phone' in login ? login : refuse({ field: 'phone', message: fields.phoneWrong, code: 'invalid_format' })
  return login && 'email' in login ? login : refuse({ field: 'email', message: fields.emailWrong, code: 'invalid_format' })
}
