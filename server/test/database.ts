import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { openPool } from '#platform/database/db'
import { planOnce } from './plan-once.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
    postgresTemplate: string
  }
}

async function asOwner(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

/** A database of this test file alone, copied from the migrated template: as files, which is several times cheaper than through the log. */
export async function freshDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `vitrina_test_${randomBytes(6).toString('hex')}`
  await asOwner(`create database ${name} template ${inject('postgresTemplate')} strategy file_copy`)
  const url = new URL(inject('postgresUrl'))
  url.pathname = `/${name}`
  return { url: url.href, drop: () => asOwner(`drop database if exists ${name} with (force)`) }
}

const A_MINUTE = 60_000

/** Of hundreds of requests at once on a slow machine the last waits longer than the store lets a request wait. */
export const patientPool = ({ url, max }: { url: string; max: number }): pg.Pool =>
  planOnce(openPool({ url, max, connectMs: A_MINUTE, lockMs: A_MINUTE, statementMs: A_MINUTE }))
