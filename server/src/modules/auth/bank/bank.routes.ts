import type { FastifyInstance, FastifyRequest } from 'fastify'
import { bankSignOnApi } from '@vitrina/contract/auth/bank-sign-on'
import { serve } from '#platform/http/routes'
import { originOf } from '#platform/http/site-origin'
import type { SignInListener } from '../open-session.ts'
import { isBankLinked, linkBank, unlinkBank } from './link-bank.ts'
import { signOnByBank } from './sign-on-by-bank.ts'
import { startBankSignOn } from './bank-sign-on.ts'

const originFor = (request: FastifyRequest) => originOf(request.server.ctx, request.actor.site)

export async function bankRoutes(app: FastifyInstance, { onSignIn = [] }: { onSignIn?: readonly SignInListener[] } = {}) {
  serve(app, bankSignOnApi.start, ({ body }, { ctx, actor, request }) =>
    startBankSignOn(ctx, actor, { ...body, origin: originFor(request) }),
  )
  serve(app, bankSignOnApi.complete, ({ body }, { ctx, actor, request }) =>
    signOnByBank(ctx, actor, { ...body, origin: originFor(request) }, onSignIn),
  )
  serve(app, bankSignOnApi.linked, async (_, { ctx, actor }) => ({ linked: await isBankLinked(ctx, actor) }))
  serve(app, bankSignOnApi.link, async ({ body }, { ctx, actor, request }) => {
    await linkBank(ctx, actor, { ...body, origin: originFor(request) })
    return { linked: true as const }
  })
  serve(app, bankSignOnApi.unlink, async (_, { ctx, actor }) => {
    await unlinkBank(ctx, actor)
    return { linked: false as const }
  })
}
