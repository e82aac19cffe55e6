import { once } from 'node:events'
import { readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { ImportJob } from '../contract/src/list-import/import-jobs.ts'
import { loadsOf } from './catalogue-load.ts'
import { openDemoStore } from './demo-store.ts'
import type { LongestBlock } from './loop-delay.ts'
import { buildCorpus } from './matching/build-corpus.ts'
import { callsOf, linesOf, signedIn } from './matching/import-calls.ts'
import { send } from './store-process.ts'
import { printLoad } from './print-load.ts'

/**
 * A file of 500 lines as buyers write them, from the upload to the review: seconds, the longest block of the event loop, and
 * searches of other visitors meanwhile beside those of a quiet store. Then the same searches during uploads of 100 MB.
 */
const LINES = 500
const UPLOADS = 4
const UPLOAD_BYTES = 100 * 1024 * 1024

const delayFile = join(tmpdir(), `vitrina-loop-delay-${process.pid}`)
const { server, url, close } = await openDemoStore({
  RATE_LIMIT: '10000000',
  NODE_OPTIONS: `--import=${new URL('./loop-delay.ts', import.meta.url).href}`,
  LOOP_DELAY_FILE: delayFile,
})

/** The longest block since the last reading, for a row of the table. */
async function longestBlock() {
  await rm(delayFile, { force: true })
  server.child.kill('SIGUSR2')
  for (;;) {
    const written = await readFile(delayFile, 'utf8').catch(() => '')
    if (written) {
      const { clock, processor } = JSON.parse(written) as LongestBlock
      return { 'longest block, ms': clock.toFixed(0), 'of the processor': processor.toFixed(0) }
    }
    await pause(10)
  }
}

const medianOf = (times: readonly number[]) => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0

/** Searches one after another until the work is done; milliseconds of each. */
async function searchWhile(searches: readonly string[], work: Promise<unknown>): Promise<number[]> {
  const state = { isOver: false }
  const ended = work.finally(() => {
    state.isOver = true
  })
  const times: number[] = []
  for (let place = 0; !state.isOver; place++) {
    const from = performance.now()
    const { status } = await send(server.origin + (searches[place % searches.length] ?? ''))
    if (status !== 200) throw new Error(`A search of a visitor answered ${status}`)
    times.push(performance.now() - from)
  }
  await ended
  return times
}

async function importLines(turn: number, lines: readonly string[]): Promise<{ seconds: number; matched: number }> {
  const headers = await signedIn(server.origin, turn)
  const form = new FormData()
  form.set('destination', 'cart')
  form.set('file', new Blob([lines.join('\n')]), 'list.txt')
  const from = performance.now()
  const begun = await fetch(`${server.origin}/api/v1/import-job/file`, { method: 'POST', headers, body: form })
  if (!begun.ok) throw new Error(`The upload answered ${begun.status}: ${await begun.text()}`)
  const { summary } = await linesOf(callsOf(server.origin, headers), (await begun.json()) as ImportJob)
  return { seconds: (performance.now() - from) / 1000, matched: summary.matched }
}

async function uploadTooMuch(turn: number): Promise<string> {
  const headers = await signedIn(server.origin, turn)
  const thread = new Worker(new URL('./upload-too-much.ts', import.meta.url), {
    workerData: { origin: server.origin, headers, bytes: UPLOAD_BYTES },
  })
  const [outcome] = (await once(thread, 'message')) as [string]
  return outcome
}

try {
  await longestBlock()
  const corpus = buildCorpus().map(({ text }) => text)
  const listOf = (turn: number) => Array.from({ length: LINES }, (_, place) => corpus[(turn * 317 + place) % corpus.length] ?? '')
  const searches = (await loadsOf(url)).find(({ name }) => name === '· the search alone')?.screens.flat() ?? []
  const rows: Record<string, unknown>[] = []
  for (const [turn, name] of ['just started', 'again', 'once more'].entries()) {
    const { seconds, matched } = await importLines(turn, listOf(turn))
    rows.push({
      what: `${LINES} lines, ${name}`,
      seconds: seconds.toFixed(1),
      matched,
      ...(await longestBlock()),
    })
  }
  const quiet = medianOf(await searchWhile(searches, pause(3_000)))
  await longestBlock()
  const beside = medianOf(await searchWhile(searches, importLines(3, listOf(3))))
  rows.push({
    what: 'searches of others beside an import',
    'median, ms': beside.toFixed(1),
    'of a quiet store, ms': quiet.toFixed(1),
    ...(await longestBlock()),
  })
  const uploads = Promise.all(Array.from({ length: UPLOADS }, (_, turn) => uploadTooMuch(turn)))
  const during = medianOf(await searchWhile(searches, uploads))
  rows.push({
    what: `searches of others beside ${UPLOADS} uploads of 100 MB: ${(await uploads).join(' ')}`,
    'median, ms': during.toFixed(1),
    'of a quiet store, ms': quiet.toFixed(1),
    ...(await longestBlock()),
  })
  console.table(rows)
  printLoad()
} finally {
  await close()
  await rm(delayFile, { force: true })
}
