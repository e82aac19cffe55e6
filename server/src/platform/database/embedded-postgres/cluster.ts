import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { reasonIn } from './reason.ts'
import type { RunAs } from './run-as.ts'

const run = promisify(execFile)

/** A cluster on disk: the data PostgreSQL keeps, the password of its only user, and its log. */
export type Cluster = { data: string; log: string; password: string }

const DRAFT = 'postgres-new-'
const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'
const isOccupied = (error: unknown) => error instanceof Error && 'code' in error && (error.code === 'ENOTEMPTY' || error.code === 'EEXIST')

/** The cluster in `folder`, or null when there is none yet. */
export async function readCluster(folder: string): Promise<Cluster | null> {
  const home = join(folder, 'postgres')
  try {
    const password = await readFile(join(home, 'password'), 'utf8')
    return { data: join(home, 'data'), log: join(home, 'postgres.log'), password }
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/** Made aside and moved in place whole: a start killed half-way leaves a draft, never a broken cluster. */
export async function createCluster({ folder, binaries, runAs }: { folder: string; binaries: string; runAs: RunAs }): Promise<void> {
  await removeOldDrafts(folder)
  const draft = await mkdtemp(join(folder, DRAFT))
  try {
    const data = join(draft, 'data')
    const password = join(draft, 'password')
    await mkdir(data, { mode: 0o700 })
    await writeFile(password, crypto.randomUUID(), { mode: 0o600 })
    await Promise.all([draft, data, password].map(runAs.own))
    await initialise({ data, password, binaries, runAs })
    await rename(draft, join(folder, 'postgres'))
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    // Another start was faster; its cluster is as good.
    if (isOccupied(error)) return
    throw error
  }
}

async function removeOldDrafts(folder: string): Promise<void> {
  const anHourAgo = Date.now() - 3_600_000
  for (const name of await readdir(folder)) {
    if (!name.startsWith(DRAFT)) continue
    const draft = join(folder, name)
    // A fresh draft may belong to a start that is under way.
    if ((await stat(draft)).mtimeMs < anHourAgo) await rm(draft, { recursive: true, force: true })
  }
}

async function initialise({ data, password, binaries, runAs }: { data: string; password: string; binaries: string; runAs: RunAs }) {
  const { program, args } = runAs.command(join(binaries, 'initdb'), [
    `--pgdata=${data}`,
    '--username=vitrina',
    `--pwfile=${password}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    // macOS knows no C.UTF-8 of its own.
    `--locale=${process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'}`,
    '--no-instructions',
  ])
  try {
    await run(program, args, { ...runAs.ids, cwd: data })
  } catch (cause) {
    throw new Error(`Не удалось создать базу данных: ${messageOf(cause)}`, { cause })
  }
}

function messageOf(cause: unknown): string {
  const stderr = cause instanceof Error && 'stderr' in cause && typeof cause.stderr === 'string' ? cause.stderr : ''
  return stderr.trim() ? reasonIn(stderr) : String(cause)
}
