import type { Context } from '#platform/context'
import { deleteSession } from './sessions.queries.ts'
import { hashOfToken } from './tokens.ts'

/** Ends one session, on every node at once: the next request asks the database. */
export async function signOut(ctx: Context, token: string): Promise<void> {
  await deleteSession(ctx, hashOfToken(token))
}
