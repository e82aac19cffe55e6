import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '#platform/embedded-postgres'
import { migrateDatabase } from '#platform/migrate'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
  }
}

const TEMPLATE = 'vitrina_test_template'

/** One PostgreSQL for the run (TEST_DATABASE_URL, or an embedded one made to be thrown away) with a migrated template. */
export default async function setup(project: TestProject) {
  const outside = process.env.TEST_DATABASE_URL
  const folder = await mkdtemp(join(tmpdir(), 'vitrina-test-'))
  const embedded = outside
    ? null
    : await startEmbeddedPostgres({ folder, settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' } })
  const url = outside ?? embedded?.url ?? ''
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`drop database if exists ${TEMPLATE} with (force)`)
  await client.query(`create database ${TEMPLATE}`)
  const template = new URL(url)
  template.pathname = `/${TEMPLATE}`
  await migrateDatabase(template.href)
  await client.end()
  project.provide('postgresUrl', url)
  return async () => {
    await embedded?.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
