import { parentPort, workerData } from 'node:worker_threads'
import { makePaper, type PaperWork } from './make-paper.ts'

const bytes = Uint8Array.from(await makePaper(workerData as PaperWork))
parentPort?.postMessage(bytes, [bytes.buffer])
