import { expect, test } from 'vitest'
import { createIdempotentAttempts } from './idempotent-attempts.ts'

const failing = (keys: string[]) => (key: string) => {
  keys.push(key)
  return Promise.reject(new Error('no answer'))
}
const answering = (keys: string[]) => (key: string) => {
  keys.push(key)
  return Promise.resolve('made')
}

test('the same body sent again after a network failure carries the same key', async () => {
  const keys: string[] = []
  const attempts = createIdempotentAttempts()
  await expect(attempts.once({ cart: 1 }, failing(keys))).rejects.toThrow('no answer')
  await attempts.once({ cart: 1 }, answering(keys))
  expect(keys[0]).toBe(keys[1])
})

test('another body is another attempt', async () => {
  const keys: string[] = []
  const attempts = createIdempotentAttempts()
  await expect(attempts.once({ cart: 1 }, failing(keys))).rejects.toThrow('no answer')
  await attempts.once({ cart: 1, comment: 'срочно' }, answering(keys))
  expect(keys[0]).not.toBe(keys[1])
})

test('after a success the same body gets a new key', async () => {
  const keys: string[] = []
  const attempts = createIdempotentAttempts()
  await attempts.once(null, answering(keys))
  await attempts.once(null, answering(keys))
  expect(keys[0]).not.toBe(keys[1])
})
