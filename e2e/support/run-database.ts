import { randomBytes } from 'node:crypto'
import pg from 'pg'

/** A database of this run alone on the given server; without one the store uses its own PostgreSQL. */
export async function createRunDatabase(serverUrl: string | undefined): Promise<{ url: string; dropDatabase: () => Promise<void> }> {
  if (!serverUrl) return { url: '', dropDatabase: async () => {} }
  const name = `vitrina_e2e_${randomBytes(6).toString('hex')}`
  await runSql(serverUrl, `create database ${name}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return { url: url.href, dropDatabase: () => runSql(serverUrl, `drop database if exists ${name} with (force)`) }
}

async function runSql(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
