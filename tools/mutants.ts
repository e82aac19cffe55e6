import { parseArgs } from 'node:util'
import { resolve } from 'node:path'
import { instrumentRules } from './mutants/instrument.ts'
import { runMutants } from './mutants/run-mutants.ts'
import { summarise } from './mutants/summarise.ts'

/**
 * Puts single-point bugs into the rules, one at a time and in memory, and lists those that no unit test notices.
 * `npm run mutants` takes all rules, `npm run mutants -- contract/src/quantity` those whose path begins so.
 * Bugs in values computed while a module loads are left out: each would need a process of its own.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { least: { type: 'string', default: '90' }, workers: { type: 'string', default: '2' } },
})
const root = resolve(import.meta.dirname, '..')
const rules = await instrumentRules(root, positionals)
const results = await runMutants(rules, { root, workers: Number(values.workers) })
const { text, score } = summarise(results, root)
console.log(text)
process.exitCode = score >= Number(values.least) ? 0 : 1
