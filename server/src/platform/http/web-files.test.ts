import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { encodingFor, listWebFiles } from './web-files.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrina-web-'))
  await mkdir(join(folder, 'assets'))
  await mkdir(join(folder, '.vite'))
  await Promise.all(
    ['assets/a.js', 'assets/a.js.br', 'assets/a.js.gz', 'assets/b.css', 'assets/b.css.gz', 'favicon.svg', '.vite/manifest.json'].map(
      (name) => writeFile(join(folder, name), name),
    ),
  )
})
afterAll(() => rm(folder, { recursive: true }))

test('only the files of the build have an address: not their packed copies, not hidden ones', async () => {
  expect([...(await listWebFiles(folder)).keys()].toSorted()).toEqual(['/assets/a.js', '/assets/b.css', '/favicon.svg'])
})

test.each([
  ['/assets/a.js', 'gzip, deflate, br', 'br'],
  ['/assets/a.js', 'gzip', 'gzip'],
  ['/assets/a.js', 'br;q=0, gzip;q=0.5', 'gzip'],
  ['/assets/a.js', undefined, null],
  ['/assets/a.js', 'identity', null],
  ['/assets/b.css', 'br, gzip', 'gzip'],
  ['/favicon.svg', 'br, gzip', null],
])('%s for a browser that accepts %s comes as %s', async (path, accepted, encoding) => {
  const file = (await listWebFiles(folder)).get(path)
  expect(file && encodingFor(file, accepted)).toBe(encoding)
})
