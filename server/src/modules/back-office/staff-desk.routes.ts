import type { FastifyInstance } from 'fastify'
import { staffDeskApi } from '@vitrina/contract/back-office/staff-desk'
import { sellerDay } from '@vitrina/contract/days/days.rules'
import type { Context } from '#platform/context'
import { serve } from '#platform/http/routes'
import { originOf } from '#platform/http/site-origin'
import { readRequiredFrom } from '#modules/auth/two-factor/two-factor-policy'
import { addAbsence, removeAbsence, showAbsence } from './absences.ts'
import { listAbsences } from './absences.queries.ts'
import { acceptStaffInvitation, openStaffInvitation } from './accept-staff-invitation.ts'
import { inviteStaff, resendStaffInvitation, revokeStaffInvitation, showInvitation } from './staff-invitations.ts'
import { listStaffInvitations } from './staff-invitations.queries.ts'
import { requireTwoFactor, resetTwoFactor } from './staff-two-factor.ts'
import { listStaff } from './staff.queries.ts'

async function readStaffDesk(ctx: Context) {
  const today = sellerDay(ctx.now())
  const [members, invitations, absences] = [await listStaff(ctx), await listStaffInvitations(ctx), await listAbsences(ctx, today)]
  return {
    members,
    invitations: invitations.map((one) => showInvitation(ctx, one)),
    absences: absences.map((one) => showAbsence(one, today)),
    twoFactorRequiredFrom: await readRequiredFrom(ctx),
  }
}

const nothing = () => ({})

export async function staffDeskRoutes(app: FastifyInstance) {
  serve(app, staffDeskApi.read, (_, { ctx }) => readStaffDesk(ctx))
  serve(app, staffDeskApi.invite, ({ body }, { ctx, actor }) => inviteStaff(ctx, actor, { ...body, origin: originOf(ctx, actor.site) }))
  serve(app, staffDeskApi.resendInvitation, ({ params }, { ctx, actor }) =>
    resendStaffInvitation(ctx, actor, { ...params, origin: originOf(ctx, actor.site) }),
  )
  serve(app, staffDeskApi.revokeInvitation, ({ params }, { ctx, actor }) => revokeStaffInvitation(ctx, actor, params.id).then(nothing))
  serve(app, staffDeskApi.addAbsence, ({ body }, { ctx, actor }) => addAbsence(ctx, actor, body))
  serve(app, staffDeskApi.removeAbsence, ({ params }, { ctx, actor }) => removeAbsence(ctx, actor, params.id).then(nothing))
  serve(app, staffDeskApi.resetTwoFactor, ({ params }, { ctx, actor }) => resetTwoFactor(ctx, actor, params.id).then(nothing))
  serve(app, staffDeskApi.requireTwoFactor, ({ body }, { ctx, actor }) => requireTwoFactor(ctx, actor, body.requiredFrom))
  serve(app, staffDeskApi.openInvitation, ({ body }, { ctx, actor }) => openStaffInvitation(ctx, actor, body.token))
  serve(app, staffDeskApi.acceptInvitation, ({ body }, { ctx, actor }) => acceptStaffInvitation(ctx, actor, body))
}
