import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { identityCookie } from './auth.ts'

/** `browser`: a secret of this tab, checked at the end, so that a link opened in another browser does not sign in. */
const returned = z.object({ browser: z.string().max(200), params: z.record(z.string().max(60), z.string().max(4000)) })

export const bankSignOnApi = {
  start: endpoint({
    method: 'POST',
    path: '/api/v2/user/bank-sign-on',
    summary: 'Begin the sign-on by the bank: the address to send the browser to',
    policy: 'guest',
    evenAfterSession: true,
    body: z.object({ browser: z.string().min(32).max(200) }),
    output: z.object({ url: z.string() }),
    errors: ['feature.off', 'bank.failed', 'rate.limited'],
  }),
  complete: endpoint({
    method: 'POST',
    path: '/api/v2/user/bank-sign-on/complete',
    summary: 'Finish it with the query parameters the bank sent back',
    policy: 'guest',
    evenAfterSession: true,
    body: returned,
    /** `token`: a session; `step` 3: no account yet, sign-up goes on with `signUp`. */
    output: z.object({
      token: z.string().optional(),
      identityCookie: identityCookie.optional(),
      /** The second step of the sign-in is still asked for. */
      challenge: z.string().optional(),
      step: z.literal(3).optional(),
      signUp: z
        .object({
          token: z.string(),
          phone: z.string().nullable(),
          email: z.string().nullable(),
          name: z.string(),
          isIndividual: z.literal(0),
        })
        .optional(),
    }),
    errors: ['feature.off', 'bank.failed', 'auth.already-registered', 'rate.limited'],
  }),
  linked: endpoint({
    method: 'GET',
    path: '/api/v2/user/bank-sign-on/link',
    summary: 'Whether the bank is linked to my account',
    policy: 'user',
    inPerson: true,
    output: z.object({ linked: z.boolean() }),
  }),
  /** For a user who signed in with their own password and came back from the bank after that. */
  link: endpoint({
    method: 'POST',
    path: '/api/v2/user/bank-sign-on/link',
    summary: 'Link the bank to my account',
    policy: 'user',
    inPerson: true,
    body: returned,
    output: z.object({ linked: z.literal(true) }),
    errors: ['feature.off', 'bank.failed', 'auth.already-registered', 'rate.limited'],
  }),
  unlink: endpoint({
    method: 'DELETE',
    path: '/api/v2/user/bank-sign-on/link',
    summary: 'Unlink the bank from my account',
    policy: 'user',
    inPerson: true,
    output: z.object({ linked: z.literal(false) }),
  }),
}
