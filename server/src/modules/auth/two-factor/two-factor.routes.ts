import type { FastifyInstance } from 'fastify'
import { twoFactorApi } from '@vitrina/contract/auth/two-factor'
import { serve } from '#platform/http/routes'
import type { SignInListener } from '../open-session.ts'
import { tokenOf } from '../tokens.ts'
import { takeSecondStep } from './second-step.ts'
import { beginTwoFactor, confirmTwoFactor, readTwoFactor, renewRecoveryCodes, switchTwoFactorOff } from './set-up-two-factor.ts'

export async function twoFactorRoutes(app: FastifyInstance, { onSignIn = [] }: { onSignIn?: readonly SignInListener[] } = {}) {
  serve(app, twoFactorApi.signIn, ({ body }, { ctx, actor }) => takeSecondStep(ctx, actor, { ...body, listeners: onSignIn }))
  serve(app, twoFactorApi.read, (_, { ctx, actor }) => readTwoFactor(ctx, actor))
  serve(app, twoFactorApi.begin, ({ body }, { ctx, actor }) => beginTwoFactor(ctx, actor, body.password))
  serve(app, twoFactorApi.confirm, ({ body }, { ctx, actor, request }) =>
    confirmTwoFactor(ctx, actor, { code: body.code, token: tokenOf(request.headers.authorization) }),
  )
  serve(app, twoFactorApi.renewRecoveryCodes, ({ body }, { ctx, actor }) => renewRecoveryCodes(ctx, actor, body.code))
  serve(app, twoFactorApi.switchOff, async ({ body }, { ctx, actor }) => {
    await switchTwoFactorOff(ctx, actor, body.code)
    return {}
  })
}
