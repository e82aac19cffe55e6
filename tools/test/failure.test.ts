import { expect, test } from 'vitest'
import { listFailures } from './failure.ts'

test('every failure is listed by its name, with the first lines of its error, without colours and empty lines', () => {
  const long = Array.from({ length: 20 }, (_, line) => `line ${line}`).join('\n')
  const list = listFailures([
    { name: 'lint', error: '\u001b[31mfloating promise\u001b[39m\n\n  at x.ts  \n' },
    { name: 'a.test.ts › adds', error: long },
  ])
  expect(list.split('\n').slice(0, 4)).toEqual(['✗ lint', '    floating promise', '      at x.ts', '✗ a.test.ts › adds'])
  expect(list.split('\n').slice(-2)).toEqual(['    line 11', '    …'])
})

test('nothing failed, nothing is listed', () => {
  expect(listFailures([])).toBe('')
})
