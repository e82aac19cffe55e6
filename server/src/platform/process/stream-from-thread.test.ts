import { expect, test } from 'vitest'
import { ThreadFailure } from './run-in-thread.ts'
import { streamFromThread } from './stream-from-thread.ts'

const thread = (code: string) => new URL(`data:text/javascript,${encodeURIComponent(code)}`)
const head = `import { once } from 'node:events'; import { parentPort, workerData } from 'node:worker_threads';`
const work = { data: 5, transfer: [], memoryMb: 64, limitMs: 5_000 }

const taken = async (code: string, limits = work) => {
  const parts: number[] = []
  for await (const part of streamFromThread<number>(thread(head + code), limits)) parts.push(part)
  return parts
}
const failure = (code: string, limits = work) =>
  taken(code, limits).catch((error: unknown) => (error instanceof ThreadFailure ? error.why : error))

test('all parts come, one after the other', async () => {
  const code = `for (let n = 0; n < workerData; n++) { parentPort.postMessage({ part: n }); await once(parentPort, 'message') } parentPort.postMessage({ isOver: true })`
  expect(await taken(code)).toEqual([0, 1, 2, 3, 4])
})

test('a thread that fails, dies or is silent is told apart', async () => {
  expect(await failure(`parentPort.postMessage({ failure: 'x' })`)).toBe('broken')
  expect(await failure(`process.exit(1)`)).toBe('broken')
  expect(await failure(`throw new Error('x')`)).toBe('broken')
  expect(await failure(`await once(parentPort, 'message')`, { ...work, limitMs: 50 })).toBe('slow')
})
