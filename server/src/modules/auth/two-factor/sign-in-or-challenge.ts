import type { Opened } from '@vitrina/contract/auth/auth'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { textsIn } from '#texts/texts'
import { openSession, type SignInListener } from '../open-session.ts'
import { hashOfToken, newToken } from '../tokens.ts'
import { hasTwoFactor, insertChallenge } from './two-factor.queries.ts'

type FirstStep = { userId: number; uuid: string; rememberMe: boolean; listeners?: readonly SignInListener[] }

/** Every way in ends here: a session, or the question for the second step where the person has one. */
export async function signInOrChallenge(ctx: Context, actor: Actor, proved: FirstStep): Promise<Opened> {
  if (!(await hasTwoFactor(ctx, proved.userId))) return openSession(ctx, actor, proved)
  const challenge = newToken()
  await insertChallenge(ctx, { tokenHash: hashOfToken(challenge), userId: proved.userId, rememberMe: proved.rememberMe })
  return { challenge, message: textsIn(actor.language).auth.secondStep }
}
