import { Worker } from 'node:worker_threads'
import { ThreadFailure } from './run-in-thread.ts'

/** Messages from the thread: a part of the work, its end, or the reason of its failure. */
export type StreamedPart<T> = { part: T } | { isOver: true } | { failure: string }
/** The thread waits for this before it goes on, so that no more than one part is in memory. */
const GO_ON = 'go-on'

type Work = { data: unknown; transfer: ArrayBuffer[]; memoryMb: number /** For each part. */; limitMs: number }

/** Work on an untrusted upload in a thread of its own, taken part by part; the thread ends with the reading. */
export async function* streamFromThread<T>(file: URL, { data, transfer, memoryMb, limitMs }: Work): AsyncGenerator<T> {
  const worker = new Worker(file, {
    workerData: data,
    transferList: transfer,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 32 },
  })
  let told = Promise.withResolvers<StreamedPart<T>>()
  const fail = (why: ThreadFailure['why'], message: string) => told.reject(new ThreadFailure(why, message))
  worker.on('message', (part: StreamedPart<T>) => told.resolve(part))
  worker.on('error', (error: unknown) => fail('broken', String(error)))
  worker.on('exit', () => fail('broken', 'the thread ended'))
  const next = async (): Promise<StreamedPart<T>> => {
    const timer = setTimeout(() => fail('slow', 'no answer in time'), limitMs)
    try {
      return await told.promise
    } finally {
      clearTimeout(timer)
      told = Promise.withResolvers()
      // A thread that has sent everything ends unawaited.
      told.promise.catch(() => {})
    }
  }
  try {
    for (;;) {
      const part = await next()
      if ('isOver' in part) return
      if ('failure' in part) throw new ThreadFailure('broken', part.failure)
      yield part.part
      worker.postMessage(GO_ON, [])
    }
  } finally {
    await worker.terminate()
  }
}
