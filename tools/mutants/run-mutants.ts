import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { InstrumentedRules, Mutant } from './instrument.ts'
import type { Report, Task } from './worker.ts'

export type MutantResult = Mutant & { status: string }

/** Only for a bug that hangs its test; a slow machine is no fault. */
const HUNG_MS = 60_000

/** Tries every mutant; each worker has a share of them, and is started again after one that hung. */
export async function runMutants(rules: InstrumentedRules, { root, workers }: { root: string; workers: number }): Promise<MutantResult[]> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrina-mutants-'))
  const statuses = new Map<string, string>()
  try {
    await Promise.all(
      Array.from({ length: workers }, async (_, worker) => {
        const share = rules.mutants.filter((_mutant, index) => index % workers === worker)
        for (let left = share; left.length > 0; left = left.filter(({ id }) => !statuses.has(id))) {
          const task: Task = { root, sources: rules.sources, tests: rules.tests, mutants: left }
          const file = join(folder, `task-${worker}.json`)
          await writeFile(file, JSON.stringify(task))
          const before = statuses.size
          await runWorker(file, statuses, worker === 0)
          if (statuses.size === before) throw new Error('a worker ended without a result')
        }
      }),
    )
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  return rules.mutants.map((mutant) => ({ ...mutant, status: statuses.get(mutant.id) ?? 'Ignored' }))
}

async function runWorker(task: string, statuses: Map<string, string>, isTalkative: boolean): Promise<void> {
  const worker = spawn(process.execPath, ['--no-warnings', join(import.meta.dirname, 'worker.ts'), task], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let running: string | null = null
  let timer: NodeJS.Timeout | undefined
  for await (const line of createInterface({ input: worker.stdout })) {
    const report = readReport(line)
    if (report === null) continue
    clearTimeout(timer)
    if (report.kind === 'unusable' && isTalkative) console.warn(`not run: ${report.what}: ${report.why}`)
    if (report.kind === 'started') {
      running = report.id
      timer = setTimeout(() => worker.kill('SIGKILL'), HUNG_MS)
    }
    if (report.kind === 'ended') {
      statuses.set(report.id, report.status)
      running = null
    }
  }
  clearTimeout(timer)
  if (running !== null) statuses.set(running, 'Timeout')
}

/** Tests may print lines of their own. */
function readReport(line: string): Report | null {
  return line.startsWith('{"kind":') ? (JSON.parse(line) as Report) : null
}
