import type { FastifyInstance } from 'fastify'
import { authApi } from '@vitrina/contract/auth'
import { serve } from '#platform/routes'
import { tokenOf } from './auth.rules.ts'
import { readCurrentUser } from './read-current-user.ts'
import { type SignInListener, signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'

export async function authRoutes(app: FastifyInstance, { onSignIn = [] }: { onSignIn?: readonly SignInListener[] } = {}) {
  serve(app, authApi.signIn, ({ body }, { ctx, actor }) => signIn(ctx, actor, body, onSignIn))
  serve(app, authApi.signOut, async (_, { ctx, request }) => {
    await signOut(ctx, tokenOf(request.headers.authorization) ?? '')
    return {}
  })
  serve(app, authApi.currentUser, (_, { ctx, actor }) => readCurrentUser(ctx, actor))
}
