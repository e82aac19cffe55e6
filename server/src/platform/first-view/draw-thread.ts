import { getHeapStatistics } from 'node:v8'
import { parentPort, workerData } from 'node:worker_threads'
import { LRUCache } from 'lru-cache'
import { bytesOf } from '../http/bytes-of.ts'
import { canStandInScript, inScript } from '../http/html.ts'
import { wholePage } from './drawn-html.ts'
import { digestOf, isOfOnePage } from './answer-cache.ts'
import { type KnownAnswer, KnownAnswers } from './known-answers.ts'
import { packPage } from './packed-page.ts'
import type { AnswersUsed, DrawnMarkup, FromThread, PageFrame, PageToDraw, Piece, ToThread } from './drawn-page.ts'

type View = Omit<PageToDraw, 'host' | 'regionId' | 'state'> & { sanitise: (html: string) => Promise<string> }
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
const asked: Extract<FromThread, { kind: 'ask' }>['calls'] = []
const sent = { calls: 0 }

/** The page under way: for whom, since when, and what it was drawn from. */
const drawing = { askedFor: '', now: 0, paths: new Set<string>(), used: new Map<string, Pick<KnownAnswer, 'digest' | 'askedAt'>>() }

function begin({ host, language, regionId, state }: PageToDraw, now: number): void {
  Object.assign(drawing, { askedFor: JSON.stringify([host, language, regionId, state]), now, paths: new Set(), used: new Map() })
}

const answersUsed = (): AnswersUsed => ({
  calls: [...drawing.used].map(([path, { digest }]) => ({ path, digest })),
  askedAt: Math.min(drawing.now, ...[...drawing.used.values()].map(({ askedAt }) => askedAt)),
})

/** Those of one turn go together. */
function ask(path: string): Promise<Answer> {
  sent.calls += 1
  const call = sent.calls
  if (asked.length === 0) setImmediate(() => send({ kind: 'ask', calls: asked.splice(0) }))
  asked.push({ call, path })
  return new Promise((resolve) => waiting.set(call, resolve))
}

/** An answer that is given on as it came is not written again. */
const written = new WeakMap<object, Uint8Array>()

function read(body: Uint8Array<ArrayBuffer>): unknown {
  const bytes = Buffer.from(body.buffer)
  const value: unknown = JSON.parse(bytes.toString())
  if (typeof value === 'object' && value !== null && canStandInScript(bytes)) written.set(value, bytes)
  return value
}

const known = new KnownAnswers(read)

async function answerTo(path: string): Promise<{ status: number; value: unknown }> {
  drawing.paths.add(path)
  const key = drawing.askedFor + path
  const fresh = known.fresh(key, drawing.now)
  if (fresh) {
    drawing.used.set(path, fresh)
    return { status: 200, value: fresh.value }
  }
  const { status, body, askedAt } = await ask(path)
  const isForOthers = status === 200 && !isOfOnePage(path)
  const answer = isForOthers ? known.take(key, { body, askedAt }) : { value: read(body), digest: digestOf(body), askedAt }
  drawing.used.set(path, answer)
  return { status, value: answer.value }
}

function writtenOnce(value: unknown): Piece {
  if (typeof value !== 'object' || value === null) return inScript(value)
  const bytes = written.get(value) ?? bytesOf(inScript(value))
  written.set(value, bytes)
  return bytes
}

/** The web app makes its calls as in a browser; here they go to the server that this thread belongs to, and nowhere else. */
globalThis.fetch = async (address) => {
  if (typeof address !== 'string') throw new Error('calls of the web app are addresses')
  const { status, value } = await answerTo(address)
  // All that the app reads of one; a real response would carry the text through a stream.
  return { ok: status >= 200 && status < 300, status, json: async () => value } as Response
}
// Nothing of a page ever happens here; whoever listens waits in vain, as it should be.
Object.assign(globalThis, { addEventListener: () => {}, removeEventListener: () => {} })

/** Notices and blocks are the same on page after page. */
const MOST_TEXTS = 100
const sanitised = new LRUCache<string, Promise<string>>({ max: MOST_TEXTS })

function sanitise(html: string): Promise<string> {
  const cached = sanitised.get(html)
  if (cached) return cached
  sent.calls += 1
  const call = sent.calls
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
  const calls = [...new Set([...earlyCalls, ...drawing.paths])]
  return packPage(wholePage({ ...drawn, answers: answersOf(drawn) }, { ...frame, earlyCalls: calls }))
}

async function draw(bundle: Bundle, { id, page: asks, frame, now }: Extract<ToThread, { kind: 'draw' }>): Promise<void> {
  begin(asks, now)
  const { host: _, regionId: __, state: ___, ...view } = asks
  try {
    const drawn = await bundle.drawPage({ ...view, sanitise })
    const page = drawn && frame && whole(drawn, frame)
    const isWornOut = getHeapStatistics().used_heap_size > WORN_OUT_BYTES
    send({ kind: 'drawn', id, page, used: answersUsed(), isWornOut }, page ? [page.zstd.buffer] : [])
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
