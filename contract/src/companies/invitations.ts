import * as z from 'zod'
import { companyRole } from '../auth/auth.ts'
import { membersRoles } from '../roles/roles.rules.ts'
import { endpoint } from '../endpoint.ts'

export const INVITATION_DAYS = 7

const id = z.object({ id: z.coerce.number().pipe(z.int32().positive()) })

const invitation = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  role: companyRole,
  /** expired: its week is over, or there were too many wrong codes; sending it again renews it. */
  state: z.enum(['waiting', 'expired']),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  invitedBy: z.string().nullable(),
})
export type Invitation = z.infer<typeof invitation>

const owners = { policy: 'company', companyRoles: membersRoles } as const

export const invitationsApi = {
  list: endpoint({
    ...owners,
    method: 'GET',
    path: '/api/v1/user/company/invitations',
    summary: 'Invitations not accepted yet',
    output: z.object({ items: z.array(invitation) }),
  }),
  create: endpoint({
    ...owners,
    inPerson: true,
    method: 'POST',
    path: '/api/v1/user/company/invitations',
    summary: 'Invite a colleague by e-mail or phone; the code and the link go there',
    body: z.object({
      /** An e-mail or a phone, as people write them. */
      contact: z.string().max(254),
      name: z.string().trim().max(200).default(''),
      role: companyRole,
    }),
    output: invitation,
    errors: ['invitation.exists', 'invitation.too-many', 'member.exists', 'rate.limited'],
    idempotent: true,
  }),
  resend: endpoint({
    ...owners,
    inPerson: true,
    method: 'POST',
    path: '/api/v1/user/company/invitations/:id/resend',
    summary: 'A new code and another week',
    params: id,
    output: invitation,
    errors: ['invitation.not-found', 'rate.limited'],
  }),
  revoke: endpoint({
    ...owners,
    inPerson: true,
    method: 'DELETE',
    path: '/api/v1/user/company/invitations/:id',
    summary: 'Revoke an invitation: its link and code stop working',
    params: id,
    output: z.object({}),
    errors: ['invitation.not-found'],
  }),
}
