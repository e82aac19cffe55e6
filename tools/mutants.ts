import { rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { Stryker } from '@stryker-mutator/core'
import { copyTree } from './mutants/copy-tree.ts'
import { summarise } from './mutants/summarise.ts'

/**
 * Puts single-point bugs into the rules and lists those that no unit test notices.
 * `npm run mutants` takes all rules, `npm run mutants -- contract/src/cart/cart.rules.ts` those named.
 * A bug in a value computed once, when a module loads, needs a new run of every test; `--statics` includes these, an hour for all.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    least: { type: 'string', default: '90' },
    workers: { type: 'string', default: '2' },
    statics: { type: 'boolean', default: false },
  },
})
const report = resolve('test-results/mutants.json')
const copy = await copyTree()
process.chdir(copy)
try {
  const mutants = await new Stryker({
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'tools/mutants/vitest.config.ts', related: true },
    mutate: positionals.length > 0 ? positionals : ['{contract,server,web}/src/**/*.rules.ts'],
    coverageAnalysis: 'perTest',
    ignoreStatic: !values.statics,
    inPlace: true,
    // TypeScript 7 has no programming interface; the tests need none of its settings.
    tsconfigFile: 'none',
    disableTypeChecks: true,
    allowConsoleColors: false,
    reporters: ['json'],
    jsonReporter: { fileName: report },
    concurrency: Number(values.workers),
    // Only for runs that hang; a slow machine is no fault.
    dryRunTimeoutMinutes: 60,
    timeoutMS: 30_000,
  }).runMutationTest()
  const { text, score } = summarise(mutants, copy)
  console.log(text)
  process.exitCode = score >= Number(values.least) ? 0 : 1
} finally {
  await rm(copy, { recursive: true, force: true })
}
