import { setTimeout as pause } from 'node:timers/promises'
import type { ImportJob, ImportLine, SheetMapping } from '../../contract/src/list-import/import-jobs.ts'
import { accounts } from '../../demo/src/people/accounts.ts'
import { send, signIn } from '../store-process.ts'
import type { LabelledLine } from './labelled-line.ts'
import type { Answer, Scored } from './score.ts'

type Summary = { total: number; matched: number; review: number; unmatched: number }
type Call = <T>(path: string, body?: unknown) => Promise<T>

/** Calls of one buyer. */
function callsOf(origin: string, headers: Record<string, string>): Call {
  return async <T>(path: string, body?: unknown) => {
    const request =
      body === undefined
        ? { headers }
        : { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) }
    const { status, body: answer } = await send(origin + path, request)
    if (status >= 300) throw new Error(`${path} answered ${status}: ${answer.toString().slice(0, 300)}`)
    return JSON.parse(answer.toString()) as T
  }
}

const POLL_MS = 100
const isSettled = ({ state }: ImportJob) => state !== 'reading' && state !== 'matching'

async function settled(call: Call, job: ImportJob): Promise<ImportJob> {
  let current = job
  while (!isSettled(current)) {
    await pause(POLL_MS)
    current = await call<ImportJob>(`/api/v1/import-job/${job.id}`)
  }
  return current
}

/** Imports a text as a person does who agrees with the columns as they were guessed. */
async function importText(call: Call, text: string): Promise<{ items: ImportLine[]; summary: Summary }> {
  const begun = await settled(call, await call<ImportJob>('/api/v1/import-job', { text, destination: 'cart' }))
  const job = begun.state === 'mapping' ? await settled(call, await mapAsGuessed(call, begun.id)) : begun
  if (job.state !== 'review') throw new Error(`The import ended as ${job.state}: ${job.message ?? ''}`)
  return call(`/api/v1/import-job/${job.id}/lines`)
}

async function mapAsGuessed(call: Call, id: string): Promise<ImportJob> {
  const { sheets } = await call<{ sheets: { mapping: SheetMapping }[] }>(`/api/v1/import-job/${id}/sheets`)
  return call(`/api/v1/import-job/${id}/mapping`, { sheets: sheets.map(({ mapping }) => mapping) })
}

function answerOf({ status, confidence, reason, product, candidates, amount, unit }: ImportLine): Answer {
  const offered = candidates.map((candidate) => candidate.product.article)
  const products = product ? [product.article, ...offered.filter((article) => article !== product.article)] : offered
  return { status, confidence, reason, products, amount, unit }
}

/** Puts the lines through the import as a buyer would paste them, list by list; every list has another buyer, for each has a budget. */
export async function askStore(origin: string, lines: readonly LabelledLine[]): Promise<Scored[]> {
  const buyers = accounts.filter(({ role }) => role === 'buyer')
  const scored: Scored[] = []
  for (const [number, list] of Map.groupBy(lines, (line) => line.list)) {
    const call = callsOf(origin, await signIn(origin, buyers[number % buyers.length]?.email))
    const { items, summary } = await importText(call, list.map(({ text }) => text).join('\n'))
    const { total, matched, review, unmatched } = summary
    if (total !== items.length || total !== matched + review + unmatched)
      throw new Error(`Of ${items.length} lines in, ${matched} are matched, ${review} for review, ${unmatched} unmatched, ${total} in all`)
    const byRow = new Map(items.map((item) => [item.row, item]))
    for (const [place, line] of list.entries()) {
      const item = byRow.get(place + 1)
      scored.push({ line, answer: item ? answerOf(item) : null })
    }
  }
  return scored
}
