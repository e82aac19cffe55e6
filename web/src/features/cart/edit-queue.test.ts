import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createEditQueue, type LineEdit } from './edit-queue.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function aCart({ refuse = false } = {}) {
  const sent: [number, LineEdit][] = []
  const answers: (() => void)[] = []
  const onRefused = vi.fn()
  const queue = createEditQueue({
    send: (id, edit) => {
      sent.push([id, edit])
      return new Promise((resolve, reject) => answers.push(() => (refuse ? reject(new Error('no')) : resolve())))
    },
    onRefused,
  })
  const answer = async () => {
    answers.shift()?.()
    await vi.advanceTimersByTimeAsync(0)
  }
  return { queue, sent, answer, onRefused, pause: () => vi.advanceTimersByTimeAsync(400) }
}

test('quick changes of a line are merged into one, and the next waits for the answer', async () => {
  const { queue, sent, answer, pause } = aCart()
  for (const amount of [1, 2, 3]) queue.set(7, { amount })
  queue.set(7, { note: 'щит 2' })
  queue.set(8, { amount: 5 })
  await pause()
  expect(sent).toEqual([[7, { amount: 3, note: 'щит 2' }]])
  const onStored = vi.fn()
  void queue.stored().then(onStored)
  await answer()
  expect(sent[1]).toEqual([8, { amount: 5 }])
  expect(onStored).not.toHaveBeenCalled()
  await answer()
  expect(onStored).toHaveBeenCalledOnce()
})

test('a change made while another is under way is sent after it', async () => {
  const { queue, sent, answer, pause } = aCart()
  queue.set(7, { amount: 2 })
  await pause()
  queue.set(7, { amount: 9 })
  await pause()
  expect(sent).toHaveLength(1)
  await answer()
  expect(sent[1]).toEqual([7, { amount: 9 }])
})

test('after a refusal nothing more is sent and the cart is fetched again', async () => {
  const { queue, sent, answer, onRefused, pause } = aCart({ refuse: true })
  queue.set(7, { amount: 2 })
  queue.set(8, { amount: 2 })
  const stored = queue.stored()
  await pause()
  await answer()
  expect(onRefused).toHaveBeenCalledOnce()
  expect(sent).toHaveLength(1)
  await stored
})

test('leaving the page sends pending changes at once', async () => {
  const { queue, sent } = aCart()
  queue.set(7, { amount: 2 })
  queue.flushNow()
  expect(sent).toEqual([[7, { amount: 2 }]])
})
