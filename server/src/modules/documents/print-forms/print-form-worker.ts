import { parentPort, workerData } from 'node:worker_threads'
import { makeFile, type RenderTask } from './make-file.ts'

let told = -1
const onProgress = (percent: number) => {
  if (percent <= told) return
  told = percent
  parentPort?.postMessage(percent, [])
}

const bytes = Uint8Array.from(await makeFile(workerData as RenderTask, onProgress))
parentPort?.postMessage(bytes, [bytes.buffer])
