import { expect, test } from 'vitest'
import { circuitBreaker } from './circuit-breaker.ts'

const broken = (limit: number) => {
  const opened = { times: 0 }
  const breaker = circuitBreaker(() => void opened.times++, limit)
  return { opened, breaker, fail: (times: number) => Array.from({ length: times }, () => breaker.failed()) }
}

test('opens after so many failures in a row, once', () => {
  const { opened, fail } = broken(3)
  fail(2)
  expect(opened.times).toBe(0)
  fail(1)
  expect(opened.times).toBe(1)
  fail(5)
  expect(opened.times).toBe(1)
})

test('an answer in between begins the count anew', () => {
  const { opened, breaker, fail } = broken(3)
  fail(2)
  breaker.answered()
  fail(2)
  expect(opened.times).toBe(0)
})

test('closed to try again, it opens with the first failure; an answer needs the whole row again', () => {
  const { opened, breaker, fail } = broken(3)
  fail(3)
  breaker.close()
  fail(1)
  expect(opened.times).toBe(2)
  breaker.close()
  breaker.answered()
  fail(2)
  expect(opened.times).toBe(2)
  fail(1)
  expect(opened.times).toBe(3)
})
