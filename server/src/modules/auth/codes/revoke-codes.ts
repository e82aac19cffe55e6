import type { Context } from '#platform/context'
import type { Login } from '../auth.rules.ts'
import { addressHashOf } from './code-hash.ts'
import { deleteCodes } from './codes.queries.ts'

/** Takes back every code on its way to these addresses. */
export const revokeCodes = (tx: Context, logins: readonly Login[]) => deleteCodes(tx, logins.map(addressHashOf))
