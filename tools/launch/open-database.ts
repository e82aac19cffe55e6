import pg from 'pg'
import type { Config } from '../../server/src/config.ts'
import { startEmbeddedPostgres } from '../../server/src/platform/database/embedded-postgres.ts'
import { StartError } from '../../server/src/platform/process/run-process.ts'

export type Database = { url: string; close: () => Promise<void> }

const NAME = 'vitrina'
const OLDEST_VERSION = 15

/** The database of this start: the one of DATABASE_URL, or our own in DATA_DIR. */
export async function openDatabase(config: Config, onLost?: (reason: Error) => void): Promise<Database> {
  if (config.DATABASE_URL) {
    await checkDatabase(config.DATABASE_URL)
    return { url: config.DATABASE_URL, close: async () => {} }
  }
  const postgres = await startEmbeddedPostgres({ folder: config.DATA_DIR, ...(onLost && { onLost }) })
  return { url: await ensureDatabase(postgres.url), close: postgres.stop }
}

/** Our own database inside an embedded PostgreSQL; created on the first start. */
async function ensureDatabase(serverUrl: string): Promise<string> {
  await withClient(serverUrl, async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [NAME])
    if (!rowCount) await client.query(`create database ${NAME}`)
  })
  return databaseIn(serverUrl)
}

export function databaseIn(serverUrl: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${NAME}`
  return url.href
}

async function checkDatabase(url: string): Promise<void> {
  if (!/^postgres(ql)?:/.test(url) || !URL.canParse(url))
    throw new StartError('DATABASE_URL не похож на адрес базы: нужен вид postgres://пользователь:пароль@узел:5432/база.')
  const version = await withClient(url, async (client) => {
    const { rows } = await client.query<{ version: string }>(`select current_setting('server_version_num') as version`)
    return Math.floor(Number(rows[0]?.version) / 10_000)
  }).catch((cause: unknown) => {
    throw new StartError(`База данных по адресу DATABASE_URL (${withoutPassword(url)}) не отвечает: ${reasonOf(cause)}.`, { cause })
  })
  if (version < OLDEST_VERSION)
    throw new StartError(`Нужен PostgreSQL ${OLDEST_VERSION} или новее, а по адресу DATABASE_URL работает ${version}.`)
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

function withoutPassword(url: string): string {
  const { hostname, port, pathname } = new URL(url)
  return `${hostname}${port && `:${port}`}${pathname}`
}

/** A refused connection to a name with several addresses arrives as one error without a message. */
function reasonOf(cause: unknown): string {
  if (cause instanceof AggregateError) return reasonOf(cause.errors[0])
  return cause instanceof Error ? cause.message.replace(/\.$/, '') : String(cause)
}
