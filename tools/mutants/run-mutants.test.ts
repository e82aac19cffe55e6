import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { instrumentRules } from './instrument.ts'
import { runMutants } from './run-mutants.ts'
import { summarise } from './summarise.ts'

let root = ''
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'vitrina-rules-'))
  await mkdir(join(root, 'contract/src'), { recursive: true })
  await writeFile(
    join(root, 'contract/src/fee.rules.ts'),
    'export const fee = (sum: number) => sum >= 100 ? 0 : 7\nexport const unused = (sum: number) => sum - 1\n',
  )
  const edge = 'expect(fee(100)).toBe(0)\nexpect(fee(99)).toBe(7)\nexpect(fee(101)).toBe(0)'
  await writeFile(
    join(root, 'contract/src/fee.rules.test.ts'),
    `import { expect, test } from 'vitest'\nimport { fee } from './fee.rules.ts'\ntest('the fee ends at a hundred', () => {\n${edge}\n})\n`,
  )
})
afterAll(() => rm(root, { recursive: true, force: true }))

test('a bug that a test notices counts, one in a function that no test calls is listed', async () => {
  const results = await runMutants(await instrumentRules(root, []), { root, workers: 1 })
  const { text, score } = summarise(results, root)
  expect(results.filter(({ line }) => line === 1).map(({ status }) => status)).not.toContain('Survived')
  expect(text).toContain('contract/src/fee.rules.ts:2 ArithmeticOperator → sum + 1 (no test runs it)')
  expect(score).toBeGreaterThan(50)
  expect(score).toBeLessThan(100)
})
