import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { describeStore } from '#test/describe-store'
import { removeBytes, removeFile, storeFile } from './stored-files.ts'

const { server } = describeStore()

const picture = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')

test('a public file is served with its type, for ever, and a repeat costs nothing', async () => {
  const { key } = await storeFile(server.ctx, { name: 'Фото.PNG', type: 'image/png', body: Buffer.from('png'), owner: 'public' })
  const answer = await server.app.inject(`/media/${key}`)
  expect(answer.statusCode).toBe(200)
  expect(answer.payload).toBe('png')
  expect(answer.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent('Фото.PNG')}`,
  })
  const again = await server.app.inject({ url: `/media/${key}`, headers: { 'if-none-match': String(answer.headers.etag) } })
  expect(again.statusCode).toBe(304)
  expect(again.payload).toBe('')
})

test.each(['image/svg+xml', 'text/html', 'application/xml'])('%s opened as a document runs nothing', async (type) => {
  const { key } = await storeFile(server.ctx, { name: 'a.svg', type, body: picture, owner: 'public' })
  expect((await server.app.inject(`/media/${key}`)).headers['content-security-policy']).toContain('sandbox')
})

test('a file of a company looks exactly like a missing one', async () => {
  const { key } = await storeFile(server.ctx, { name: 'a.pdf', type: 'application/pdf', body: Buffer.from('x'), owner: 'company:1' })
  const headers = { 'x-request-id': 'the-same-id' }
  const theirs = await server.app.inject({ url: `/media/${key}`, headers })
  const missing = await server.app.inject({ url: `/media/${key.replace(/[a-f]/g, '0')}`, headers })
  expect(theirs.statusCode).toBe(404)
  expect(theirs.json()).toMatchObject({ code: 'file.not-found' })
  expect(theirs.payload).toBe(missing.payload)
})

test.each([
  '/media/../package.json',
  '/media/%2e%2e/%2e%2e/etc/passwd',
  '/media/..%2f..%2fetc%2fpasswd',
  '/media/..%5c..%5cetc',
  '/media/%c0%ae%c0%ae/etc/passwd',
  '/media/a%00.png',
  '/media//etc/passwd',
  '/media/',
  '/media/.',
  '/media/%2fetc%2fpasswd',
  `/media/${'a/'.repeat(2000)}`,
  '/assets/../index.html',
  '/assets/%2e%2e/%2e%2e/package.json',
  '/assets/..%2f.vite%2fmanifest.json',
])('%s leads nowhere', async (url) => {
  const answer = await server.app.inject({ url })
  expect([400, 404]).toContain(answer.statusCode)
  expect(answer.payload).not.toContain('root:')
  expect(answer.payload).not.toContain('"name"')
})

test('a removed file goes with the transaction, its bytes by a job after it', async () => {
  const { key } = await storeFile(server.ctx, { name: 'old.txt', type: 'text/plain', body: Buffer.from('old'), owner: 'public' })
  const path = join(server.ctx.config.DATA_DIR, 'files', key)
  await removeFile(server.ctx, key)
  expect((await server.app.inject(`/media/${key}`)).statusCode).toBe(404)
  expect(existsSync(path)).toBe(true)
  await removeBytes.run(server.ctx, { key })
  expect(existsSync(path)).toBe(false)
})
