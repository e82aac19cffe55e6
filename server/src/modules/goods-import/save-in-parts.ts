import { type Context, inTransaction } from '#platform/context'
import { sqlState } from '#platform/database/sql-state'

/** Data exceptions and broken constraints: the fault of a row, not of the database. */
const isFaultOfRow = (error: unknown) => /^2[23]/.test(sqlState(error) ?? '')

/** Writes rows together, and around one that the database refuses; `onRefused` hears of it with the code of the refusal. */
export async function saveInParts<T>(
  tx: Context,
  rows: readonly T[],
  { save, onRefused }: { save: (part: Context, rows: readonly T[]) => Promise<void>; onRefused: (row: T, code: string) => Promise<void> },
): Promise<void> {
  if (rows.length === 0) return
  try {
    // A savepoint: what the failed part wrote is taken back, the others stay.
    await inTransaction(tx, (part) => save(part, rows))
  } catch (error) {
    if (!isFaultOfRow(error)) throw error
    const [only] = rows
    if (rows.length === 1 && only !== undefined) return onRefused(only, sqlState(error) ?? '')
    const middle = Math.ceil(rows.length / 2)
    await saveInParts(tx, rows.slice(0, middle), { save, onRefused })
    await saveInParts(tx, rows.slice(middle), { save, onRefused })
  }
}
