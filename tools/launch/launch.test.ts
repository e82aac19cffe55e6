import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findRunningPostgres } from '../../server/src/platform/database/embedded-postgres.ts'
import { type Store, spawnLauncher, startStore } from './spawn-store.ts'

/** One store for all tests: a start, its database and its demo take seconds of a core each. */
let home: string
let store: Store | undefined
const running: Store[] = []
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'vitrina-launch-'))
})
afterAll(async () => {
  for (const one of running) await one.stop()
  await rm(home, { recursive: true, force: true })
})
const inHome = (name: string) => join(home, name)
/** Drawn pages have tests of their own. */
const settingsOf = (settings: Record<string, string>) => ({ DEMO: 'false', DRAW_PAGES: 'false', ...settings })
const demo = () => settingsOf({ DATA_DIR: inHome('store'), DEMO: 'true', DEMO_PRODUCTS: '60' })

async function start(): Promise<Store> {
  store = await startStore(demo())
  running.push(store)
  return store
}
/** As the test before has left it; of its own when a test is run alone. */
const startedStore = async () => store ?? (await start())

async function startInVain(settings: Record<string, string>) {
  const { ended, output } = spawnLauncher(settingsOf({ DATA_DIR: inHome('vain'), ...settings }))
  return { code: await ended, said: output().trim().split('\n') }
}

const isAlive = async ({ url }: Store) => (await fetch(`${url}/live`)).ok
// While it restarts there is no file.
const postmaster = async () => Number((await readFile(inHome('store/postgres/data/postmaster.pid'), 'utf8').catch(() => '')).split('\n')[0])

// It starts a store three times: each may take as long as other tests whole.
test('a demo interrupted by kill -9 is created again and then left alone; only the owner may read its data: folders 700, files 600', {
  timeout: 400_000,
}, async () => {
  const cut = spawnLauncher(demo())
  await expect.poll(cut.output, { timeout: 120_000, interval: 5 }).toMatch(/%/)
  cut.child.kill('SIGKILL')
  await cut.ended

  const finished = await start()
  expect(finished.output()).toContain('Демонстрационный магазин наполнен')
  expect(finished.output()).toContain('buyer@vitrina.test')
  expect(await finished.stop('SIGTERM')).toBe(0)
  expect(await findRunningPostgres(inHome('store'))).toBeNull()
  expect((await start()).output()).not.toContain('наполнен')

  const names = await readdir(inHome('store'), { recursive: true })
  const open: string[] = []
  for (const name of ['', ...names]) {
    // PostgreSQL keeps its own folder, and makes and drops files while we look.
    if (name.startsWith('postgres/data/')) continue
    const { mode } = await stat(join(inHome('store'), name))
    if (mode & 0o077) open.push(name || '.')
  }
  expect(open).toEqual([])
  expect(names.some((name) => name.startsWith('files/'))).toBe(true)
})

test('a second start on the same folder names the running process and exits with 1', async () => {
  const first = await startedStore()
  const { code, said } = await startInVain({ DATA_DIR: inHome('store') })
  expect(code).toBe(1)
  expect(said).toEqual([`С папкой ${inHome('store')} уже работает другой запуск (процесс ${first.process.pid}).`])
  expect(await isAlive(first)).toBe(true)
})

test('a PostgreSQL that dies under a running server is started again', async () => {
  const { url } = await startedStore()
  const before = await postmaster()
  process.kill(before, 'SIGKILL')
  await expect.poll(postmaster).not.toBe(before)
  await expect.poll(async () => (await fetch(`${url}/ready`)).status).toBe(200)
})

test('after kill -9 of the launcher the next start takes over from the orphaned PostgreSQL, after kill -9 of everything it recovers', async () => {
  const killed = await startedStore()
  await killed.stop('SIGKILL')
  expect(await findRunningPostgres(inHome('store'))).not.toBeNull()

  const next = await start()
  expect(await isAlive(next)).toBe(true)
  const orphan = await postmaster()
  await next.stop('SIGKILL')
  process.kill(orphan, 'SIGKILL')

  expect(await isAlive(await start())).toBe(true)
})

test('Ctrl+C ends the server and its PostgreSQL with exit code 0', async () => {
  const last = await startedStore()
  expect(await isAlive(last)).toBe(true)
  expect(await findRunningPostgres(inHome('store'))).not.toBeNull()
  expect(await last.stop('SIGINT')).toBe(0)
  expect(await findRunningPostgres(inHome('store'))).toBeNull()
})

test('a taken port is one sentence and exit code 1', async () => {
  const neighbour = await new Promise<Server>((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => done(server))
  })
  const address = neighbour.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const { code, said } = await startInVain({ PORT: String(port) })
  neighbour.close()
  expect({ code, said }).toEqual({
    code: 1,
    said: [`Порт ${port} занят: освободите его или укажите другой, например PORT=${port + 1} npm start.`],
  })
})

test('a folder that cannot be written is one sentence and exit code 1', async () => {
  const file = inHome('file')
  await writeFile(file, '')
  const { code, said } = await startInVain({ DATA_DIR: join(file, 'data') })
  expect({ code, said }).toEqual({
    code: 1,
    said: [`Нельзя писать в папку ${file}/data (ENOTDIR): дайте на неё права или укажите другую в DATA_DIR.`],
  })
})

test('a DATABASE_URL that does not answer is one sentence without the password, and exit code 1', async () => {
  const { code, said } = await startInVain({ DATABASE_URL: 'postgres://vitrina:secret@127.0.0.1:1/shop' })
  expect(code).toBe(1)
  expect(said).toEqual(['База данных по адресу DATABASE_URL (127.0.0.1:1/shop) не отвечает: connect ECONNREFUSED 127.0.0.1:1.'])
})

test('a wrong setting is one sentence and exit code 1', async () => {
  const { code, said } = await startInVain({ PORT: 'many' })
  expect(code).toBe(1)
  expect(said).toHaveLength(1)
  expect(said[0]).toMatch(/^Неверные настройки окружения: PORT/)
})
