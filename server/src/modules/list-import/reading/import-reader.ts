import { parentPort, workerData } from 'node:worker_threads'
import { BadZip } from '#platform/spreadsheets/check-zip'
import type { ThreadAnswer } from '#platform/process/run-in-thread'
import { lowerThreadPriority } from '#platform/process/thread-priority'
import { readFile } from './read-file.ts'
import type { ImportInput, ReadImport } from './read-import.ts'
import { readText } from './read-rows.ts'

const read = async (input: ImportInput): Promise<ReadImport> => ('text' in input ? { rows: readText(input.text) } : readFile(input.bytes))

lowerThreadPriority()
const told = await read(workerData as ImportInput).then(
  (result): ThreadAnswer<ReadImport> => ({ result }),
  // A failure on an uploaded file is an answer too: it cannot be read.
  (error: unknown): ThreadAnswer<ReadImport> => ({ failure: error instanceof BadZip ? `zip: ${error.message}` : String(error) }),
)
parentPort?.postMessage(told, [])
