import type { FastifyInstance } from 'fastify'
import { authApi } from '@vitrina/contract/auth/auth'
import { passwordResetApi } from '@vitrina/contract/auth/password-reset'
import { signUpApi } from '@vitrina/contract/auth/sign-up'
import { inTransaction } from '#platform/context'
import { serve } from '#platform/http/routes'
import { tokenOf } from './tokens.ts'
import { endSessions } from './end-sessions.ts'
import { readCurrentUser } from './read-current-user.ts'
import type { SignInListener } from './open-session.ts'
import { resetPassword } from './reset-password.ts'
import { signIn } from './sign-in.ts'
import { signInByInvitation } from './sign-in-by-invitation.ts'
import { signOut } from './sign-out.ts'
import { requestCode, proveContact } from './sign-up/sign-up-by-steps.ts'
import { signUp } from './sign-up/sign-up.ts'

export async function authRoutes(app: FastifyInstance, { onSignIn = [] }: { onSignIn?: readonly SignInListener[] } = {}) {
  serve(app, authApi.signIn, ({ body }, { ctx, actor }) => signIn(ctx, actor, body, onSignIn))
  serve(app, authApi.signInByInvitation, ({ body }, { ctx, actor }) => signInByInvitation(ctx, actor, body, onSignIn))
  serve(app, signUpApi.step1, ({ body }, { ctx, actor }) => requestCode(ctx, actor, body))
  serve(app, signUpApi.step2, ({ body }, { ctx, actor }) => proveContact(ctx, actor, body))
  serve(app, signUpApi.step3, ({ body }, { ctx, actor }) => signUp(ctx, actor, body, onSignIn))
  serve(app, signUpApi.whole, ({ body }, { ctx, actor }) => signUp(ctx, actor, body, onSignIn))
  serve(app, passwordResetApi.reset, ({ body }, { ctx, actor }) => resetPassword(ctx, actor, body))
  serve(app, authApi.signOut, async (_, { ctx, request }) => {
    await signOut(ctx, tokenOf(request.headers.authorization) ?? '')
    return {}
  })
  serve(app, authApi.signOutEverywhere, async (_, { ctx, actor, request }) => ({
    ended: await inTransaction(ctx, (tx) => endSessions(tx, actor.user.id, { except: tokenOf(request.headers.authorization) })),
  }))
  serve(app, authApi.currentUser, (_, { ctx, actor }) => readCurrentUser(ctx, actor))
}
