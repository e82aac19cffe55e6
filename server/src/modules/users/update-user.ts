import type { Context } from '#platform/context'
import { type NewUser, replaceActiveCompany, updateLivingUser, type UserRecord } from './users.queries.ts'

/** Undefined when the account was deleted. */
export const updateUser = (tx: Context, id: number, changes: Partial<NewUser>): Promise<UserRecord | undefined> =>
  updateLivingUser(tx, id, changes)

/** Switches the user from a company to another, or to none; one who works for another by now stays there. */
export async function switchActiveCompany(tx: Context, change: { userId: number; from: number; to: number | null }): Promise<void> {
  await replaceActiveCompany(tx, change)
}
