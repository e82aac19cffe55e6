import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aShop } from '../../server/test/builders.setup.ts'
import { startStore } from './spawn-store.ts'

let home: string
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'vitrina-first-start-'))
})
afterAll(async () => {
  await rm(home, { recursive: true, force: true })
})

const CODE = /^ {4}((?:[A-Z2-9]{4}-){3}[A-Z2-9]{4})$/m
const start = () => startStore({ NODE_ENV: 'production', DATA_DIR: home })

test('npm start in production over an empty database prints a code; the shop is made with it, and its administrator signs in', async () => {
  const store = await start()
  const code = CODE.exec(store.output())?.[1] ?? ''
  const post = (path: string, body: object) =>
    fetch(`${store.url}${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
  const created = await post('/api/v1/setup', { ...aShop(), code })
  expect([created.status, await created.json()]).toEqual([200, { url: 'https://svetoch.ru' }])

  const { email, password } = aShop().administrator
  const signIn = () => post('/api/v2/user/sign-in', { login: email, password })
  await expect.poll(async () => (await signIn()).status).toBe(200)
  const { authToken } = (await (await signIn()).json()) as { authToken: string }
  const checklist = await fetch(`${store.url}/api/v1/back-office/setup`, { headers: { authorization: `Bearer ${authToken}` } })
  expect([checklist.status, await checklist.json()]).toEqual([200, expect.objectContaining({ isOpen: false })])
  expect(store.output()).not.toContain(password)
  await store.stop()

  const again = await start()
  expect(again.output()).not.toMatch(CODE)
  expect((await fetch(`${again.url}/api/v1/setup/check-code`, { method: 'POST' })).status).toBe(404)
  await again.stop()
})
