import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findRunningPostgres } from '../../server/src/platform/database/embedded-postgres.ts'
import { type Store, spawnLauncher, startStore } from './spawn-store.ts'

/** One store for the tests of a running one, then killed and started again; the demo has its own. */
let home: string
const running: Store[] = []
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'vitrina-launch-'))
})
afterAll(async () => {
  for (const store of running) await store.stop()
  await rm(home, { recursive: true, force: true })
})
const inHome = (name: string) => join(home, name)
/** Drawn pages have tests of their own. */
const settingsOf = (settings: Record<string, string>) => ({ DEMO: 'false', DRAW_PAGES: 'false', ...settings })

async function start(settings: Record<string, string> = {}) {
  const store = await startStore(settingsOf({ DATA_DIR: inHome('store'), ...settings }))
  running.push(store)
  return store
}

async function startInVain(settings: Record<string, string>) {
  const { ended, output } = spawnLauncher(settingsOf({ DATA_DIR: inHome('vain'), ...settings }))
  return { code: await ended, said: output().trim().split('\n') }
}

const isAlive = async ({ url }: Store) => (await fetch(`${url}/live`)).ok
// While it restarts there is no file.
const postmaster = async () => Number((await readFile(inHome('store/postgres/data/postmaster.pid'), 'utf8').catch(() => '')).split('\n')[0])

describe('a running store', () => {
  let store: Store
  beforeAll(async () => {
    store = await start()
  })

  test('a second start on the same folder names the running process and exits with 1', async () => {
    const { code, said } = await startInVain({ DATA_DIR: inHome('store') })
    expect(code).toBe(1)
    expect(said).toEqual([`С папкой ${inHome('store')} уже работает другой запуск (процесс ${store.process.pid}).`])
    expect(await isAlive(store)).toBe(true)
  })

  test('a PostgreSQL that dies under a running server is started again', async () => {
    const before = await postmaster()
    process.kill(before, 'SIGKILL')
    await expect.poll(postmaster).not.toBe(before)
    await expect.poll(async () => (await fetch(`${store.url}/ready`)).status).toBe(200)
  })

  test('Ctrl+C ends the server and its PostgreSQL with exit code 0', async () => {
    expect(await isAlive(store)).toBe(true)
    expect(await findRunningPostgres(inHome('store'))).not.toBeNull()
    expect(await store.stop('SIGINT')).toBe(0)
    expect(await findRunningPostgres(inHome('store'))).toBeNull()
  })
})

test('after kill -9 of the launcher the next start takes over from the orphaned PostgreSQL, after kill -9 of everything it recovers', async () => {
  const killed = await start()
  await killed.stop('SIGKILL')
  expect(await findRunningPostgres(inHome('store'))).not.toBeNull()

  const next = await start()
  expect(await isAlive(next)).toBe(true)
  const orphan = await postmaster()
  await next.stop('SIGKILL')
  process.kill(orphan, 'SIGKILL')

  const last = await start()
  expect(await isAlive(last)).toBe(true)
  expect(await last.stop('SIGTERM')).toBe(0)
  expect(await findRunningPostgres(inHome('store'))).toBeNull()
})

// It starts a store three times: each may take as long as other tests whole.
test('a demo interrupted by kill -9 is created again and then left alone; only the owner may read its data: folders 700, files 600', {
  timeout: 400_000,
}, async () => {
  const data = inHome('demo')
  const demo = { DATA_DIR: data, DEMO: 'true', DEMO_PRODUCTS: '60' }
  const cut = spawnLauncher(settingsOf(demo))
  await expect.poll(cut.output, { timeout: 120_000, interval: 5 }).toMatch(/%/)
  cut.child.kill('SIGKILL')
  await cut.ended

  const finished = await start(demo)
  expect(finished.output()).toContain('Демонстрационный магазин наполнен')
  expect(finished.output()).toContain('buyer@vitrina.test')
  await finished.stop()
  expect((await start(demo)).output()).not.toContain('наполнен')

  const names = await readdir(data, { recursive: true })
  const open: string[] = []
  for (const name of ['', ...names]) {
    // PostgreSQL keeps its own folder, and makes and drops files while we look.
    if (name.startsWith('postgres/data/')) continue
    const { mode } = await stat(join(data, name))
    if (mode & 0o077) open.push(name || '.')
  }
  expect(open).toEqual([])
  expect(names.some((name) => name.startsWith('files/'))).toBe(true)
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
