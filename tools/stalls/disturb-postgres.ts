import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import type { Store } from '../crash/open-store.ts'
import type { Outage } from './answers.rules.ts'

async function postmasterOf({ postmasterFile }: Store): Promise<number> {
  const pid = Number((await readFile(postmasterFile, 'utf8')).split('\n')[0])
  if (!pid) throw new Error('PostgreSQL is not running')
  return pid
}

async function parentOf(pid: number): Promise<number> {
  // The name of a process may contain brackets and spaces: the other fields begin after the last bracket.
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
}

async function childrenOf(pid: number): Promise<number[]> {
  const pids = (await readdir('/proc')).map(Number).filter((number) => number > 0)
  const parents = await Promise.all(pids.map(parentOf))
  return pids.filter((_, place) => parents[place] === pid)
}

function signal(pid: number, name: 'SIGSTOP' | 'SIGCONT'): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    // A session that has just ended needs no signal.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}

async function untilAnswers({ pool }: Store): Promise<void> {
  for (;;) {
    const isThere = await pool.query('select 1').then(
      () => true,
      () => false,
    )
    if (isThere) return
    await pause(50)
  }
}

/** PostgreSQL hangs: its connections stay open and nothing answers. */
export async function stallPostgres(store: Store, ms: number): Promise<Outage> {
  const postmaster = await postmasterOf(store)
  const from = Date.now()
  // The parent first: while it is stopped no session is created.
  signal(postmaster, 'SIGSTOP')
  const children = await childrenOf(postmaster)
  for (const pid of children) signal(pid, 'SIGSTOP')
  await pause(ms)
  for (const pid of children) signal(pid, 'SIGCONT')
  signal(postmaster, 'SIGCONT')
  await untilAnswers(store)
  return { kind: 'stall', from, to: Date.now() }
}

/** PostgreSQL dies; the process that started it starts it again. */
export async function killPostgres(store: Store): Promise<Outage> {
  const from = Date.now()
  process.kill(await postmasterOf(store), 'SIGKILL')
  // Sessions outlive it for a moment.
  await pause(500)
  await untilAnswers(store)
  return { kind: 'kill', from, to: Date.now() }
}
