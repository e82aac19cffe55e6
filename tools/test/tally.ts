import * as z from 'zod'

export type Tally = { passed: number; failed: number }

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) })),
})

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(z.unknown()),
})

/** A file that could not even be loaded has no failed test of its own, and counts as one. */
export function tallyVitest(report: unknown): Tally {
  const { numPassedTests, numFailedTests, testResults } = vitestReport.parse(report)
  const brokenFiles = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every((assertion) => assertion.status !== 'failed'),
  )
  return { passed: numPassedTests, failed: numFailedTests + brokenFiles.length }
}

/** A journey that passed only on the second try has failed; so has what broke outside the journeys. */
export function tallyPlaywright(report: unknown): Tally {
  const { stats, errors } = playwrightReport.parse(report)
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length }
}

/** A stage that ended badly has at least one failure, whatever its report says. */
export const withExit = ({ passed, failed }: Tally, exitCode: number | null): Tally => ({
  passed,
  failed: exitCode === 0 ? failed : Math.max(1, failed),
})

export const sum = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failed: tallies.reduce((total, { failed }) => total + failed, 0),
})
