import { globSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { followFixture } from './cruise.ts'

const fixture = resolve(import.meta.dirname, 'fixture')

/** `rule ← file`, from the `// breaks:` lines at the top of the fixture's files. */
const promisedBreaches = () =>
  globSync('**/*.{ts,tsx}', { cwd: fixture }).flatMap((file) => {
    const rules = [...readFileSync(`${fixture}/${file}`, 'utf8').matchAll(/^\/\/ breaks: (.+)$/gm)].map(([, rule]) => rule)
    return rules.map((rule) => `${rule} ← ${rule === 'no-module-cycles' ? dirname(file) : file}`)
  })

test('every import rule is broken by the fixture on purpose, and fires there and nowhere else', async () => {
  const { summary } = await followFixture()

  const fired = new Set(summary.violations.map(({ rule }) => rule.name))
  expect([...fired].toSorted()).toEqual(summary.ruleSetUsed?.forbidden?.map(({ name }) => name ?? '').toSorted())

  expect(summary.violations.map(({ rule, from }) => `${rule.name} ← ${from}`).toSorted()).toEqual(promisedBreaches().toSorted())
})
