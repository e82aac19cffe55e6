import { expect, test } from 'vitest'
import { failuresIn } from './failures.rules.ts'

test('failed requests of a log are grouped by their root cause, the most frequent first', () => {
  const line = (err: object, msg = 'request failed') => JSON.stringify({ level: 50, msg, err })
  const aborted = { message: 'Failed query', stack: 'outer', cause: { message: 'transaction is aborted', code: '25P02', stack: 'inner' } }
  const log = [
    line({ message: 'torn', stack: 'here' }),
    line(aborted),
    line({ message: 'other' }, 'jobs are late'),
    line(aborted),
    '',
  ].join('\n')
  expect(failuresIn(log)).toEqual(['2 × transaction is aborted (25P02)\ninner', '1 × torn (no code)\nhere'])
})
