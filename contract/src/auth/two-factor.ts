import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { opened } from './auth.ts'

const code = z.string().trim().max(40)

export const twoFactorApi = {
  /** Asked after any first step: password, code by letter or message, bank, invitation. */
  signIn: endpoint({
    method: 'POST',
    path: '/api/v2/user/sign-in/second-step',
    summary: 'Finish a sign-in with a code of the authenticator or a recovery code',
    policy: 'guest',
    evenAfterSession: true,
    body: z.object({ challenge: z.string().max(200), code }),
    /** How many recovery codes are left, when one was used. */
    output: opened.extend({ recoveryCodesLeft: z.number().optional() }),
    errors: ['auth.wrong-code', 'auth.dead-challenge', 'rate.limited'],
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/v1/user/two-factor',
    summary: 'Whether my sign-in has a second step, and from which day the seller asks for one',
    policy: 'user',
    inPerson: true,
    output: z.object({ isOn: z.boolean(), recoveryCodesLeft: z.number(), requiredFrom: z.iso.date().nullable(), isRequired: z.boolean() }),
  }),
  begin: endpoint({
    method: 'POST',
    path: '/api/v1/user/two-factor',
    summary: 'Begin: a new secret for the authenticator, shown once; of the seller’s people, with the password',
    policy: 'user',
    inPerson: true,
    body: z.object({ password: z.string().max(200) }),
    output: z.object({ secret: z.string(), uri: z.string() }),
    errors: ['access.denied', 'auth.wrong-password', 'two-factor.on', 'rate.limited'],
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/api/v1/user/two-factor/confirm',
    summary: 'Switch it on by the first code; answers with recovery codes, shown once. Other sessions end',
    policy: 'user',
    inPerson: true,
    body: z.object({ code }),
    output: z.object({ recoveryCodes: z.array(z.string()) }),
    errors: ['auth.wrong-code', 'two-factor.off', 'two-factor.on', 'rate.limited'],
  }),
  renewRecoveryCodes: endpoint({
    method: 'POST',
    path: '/api/v1/user/two-factor/recovery-codes',
    summary: 'New recovery codes by a code of the authenticator; the old ones work no more',
    policy: 'user',
    inPerson: true,
    body: z.object({ code }),
    output: z.object({ recoveryCodes: z.array(z.string()) }),
    errors: ['auth.wrong-code', 'two-factor.off', 'rate.limited'],
  }),
  switchOff: endpoint({
    method: 'POST',
    path: '/api/v1/user/two-factor/off',
    summary: 'Switch it off by a code, where it is not required',
    policy: 'user',
    inPerson: true,
    body: z.object({ code }),
    output: z.object({}),
    errors: ['auth.wrong-code', 'two-factor.off', 'two-factor.required', 'rate.limited'],
  }),
}
