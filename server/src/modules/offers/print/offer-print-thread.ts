import { parentPort, workerData } from 'node:worker_threads'
import type { ThreadAnswer } from '#platform/process/run-in-thread'
import { makeOfferFile, type OfferPrintTask } from './make-offer-file.ts'

const bytes = Uint8Array.from(await makeOfferFile(workerData as OfferPrintTask))
parentPort?.postMessage({ result: bytes } satisfies ThreadAnswer<Uint8Array>, [bytes.buffer])
