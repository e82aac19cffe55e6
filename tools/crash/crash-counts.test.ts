import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { missedSteps, rarestOf, readCrashes } from './crash-counts.ts'
import { crashSteps } from './crash-at.ts'

test('deaths are counted from the diary, the rarest step is next, and steps reached too seldom are reported', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrina-deaths-'))
  const diary = join(folder, 'deaths')
  expect(rarestOf(await readCrashes(diary))).toBe(crashSteps[0])
  const missing = new Set(['before commit', 'after commit'])
  const reached = crashSteps.filter((step) => !missing.has(step))
  await writeFile(diary, [...reached, ...reached, ...reached, 'before commit'].map((step) => `${step}\n`).join(''))
  const deaths = await readCrashes(diary)
  expect(rarestOf(deaths)).toBe('after commit')
  expect(missedSteps(deaths, 3)).toEqual(['step «before commit» was reached 1 times of 3', 'step «after commit» was reached 0 times of 3'])
  await rm(folder, { recursive: true })
})
