import { Worker } from 'node:worker_threads'

export type Cell = string | number | null
/** `row`: its number in the sheet, from one. Empty rows are left out. */
export type SheetRow = { row: number; cells: Cell[] }

export type SheetAsked = { bytes: Uint8Array<ArrayBuffer>; mostRows: number }
export type SheetTold = { rows: SheetRow[] } | { failure: string }

/** `slow`: not read in time; `broken`: not a workbook, or one made to do harm. */
export class UnreadableSheet extends Error {
  readonly why: 'slow' | 'broken'
  constructor(why: 'slow' | 'broken', message: string) {
    super(message)
    this.why = why
  }
}

const TIME_LIMIT_MS = 10_000
const MEMORY_MB = 192
const MOST_AT_ONCE = 2

let running = 0
const waiting: (() => void)[] = []

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= MOST_AT_ONCE) await new Promise<void>((go) => waiting.push(go))
  running += 1
  try {
    return await work()
  } finally {
    running -= 1
    waiting.shift()?.()
  }
}

const readApart = (asked: SheetAsked): Promise<SheetRow[]> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./sheet-worker.ts', import.meta.url), {
      workerData: asked,
      transferList: [asked.bytes.buffer],
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB, maxYoungGenerationSizeMb: 32 },
    })
    const timer = setTimeout(() => fail('slow', 'no answer in time'), TIME_LIMIT_MS)
    const fail = (why: 'slow' | 'broken', message: string) => {
      clearTimeout(timer)
      reject(new UnreadableSheet(why, message))
      void worker.terminate()
    }
    worker.on('message', (told: SheetTold) => {
      if ('failure' in told) return fail('broken', told.failure)
      clearTimeout(timer)
      resolve(told.rows)
    })
    worker.on('error', (error: unknown) => fail('broken', String(error)))
    worker.on('exit', () => fail('broken', 'the reader ended'))
  })

/** The first rows of an .xlsx, one more than `mostRows` at most; read in a thread that a hostile file may kill. */
export const readSheet = (body: Buffer, { mostRows }: { mostRows: number }): Promise<SheetRow[]> =>
  inTurn(() => readApart({ bytes: new Uint8Array(body), mostRows }))
