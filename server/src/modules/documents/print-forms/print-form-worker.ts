import { parentPort, workerData } from 'node:worker_threads'
import { makeFile, type RenderTask } from './make-file.ts'

const bytes = Uint8Array.from(await makeFile(workerData as RenderTask))
parentPort?.postMessage(bytes, [bytes.buffer])
