import type { FastifyInstance } from 'fastify'
import { backOfficeApi } from '@vitrina/contract/back-office/back-office'
import { serve } from '#platform/http/routes'
import { originOf } from '#platform/http/site-origin'
import { tokenOf } from '#modules/auth/tokens'
import { decideOnCompany } from './decide-on-company.ts'
import { importStatement } from './import-statement.ts'
import { appointStaff, changeStaff } from './staff.ts'
import { listCustomers } from './list-customers.ts'
import { listStaff } from './staff.queries.ts'
import { standIn, stopStandingIn } from './stand-in.ts'

export async function backOfficeRoutes(app: FastifyInstance) {
  serve(app, backOfficeApi.customers, ({ query }, { ctx, actor }) => listCustomers(ctx, actor, query))
  serve(app, backOfficeApi.approve, ({ params }, { ctx, actor }) =>
    decideOnCompany(ctx, actor, { ...params, verdict: 'approved', origin: originOf(ctx, actor.site) }),
  )
  serve(app, backOfficeApi.reject, ({ params, body }, { ctx, actor }) =>
    decideOnCompany(ctx, actor, { ...params, ...body, verdict: 'rejected', origin: originOf(ctx, actor.site) }),
  )

  serve(app, backOfficeApi.importStatement, ({ params, body }, { ctx, actor }) => importStatement(ctx, actor, { ...params, ...body }))

  serve(app, backOfficeApi.standIn, ({ body }, { ctx, actor }) => standIn(ctx, actor, body.userId))
  serve(app, backOfficeApi.stop, async (_, { ctx, actor, request }) => {
    await stopStandingIn(ctx, actor, tokenOf(request.headers.authorization) ?? '')
    return {}
  })

  serve(app, backOfficeApi.staff, async (_, { ctx }) => ({ items: await listStaff(ctx) }))
  serve(app, backOfficeApi.appoint, ({ body }, { ctx, actor }) => appointStaff(ctx, actor, body))
  serve(app, backOfficeApi.changeStaff, ({ params, body }, { ctx, actor }) => changeStaff(ctx, actor, { ...params, ...body }))
}
