import { globSync, readFileSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { followFixture, followProduct } from './cruise.ts'

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

test('the product keeps every import rule, and was really read', async () => {
  const { modules, summary } = await followProduct()
  expect(summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)).toEqual([])

  const own = modules.filter(({ source }) => /^(contract|server|web)\//.test(source))
  expect(own.length).toBeGreaterThan(20)

  // Spellings that could evade the rules: #imports of both sides, and the contract by its package name.
  const edges = own.flatMap(({ source, dependencies }) => dependencies.map(({ module, resolved }) => ({ source, module, resolved })))
  const lands = (from: string, spelling: string, on: string) =>
    edges.some(({ source, module, resolved }) => source.startsWith(from) && module.startsWith(spelling) && resolved.startsWith(on))
  expect(lands('server/', '@vitrina/contract/', 'contract/src/')).toBe(true)
  expect(lands('web/', '@vitrina/contract/', 'contract/src/')).toBe(true)
  expect(lands('server/', '#platform/', 'server/src/platform/')).toBe(true)
  expect(lands('web/', '#ui/', 'web/src/ui/')).toBe(true)
  for (const { resolved } of edges.filter(({ module }) => module.startsWith('#'))) expect(statSync(resolved).isFile()).toBe(true)
})
