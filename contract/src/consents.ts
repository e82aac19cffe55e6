import * as z from 'zod'
import { endpoint } from './endpoint.ts'

export const consentKinds = ['personal-data', 'marketing', 'terms'] as const
export type ConsentKind = (typeof consentKinds)[number]

export const consent = z.object({
  kind: z.enum(consentKinds),
  isGiven: z.boolean(),
  /** Null: never asked. */
  at: z.iso.datetime().nullable(),
  /** The page with the words that were agreed to. */
  textSlug: z.string(),
  title: z.string(),
  /** Begins the hash of those words. */
  textVersion: z.string().nullable(),
  /** The page says something else since. */
  isTextNewer: z.boolean(),
  /** Newest first. */
  history: z.array(z.object({ isGiven: z.boolean(), at: z.iso.datetime(), textVersion: z.string() })),
})
export type Consent = z.infer<typeof consent>

export const consentsApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/user/consents',
    summary: 'What I have agreed to, to which words and when',
    policy: 'user',
    output: z.object({ items: z.array(consent) }),
  }),
  setMarketing: endpoint({
    method: 'POST',
    path: '/api/v1/user/consents/marketing',
    summary: 'Give or take back the consent to marketing; taking back the one to personal data is deleting the account',
    policy: 'user',
    inPerson: true,
    body: z.object({ isGiven: z.boolean() }),
    output: z.object({ items: z.array(consent) }),
  }),
}
