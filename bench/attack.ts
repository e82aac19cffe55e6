import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { MAX_IMPORT_BYTES, MAX_IMPORT_ROWS } from '../contract/src/list-import/list-import.rules.ts'
import { loadsOf } from './catalogue-load.ts'
import { openDemoStore } from './demo-store.ts'

/**
 * A separate store under attack: dripping requests, the largest imports at once, codes by the hundred. Meanwhile other
 * visitors search; they must get no 503, and their median may be at most three times that of a quiet run.
 * Everything stays on this machine, each kind of visitor at its own loopback address, and ends by itself.
 */
const DRIPPING = 210
const IMPORTS = 4
const CODES = 300
const SEARCHES = 240
const VISITORS = 4
const MOST_RATIO = 3
const LONGEST_MS = 120_000
const DRIP_MS = 1_000
/** Answered imports are followed by others until the visitors are done. */
const ROUND_PAUSE_MS = 200

const { server, url, close } = await openDemoStore({ EMBEDDED_WORKER: 'false' })
const { hostname, port } = new URL(server.origin)
const attack = { isOver: false }

type RequestOptions = { from: string; method?: string; type?: string; body?: Buffer | string }
const agents = new Map<string, Agent>()
const agentOf = (from: string) => {
  const known = agents.get(from) ?? new Agent({ keepAlive: true, localAddress: from })
  agents.set(from, known)
  return known
}

const uuids = new Map<string, string>()
const uuidOf = (from: string) => {
  const known = uuids.get(from) ?? randomUUID()
  uuids.set(from, known)
  return known
}

/** The status of an answer; 0 when the connection was cut. */
const send = (path: string, { from, method = 'GET', type = 'application/json', body = '' }: RequestOptions): Promise<number> =>
  new Promise((resolve) => {
    // An import belongs to a visitor: each address is one.
    const headers = {
      'user-uuid': uuidOf(from),
      ...(body.length > 0 && { 'content-type': type, 'content-length': Buffer.byteLength(body) }),
    }
    const outgoing = request({ hostname, port, path, method, headers, agent: agentOf(from) }, (answer) => {
      answer.resume()
      answer.on('end', () => resolve(answer.statusCode ?? 0))
      answer.on('error', () => resolve(0))
    })
    // A cut connection is one of the expected outcomes of an attack.
    outgoing.on('error', () => resolve(0))
    outgoing.end(body)
  })

const counted = () => {
  const statuses: Record<string, number> = {}
  return { statuses, note: (status: number) => (statuses[status] = (statuses[status] ?? 0) + 1) }
}

/** One connection after another, each sending its body a byte at a time. */
async function drip(cut: { times: number }): Promise<void> {
  while (!attack.isOver) {
    const socket: Socket = connect({ host: hostname, port: Number(port), localAddress: '127.0.0.50' })
    const closed = new Promise<void>((done) => socket.once('close', () => done()))
    socket.on('error', () => {})
    socket.resume()
    socket.write('POST /api/v1/cart/items HTTP/1.1\r\nhost: shop\r\ncontent-type: application/json\r\ncontent-length: 100000\r\n\r\n')
    const dripping = setInterval(() => (attack.isOver ? socket.destroy() : socket.write(' ')), DRIP_MS)
    await closed
    clearInterval(dripping)
    if (!attack.isOver) cut.times++
    await pause(DRIP_MS)
  }
}

const words = (row: number) => Array.from({ length: 12 }, (_, at) => ((row * 7919 + at * 104_729) % 2_000_000_000).toString(36)).join(' ')
const file = (rows: Buffer) => {
  const head = '--edge\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\ncontent-type: text/csv\r\n\r\n'
  return Buffer.concat([Buffer.from(head), rows, Buffer.from('\r\n--edge--\r\n')])
}
const nonsense = Buffer.from(Array.from({ length: MAX_IMPORT_ROWS }, (_, row) => `${words(row)};${row + 1}\n`).join(''))
/** Half of them too long, half with the maximum of rows, filled up with text that is no row. */
const lists = [
  Buffer.alloc(MAX_IMPORT_BYTES, 'KAB-1;5\n'),
  Buffer.concat([nonsense, Buffer.alloc(MAX_IMPORT_BYTES - nonsense.length, '\n')]),
]

