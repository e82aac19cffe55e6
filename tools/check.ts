import { checkBundleBudget } from './check/bundle-budget.ts'
import { checkLayers } from './check/layers.ts'
import { checkLockfile } from './check/lockfile.ts'
import { run } from './check/run.ts'

type Step = { name: string; work: () => Promise<{ ok: boolean; output: string }> }
export type Check = { name: string; ok: boolean; output: string; seconds: number }

/** One checker: each further one infers the same types anew, which on two cores takes twice the time. */
const checkTypes = (folder: string) => run('tsc', '-p', folder, '--checkers', '1')

/** The longest first: two cores are then busy to the end. */
const steps: Step[] = [
  { name: 'lint', work: () => run('oxlint') },
  { name: 'bundle budget', work: checkBundleBudget },
  { name: 'types: web', work: () => checkTypes('web') },
  // The tools import most of the server: together they cost no more than the server alone.
  { name: 'types: server, tools', work: () => checkTypes('.') },
  { name: 'types: e2e', work: () => checkTypes('e2e') },
  { name: 'types: contract', work: () => checkTypes('contract') },
  { name: 'dead code', work: () => run('knip', '--no-progress') },
  { name: 'layers', work: checkLayers },
  { name: 'format', work: () => run('biome', 'format') },
  { name: 'lockfile', work: checkLockfile },
]

const AT_ONCE = 2

/** All static checks of the code. */
export async function runChecks(report: (check: Check) => void = () => {}): Promise<Check[]> {
  const waiting = steps.values()
  const done: Check[] = []
  const worker = async () => {
    for (const { name, work } of waiting) {
      const startedAt = performance.now()
      const { ok, output } = await work().catch((error: unknown) => ({
        ok: false,
        output: error instanceof Error ? error.message : String(error),
      }))
      const check = { name, ok, output, seconds: (performance.now() - startedAt) / 1000 }
      done.push(check)
      report(check)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return done
}

export function printCheck({ name, ok, output, seconds }: Check): void {
  console.log(`${ok ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`)
  if (!ok) console.log(`${output.trim().replace(/^/gm, '    ')}\n`)
}

if (import.meta.main) {
  const checks = await runChecks(printCheck)
  const failed = checks.filter(({ ok }) => !ok)
  console.log(
    failed.length === 0
      ? `${checks.length} checks passed`
      : `${failed.length} of ${checks.length} checks failed: ${failed.map(({ name }) => name).join(', ')}`,
  )
  process.exitCode = failed.length === 0 ? 0 : 1
}
