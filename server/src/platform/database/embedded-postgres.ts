import type { ChildProcess } from 'node:child_process'
import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findBinaries } from './embedded-postgres/binaries.ts'
import { type Cluster, createCluster, readCluster } from './embedded-postgres/cluster.ts'
import { openDataFolder } from './embedded-postgres/data-folder.ts'
import { isAccepting, type Launch, launchPostgres, urlOf } from './embedded-postgres/launch-postgres.ts'
import { findOwner, acquireOwnership } from './embedded-postgres/ownership.ts'
import { findPostmaster, stopPostmaster } from './embedded-postgres/postmaster.ts'
import { chooseUser } from './embedded-postgres/run-as.ts'

export type EmbeddedPostgres = { url: string; stop: () => Promise<void> }

/** After so many crashes a minute the next start waits: one that dies at once would use up the machine. */
const RESTARTS_A_MINUTE = 5
const REST_MS = 5_000
const LEAVE_WITHIN_MS = 500

/**
 * A PostgreSQL of our own in `folder`, listening on loopback only; one that dies is started again on the same port.
 * `settings` are `postgres -c` options; `onLost` is called when another process has taken the folder meanwhile.
 */
export async function startEmbeddedPostgres({
  folder: anyFolder,
  settings = {},
  onLost = () => {},
}: {
  folder: string
  settings?: Record<string, string>
  onLost?: (reason: Error) => void
}): Promise<EmbeddedPostgres> {
  const folder = resolve(anyFolder)
  await openDataFolder(folder)
  const binaries = await findBinaries()
  const cluster = await openCluster(folder, binaries)
  await stopOrphan(folder, cluster)
  const runAs = await chooseUser({ folder: cluster.data, binaries })
  return supervise({ cluster, binaries, runAs, settings }, { folder, onLost })
}

/** The one already working on `folder`, when a server is running there. */
export async function findRunningPostgres(folder: string): Promise<{ url: string } | null> {
  const cluster = await readCluster(resolve(folder))
  const postmaster = cluster && (await findPostmaster(cluster.data))
  return cluster && postmaster ? { url: urlOf(cluster, postmaster.port) } : null
}

async function openCluster(folder: string, binaries: string): Promise<Cluster> {
  const found = await readCluster(folder)
  if (found) return found
  await createCluster({ folder, binaries, runAs: await chooseUser({ folder, binaries }) })
  const created = await readCluster(folder)
  if (!created) throw new Error(`В папке ${folder} не появилась база данных.`)
  return created
}

/** A start killed with -9 leaves its PostgreSQL running. It is stopped; one that has a living owner is not touched. */
async function stopOrphan(folder: string, cluster: Cluster): Promise<void> {
  const postmaster = await findPostmaster(cluster.data)
  if (!postmaster) return
  const url = urlOf(cluster, postmaster.port)
  for (let tried = 0; tried < 200 && !(await isAccepting(url)); tried++) {
    // Still starting, or already on its way out.
    if (!(await findPostmaster(cluster.data))) return
    await pause(50)
  }
  const ownership = await acquireOwnership(url)
  if (!ownership) throw new Error(await ownedMessage(folder, url))
  await stopPostmaster(postmaster, cluster.data)
}

class AlreadyOwnedError extends Error {}

const ownedMessage = async (folder: string, url: string) =>
  `С папкой ${folder} уже работает другой запуск (процесс ${await findOwner(url)}).`

async function supervise(
  launch: Launch,
  { folder, onLost }: { folder: string; onLost: (reason: Error) => void },
): Promise<EmbeddedPostgres> {
  const crashes: number[] = []
  let isStopping = false
  let restarting: Promise<void> = Promise.resolve()
  let child: ChildProcess
  let ownership: Awaited<ReturnType<typeof acquireOwnership>>

  const begin = async (port?: number) => {
    const started = await launchPostgres(launch, port)
    const exited = endOf(started.child)
    const url = urlOf(launch.cluster, started.port)
    ownership = await acquireOwnership(url)
    if (!ownership) throw new AlreadyOwnedError(await ownedMessage(folder, url))
    child = started.child
    void exited.then(() => {
      if (!isStopping) restarting = restart(started.port)
    })
    return { port: started.port, url }
  }
  const restart = async (port: number) => {
    crashes.push(Date.now())
    for (;;) {
      if (isStopping) return
      const minuteAgo = Date.now() - 60_000
      if (crashes.filter((at) => at > minuteAgo).length > RESTARTS_A_MINUTE) await pause(REST_MS)
      try {
        await begin(port)
        return
      } catch (reason) {
        if (reason instanceof AlreadyOwnedError) return onLost(reason)
        // A full disk, a machine without memory: it passes, and until then requests get 503.
        process.stderr.write(`PostgreSQL пока не запускается: ${reason instanceof Error ? reason.message : String(reason)}\n`)
        crashes.push(Date.now())
        await pause(REST_MS)
      }
    }
  }

  const { url } = await begin()
  return {
    url,
    stop: async () => {
      isStopping = true
      await restarting
      await ownership?.end()
      await stopChild(child)
    },
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null

/** Also of one that has died already during a check of whether it answers. */
const endOf = (child: ChildProcess): Promise<void> => new Promise((done) => (hasEnded(child) ? done() : child.once('exit', () => done())))

function stopChild(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return Promise.resolve()
  return new Promise((done) => {
    // SIGTERM lets the last sessions leave by themselves; SIGINT ends them. Both write the checkpoint.
    child.kill('SIGTERM')
    const forceTimer = setTimeout(() => child.kill('SIGINT'), LEAVE_WITHIN_MS)
    child.once('exit', () => {
      clearTimeout(forceTimer)
      done()
    })
  })
}
