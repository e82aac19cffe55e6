import { expect, test } from 'vitest'
import { eachInTurn, inTurns } from './turns.ts'

const busy = (ms: number) => {
  const until = performance.now() + ms
  while (performance.now() < until);
}

/** How often something else got its turn while the work went on. */
async function turnsOfOthers(work: () => Promise<unknown>): Promise<number> {
  let turns = 0
  let isOver = false
  const other = () => {
    turns++
    if (!isOver) setImmediate(other)
  }
  setImmediate(other)
  await work()
  isOver = true
  return turns
}

test('a list of slow items lets others have their turn after each of them', async () => {
  const done: number[] = []
  const turns = await turnsOfOthers(() =>
    eachInTurn([1, 2, 3, 4], (one) => {
      busy(12)
      done.push(one)
    }),
  )
  expect(done).toEqual([1, 2, 3, 4])
  expect(turns).toBeGreaterThanOrEqual(4)
})

test('pieces of work run in their order, others have their turn in between, and a piece that fails stops no other', async () => {
  const inTurn = inTurns()
  const done: number[] = []
  const piece = (one: number) => () => {
    busy(12)
    if (one === 2) throw new Error('two')
    done.push(one)
  }
  const turns = await turnsOfOthers(() => Promise.allSettled([1, 2, 3, 4].map((one) => inTurn(piece(one)))))
  expect(done).toEqual([1, 3, 4])
  expect(turns).toBeGreaterThanOrEqual(3)
})