async function importOverAndOver(place: number, note: (status: number) => void): Promise<void> {
  const body = file(lists[place % lists.length] ?? Buffer.alloc(0))
  while (!attack.isOver) {
    note(
      await send('/api/v1/import-job/file', {
        from: `127.0.${60 + place}.1`,
        method: 'POST',
        type: 'multipart/form-data; boundary=edge',
        body,
      }),
    )
    await pause(ROUND_PAUSE_MS)
  }
}

async function requestCodes(note: (status: number) => void): Promise<void> {
  const text = JSON.stringify({ text: Array.from({ length: CODES }, (_, at) => `${words(at).slice(0, 9)}-${at}\t1`).join('\n') })
  note(await send('/api/v1/import-job', { from: '127.0.70.1', method: 'POST', body: text }))
  const phones = Array.from({ length: CODES }, (_, at) =>
    JSON.stringify({ phone: `+7900${String(1_000_000 + at)}`, code: String(100_000 + at) }),
  )
  await Promise.all(phones.map(async (body) => note(await send(CODE_CALL, { from: '127.0.71.1', method: 'POST', body }))))
}
const CODE_CALL = '/api/v2/user/sign-in'

/** Every visitor sends one search after the other; returns the times of the answers. */
async function search(paths: readonly string[], note: (status: number) => void): Promise<number[]> {
  const times: number[] = []
  const left = paths.entries()
  const visit = async (visitor: number) => {
    for (const [, path] of left) {
      const startedAt = performance.now()
      note(await send(path, { from: `127.0.0.${20 + visitor}` }))
      times.push(performance.now() - startedAt)
    }
  }
  await Promise.all(Array.from({ length: VISITORS }, (_, visitor) => visit(visitor)))
  return times
}

const medianOf = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
const describe = (statuses: Record<string, number>) =>
  Object.entries(statuses)
    .map(([status, times]) => `${times} × ${status}`)
    .join(', ') || 'none'

const ending = setTimeout(() => {
  console.error('The attack took too long and was ended')
  process.exit(1)
}, LONGEST_MS * 2)
try {
  const loads = await loadsOf(url)
  const all = loads.find(({ name }) => name === '· the search alone')?.screens.flat() ?? []
  // Warm-up: a server that has been up for a while.
  await search(all.slice(0, SEARCHES / 2), () => {})
  const quiet = counted()
  const quietTimes = await search(all.slice(0, SEARCHES), quiet.note)

  const [attacked, imports, codes, cut] = [counted(), counted(), counted(), { times: 0 }]
  const attackers = [
    ...Array.from({ length: DRIPPING }, () => drip(cut)),
    ...Array.from({ length: IMPORTS }, (_, place) => importOverAndOver(place, imports.note)),
    requestCodes(codes.note),
  ]
  const began = Date.now()
  // Starts once the attack has taken its connections.
  await pause(2 * DRIP_MS)
  const times: number[] = []
  do times.push(...(await search(all.slice(0, SEARCHES), attacked.note)))
  while (Object.keys(imports.statuses).length === 0 && Date.now() - began < LONGEST_MS)
  attack.isOver = true
  await Promise.all(attackers)

  const ratio = medianOf(times) / medianOf(quietTimes)
  console.log(`searches in quiet:    median ${medianOf(quietTimes).toFixed(1)} ms, ${describe(quiet.statuses)}`)
  console.log(
    `searches in attack:   median ${medianOf(times).toFixed(1)} ms, ${describe(attacked.statuses)}; ${ratio.toFixed(2)} times, at most ${MOST_RATIO}`,
  )
  console.log(
    `${DRIPPING} dripping sockets, cut ${cut.times} times; imports of 5 MB: ${describe(imports.statuses)}; codes: ${describe(codes.statuses)}`,
  )
  console.log(
    `load ${loadavg()
      .map((one) => one.toFixed(1))
      .join(' ')}`,
  )
  const isAnswered = (statuses: Record<string, number>) => Object.keys(statuses).join() === '200'
  if (ratio > MOST_RATIO || !isAnswered(quiet.statuses) || !isAnswered(attacked.statuses)) process.exitCode = 1
} finally {
  clearTimeout(ending)
  for (const one of agents.values()) one.destroy()
  await close()
}
