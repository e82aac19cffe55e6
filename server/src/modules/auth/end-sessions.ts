import type { Context } from '#platform/context'
import { revokeCodes } from './codes/revoke-codes.ts'
import { deleteSessionOf, deleteSessions } from './sessions.queries.ts'
import { hashOfToken } from './tokens.ts'
import { deleteChallenges } from './two-factor/two-factor.queries.ts'
import { findLogins } from './users.queries.ts'

/**
 * Ends every session of a user on every node at once, but the one whose token is `except`, and takes back the codes on their way to them:
 * anything begun before the password changed is over. Returns how many sessions ended.
 */
export async function endSessions(tx: Context, userId: number, { except }: { except?: string | undefined } = {}): Promise<number> {
  await revokeCodes(tx, await findLogins(tx, userId))
  await deleteChallenges(tx, userId)
  return deleteSessions(tx, { userId, except: except === undefined ? null : hashOfToken(except) })
}

/** Ends one session of a user; false when there is none. */
export const endSession = (tx: Context, session: { userId: number; id: string }): Promise<boolean> => deleteSessionOf(tx, session)
