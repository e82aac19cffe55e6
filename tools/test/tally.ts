import * as z from 'zod'
import type { Failure } from './failure.ts'

export type Tally = { passed: number; failures: Failure[] }

const playwrightError = z.object({ message: z.string().default('') })
const playwrightSpec = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(
    z.object({ projectName: z.string(), status: z.string(), results: z.array(z.object({ errors: z.array(playwrightError).default([]) })) }),
  ),
})
const playwrightSuite = z.object({
  specs: z.array(playwrightSpec).default([]),
  get suites() {
    return z.array(playwrightSuite).default([])
  },
})
const playwrightReport = z.object({
  stats: z.object({ expected: z.number() }),
  suites: z.array(playwrightSuite).default([]),
  errors: z.array(playwrightError),
})

/** A journey that passed only on the second try has failed; so has an error outside the journeys. */
export function tallyPlaywright(report: unknown): Tally {
  const { stats, suites, errors } = playwrightReport.parse(report)
  const failures = specsIn(suites).flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => ({
        name: `e2e/${file} › ${title} (${projectName})`,
        error: results.flatMap((result) => result.errors.map(({ message }) => message)).join('\n'),
      })),
  )
  return {
    passed: stats.expected,
    failures: [...failures, ...errors.map(({ message }) => ({ name: 'outside the journeys', error: message }))],
  }
}

const specsIn = (suites: z.infer<typeof playwrightSuite>[]): z.infer<typeof playwrightSpec>[] =>
  suites.flatMap((suite) => [...suite.specs, ...specsIn(suite.suites)])

/** A stage with a bad exit code has at least one failure, whatever its report says. */
export function withExit({ passed, failures }: Tally, exitCode: number | null): Tally {
  if (exitCode === 0 || failures.length > 0) return { passed, failures }
  return { passed, failures: [{ name: `ended with ${exitCode ?? 'a signal'}, no failure named`, error: 'Its own output above says why.' }] }
}

export const sum = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failures: tallies.flatMap(({ failures }) => failures),
})
