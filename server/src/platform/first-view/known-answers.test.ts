import { expect, test } from 'vitest'
import { KnownAnswers } from './known-answers.ts'

const bodyOf = (value: unknown) => new Uint8Array(Buffer.from(JSON.stringify(value)))
const aThread = () => new KnownAnswers((body) => JSON.parse(Buffer.from(body).toString()) as unknown)

test('within a second nothing is asked twice, later it is', () => {
  const answers = aThread()
  expect(answers.fresh('info', 500)).toBeUndefined()
  const given = answers.take('info', { body: bodyOf({ name: 'Витрина' }), askedAt: 500 })
  expect(given.value).toEqual({ name: 'Витрина' })
  expect(answers.fresh('info', 1_499)).toBe(given)
  expect(answers.fresh('settings', 600)).toBeUndefined()
  expect(answers.fresh('info', 1_500)).toBeUndefined()
})

test('an answer that is the same is the same object, and fresh again; a changed one is another', () => {
  const answers = aThread()
  const first = answers.take('filters', { body: bodyOf([1]), askedAt: 0 })
  const same = answers.take('filters', { body: bodyOf([1]), askedAt: 5_000 })
  expect([same.value === first.value, same.digest === first.digest, same.askedAt]).toEqual([true, true, 5_000])
  const changed = answers.take('filters', { body: bodyOf([2]), askedAt: 6_000 })
  expect([changed.value, changed.digest === first.digest]).toEqual([[2], false])
})

test('what was not used for longest is forgotten, so that a thread does not grow', () => {
  const answers = aThread()
  const megabyte = bodyOf('a'.repeat(1024 * 1024))
  for (let place = 0; place < 5; place++) answers.take(`${place}`, { body: megabyte, askedAt: 0 })
  expect(Array.from({ length: 5 }, (_, place) => answers.fresh(`${place}`, 0) !== undefined)).toEqual([false, false, true, true, true])
})
