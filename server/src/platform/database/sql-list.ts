import { type SQL, sql } from '#platform/database/drizzle'

const CODE = /^[a-z_]+$/

/**
 * Codes of the contract as the literals of `in (…)`. Literals, not parameters: only with them does PostgreSQL use a partial
 * index on the same list in every plan.
 */
export function sqlListText(codes: readonly string[]): string {
  const wrong = codes.find((code) => !CODE.test(code))
  if (wrong !== undefined || codes.length === 0) throw new Error(`Not a list of codes: ${codes.join(', ')}`)
  return codes.map((code) => `'${code}'`).join(', ')
}

export const sqlList = (codes: readonly string[]): SQL => sql.raw(sqlListText(codes))
