const UNIQUE_VIOLATION = '23505'

/** The SQLSTATE of a database error, also when the query builder wrapped it. */
export function sqlState(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if ('code' in error && typeof error.code === 'string') return error.code
  return sqlState(error.cause)
}

/** The name of the unique index or constraint that refused a row, also when the query builder wrapped the error. */
export function violatedUnique(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if ('code' in error && error.code === UNIQUE_VIOLATION && 'constraint' in error) return String(error.constraint)
  return violatedUnique(error.cause)
}
