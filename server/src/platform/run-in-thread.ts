import { Worker } from 'node:worker_threads'

type Why = 'slow' | 'broken' | 'busy'

/** `slow`: no answer in time; `broken`: the thread failed or died of its work; `busy`: too many wait already. */
export class ThreadFailure extends Error {
  readonly why: Why
  constructor(why: Why, message: string) {
    super(message)
    this.why = why
  }
}

/** What a thread made by `runInThread` posts: the result of its work, or why there is none. */
export type ThreadAnswer<T> = { result: T } | { failure: string }

const TIME_LIMIT_MS = 10_000
const MEMORY_MB = 192
const MOST_AT_ONCE = 2
/** Each holds in memory what it was given. */
const MOST_WAITING = 20

let running = 0
const waiting: (() => void)[] = []

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (waiting.length >= MOST_WAITING) throw new ThreadFailure('busy', 'too many wait')
  if (running >= MOST_AT_ONCE) await new Promise<void>((go) => waiting.push(go))
  running += 1
  try {
    return await work()
  } finally {
    running -= 1
    waiting.shift()?.()
  }
}

const runOnce = <T>(file: URL, { data, transfer }: { data: unknown; transfer: ArrayBuffer[] }): Promise<T> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(file, {
      workerData: data,
      transferList: transfer,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB, maxYoungGenerationSizeMb: 32 },
    })
    const timer = setTimeout(() => fail('slow', 'no answer in time'), TIME_LIMIT_MS)
    const fail = (why: Why, message: string) => {
      clearTimeout(timer)
      reject(new ThreadFailure(why, message))
      void worker.terminate()
    }
    worker.on('message', (told: ThreadAnswer<T>) => {
      if ('failure' in told) return fail('broken', told.failure)
      clearTimeout(timer)
      resolve(told.result)
    })
    worker.on('error', (error: unknown) => fail('broken', String(error)))
    worker.on('exit', () => fail('broken', 'the thread ended'))
  })

/** Work on what a stranger has sent, in a thread of its own that it may kill; a few at a time. */
export const runInThread = <T>(file: URL, work: { data: unknown; transfer: ArrayBuffer[] }): Promise<T> =>
  inTurn(() => runOnce<T>(file, work))
