import type { Actor } from '#platform/actor'
import { requireCaptcha } from '#platform/captcha/require-captcha'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { fill, textsIn } from '#texts/texts'
import { spellingOf } from '../auth.rules.ts'
import { sendCode } from '../codes/send-code.ts'
import { useCode } from '../codes/use-code.ts'
import { isRegistered } from '../users.queries.ts'
import { whereTo } from '../who-signs-in.ts'
import { giveProof } from './give-proof.ts'

type Contact = { phone?: string | undefined; email?: string | undefined }

/** Step 1: a code to the phone or e-mail, the same whether it has an account already. */
export async function askForCode(ctx: Context, actor: Actor, given: Contact & { captchaToken?: string | undefined }) {
  const to = whereTo(actor, given)
  await requireCaptcha(ctx, actor, given.captchaToken, 'signup')
  const { retryAfter } = await sendCode(ctx, actor, { purpose: 'sign-up', to })
  return { message: fill(textsIn(actor.language).auth.codeSent, { to: spellingOf(to) }), retryAfter }
}

/** Step 2: the code proves the owner of the phone or e-mail; only the owner learns that it is registered already. */
export async function proveContact(ctx: Context, actor: Actor, given: Contact & { token: string }): Promise<{ token: string }> {
  const to = whereTo(actor, given)
  await useCode(ctx, actor, { purpose: 'sign-up', to, code: given.token, field: 'token' })
  if (await isRegistered(ctx, to)) throw new AppError('auth.already-registered')
  return { token: await giveProof(ctx, to) }
}
