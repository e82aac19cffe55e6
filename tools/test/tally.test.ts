import { expect, test } from 'vitest'
import { sum, tallyPlaywright, withExit } from './tally.ts'

test('a journey that passed on the second try and an error outside journeys are failures', () => {
  const journey = (status: string, errors: object[] = []) => ({ projectName: 'phone', status, results: [{ errors }] })
  const spec = (title: string, ...tests: object[]) => ({ title, file: 'cart.spec.ts', tests })
  const report = {
    stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 3 },
    suites: [
      {
        specs: [spec('fills', journey('expected'), journey('skipped'))],
        suites: [{ specs: [spec('pays', journey('unexpected', [{ message: 'no button' }])), spec('ships', journey('flaky'))] }],
      },
    ],
    errors: [{ message: 'global setup' }],
  }
  expect(tallyPlaywright(report)).toEqual({
    passed: 7,
    failures: [
      { name: 'e2e/cart.spec.ts › pays (phone)', error: 'no button' },
      { name: 'e2e/cart.spec.ts › ships (phone)', error: '' },
      { name: 'outside the journeys', error: 'global setup' },
    ],
  })
})

test('a stage that exits badly without naming a failure still fails the run', () => {
  const failures = [{ name: 'a.test.ts', error: '' }]
  expect(withExit({ passed: 5, failures: [] }, 0).failures).toHaveLength(0)
  expect(withExit({ passed: 5, failures: [] }, 1).failures).toHaveLength(1)
  expect(withExit({ passed: 5, failures }, 1)).toEqual({ passed: 5, failures })
  expect(withExit({ passed: 5, failures: [] }, null).failures).toHaveLength(1)
})

test('the last line adds up the stages', () => {
  const failure = { name: 'lint', error: '' }
  expect(
    sum([
      { passed: 11, failures: [failure] },
      { passed: 300, failures: [] },
    ]),
  ).toEqual({ passed: 311, failures: [failure] })
})
