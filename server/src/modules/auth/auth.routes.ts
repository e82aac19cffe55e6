import type { FastifyInstance } from 'fastify'
import { authApi } from '@vitrina/contract/auth'
import { serve } from '#platform/routes'
import { tokenOf } from './auth.rules.ts'
import { readCurrentUser } from './read-current-user.ts'
import { signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'

export async function authRoutes(app: FastifyInstance) {
  serve(app, authApi.signIn, ({ body }, { ctx, actor }) => signIn(ctx, actor, body))
  serve(app, authApi.signOut, async (_, { ctx, request }) => {
    await signOut(ctx, tokenOf(request.headers.authorization) ?? '')
    return {}
  })
  serve(app, authApi.currentUser, (_, { ctx, actor }) => readCurrentUser(ctx, actor))
}
