import { sqlState } from './sql-state.ts'

/** admin_shutdown, crash_shutdown, cannot_connect_now, too_many_connections, idle_in_transaction_session_timeout. */
const STATES = new Set(['57P01', '57P02', '57P03', '53300', '25P03'])
const SOCKET_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'])

// The driver gives these no code: the pool could not connect in time, the connection broke under the query or before it, the server hung.
const MESSAGES = /timeout exceeded when trying to connect|Connection terminated|Query read timeout|is not queryable/

/** The database could not be asked, or its answer did not come: also when the query builder wrapped the error. */
export function isLostConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const state = sqlState(error)
  if (state && (state.startsWith('08') || STATES.has(state) || SOCKET_CODES.has(state))) return true
  return MESSAGES.test(error.message) || isLostConnection(error.cause)
}
