import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { Tally } from './tally.ts'

const root = resolve(import.meta.dirname, '../..')
const use = "import { beforeAll, describe, expect, test } from 'vitest'\n"
const files = {
  'fine.test.ts': "test('adds', () => expect(1 + 1).toBe(2))",
  'wrong.test.ts': "describe('cart', () => { test('adds', () => expect(1 + 1).toBe(3)); test('keeps', () => {}) })",
  'broken.test.ts': "throw new Error('no such table')",
  'hook.test.ts': "beforeAll(() => { throw new Error('no database') })\ntest('reads', () => {})",
  'told.test.ts': "test('asks', () => { console.error('the disk is full'); expect(500).toBe(200) })",
  'stray.test.ts': "test('goes on', () => { void Promise.reject(new Error('nobody waits for it')) })",
}

test('failed tests, files that cannot be loaded, hooks and errors outside of tests are all named', async () => {
  const at = await mkdtemp(join(tmpdir(), 'vitrina-reporter-'))
  onTestFinished(() => rm(at, { recursive: true }))
  await symlink(join(root, 'node_modules'), join(at, 'node_modules'))
  await writeFile(join(at, 'package.json'), '{ "type": "module" }')
  await writeFile(join(at, 'vitest.config.ts'), 'export default {}')
  for (const [name, text] of Object.entries(files)) await writeFile(join(at, name), use + text)

  const report = join(at, 'report.json')
  const args = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', `--reporter=${join(import.meta.dirname, 'vitest.reporter.ts')}`]
  await new Promise<void>((done) => {
    execFile(process.execPath, args, { cwd: at, env: { PATH: process.env.PATH, VITEST_REPORT: report } }, () => done())
  })

  const { passed, failures } = JSON.parse(await readFile(report, 'utf8')) as Tally
  expect(passed).toBe(3)
  expect(failures.find(({ name }) => name.includes('told'))?.error).toContain('printed: the disk is full')
  const named = failures.map(({ name, error }) => `${name}: ${error.split('\n')[0]}`)
  expect(named.toSorted()).toEqual([
    'broken.test.ts: Error: no such table',
    'hook.test.ts: Error: no database',
    'outside of tests: Error: nobody waits for it',
    'told.test.ts › asks: AssertionError: expected 500 to be 200 // Object.is equality',
    'wrong.test.ts › cart > adds: AssertionError: expected 2 to be 3 // Object.is equality',
  ])
})
