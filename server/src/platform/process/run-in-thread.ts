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

/** A message from a thread of `runInThread`: the result of its work, or the reason of its failure. */
export type ThreadAnswer<T> = { result: T } | { failure: string }

const TIME_LIMIT_MS = 10_000
const MEMORY_MB = 192
const MOST_AT_ONCE = 2
/** Each holds its input in memory. */
const MOST_WAITING = 20

let running = 0
const waiting: (() => void)[] = []

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running < MOST_AT_ONCE) running += 1
  else if (waiting.length < MOST_WAITING) await new Promise<void>((go) => waiting.push(go))
  else throw new ThreadFailure('busy', 'too many wait')
  try {
    return await work()
  } finally {
    // A place is handed on: between its end and the next one's start no other call takes it.
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

type Work = { data: unknown; transfer: ArrayBuffer[]; limitMs?: number }

const runOnce = <T>(file: URL, { data, transfer, limitMs = TIME_LIMIT_MS }: Work): Promise<T> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(file, {
      workerData: data,
      transferList: transfer,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB, maxYoungGenerationSizeMb: 32 },
    })
    const timer = setTimeout(() => fail('slow', 'no answer in time'), limitMs)
    const fail = (why: Why, message: string) => {
      clearTimeout(timer)
      reject(new ThreadFailure(why, message))
      void worker.terminate()
    }
    worker.on('message', (answer: ThreadAnswer<T>) => {
      if ('failure' in answer) return fail('broken', answer.failure)
      clearTimeout(timer)
      resolve(answer.result)
    })
    worker.on('error', (error: unknown) => fail('broken', String(error)))
    worker.on('exit', () => fail('broken', 'the thread ended'))
  })

/** Runs work on an untrusted upload, in a thread of its own that it may kill; a few at a time. */
export const runInThread = <T>(file: URL, work: Work): Promise<T> => inTurn(() => runOnce<T>(file, work))
