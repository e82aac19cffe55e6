import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { deathSteps } from './die-at.ts'
import type { Store } from './open-store.ts'
import { type Running, run, untilReady } from './run-store.ts'

const USUAL_START_MS = 1_500

export type Kills = { server: number; worker: number; postgres: number }
/** `isEnough`: the server is killed no more. `isOver`: nothing is. */
type Life = { kills: Kills; isEnough: () => boolean; isOver: () => boolean; onKill: () => void }

/** Serves the buyers; what dies is started again, and the last life is given back alive. */
export async function keepServer({ origin, environment }: Store, { kills, isEnough, onKill }: Life): Promise<Running> {
  for (let life = 0; !isEnough(); life++) {
    // Every second life ends by itself at the next step of an order, the others at any moment.
    const dieAt = life % 2 === 0 ? deathSteps[(life / 2) % deathSteps.length] : undefined
    const server = run('server/src/main.ts', environment, dieAt)
    const startedAt = Date.now()
    await untilReady(origin, server)
    // On a slow machine a life is longer: as many orders fit into it.
    const slowness = Math.max(1, (Date.now() - startedAt) / USUAL_START_MS)
    await Promise.race([server.ended, pause(slowness * (dieAt ? 8_000 : 300 + Math.random() * 2_500))])
    server.kill()
    await server.ended
    kills.server++
    onKill()
  }
  // To answer those who still ask.
  const last = run('server/src/main.ts', environment)
  await untilReady(origin, last)
  return last
}

export async function keepWorker({ environment }: Store, { kills, isOver }: Life): Promise<void> {
  while (!isOver()) {
    const worker = run('server/src/worker.ts', environment)
    await Promise.race([worker.ended, pause(6_000 + Math.random() * 9_000)])
    worker.kill()
    await worker.ended
    if (!isOver()) kills.worker++
  }
}

/** The whole of it or one backend, after which PostgreSQL throws all others out and recovers. */
export async function killPostgres({ pool, postmasterFile }: Store, { kills, isOver }: Life): Promise<void> {
  while (!isOver()) {
    await pause(15_000 + Math.random() * 10_000)
    if (isOver()) return
    const file = await readFile(postmasterFile, 'utf8').catch(() => '')
    const pid = Number(file.split('\n')[0])
    if (!pid) continue
    if (Math.random() < 0.5) process.kill(pid, 'SIGKILL')
    else
      await pool
        .query<{ pid: number }>(
          `select pid from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend' limit 1`,
        )
        .then(({ rows }) => rows.forEach(({ pid: backend }) => process.kill(backend, 'SIGKILL')))
        // It may be down at this very moment: then there is nothing to kill.
        .catch(() => {})
    kills.postgres++
  }
}
