import { formatSellerMoment } from '@vitrina/contract/days/days.rules'
import { inLanguage } from '@vitrina/contract/languages'
import type { passwordResetBody } from '@vitrina/contract/auth/password-reset'
import type * as z from 'zod'
import type { Actor } from '#platform/actor'
import { recordEvent } from '#platform/audit'
import { requireCaptcha } from '#platform/captcha/require-captcha'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { sendMail } from '#platform/mail/mail'
import { sendSms } from '#platform/sms/sms'
import { fill, textsIn } from '#texts/texts'
import { composeLetter } from '#modules/content/letters/compose-letter'
import { type Login, spellingOf } from './auth.rules.ts'
import { sendCode } from './codes/send-code.ts'
import { useCode } from './codes/use-code.ts'
import { endSessions } from './end-sessions.ts'
import { checkNewPassword } from './new-password.ts'
import { hashPassword } from './passwords.ts'
import { resetFailures } from './sign-in-by-password.ts'
import { updateUser } from '#modules/users/update-user'
import { findAccount } from './users.queries.ts'
import { readContact } from './read-login.ts'

type ResetInput = z.output<typeof passwordResetBody>
type Answer = { message: string; errorCode: 0 | 1; retryAfter?: number }

/** Specification §7: without a code the call asks for one, with it sets the new password. */
export const resetPassword = (ctx: Context, actor: Actor, input: ResetInput): Promise<Answer> =>
  input.code === undefined ? requestCode(ctx, actor, input) : setPassword(ctx, actor, { ...input, code: input.code })

/** V-02: a wrong address, or too many requests for it, is answered at its field by errorCode 1. */
async function requestCode(ctx: Context, actor: Actor, input: ResetInput): Promise<Answer> {
  const texts = textsIn(actor.language)
  try {
    const to = readContact(actor, input)
    await requireCaptcha(ctx, actor, input.captchaToken, 'signinreset')
    const { retryAfter } = await sendCode(ctx, actor, { purpose: 'password-reset', to })
    return { message: fill(texts.auth.codeSentIfKnown, { to: spellingOf(to) }), errorCode: 0, retryAfter }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    if (error.code === 'input.invalid') return { message: error.fields[0]?.message ?? texts.errors['input.invalid'], errorCode: 1 }
    if (error.code !== 'rate.limited') throw error
    const message = fill(texts.errors['rate.limited'], error.params)
    return { message, errorCode: 1, ...(error.retryAfter !== undefined && { retryAfter: error.retryAfter }) }
  }
}

async function setPassword(ctx: Context, actor: Actor, input: ResetInput & { code: string }): Promise<Answer> {
  const to = readContact(actor, input)
  checkNewPassword(actor, {
    password: input.password ?? '',
    repeatPassword: input.repeatPassword ?? '',
    fieldNames: { password: 'password', repeatPassword: 'repeatPassword' },
    logins: [spellingOf(to)],
  })
  await useCode(ctx, actor, { purpose: 'password-reset', to, code: input.code })
  const user = await findAccount(ctx, to)
  // Deleted or blocked since the code was sent.
  if (!user) throw new AppError('auth.wrong-code')
  const passwordHash = await hashPassword(input.password ?? '')
  await inTransaction(ctx, async (tx) => {
    await updateUser(tx, user.id, { passwordHash })
    await endSessions(tx, user.id)
    await recordEvent(tx, actor, { type: 'user.password-reset', entity: 'user', entityId: user.id })
    await notifyOwner(tx, actor, user.email ? { email: user.email } : to)
  })
  await resetFailures(ctx, user.id)
  return { message: textsIn(actor.language).auth.passwordSet, errorCode: 0 }
}

/** The day's text messages are used up: the new password is set all the same. */
const goOnWhenFused =
  ({ log }: Context) =>
  (error: unknown) => {
    if (!(error instanceof AppError)) throw error
    log.warn({ err: error }, 'nobody was told of a new password')
  }

async function notifyOwner(tx: Context, actor: Actor, to: Login): Promise<void> {
  const { language, site } = actor
  const siteName = inLanguage(site.name, language)
  if ('phone' in to) {
    const text = `${textsIn(language).auth.passwordSetTitle}. ${siteName}`
    return sendSms(tx, { to: to.phone, text }).catch(goOnWhenFused(tx))
  }
  const values = { when: formatSellerMoment(tx.now()) }
  await sendMail(tx, { to: to.email, ...(await composeLetter(tx, { letter: 'account.passwordReset', language, siteName, values })) })
}
