import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { staffRoles } from '../roles/staff-roles.rules.ts'
import { staffMember } from './back-office.ts'

const id = z.coerce.number().pipe(z.int32().positive())
const ofPath = z.object({ id })
const name = z.string().trim().max(100).default('')

const staffInvitation = z.object({
  id: z.number(),
  email: z.string(),
  name: z.string(),
  role: z.enum(staffRoles),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  isExpired: z.boolean(),
})
export type StaffInvitation = z.infer<typeof staffInvitation>

const absence = z.object({
  id: z.number(),
  manager: z.object({ id: z.number(), name: z.string() }),
  substitute: z.object({ id: z.number(), name: z.string() }),
  awayFrom: z.iso.date(),
  awayTo: z.iso.date(),
  /** The substitute stands in today. */
  isNow: z.boolean(),
})
export type StaffAbsence = z.infer<typeof absence>

const absenceBody = z.object({
  managerId: z.int32().positive(),
  substituteId: z.int32().positive(),
  awayFrom: z.iso.date(),
  awayTo: z.iso.date(),
})
export type AbsenceFields = z.output<typeof absenceBody>

const ofStaff = { policy: 'staff', permission: 'staff' } as const

export const staffDeskApi = {
  read: endpoint({
    ...ofStaff,
    method: 'GET',
    path: '/api/v1/back-office/staff/desk',
    summary: 'Colleagues with their second step, open invitations, absences from today on and whether a second step is required',
    output: z.object({
      members: z.array(staffMember),
      invitations: z.array(staffInvitation),
      absences: z.array(absence),
      twoFactorRequiredFrom: z.iso.date().nullable(),
    }),
  }),
  invite: endpoint({
    ...ofStaff,
    method: 'POST',
    path: '/api/v1/back-office/staff/invitations',
    summary: 'Ask a new colleague by letter; its link sets their password',
    body: z.object({ email: z.email().max(254), role: z.enum(staffRoles), lastName: name, firstName: name }),
    output: staffInvitation,
    errors: ['staff.has-account', 'staff.invited'],
    idempotent: true,
  }),
  resendInvitation: endpoint({
    ...ofStaff,
    method: 'POST',
    path: '/api/v1/back-office/staff/invitations/:id/resend',
    summary: 'Send the letter again with a new link; the old one opens nothing',
    params: ofPath,
    output: staffInvitation,
    errors: ['invitation.not-found'],
  }),
  revokeInvitation: endpoint({
    ...ofStaff,
    method: 'DELETE',
    path: '/api/v1/back-office/staff/invitations/:id',
    summary: 'Take an invitation back',
    params: ofPath,
    output: z.object({}),
    errors: ['invitation.not-found'],
  }),
  addAbsence: endpoint({
    ...ofStaff,
    method: 'POST',
    path: '/api/v1/back-office/staff/absences',
    summary: 'A manager is away from day to day; the substitute serves their companies meanwhile',
    body: absenceBody,
    output: absence,
    errors: ['staff.not-found', 'absence.wrong-days', 'absence.overlaps'],
    idempotent: true,
  }),
  removeAbsence: endpoint({
    ...ofStaff,
    method: 'DELETE',
    path: '/api/v1/back-office/staff/absences/:id',
    summary: 'Take an absence back',
    params: ofPath,
    output: z.object({}),
    errors: ['absence.not-found'],
  }),
  resetTwoFactor: endpoint({
    ...ofStaff,
    method: 'POST',
    path: '/api/v1/back-office/staff/:id/two-factor/reset',
    summary: 'Take the second step of a colleague away, who has lost the authenticator; their sessions end',
    params: ofPath,
    output: z.object({}),
    errors: ['staff.not-found', 'staff.self', 'two-factor.off'],
  }),
  requireTwoFactor: endpoint({
    ...ofStaff,
    method: 'PUT',
    path: '/api/v1/back-office/staff/two-factor',
    summary: 'From which day the seller’s people work only with a second step; null: it is their own choice',
    body: z.object({ requiredFrom: z.iso.date().nullable() }),
    output: z.object({ requiredFrom: z.iso.date().nullable() }),
    errors: ['two-factor.own-first', 'two-factor.demo'],
  }),
  /** By the link of the letter. */
  openInvitation: endpoint({
    method: 'POST',
    path: '/api/v2/user/staff-invitation',
    summary: 'The invitation behind the link of a letter',
    policy: 'guest',
    evenAfterSession: true,
    body: z.object({ token: z.string().max(200) }),
    output: z.object({ email: z.string(), lastName: z.string(), firstName: z.string(), role: z.enum(staffRoles) }),
    errors: ['auth.dead-invitation', 'rate.limited'],
  }),
  acceptInvitation: endpoint({
    method: 'POST',
    path: '/api/v2/user/staff-invitation/accept',
    summary: 'Become a colleague: the name and the password; signs in with them afterwards',
    policy: 'guest',
    evenAfterSession: true,
    body: z.object({
      token: z.string().max(200),
      lastName: name,
      firstName: z.string().trim().max(100),
      password: z.string().max(200),
      repeatPassword: z.string().max(200),
    }),
    output: z.object({ email: z.string() }),
    errors: ['auth.dead-invitation', 'rate.limited'],
  }),
}
