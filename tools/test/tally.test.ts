import { expect, test } from 'vitest'
import { sum, tallyPlaywright, tallyVitest, withExit } from './tally.ts'

test('a test file that cannot be loaded counts as one failure', () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 1,
    testResults: [
      { status: 'passed', assertionResults: [{ status: 'passed' }] },
      { status: 'failed', assertionResults: [{ status: 'passed' }, { status: 'failed' }] },
      { status: 'failed', assertionResults: [] },
    ],
  }
  expect(tallyVitest(report)).toEqual({ passed: 5, failed: 2 })
})

test('a journey that passed on the second try and an error outside journeys are failures', () => {
  const report = { stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 3 }, errors: [{ message: 'global setup' }] }
  expect(tallyPlaywright(report)).toEqual({ passed: 7, failed: 3 })
})

test('a stage that exits badly without naming a failure still fails the run', () => {
  expect(withExit({ passed: 5, failed: 0 }, 1)).toEqual({ passed: 5, failed: 1 })
  expect(withExit({ passed: 5, failed: 2 }, 1)).toEqual({ passed: 5, failed: 2 })
  expect(withExit({ passed: 5, failed: 0 }, null)).toEqual({ passed: 5, failed: 1 })
})

test('the last line adds up the stages', () => {
  expect(
    sum([
      { passed: 11, failed: 0 },
      { passed: 300, failed: 2 },
    ]),
  ).toEqual({ passed: 311, failed: 2 })
})
