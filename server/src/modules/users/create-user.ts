import type { Context } from '#platform/context'
import { insertUser, type NewUser } from './users.queries.ts'

/** Null when the e-mail or phone was taken meanwhile. */
export const createUser = async (tx: Context, user: NewUser): Promise<{ id: number; uuid: string } | null> =>
  (await insertUser(tx, user)) ?? null
