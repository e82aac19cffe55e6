import { sqlState } from '#platform/database/sql-state'
import { AppError } from '#platform/errors'

const FOREIGN_KEY = '23503'

/** Rows that other tables refer to, promotions of a section among them, stay. */
export async function unlessReferenced(remove: () => PromiseLike<unknown>): Promise<void> {
  try {
    await remove()
  } catch (error) {
    if (sqlState(error) === FOREIGN_KEY) throw new AppError('goods.in-use')
    throw error
  }
}
