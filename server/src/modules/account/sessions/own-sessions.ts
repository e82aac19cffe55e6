import type { Session } from '@vitrina/contract/account/sessions'
import type { Actor, ActorUser } from '#platform/actor'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { endSession } from '#modules/auth/end-sessions'
import { hashOfToken } from '#modules/auth/tokens'
import { deviceOf } from './device.rules.ts'
import { listSessions } from './sessions.queries.ts'

type User = Actor & { user: ActorUser }

/** The user's sessions; also those of staff in their place, which the user should know of. */
export async function listOwnSessions(ctx: Context, { user }: User, token: string): Promise<Session[]> {
  const rows = await listSessions(ctx, { userId: user.id, tokenHash: hashOfToken(token) })
  return rows.map(({ staff, userAgent, createdAt, seenAt, ...row }) => ({
    ...row,
    ...deviceOf(userAgent),
    staffName: staff && [staff.firstName, staff.lastName].filter(Boolean).join(' '),
    createdAt: createdAt.toISOString(),
    seenAt: seenAt.toISOString(),
  }))
}

export async function endOwnSession(ctx: Context, actor: User, id: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    if (!(await endSession(tx, { userId: actor.user.id, id }))) throw new AppError('session.not-found')
    await recordEvent(tx, actor, { type: 'session.ended', entity: 'user', entityId: actor.user.id })
  })
}
