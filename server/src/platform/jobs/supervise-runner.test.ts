import { pino } from 'pino'
import { expect, test } from 'vitest'
import { superviseRunner, type Runner } from './supervise-runner.ts'

const log = pino({ level: 'silent' })

function runners(failing: ReadonlySet<number> = new Set()) {
  const ends: (() => void)[] = []
  const stopped: number[] = []
  let starts = 0
  const start = async (): Promise<Runner> => {
    const number = ++starts
    if (failing.has(number)) throw new Error('no database')
    const { promise, resolve } = Promise.withResolvers<void>()
    ends.push(resolve)
    return { ended: promise, stop: async () => void stopped.push(number) }
  }
  return { start, ends, stopped, starts: () => starts }
}

test('a runner that ended is followed by another, however often', async () => {
  const { start, ends, stopped, starts } = runners()
  const kept = await superviseRunner(start, { log })
  for (let times = 1; times <= 3; times++) {
    ends.at(-1)?.()
    await expect.poll(starts).toBe(times + 1)
  }
  await kept.stop()
  expect(stopped).toEqual([4])
})

test('one that cannot start yet is tried again', async () => {
  const { start, ends, starts, stopped } = runners(new Set([2, 3]))
  const kept = await superviseRunner(start, { log })
  ends[0]?.()
  await expect.poll(starts).toBe(4)
  await kept.stop()
  expect(stopped).toEqual([4])
})

test('the very first is tried again as well', async () => {
  const { start, starts, stopped } = runners(new Set([1, 2]))
  const kept = await superviseRunner(start, { log })
  await expect.poll(starts).toBe(3)
  await kept.stop()
  expect(stopped).toEqual([3])
})

test('stopped while it waits to start again, it does not start', async () => {
  const { start, ends, starts, stopped } = runners()
  const kept = await superviseRunner(start, { log, rest: () => 60_000 })
  ends[0]?.()
  await new Promise((done) => setImmediate(done))
  await kept.stop()
  expect([starts(), stopped]).toEqual([1, []])
})
