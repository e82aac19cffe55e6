import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { companyRoles, roles } from '../roles/roles.rules.ts'
import { region } from '../site/site.ts'

export const role = z.enum(roles)
export const companyRole = z.enum(companyRoles)

export const currentUser = z.object({
  id: z.number(),
  uuid: z.string(),
  publicIdentity: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  Group: role,
  avatar: z.string().nullable(),
  isIndividual: z.boolean(),
  region: region.pick({ id: true, name: true }).nullable(),
  regionId: z.number().nullable(),
  companyName: z.string().nullable(),
  companyRole: companyRole.nullable(),
  /** One of the seller's people who has to set up the second step of sign-in before any other work. */
  needsTwoFactor: z.boolean(),
  /** The member of staff who works in this person's place. */
  staffName: z.string().nullable(),
  hasMultiCompany: z.boolean(),
})
export type CurrentUser = z.infer<typeof currentUser>

export const identityCookie = z.object({ name: z.string(), value: z.string() })

/**
 * A session with its opaque token; `message` alone: no session was opened, and this is the reason;
 * `challenge`: the second step is still asked for.
 */
export const opened = z.object({ authToken: z.string(), identityCookie, message: z.string().optional(), challenge: z.string() }).partial()
export type Opened = z.infer<typeof opened>

export const authApi = {
  /**
   * One path, three uses (specification §7): login or phone with a password signs in; email or phone with a captcha asks
   * for a code; email or phone with the code signs in.
   */
  signIn: endpoint({
    method: 'POST',
    path: '/api/v2/user/sign-in',
    summary: 'Sign in by password, ask for a code, or sign in by the code',
    policy: 'guest',
    evenAfterSession: true,
    body: z.object({
      login: z.string().max(254).optional(),
      phone: z.string().max(32).optional(),
      email: z.string().max(254).optional(),
      password: z.string().max(200).optional(),
      code: z.string().max(32).optional(),
      captchaToken: z.string().max(8000).optional(),
      rememberMe: z.boolean().default(true),
    }),
    output: opened.extend({ retryAfter: z.number().optional() }),
    errors: ['auth.wrong-password', 'auth.wrong-code', 'captcha.failed', 'rate.limited'],
  }),
  signInByInvitation: endpoint({
    method: 'POST',
    path: '/api/v2/user/signin-by-invitation',
    summary: 'Join a company by an invitation and its code; a new user gives a name and a password',
    policy: 'guest',
    evenAfterSession: true,
    body: z.object({
      invitation: z.string().max(200),
      code: z.string().max(32),
      firstname: z.string().trim().max(200).optional(),
      lastname: z.string().trim().max(200).optional(),
      password: z.string().max(200).optional(),
      repeatPassword: z.string().max(200).optional(),
      agreeForProcessingData: z.boolean().optional(),
    }),
    /** A message without a token: the code is right and the person is new, so the form asks for the remaining fields. */
    output: opened.extend({ companyName: z.string().optional(), isNew: z.boolean().optional() }),
    errors: ['auth.dead-invitation', 'auth.wrong-code', 'rate.limited'],
  }),
  signOutEverywhere: endpoint({
    method: 'POST',
    path: '/api/v2/user/sign-out-everywhere',
    summary: 'End all my sessions but this one',
    policy: 'user',
    inPerson: true,
    output: z.object({ ended: z.number() }),
  }),
  signOut: endpoint({
    method: 'POST',
    path: '/api/v2/user/sign-out',
    summary: 'End this session',
    policy: 'user',
    whileClosed: true,
    output: z.object({}),
  }),
  currentUser: endpoint({
    method: 'GET',
    path: '/api/v1/user/current-user',
    summary: 'My account',
    policy: 'user',
    whileClosed: true,
    output: currentUser,
  }),
}
