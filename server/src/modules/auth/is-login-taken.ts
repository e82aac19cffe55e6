import type { Context } from '#platform/context'
import type { Login } from './auth.rules.ts'
import { isRegistered } from './users.queries.ts'

/** Whether somebody signs in by this address or phone already. */
export const isLoginTaken = (ctx: Context, login: Login): Promise<boolean> => isRegistered(ctx, login)
