import { parentPort, workerData } from 'node:worker_threads'
import type { ErrorCode } from '@vitrina/contract/errors'
import type { ThreadAnswer } from '#platform/process/run-in-thread'
import { lowerThreadPriority } from '#platform/process/thread-priority'
import { readBytes, type ReadLimits } from './sources/read-bytes.ts'
import { readText } from './sources/read-text.ts'
import { type Source, type SourceInput, SourceRefusal } from './source.ts'

export type SourceTask = SourceInput & ReadLimits
export type SourceAnswer = Source | { refused: ErrorCode }

const read = async (task: SourceTask): Promise<Source> =>
  'text' in task ? { ...readText(task.text, task), kind: 'text' } : readBytes(task.bytes, task)

lowerThreadPriority()
const told = await read(workerData as SourceTask).then(
  (result): ThreadAnswer<SourceAnswer> => ({ result }),
  // A failure on an uploaded file is an answer too: it cannot be read.
  (error: unknown): ThreadAnswer<SourceAnswer> =>
    error instanceof SourceRefusal ? { result: { refused: error.code } } : { failure: String(error) },
)
parentPort?.postMessage(told, [])
