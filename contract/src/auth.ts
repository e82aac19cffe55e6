import * as z from 'zod'
import { endpoint } from './endpoint.ts'
import { region } from './site.ts'

export const roles = ['buyer', 'manager', 'administrator'] as const
export const role = z.enum(roles)
export type Role = z.infer<typeof role>

/** What a person may do inside his own company. */
export const companyRoles = ['owner', 'purchaser', 'approver', 'accountant', 'viewer'] as const
export const companyRole = z.enum(companyRoles)
export type CompanyRole = z.infer<typeof companyRole>

export const currentUser = z.object({
  id: z.number(),
  uuid: z.string(),
  publicIdentity: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  Group: role,
  region: region.pick({ id: true, name: true }).nullable(),
  regionId: z.number().nullable(),
  companyName: z.string().nullable(),
  hasMultiCompany: z.boolean(),
})
export type CurrentUser = z.infer<typeof currentUser>

export const authApi = {
  signIn: endpoint({
    method: 'POST',
    path: '/api/v2/user/sign-in',
    summary: 'Sign in by e-mail or phone and password',
    policy: 'guest',
    body: z.object({
      login: z.string().max(254).optional(),
      phone: z.string().max(32).optional(),
      password: z.string().min(1).max(200),
      rememberMe: z.boolean().default(true),
    }),
    output: z.object({
      authToken: z.string(),
      identityCookie: z.object({ name: z.string(), value: z.string() }),
      message: z.string().optional(),
    }),
    errors: ['auth.wrong-password', 'rate.limited'],
  }),
  signOut: endpoint({ method: 'POST', path: '/api/v2/user/sign-out', summary: 'End this session', policy: 'user', output: z.object({}) }),
  currentUser: endpoint({ method: 'GET', path: '/api/v1/user/current-user', summary: 'Who I am', policy: 'user', output: currentUser }),
}
