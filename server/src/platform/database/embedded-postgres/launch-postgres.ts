import { type ChildProcess, spawn } from 'node:child_process'
import { open, readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Cluster } from './cluster.ts'
import { reasonIn } from './reason.ts'
import type { RunAs } from './run-as.ts'

export type Launch = { cluster: Cluster; binaries: string; runAs: RunAs; settings: Record<string, string> }

const READY_WITHIN_MS = 120_000
const TRIES = 20
/** The port was taken meanwhile, or sessions of a killed PostgreSQL are still leaving: worth another try. */
const PASSING = /Address already in use|pre-existing shared memory block/

export const urlOf = ({ password }: Cluster, port: number) => `postgres://vitrina:${password}@127.0.0.1:${port}/postgres`

/** Starts PostgreSQL on the cluster and waits until it answers, crash recovery included. */
export async function launchPostgres(launch: Launch, preferredPort?: number): Promise<{ child: ChildProcess; port: number }> {
  for (let tried = 1; ; tried++) {
    const port = preferredPort ?? (await freePort())
    const child = await spawnPostgres(launch, port)
    if (await waitUntilReady(urlOf(launch.cluster, port), child)) return { child, port }
    const log = await readFile(launch.cluster.log, 'utf8')
    if (!PASSING.test(log) || tried === TRIES) throw new Error(`PostgreSQL не запустился: ${reasonIn(log)}`)
    await pause(500)
  }
}

async function spawnPostgres({ cluster, binaries, runAs, settings }: Launch, port: number): Promise<ChildProcess> {
  const options = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    max_connections: '100',
    shared_buffers: '256MB',
    ...settings,
  }
  const { program, args } = runAs.command(join(binaries, 'postgres'), [
    '-D',
    cluster.data,
    ...Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ])
  const log = await open(cluster.log, 'w', 0o600)
  try {
    // Its own process group: Ctrl+C in the terminal reaches us alone, and we stop it after the last request.
    return spawn(program, args, { ...runAs.ids, cwd: cluster.data, stdio: ['ignore', log.fd, log.fd], detached: true })
  } finally {
    await log.close()
  }
}

async function waitUntilReady(url: string, child: ChildProcess): Promise<boolean> {
  let failure: Error | undefined
  child.once('error', (error) => {
    failure = error
  })
  for (const since = Date.now(); Date.now() - since < READY_WITHIN_MS; await pause(30)) {
    if (failure) throw failure
    if (child.exitCode !== null || child.signalCode !== null) return false
    if (await isAccepting(url)) return true
  }
  throw new Error(`PostgreSQL не ответил за ${READY_WITHIN_MS / 1000} секунд.`)
}

export async function isAccepting(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 })
  // One that dies while it is asked is not ready; without a listener its end would be that of this process.
  client.on('error', () => {})
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    // Starting, recovering or stopping: the caller asks again.
    return false
  }
}

const freePort = () =>
  new Promise<number>((done, fail) => {
    const server = createServer()
    server.once('error', fail)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => done(typeof address === 'object' && address ? address.port : 0))
    })
  })
