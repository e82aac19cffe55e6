import { checkBundleBudget } from './check/bundle-budget.ts'
import { checkLayers } from './check/layers.ts'
import { checkLockfile } from './check/lockfile.ts'
import { run } from './check/run.ts'

type Step = { name: string; work: () => Promise<{ ok: boolean; output: string }> }
export type Check = { name: string; ok: boolean; output: string; seconds: number }

/** The longest first. */
const steps: Step[] = [
  // The linter knows every type, so it reports the compiler's errors too: `tsc` would infer them all over again.
  { name: 'types, lint', work: () => run('oxlint', '--type-check') },
  { name: 'bundle budget', work: checkBundleBudget },
  { name: 'dead code', work: () => run('knip', '--no-progress') },
  { name: 'layers', work: checkLayers },
  { name: 'format', work: () => run('biome', 'format') },
  { name: 'lockfile', work: checkLockfile },
]

const AT_ONCE = 2

/** All static checks of the code; `firstIdle`: the last of them runs alone, and a core has nothing to do. */
export function runChecks(report: (check: Check) => void = () => {}): { firstIdle: Promise<void>; done: Promise<Check[]> } {
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
  const workers = Array.from({ length: AT_ONCE }, worker)
  return { firstIdle: Promise.race(workers), done: Promise.all(workers).then(() => done) }
}

export function printCheck({ name, ok, output, seconds }: Check): void {
  console.log(`${ok ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`)
  if (!ok) console.log(`${output.trim().replace(/^/gm, '    ')}\n`)
}

if (import.meta.main) {
  const checks = await runChecks(printCheck).done
  const failed = checks.filter(({ ok }) => !ok)
  console.log(
    failed.length === 0
      ? `${checks.length} checks passed`
      : `${failed.length} of ${checks.length} checks failed: ${failed.map(({ name }) => name).join(', ')}`,
  )
  process.exitCode = failed.length === 0 ? 0 : 1
}
