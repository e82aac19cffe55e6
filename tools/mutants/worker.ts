import { readFile } from 'node:fs/promises'
import { writeSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import fc from 'fast-check'
import type { Mutant } from './instrument.ts'
import type { CollectedTest } from './test-api.ts'

export type Task = { root: string; sources: Record<string, string>; tests: string[]; mutants: Mutant[] }
export type Report =
  | { kind: 'unusable'; what: string; why: string }
  | { kind: 'started'; id: string }
  | { kind: 'ended'; id: string; status: 'Killed' | 'Survived' | 'NoCoverage' | 'Ignored' }

type Hits = Record<string, number>
/** State shared with the switches in the instrumented sources. */
type Switches = {
  activeMutant?: string | undefined
  currentTestId?: string | undefined
  hitCount?: number
  hitLimit?: number
  mutantCoverage?: { static: Hits; perTest: Record<string, Hits> }
}
type TimedTest = CollectedTest & { id: string; ms: number }

/** Bugs are tried by the thousand; a few runs of a property notice nearly all that a hundred do. */
const PROPERTY_RUNS = 25

const task = JSON.parse(await readFile(process.argv[2] ?? '', 'utf8')) as Task
const switches: Switches = {}
Object.assign(globalThis, { __stryker__: switches })
fc.configureGlobal({ numRuns: PROPERTY_RUNS })
const testApi = new URL('test-api.ts', import.meta.url).href
registerHooks({
  resolve: (specifier, context, next) => (specifier === 'vitest' ? { url: testApi, shortCircuit: true } : next(specifier, context)),
  load(url, context, next) {
    const source = url.startsWith('file:') ? task.sources[fileURLToPath(url)] : undefined
    return source === undefined ? next(url, context) : { format: 'module-typescript', source, shortCircuit: true }
  },
})

const tests = await collectTests()
const usable = await runUnharmed(tests)
const covered = switches.mutantCoverage ?? { static: {}, perTest: {} }
for (const mutant of task.mutants) await tryMutant(mutant)
process.exit(0)

function report(message: Report): void {
  // Written at once, so that the parent knows which one hung.
  writeSync(1, `${JSON.stringify(message)}\n`)
}

async function collectTests(): Promise<TimedTest[]> {
  const { collected } = (await import(testApi)) as typeof import('./test-api.ts')
  for (const file of task.tests) {
    const before = collected.length
    try {
      await import(pathToFileURL(file).href)
      for (const test of collected.slice(before)) test.file = file
    } catch (error) {
      collected.length = before
      report({ kind: 'unusable', what: file, why: String(error).slice(0, 200) })
    }
  }
  return collected.map((test, index) => ({ ...test, id: String(index), ms: 0 }))
}

/** Without any bug, to know which test passes here, how long it takes and which bugs it meets. */
async function runUnharmed(all: TimedTest[]): Promise<TimedTest[]> {
  const passed: TimedTest[] = []
  for (const test of all) {
    switches.currentTestId = test.id
    const startedAt = performance.now()
    try {
      await test.run()
      passed.push(test)
    } catch (error) {
      report({ kind: 'unusable', what: `${test.file} › ${test.name}`, why: String(error).slice(0, 200) })
    }
    test.ms = performance.now() - startedAt
  }
  switches.currentTestId = undefined
  return passed
}

async function tryMutant({ id, fileName }: Mutant): Promise<void> {
  const meeting = usable.filter((test) => covered.perTest[test.id]?.[id])
  if (meeting.length === 0) return report({ kind: 'ended', id, status: covered.static[id] ? 'Ignored' : 'NoCoverage' })
  const beside = fileName.replace(/\.ts$/, '.test.ts')
  meeting.sort((one, other) => Number(other.file === beside) - Number(one.file === beside) || one.ms - other.ms)
  const hits = meeting.reduce((sum, test) => sum + (covered.perTest[test.id]?.[id] ?? 0), 0)
  report({ kind: 'started', id })
  switches.activeMutant = id
  let isNoticed = false
  for (const test of meeting) {
    // A loop that never ends is stopped by the switch it passes.
    Object.assign(switches, { hitCount: 0, hitLimit: 100 * hits + 1000 })
    isNoticed = await fails(test)
    if (isNoticed) break
  }
  switches.activeMutant = undefined
  report({ kind: 'ended', id, status: isNoticed ? 'Killed' : 'Survived' })
}

async function fails(test: TimedTest): Promise<boolean> {
  try {
    await test.run()
    return false
  } catch {
    // The failure is the answer.
    return true
  }
}
