import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Reporter, SerializedError, TestModule, TestSpecification } from 'vitest/node'
import type { Tally } from './tally.ts'

type Printed = Parameters<NonNullable<Reporter['onUserConsoleLog']>>[0]

const root = process.cwd()

/** With so few files left one core of two is idle, or soon will be. */
const LAST_FILES = 2

/**
 * Writes a Tally to the file named by VITEST_REPORT.
 * Vitest's own report in JSON omits errors outside of tests, which fail the run all the same.
 */
export default class VitestReport implements Reporter {
  readonly #printed = new Map<string, string>()
  #left = 0

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    this.#left = specifications.length
  }

  /** Tells the suite that its next stage may begin. */
  onTestModuleEnd(): void {
    this.#left -= 1
    if (this.#left === LAST_FILES) process.send?.('idle')
  }

  onUserConsoleLog({ taskId, type, content }: Printed): void {
    if (taskId && type === 'stderr') this.#printed.set(taskId, (this.#printed.get(taskId) ?? '') + content)
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const tally: Tally = {
      passed: tests.filter((test) => test.result().state === 'passed').length,
      failures: [
        ...modules.flatMap((module) => failuresIn(module, this.#printed)),
        ...unhandled.map((error) => ({ name: 'outside of tests', error: textOf([error]) })),
      ],
    }
    writeFileSync(process.env.VITEST_REPORT ?? '', JSON.stringify(tally))
  }
}

/** Output of a test on stderr often says why it failed: the cause behind an answer of 500. */
const textAfter = (printed = '') => (printed ? `\nprinted: ${printed}` : '')

/** A file that cannot be loaded, and a hook around its tests, fail without a failed test. */
function failuresIn(module: TestModule, printed: ReadonlyMap<string, string>): Tally['failures'] {
  const file = relative(root, module.moduleId)
  const around = [module, ...module.children.allSuites()]
    .filter((suite) => suite.errors().length > 0)
    .map((suite) => ({ name: suite.type === 'suite' ? `${file} › ${suite.fullName}` : file, error: textOf(suite.errors()) }))
  const failed = [...module.children.allTests('failed')].map((test) => ({
    name: `${file} › ${test.fullName}`,
    error: textOf(test.result().errors ?? []) + textAfter(printed.get(test.id)),
  }))
  return [...around, ...failed]
}

const textOf = (errors: readonly { message: string; stack?: string | undefined }[]) =>
  errors.map(({ message, stack }) => stack ?? message).join('\n')
