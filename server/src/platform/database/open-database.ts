import type pg from 'pg'
import type { Config } from '#src/config'
import { openPool } from './db.ts'
import { StartError } from '../process/run-process.ts'

const withoutPassword = (address: string) => address.replace(/:\/\/([^:/@]*):[^@]*@/, '://$1:…@')

export function databaseAddress({ DATABASE_URL }: Pick<Config, 'DATABASE_URL'>): string {
  if (!DATABASE_URL) throw new StartError('Не задан адрес базы данных: укажите DATABASE_URL=postgres://пользователь:пароль@узел:5432/база')
  return DATABASE_URL
}

/** A database that may lose committed data is refused where orders are real. */
async function checkDurability(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string; setting: string }>(
    `select name, setting from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit') and setting = 'off'`,
  )
  if (rows.length === 0) return
  const names = rows.map(({ name }) => name).join(', ')
  throw new StartError(`База данных может потерять подтверждённые заказы: включите ${names} в настройках PostgreSQL`)
}

/** A pool that has answered once, or one clear sentence. */
export async function openDatabase(config: Config, { max, statementMs }: { max: number; statementMs?: number }): Promise<pg.Pool> {
  const url = databaseAddress(config)
  const pool = openPool({ url, max, ...(statementMs ? { statementMs } : {}) })
  try {
    await pool.query('select 1')
    if (config.isProduction) await checkDurability(pool)
    return pool
  } catch (error) {
    await pool.end()
    if (error instanceof StartError) throw error
    const reason =
      error instanceof AggregateError ? error.errors.map(String).join('; ') : error instanceof Error ? error.message : String(error)
    throw new StartError(`База данных ${withoutPassword(url)} не отвечает: ${reason}`)
  }
}
