import { getHeapStatistics } from 'node:v8'
import { parentPort, workerData } from 'node:worker_threads'
import { LRUCache } from 'lru-cache'
import { bytesOf } from '../http/bytes-of.ts'
import { canStandInScript, inScript } from '../http/html.ts'
import { wholePage } from './drawn-html.ts'
import { packPage } from './packed-page.ts'
import type { DrawnMarkup, FromThread, PageFrame, PageToDraw, Piece, ToThread } from './drawn-page.ts'

type View = Omit<PageToDraw, 'host' | 'regionId'> & { sanitise: (html: string) => Promise<string> }
type AppPage = Omit<DrawnMarkup, 'answers'> & { answers: (readonly [key: unknown, value: unknown])[] }
type Bundle = { drawPage: (view: View) => Promise<AppPage | null> }

if (!parentPort) throw new Error('This file is a thread of the server')
const port = parentPort
const send = (message: FromThread, given: ArrayBuffer[] = []) => port.postMessage(message, given)

/** Memory after which another thread takes over: nothing here is freed that a library keeps. */
const WORN_OUT_BYTES = 220 * 1024 * 1024

type Answer = Extract<ToThread, { kind: 'answers' }>['answers'][number]

const waiting = new Map<number, (answer: Answer) => void>()
const sanitising = new Map<number, (html: string) => void>()
const made = { calls: 0, paths: new Set<string>() }
const asked: Extract<FromThread, { kind: 'ask' }>['calls'] = []

/** Those of one turn go together. */
function ask(path: string): Promise<Answer> {
  made.calls += 1
  const call = made.calls
  if (asked.length === 0) setImmediate(() => send({ kind: 'ask', calls: asked.splice(0) }))
  asked.push({ call, path })
  made.paths.add(path)
  return new Promise((resolve) => waiting.set(call, resolve))
}

/** Of the answers as they came: those of some fifty lists, for by then another page of the same section is asked for. */
const MOST_ANSWERED_BYTES = 4 * 1024 * 1024
/** Without a value at first: most answers are those of one page, and a heap of them would be looked through for nothing. */
const answered = new Map<string, { body: Uint8Array; value?: unknown }>()
const answeredBytes = { sum: 0 }

function forget(path: string): void {
  answeredBytes.sum -= answered.get(path)?.body.length ?? 0
  answered.delete(path)
}

/** An answer that is given on as it came is not written again. */
const written = new WeakMap<object, Uint8Array>()

function read(body: Uint8Array<ArrayBuffer>): unknown {
  const bytes = Buffer.from(body.buffer)
  const value: unknown = JSON.parse(bytes.toString())
  if (typeof value === 'object' && value !== null && canStandInScript(bytes)) written.set(value, bytes)
  return value
}

/** From the second time on the same object while the answer is the same: the web app then knows what it drew from it. Nothing changes an answer. */
function parsed(path: string, body: Uint8Array<ArrayBuffer>): unknown {
  const known = answered.get(path)
  const isSame = known !== undefined && Buffer.compare(known.body, body) === 0
  const value = isSame ? (known.value ?? read(body)) : read(body)
  forget(path)
  answered.set(path, isSame ? { body: known.body, value } : { body })
  answeredBytes.sum += body.length
  for (const oldest of answered.keys()) {
    if (answeredBytes.sum <= MOST_ANSWERED_BYTES) break
    forget(oldest)
  }
  return value
}

function writtenOnce(value: unknown): Piece {
  if (typeof value !== 'object' || value === null) return inScript(value)
  const known = written.get(value) ?? bytesOf(inScript(value))
  written.set(value, known)
  return known
}

/** The web app makes its calls as in a browser; here they go to the server that this thread belongs to, and nowhere else. */
globalThis.fetch = async (address) => {
  if (typeof address !== 'string') throw new Error('calls of the web app are addresses')
  const { status, body } = await ask(address)
  // All that the app reads of one; a real response would carry the text through a stream.
  return { ok: status >= 200 && status < 300, status, json: async () => parsed(address, body) } as Response
}
// Nothing of a page ever happens here; whoever listens waits in vain, as it should be.
Object.assign(globalThis, { addEventListener: () => {}, removeEventListener: () => {} })

/** Notices and blocks are the same on page after page. */
const MOST_TEXTS = 100
const sanitised = new LRUCache<string, Promise<string>>({ max: MOST_TEXTS })

function sanitise(html: string): Promise<string> {
  const known = sanitised.get(html)
  if (known) return known
  made.calls += 1
  const call = made.calls
  send({ kind: 'sanitise', call, html })
  const clean = new Promise<string>((resolve) => sanitising.set(call, resolve))
  sanitised.set(html, clean)
  return clean
}

const answersOf = ({ answers }: AppPage): Piece[] => [
  '[',
  ...answers.flatMap(([key, value], at) => [`${at > 0 ? ',' : ''}[${inScript(key)},`, writtenOnce(value), ']']),
  ']',
]

function whole(drawn: AppPage, { earlyCalls, ...frame }: PageFrame) {
  const calls = [...new Set([...earlyCalls, ...made.paths])]
  return packPage(wholePage({ ...drawn, answers: answersOf(drawn) }, { ...frame, earlyCalls: calls }))
}

async function draw(
  bundle: Bundle,
  { id, page: { host: _, regionId: __, ...view }, frame }: Extract<ToThread, { kind: 'draw' }>,
): Promise<void> {
  made.paths.clear()
  try {
    const drawn = await bundle.drawPage({ ...view, sanitise })
    const page = drawn && frame && whole(drawn, frame)
    const isWornOut = getHeapStatistics().used_heap_size > WORN_OUT_BYTES
    send({ kind: 'drawn', id, page, isWornOut }, page ? [page.zstd.buffer] : [])
  } catch (error) {
    send({ kind: 'failed', id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
}

const bundle = (await import(workerData as string)) as Bundle
port.on('message', (message: ToThread) => {
  switch (message.kind) {
    case 'draw':
      return void draw(bundle, message)
    case 'sanitised':
      sanitising.get(message.call)?.(message.html)
      return void sanitising.delete(message.call)
    case 'answers':
      for (const answer of message.answers) {
        waiting.get(answer.call)?.(answer)
        waiting.delete(answer.call)
      }
  }
})
send({ kind: 'ready' })
