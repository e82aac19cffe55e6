import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAmountsQueue } from './amounts-queue.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A server answered by hand. */
function aServer() {
  const sent: [number, number][][] = []
  const answers: { accept: () => void; refuse: () => void }[] = []
  const refused: [number, number][][] = []
  const queue = createAmountsQueue({
    send: (amounts) => {
      sent.push([...amounts])
      return new Promise((resolve, reject) => answers.push({ accept: resolve, refuse: () => reject(new Error('no')) }))
    },
    onRefused: (last) => void refused.push([...last]),
  })
  const pause = () => vi.advanceTimersByTimeAsync(300)
  const answer = async (how: 'accept' | 'refuse') => {
    answers.shift()?.[how]()
    await vi.advanceTimersByTimeAsync(0)
  }
  return { queue, sent, refused, pause, answer }
}

test('quick clicks become one request with the last amount of each product', async () => {
  const { queue, sent, pause } = aServer()
  for (const amount of [1, 2, 3, 4]) queue.set(7, amount, 0)
  queue.set(8, 10, 0)
  expect(sent).toEqual([])
  await pause()
  expect(sent).toEqual([
    [
      [7, 4],
      [8, 10],
    ],
  ])
})

test('clicks during a request wait for its answer, so that none can overtake another', async () => {
  const { queue, sent, pause, answer } = aServer()
  queue.set(7, 1, 0)
  await pause()
  queue.set(7, 2, 1)
  await pause()
  queue.set(7, 3, 2)
  await pause()
  expect(sent).toHaveLength(1)
  await answer('accept')
  expect(sent).toEqual([[[7, 1]], [[7, 3]]])
})

test('a refused amount is reset to the last known one of the cart', async () => {
  const { queue, refused, pause, answer } = aServer()
  queue.set(7, 5, 2)
  queue.set(8, 1, 0)
  await pause()
  await answer('refuse')
  expect(refused).toEqual([
    [
      [7, 2],
      [8, 0],
    ],
  ])
  queue.set(7, 9, 2)
  await pause()
  await answer('accept')
  queue.set(7, 11, 9)
  await pause()
  await answer('refuse')
  expect(refused.at(-1)).toEqual([[7, 9]])
})

test('a product changed again keeps its newer amount when the older one is refused', async () => {
  const { queue, sent, refused, pause, answer } = aServer()
  queue.set(7, 5, 2)
  queue.set(8, 5, 3)
  await pause()
  queue.set(7, 6, 5)
  await answer('refuse')
  expect(refused).toEqual([[[8, 3]]])
  await pause()
  expect(sent.at(-1)).toEqual([[7, 6]])
  await answer('refuse')
  expect(refused.at(-1)).toEqual([[7, 2]])
})

test('leaving the page sends waiting amounts at once, beside those under way', async () => {
  const { queue, sent, pause } = aServer()
  queue.set(7, 1, 0)
  queue.flushNow()
  expect(sent).toEqual([[[7, 1]]])
  queue.set(7, 2, 1)
  queue.flushNow()
  expect(sent).toEqual([[[7, 1]], [[7, 2]]])
  await pause()
  expect(sent).toHaveLength(2)
})
