import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { rarestOf, readCrashes } from './crash-counts.ts'
import type { Store } from './open-store.ts'
import { type Running, run, untilReady } from './run-store.ts'

const USUAL_START_MS = 1_500
/** How long an order may take to reach the step at which the server is to die. */
const STEP_MS = 8_000
/** Of three lives two end by themselves at a step of an order, the third at a random moment. */
const LIVES_OF_A_ROUND = 3

export type Kills = { server: number; worker: number; postgres: number }
/** `isEnough`: stop killing the server. `isOver`: stop killing anything. */
type Life = { kills: Kills; isEnough: () => boolean; isOver: () => boolean; onKill: () => void }

const sumOf = (counts: Record<string, number>) => Object.values(counts).reduce((sum, times) => sum + times, 0)

/** Runs the server for the buyers; a dead one is started again, and the last one is returned alive. */
export async function runAndKillServer({ origin, environment, diary }: Store, { kills, isEnough, onKill }: Life): Promise<Running> {
  for (let life = 0; !isEnough(); life++) {
    const crashes = await readCrashes(diary)
    const isByStep = life % LIVES_OF_A_ROUND !== 0
    const server = run('server/src/main.ts', environment, { dying: isByStep ? { dieAt: rarestOf(crashes), diary } : undefined })
    const startedAt = Date.now()
    await untilReady(origin, server)
    // On a slow machine a life is longer, so that it has as many orders.
    const slowness = Math.max(1, (Date.now() - startedAt) / USUAL_START_MS)
    await Promise.race([server.ended, pause(slowness * (isByStep ? STEP_MS : 200 + Math.random() * 1_500))])
    const isKilledNow = server.isAlive()
    server.kill()
    await server.ended
    // One that found no PostgreSQL ended by itself, and is no kill.
    if (isKilledNow || sumOf(await readCrashes(diary)) > sumOf(crashes)) kills.server++
    onKill()
  }
  // For buyers whose requests are still open.
  for (;;) {
    const last = run('server/src/main.ts', environment)
    await untilReady(origin, last)
    if (last.isAlive()) return last
  }
}

export async function runAndKillWorker({ environment }: Store, { kills, isOver }: Life): Promise<void> {
  while (!isOver()) {
    const worker = run('server/src/worker.ts', environment)
    await Promise.race([worker.ended, pause(6_000 + Math.random() * 9_000)])
    worker.kill()
    await worker.ended
    if (!isOver()) kills.worker++
  }
}

/** False when it is gone already: it may have died of the previous kill, and that must not end the test. */
function killProcess(pid: number): boolean {
  try {
    process.kill(pid, 'SIGKILL')
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return false
    throw error
  }
}

const LIVES_BETWEEN = 4
const SOME_BACKEND = `select pid from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend' limit 1`

async function findPidToKill({ pool, postmasterFile }: Store): Promise<number | undefined> {
  if (Math.random() < 0.5) {
    // While PostgreSQL is down there is no such file.
    const file = await readFile(postmasterFile, 'utf8').catch(() => '')
    return Number(file.split('\n')[0]) || undefined
  }
  // It may be down at this very moment: then there is nothing to kill.
  const found = await pool.query<{ pid: number }>(SOME_BACKEND).catch(() => null)
  return found?.rows[0]?.pid
}

/** All of it or one backend, after which PostgreSQL drops all others and recovers; once in several lives of the server. */
export async function killPostgres(store: Store, { kills, isOver }: Life): Promise<void> {
  const soon = () => kills.server + LIVES_BETWEEN + Math.floor(Math.random() * LIVES_BETWEEN)
  for (let due = soon(); !isOver(); await pause(300 + Math.random() * 1_000)) {
    if (kills.server < due) continue
    const pid = await findPidToKill(store)
    if (pid && killProcess(pid)) kills.postgres++
    due = soon()
  }
}
