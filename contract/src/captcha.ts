import * as z from 'zod'
import { endpoint } from './endpoint.ts'

/** The self-hosted proof of work; other providers bring a token of their own. */
export const captchaApi = {
  challenge: endpoint({
    method: 'GET',
    path: '/api/v2/captcha/challenge',
    summary: 'Work for the visitor’s machine to prove it is in no hurry',
    policy: 'guest',
    evenAfterSession: true,
    /** As the widget reads it. */
    output: z.record(z.string(), z.unknown()),
  }),
}
