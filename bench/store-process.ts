import { type ChildProcess, spawn } from 'node:child_process'
import { Agent, request } from 'node:http'
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { accounts, DEMO_PASSWORD } from '../demo/src/people/accounts.ts'

/** Includes building the index of a million where none is saved. */
const READY_WITHIN_MS = 600_000

export const agent = new Agent({ keepAlive: true, maxSockets: 8 })
type Answer = { status: number; body: Buffer }

export function send(url: string, { method = 'GET', headers = {}, body = '' } = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { agent, method, headers }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(parts) }))
      answer.on('error', reject)
    })
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const portProbe = createServer().listen(0, '127.0.0.1', () => {
      const address = portProbe.address()
      portProbe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

const path = (file: string) => fileURLToPath(new URL(file, import.meta.url))

export type Running = { child: ChildProcess; origin: string }

/** A process that serves at `origin` once its `ready` address answers. */
export async function start(file: string, environment: Record<string, string>, ready: string): Promise<Running> {
  const port = await freePort()
  const child = spawn(process.execPath, [path(file)], {
    env: { ...process.env, ...environment, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const origin = `http://127.0.0.1:${port}`
  for (let tried = 0; tried < READY_WITHIN_MS / 100; tried++) {
    if (child.exitCode !== null) throw new Error(`${file} ended with ${child.exitCode}`)
    const answer = await send(origin + ready).catch(() => null)
    if (answer?.status === 200) return { child, origin }
    await pause(100)
  }
  throw new Error(`${file} did not get ready`)
}

export async function numberOf(url: string, statement: string): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ number: number }>(statement)
  await client.end()
  return rows[0]?.number ?? 0
}
export const postmasterOf = (url: string) => numberOf(url, "select split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int as number")

/** Calls of one person; every refusal ends the run. */
export const callsOf =
  (origin: string, person: Record<string, string>) =>
  async <T>(method: string, address: string, body?: unknown): Promise<T> => {
    const headers = { ...person, ...(body !== undefined && { 'content-type': 'application/json' }) }
    const answer = await send(origin + address, { method, headers, body: body === undefined ? '' : JSON.stringify(body) })
    if (answer.status !== 200) throw new Error(`${method} ${address} answered ${answer.status}: ${answer.body.toString().slice(0, 300)}`)
    return JSON.parse(answer.body.toString()) as T
  }

/** Headers of a demo user, by default its first buyer. */
export async function signIn(origin: string, login = accounts[0]?.email): Promise<Record<string, string>> {
  const { body } = await send(`${origin}/api/v2/user/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ login, password: DEMO_PASSWORD }),
  })
  const { authToken } = JSON.parse(body.toString()) as { authToken: string }
  return { authorization: `Bearer ${authToken}` }
}
