import * as z from 'zod'
import { endpoint } from './endpoint.ts'
import { captchaProviders } from './site/site.settings.ts'

/** A provider outage: visitors let in unchecked this hour, and whether the built-in captcha replaces the provider until its end. */
const captchaOutage = z.object({ provider: z.string(), passes: z.number(), isReplaced: z.boolean(), until: z.iso.datetime() })
export type CaptchaOutage = z.infer<typeof captchaOutage>

/** The self-hosted proof of work; other providers bring a token of their own. */
export const captchaApi = {
  challenge: endpoint({
    method: 'GET',
    path: '/api/v2/captcha/challenge',
    summary: 'A proof-of-work challenge for the visitor’s browser',
    policy: 'guest',
    evenAfterSession: true,
    /** As the widget reads it. */
    output: z.record(z.string(), z.unknown()),
  }),
  provider: endpoint({
    method: 'GET',
    path: '/api/v2/captcha/provider',
    summary: 'The captcha in use now: the built-in one replaces a provider that does not answer',
    policy: 'guest',
    evenAfterSession: true,
    output: z.object({ provider: z.enum(captchaProviders) }),
  }),
  outages: endpoint({
    method: 'GET',
    path: '/api/v1/back-office/captcha-outages',
    summary: 'Captcha providers that have not answered within the hour',
    policy: 'staff',
    permission: 'customers',
    output: z.object({ items: z.array(captchaOutage) }),
  }),
}
