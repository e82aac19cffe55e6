import { setTimeout as pause } from 'node:timers/promises'
import type { ImportJob, ImportLine, SheetMapping } from '../../contract/src/list-import/import-jobs.ts'
import { isStaff } from '../../contract/src/roles/roles.rules.ts'
import { accounts } from '../../demo/src/people/accounts.ts'
import { send, signIn } from '../store-process.ts'

export type Call = <T>(path: string, body?: unknown) => Promise<T>

const buyers = accounts.filter(({ role }) => !isStaff(role))

/** Headers of one buyer after another: every visitor has a budget of lines. */
export const signedIn = (origin: string, turn: number) => signIn(origin, buyers[turn % buyers.length]?.email)

export function callsOf(origin: string, headers: Record<string, string>): Call {
  return async <T>(path: string, body?: unknown) => {
    const posted = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) }
    const { status, body: answer } = await send(origin + path, body === undefined ? { headers } : posted)
    if (status >= 300) throw new Error(`${path} answered ${status}: ${answer.toString().slice(0, 300)}`)
    return JSON.parse(answer.toString()) as T
  }
}

const POLL_MS = 100

async function settled(call: Call, job: ImportJob): Promise<ImportJob> {
  let current = job
  while (current.state === 'reading' || current.state === 'matching') {
    await pause(POLL_MS)
    current = await call<ImportJob>(`/api/v1/import-job/${job.id}`)
  }
  return current
}

async function mapAsGuessed(call: Call, id: string): Promise<ImportJob> {
  const { sheets } = await call<{ sheets: { mapping: SheetMapping }[] }>(`/api/v1/import-job/${id}/sheets`)
  return call(`/api/v1/import-job/${id}/mapping`, { sheets: sheets.map(({ mapping }) => mapping) })
}

type Lines = { items: ImportLine[]; summary: { total: number; matched: number; review: number; unmatched: number } }

/** The lines of an import that has begun, for a person who agrees with the columns as they were guessed. */
export async function linesOf(call: Call, begun: ImportJob): Promise<Lines> {
  const read = await settled(call, begun)
  const job = read.state === 'mapping' ? await settled(call, await mapAsGuessed(call, read.id)) : read
  if (job.state !== 'review') throw new Error(`The import ended as ${job.state}: ${job.message ?? ''}`)
  const lines = await call<Lines>(`/api/v1/import-job/${job.id}/lines`)
  const { total, matched, review, unmatched } = lines.summary
  if (total !== lines.items.length || total !== matched + review + unmatched)
    throw new Error(`Of ${lines.items.length} lines ${matched} are matched, ${review} for review, ${unmatched} unmatched, ${total} in all`)
  return lines
}
