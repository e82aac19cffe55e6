import { expect, test, vi } from 'vitest'
import { runInThread, ThreadFailure } from './run-in-thread.ts'

// Threads start slowly on a machine with other work.
vi.setConfig({ testTimeout: 120_000 })

const thread = (code: string) =>
  new URL(`data:text/javascript,${encodeURIComponent(`import { parentPort, workerData } from 'node:worker_threads';${code}`)}`)
const nothing = { data: null, transfer: [] }
const failed = (why: string, message: RegExp) =>
  expect.objectContaining({ constructor: ThreadFailure, why, message: expect.stringMatching(message) })

test('the result of the work is what the thread posts', async () => {
  const double = thread('parentPort.postMessage({ result: workerData * 2 })')
  expect(await runInThread(double, { data: 21, transfer: [] })).toBe(42)
})

test('work without an end is stopped in time', async () => {
  await expect(runInThread(thread('for (;;);'), { ...nothing, limitMs: 50 })).rejects.toEqual(failed('slow', /in time/))
})

test('work that fails, throws, ends without an answer or eats up its memory is broken, and the process lives', async () => {
  const cases = [
    ["parentPort.postMessage({ failure: 'no rows' })", /no rows/],
    ["throw new Error('torn')", /torn/],
    ['', /ended/],
    // In small bites: of one that is larger than the rest of the heap the whole process dies.
    ['const held = []; for (;;) held.push(new Array(1e5).fill(held.length))', /memory/i],
  ] as const
  for (const [code, message] of cases) await expect(runInThread(thread(code), nothing)).rejects.toEqual(failed('broken', message))
})

test('two work at once, twenty wait, and the next one is refused at once', async () => {
  const briefly = thread('setTimeout(() => parentPort.postMessage({ result: 1 }), 20)')
  const all = await Promise.allSettled(Array.from({ length: 25 }, () => runInThread(briefly, nothing)))
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(22)
  const refused = all.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []))
  expect(refused).toEqual([1, 2, 3].map(() => failed('busy', /wait/)))
})
