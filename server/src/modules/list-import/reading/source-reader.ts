import { parentPort, workerData } from 'node:worker_threads'
import type { ErrorCode } from '@vitrina/contract/errors'
import type { ThreadAnswer } from '#platform/process/run-in-thread'
import { lowerThreadPriority } from '#platform/process/thread-priority'
import { plainText } from '#platform/spreadsheets/displayed-cell'
import { readBytes, type ReadLimits } from './sources/read-bytes.ts'
import { readScan, type ScanTask } from './sources/read-scan.ts'
import { readText } from './sources/read-text.ts'
import { type Scan, type Source, type SourceInput, SourceRefusal } from './source.ts'

export type SourceTask = (SourceInput & ReadLimits) | ScanTask
export type SourceAnswer = Source | Scan | { refused: ErrorCode }

async function read(task: SourceTask): Promise<Source | Scan> {
  if ('pages' in task) return readScan(task)
  return 'text' in task ? { ...readText(task.text, task), kind: 'text' } : readBytes(task.bytes, task)
}

/** No reader lets through what a database or a screen does not take. */
const cleaned = (source: Source | Scan): Source | Scan =>
  'pictures' in source
    ? source
    : {
        ...source,
        sheets: source.sheets.map(({ name, rows }) => ({
          name: plainText(name).slice(0, 100),
          rows: rows.map(({ row, cells }) => ({ row, cells: cells.map((cell) => (typeof cell === 'string' ? plainText(cell) : cell)) })),
        })),
      }

lowerThreadPriority()
const told = await read(workerData as SourceTask).then(
  (result): ThreadAnswer<SourceAnswer> => ({ result: cleaned(result) }),
  // A failure on an uploaded file is an answer too: it cannot be read.
  (error: unknown): ThreadAnswer<SourceAnswer> =>
    error instanceof SourceRefusal ? { result: { refused: error.code } } : { failure: String(error) },
)
parentPort?.postMessage(told, [])
