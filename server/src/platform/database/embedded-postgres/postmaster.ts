import { execFile } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

export type Postmaster = { pid: number; port: number }

/** The PostgreSQL that runs on `data` now, also one of another process. A pid file left by a dead one is removed. */
export async function findPostmaster(data: string): Promise<Postmaster | null> {
  const pidFile = join(data, 'postmaster.pid')
  const lines = (await readFile(pidFile, 'utf8').catch(() => '')).split('\n')
  const pid = Number(lines[0])
  if (!pid) return null
  if (await isPostmasterOf(data, pid)) return { pid, port: Number(lines[3]) }
  // After a crash another program may live under the old number, and PostgreSQL would refuse to start because of it.
  await rm(pidFile, { force: true })
  return null
}

async function isPostmasterOf(data: string, pid: number): Promise<boolean> {
  const command = await commandOf(pid)
  return command.includes('postgres') && command.includes(data)
}

async function commandOf(pid: number): Promise<string> {
  if (process.platform === 'linux') return readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
  const { stdout } = await run('ps', ['-o', 'command=', '-p', String(pid)]).catch(() => ({ stdout: '' }))
  return stdout
}

/** SIGINT is PostgreSQL's fast shutdown: sessions end, the checkpoint is written. */
export async function stopPostmaster({ pid }: Postmaster, data: string): Promise<void> {
  process.kill(pid, 'SIGINT')
  for (let tried = 0; tried < 600; tried++) {
    if (!(await isPostmasterOf(data, pid))) return
    await pause(50)
  }
  throw new Error(`PostgreSQL (процесс ${pid}) не остановился за 30 секунд.`)
}
