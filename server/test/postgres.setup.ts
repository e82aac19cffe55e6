import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '#platform/database/embedded-postgres'
import { migrateDatabase } from '#src/migrate-database'

/** This data need not survive a crash. A few rows are found by any plan, so the first is as good as the best. */
const HASTY = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  plan_cache_mode: 'force_generic_plan',
  jit: 'off',
  // Databases that live for seconds need no cleaning, and no counting for it.
  autovacuum: 'off',
  track_counts: 'off',
  io_method: 'sync',
  max_parallel_workers_per_gather: '0',
}

/** One PostgreSQL for the run (TEST_DATABASE_URL, or an embedded one made to be thrown away) with a migrated template. */
export default async function setup(project: TestProject) {
  const server = await openServer(process.env.TEST_DATABASE_URL)
  const template = `vitrina_test_template_${randomBytes(6).toString('hex')}`
  await ask(server.url, `create database ${template}`)
  const url = new URL(server.url)
  url.pathname = `/${template}`
  await migrateDatabase(url.href)
  project.provide('postgresUrl', server.url)
  project.provide('postgresTemplate', template)
  return async () => {
    await ask(server.url, `drop database if exists ${template} with (force)`)
    await server.close()
  }
}

async function openServer(outside: string | undefined): Promise<{ url: string; close: () => Promise<void> }> {
  if (outside) return { url: outside, close: async () => {} }
  const folder = await mkdtemp(join(tmpdir(), 'vitrina-test-'))
  const sockets = await makeSocketFolder()
  const { url, stop } = await startEmbeddedPostgres({ folder, settings: { ...HASTY, unix_socket_directories: sockets } })
  const close = async () => {
    await stop()
    await rm(folder, { recursive: true, force: true })
    await rm(sockets, { recursive: true, force: true })
  }
  return { url: throughSocket(url, sockets), close }
}

/** Not in the folder for temporary files, whose name may be too long for a socket; PostgreSQL may run as another user. */
async function makeSocketFolder(): Promise<string> {
  const folder = await mkdtemp('/tmp/vitrina-')
  await chmod(folder, 0o777)
  return folder
}

/** A statement through a socket file costs a third less than one through the network's layers. */
function throughSocket(url: string, folder: string): string {
  const { username, password, port, pathname } = new URL(url)
  return `postgres://${username}:${password}@${encodeURIComponent(folder)}:${port}${pathname}`
}

async function ask(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(sql)
  await client.end()
}
