import * as z from 'zod'
import { endpoint } from '../endpoint.ts'

export const consentKinds = ['personal-data', 'marketing', 'terms'] as const
export type ConsentKind = (typeof consentKinds)[number]

export const consent = z.object({
  kind: z.enum(consentKinds),
  isGiven: z.boolean(),
  /** Null: never asked. */
  at: z.iso.datetime().nullable(),
  /** The page with the text that was agreed to. */
  textSlug: z.string(),
  title: z.string(),
  /** The start of the hash of that text. */
  textVersion: z.string().nullable(),
  /** The page has changed since. */
  isTextNewer: z.boolean(),
  /** Newest first. */
  history: z.array(z.object({ isGiven: z.boolean(), at: z.iso.datetime(), textVersion: z.string() })),
})
export type Consent = z.infer<typeof consent>

export const consentsApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/user/consents',
    summary: 'My consents: to which text and when',
    policy: 'user',
    output: z.object({ items: z.array(consent) }),
  }),
  setMarketing: endpoint({
    method: 'POST',
    path: '/api/v1/user/consents/marketing',
    summary: 'Give or withdraw the consent to marketing; withdrawing the one to personal data is deleting the account',
    policy: 'user',
    inPerson: true,
    body: z.object({ isGiven: z.boolean() }),
    output: z.object({ items: z.array(consent) }),
  }),
}
