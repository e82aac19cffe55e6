import * as z from 'zod'
import { companyRole } from '../auth/auth.ts'
import { membersRoles } from '../roles/roles.rules.ts'
import { endpoint } from '../endpoint.ts'

const id = z.object({ id: z.coerce.number().pipe(z.int32().positive()) })

const member = z.object({
  /** Of the person. */
  id: z.number(),
  name: z.string(),
  position: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  role: companyRole,
  joinedAt: z.iso.datetime(),
  isMe: z.boolean(),
})
export type Member = z.infer<typeof member>

const owners = { policy: 'company', companyRoles: membersRoles } as const

export const membersApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/user/company/members',
    summary: 'Members of my company',
    policy: 'company',
    output: z.object({ items: z.array(member) }),
  }),
  change: endpoint({
    ...owners,
    inPerson: true,
    method: 'PUT',
    path: '/api/v1/user/company/members/:id',
    summary: 'Give a colleague another role; the last owner stays one',
    params: id,
    body: z.object({ role: companyRole }),
    output: member,
    errors: ['member.not-found', 'member.last-owner'],
  }),
  remove: endpoint({
    ...owners,
    inPerson: true,
    method: 'DELETE',
    path: '/api/v1/user/company/members/:id',
    summary: 'Remove a colleague from the company; their open sessions lose it at once',
    params: id,
    output: z.object({}),
    errors: ['member.not-found', 'member.last-owner'],
  }),
}
