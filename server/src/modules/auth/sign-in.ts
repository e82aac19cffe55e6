import type { Opened } from '@vitrina/contract/auth/auth'
import type { Actor } from '#platform/actor'
import { requireCaptcha } from '#platform/captcha/require-captcha'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { fill, textsIn } from '#texts/texts'
import { type Login, spellingOf } from './auth.rules.ts'
import { sendCode } from './codes/send-code.ts'
import { useCode } from './codes/use-code.ts'
import type { SignInListener } from './open-session.ts'
import { signInByPassword } from './sign-in-by-password.ts'
import { signInOrChallenge } from './two-factor/sign-in-or-challenge.ts'
import { findAccount } from './users.queries.ts'
import { readLogin } from './read-login.ts'

type SignInInput = {
  login?: string | undefined
  phone?: string | undefined
  email?: string | undefined
  password?: string | undefined
  code?: string | undefined
  captchaToken?: string | undefined
  rememberMe: boolean
}

/** Which of the three uses of the call it is; a field that is there counts, be it empty. */
export async function signIn(ctx: Context, actor: Actor, input: SignInInput, listeners: readonly SignInListener[] = []) {
  const { fields } = textsIn(actor.language)
  const { password, code, rememberMe } = input
  const { written, login } = readLogin(actor, input)
  if (password !== undefined && code !== undefined)
    throw new AppError('input.invalid', { fields: [{ field: 'code', message: fields.codeOrPassword, code: 'ambiguous' }] })
  if (password === '')
    throw new AppError('input.invalid', { fields: [{ field: 'password', message: fields.passwordRequired, code: 'required' }] })
  if (password !== undefined) return signInByPassword(ctx, actor, { written, login, password, rememberMe, listeners })
  if (!login) throw new AppError('input.invalid', { fields: [{ field: 'login', message: fields.loginRequired, code: 'invalid_format' }] })
  if (code !== undefined) return signInByCode(ctx, actor, { login, code, rememberMe, listeners })

  await requireCaptcha(ctx, actor, input.captchaToken, 'signinreset')
  const { retryAfter } = await sendCode(ctx, actor, { purpose: 'sign-in', to: login })
  return { message: fill(textsIn(actor.language).auth.codeSentIfKnown, { to: spellingOf(login) }), retryAfter }
}

type ByCode = { login: Login; code: string; rememberMe: boolean; listeners: readonly SignInListener[] }

async function signInByCode(ctx: Context, actor: Actor, { login, code, rememberMe, listeners }: ByCode): Promise<Opened> {
  await useCode(ctx, actor, { purpose: 'sign-in', to: login, code })
  const user = await findAccount(ctx, login)
  // Deleted or blocked since the code was sent.
  if (!user) throw new AppError('auth.wrong-code')
  return signInOrChallenge(ctx, actor, { userId: user.id, uuid: user.uuid, rememberMe, listeners })
}
