import * as z from 'zod'
import { endpoint } from '../endpoint.ts'

/** One call, two uses (specification §7): without a code it asks for one, with a code it sets the new password. */
export const passwordResetBody = z.object({
  email: z.string().max(254).optional(),
  phone: z.string().max(32).optional(),
  captchaToken: z.string().max(8000).optional(),
  code: z.string().max(32).optional(),
  password: z.string().max(200).optional(),
  repeatPassword: z.string().max(200).optional(),
})

export const passwordResetApi = {
  reset: endpoint({
    method: 'POST',
    path: '/api/v1/user/password-reset',
    summary: 'Ask for a code to reset the password, or set the new password with the code',
    policy: 'guest',
    evenAfterSession: true,
    body: passwordResetBody,
    /** errorCode 1: the address is malformed or asked too often; the message belongs at its field. */
    output: z.object({ message: z.string(), errorCode: z.union([z.literal(0), z.literal(1)]), retryAfter: z.number().optional() }),
    errors: ['captcha.failed', 'auth.wrong-code', 'rate.limited'],
  }),
}
