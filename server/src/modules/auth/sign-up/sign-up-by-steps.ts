import type { Actor } from '#platform/actor'
import { requireCaptcha } from '#platform/captcha/require-captcha'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { fill, textsIn } from '#texts/texts'
import { spellingOf } from '../auth.rules.ts'
import { sendCode } from '../codes/send-code.ts'
import { useCode } from '../codes/use-code.ts'
import { isRegistered } from '../users.queries.ts'
import { readContact } from '../read-login.ts'
import { issueProof } from './issue-proof.ts'

type Contact = { phone?: string | undefined; email?: string | undefined }

/** Step 1: a code to the phone or e-mail, the same whether it has an account already. */
export async function requestCode(ctx: Context, actor: Actor, input: Contact & { captchaToken?: string | undefined }) {
  const to = readContact(actor, input)
  await requireCaptcha(ctx, actor, input.captchaToken, 'signup')
  const { retryAfter } = await sendCode(ctx, actor, { purpose: 'sign-up', to })
  return { message: fill(textsIn(actor.language).auth.codeSent, { to: spellingOf(to) }), retryAfter }
}

/** Step 2: the code proves the owner of the phone or e-mail; only the owner learns that it is registered already. */
export async function proveContact(ctx: Context, actor: Actor, input: Contact & { token: string }): Promise<{ token: string }> {
  const to = readContact(actor, input)
  await useCode(ctx, actor, { purpose: 'sign-up', to, code: input.token, field: 'token' })
  if (await isRegistered(ctx, to)) throw new AppError('auth.already-registered')
  return { token: await issueProof(ctx, to) }
}
