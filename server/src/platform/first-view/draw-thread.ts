import { parentPort, workerData } from 'node:worker_threads'
import { inScript } from '../http/html.ts'
import type { DrawnMarkup, FromThread, PageToDraw, ToThread } from './drawn-page.ts'

type View = Omit<PageToDraw, 'host' | 'regionId'> & { sanitise: (html: string) => Promise<string> }
type AppPage = Omit<DrawnMarkup, 'answers'> & { answers: unknown[] }
type Bundle = { drawPage: (view: View) => Promise<AppPage | null> }

if (!parentPort) throw new Error('This file is a thread of the server')
const port = parentPort
const send = (message: FromThread) => port.postMessage(message)

/** Memory after which another thread takes over: nothing here is freed that a library keeps. */
const WORN_OUT_BYTES = 220 * 1024 * 1024

const waiting = new Map<number, (answer: Extract<ToThread, { call: number }>) => void>()
const made = { calls: 0 }

function ask<K extends 'answer' | 'sanitised'>(message: (call: number) => FromThread): Promise<Extract<ToThread, { kind: K }>> {
  made.calls += 1
  const call = made.calls
  return new Promise((resolve) => {
    waiting.set(call, (answer) => resolve(answer as Extract<ToThread, { kind: K }>))
    send(message(call))
  })
}

/** The web app makes its calls as in a browser; here they go to the server that this thread belongs to, and nowhere else. */
globalThis.fetch = async (address) => {
  if (typeof address !== 'string') throw new Error('calls of the web app are addresses')
  const { status, body } = await ask<'answer'>((call) => ({ kind: 'ask', call, path: address }))
  // All that the app reads of one; a real response would carry the text through a stream.
  return { ok: status >= 200 && status < 300, status, json: async () => JSON.parse(body) as unknown } as Response
}
// Nothing of a page ever happens here; whoever listens waits in vain, as it should be.
Object.assign(globalThis, { addEventListener: () => {}, removeEventListener: () => {} })

const sanitise = async (html: string) => (await ask<'sanitised'>((call) => ({ kind: 'sanitise', call, html }))).html

async function draw(bundle: Bundle, id: number, { host: _, regionId: __, ...view }: PageToDraw): Promise<void> {
  try {
    const drawn = await bundle.drawPage({ ...view, sanitise })
    const page = drawn && { ...drawn, answers: inScript(drawn.answers) }
    send({ kind: 'drawn', id, page, isWornOut: process.memoryUsage().heapUsed > WORN_OUT_BYTES })
  } catch (error) {
    send({ kind: 'failed', id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
}

const bundle = (await import(workerData as string)) as Bundle
port.on('message', (message: ToThread) => {
  if (message.kind === 'draw') return void draw(bundle, message.id, message.page)
  waiting.get(message.call)?.(message)
  waiting.delete(message.call)
})
send({ kind: 'ready' })
