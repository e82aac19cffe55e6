import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { identityCookie } from './auth.ts'

const short = z.string().trim().max(200)
const flag = z.union([z.boolean(), z.literal(0), z.literal(1)]).transform(Boolean)

/** One of the two: the address of the code. */
const contact = z.object({ phone: z.string().max(32).optional(), email: z.string().max(254).optional() })

export const signUpStep1 = contact.extend({
  name: short.optional(),
  captchaToken: z.string().max(8000).optional(),
})

export const signUpStep2 = contact.extend({
  /** The code as typed. */
  token: z.string().max(32),
  tokenFor: z.literal('confirm').optional(),
})

/** The company from the directory, or as entered by hand; the server checks both alike. */
export const signUpCompany = z.object({
  name: short.optional(),
  inn: z.string().max(12).optional(),
  kpp: z.string().max(9).optional(),
  ogrn: z.string().max(15).optional(),
  address: z.string().max(500).optional(),
})
export type SignUpCompany = z.infer<typeof signUpCompany>

/** A file of the company's requisites of at most 5 MB, sent as a data-URL. */
export const MAX_REQUISITES_BYTES = 5 * 1024 * 1024
const MAX_REQUISITES_DATA = Math.ceil((MAX_REQUISITES_BYTES * 4) / 3) + 200

export const signUpData = contact.extend({
  /** The token of step 2. */
  token: z.string().max(200),
  tokenFor: z.literal('account').optional(),
  firstname: short.optional(),
  middlename: short.optional(),
  lastname: short.optional(),
  name: short.optional(),
  password: z.string().max(200),
  repeatPassword: z.string().max(200).optional(),
  isIndividual: flag.optional(),
  /** The length of the ИНН distinguishes a sole trader from a company. */
  company: signUpCompany.optional(),
  companyName: short.optional(),
  inn: z.string().max(12).optional(),
  city: short.optional(),
  position: short.optional(),
  jobPosition: short.optional(),
  regionId: z.coerce.number().int().positive().optional(),
  kindOfActivity: short.optional(),
  commodityGroup: short.optional(),
  loyaltyCardNumber: z.string().max(40).optional(),
  promoCode: z.string().max(40).optional(),
  /** A data-URL, as browsers read a file. */
  companyRequisites: z.string().max(MAX_REQUISITES_DATA).nullable().optional(),
  /** A consent is stored only from an explicit value: a missing field is no consent. */
  agreeForProcessingData: flag.optional(),
  emailAgreedForMarketing: flag.optional(),
  agreedForTerms: flag.optional(),
})
export type SignUpData = z.input<typeof signUpData>

const signedUp = z.object({
  message: z.string().optional(),
  authToken: z.string().optional(),
  token: z.string().optional(),
  identityCookie: identityCookie.optional(),
  challenge: z.string().optional(),
})

/** A repeat with the same proof and password signs in again: a stored answer would keep the session's token readable. */
const last = {
  method: 'POST',
  policy: 'guest',
  evenAfterSession: true,
  body: signUpData,
  output: signedUp,
  errors: ['auth.dead-proof', 'auth.already-registered', 'rate.limited'],
  maxBodyBytes: MAX_REQUISITES_DATA + 64 * 1024,
} as const

export const signUpApi = {
  step1: endpoint({
    method: 'POST',
    path: '/api/v2/user/sign-up/step1',
    summary: 'Sign up: a code to the phone or e-mail',
    policy: 'guest',
    evenAfterSession: true,
    body: signUpStep1,
    output: z.object({ message: z.string(), retryAfter: z.number() }),
    errors: ['captcha.failed', 'rate.limited'],
  }),
  step2: endpoint({
    method: 'POST',
    path: '/api/v2/user/sign-up/step2',
    summary: 'Sign up: confirm the code; answers with the token of step 3',
    policy: 'guest',
    evenAfterSession: true,
    body: signUpStep2,
    output: z.object({
      token: z.string().optional(),
      authToken: z.string().optional(),
      refreshToken: z.string().optional(),
      identityCookie: identityCookie.optional(),
    }),
    errors: ['auth.wrong-code', 'auth.already-registered', 'rate.limited'],
  }),
  step3: endpoint({ ...last, path: '/api/v2/user/sign-up/step3', summary: 'Sign up: the person and the company; signs in' }),
  /** The specification's own path: the last step under its short name. */
  whole: endpoint({ ...last, path: '/api/v2/user/sign-up', summary: 'Sign up with the token of step 2' }),
}
