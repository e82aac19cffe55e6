import { lookup } from 'node:dns/promises'
import { type IncomingMessage, request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isInnerAddress } from './outside-address.ts'

/** `no-answer`: the server is down, too slow or too busy; `refused`: it is there and does not hand the file out. */
export type FetchFault = 'bad-address' | 'inner-address' | 'no-answer' | 'refused' | 'not-found' | 'too-large'

/** Thrown when an address typed by the seller's people gave no answer we can use. */
export class FetchRefusal extends Error {
  readonly fault: FetchFault
  constructor(fault: FetchFault, options?: ErrorOptions) {
    super(fault, options)
    this.fault = fault
  }
}

type Limits = {
  mostBytes: number
  limitMs: number
  /** Pictures may come by plain HTTP, files that change the shop may not. */
  allowsPlainHttp: boolean
  /** Hosts of the seller's own network that the administrator of the server has allowed: `1c.local`, `10.0.0.5:8080`. */
  innerHosts: readonly string[]
}

const MOST_REDIRECTS = 4
const PORTS = new Set(['', '80', '443', '8080', '8443'])
const REDIRECTS = new Set([301, 302, 303, 307, 308])
const GONE = new Set([404, 410])
const TOO_MANY_REQUESTS = 429

/** Names are resolved here and the connection goes to the very address that was checked, so that a name cannot point elsewhere a moment later. */
const resolveOutside: LookupFunction = (host, options, answer) => {
  lookup(host, { all: true }).then(
    (found) => {
      const [first] = found
      if (!first || found.some(({ address }) => isInnerAddress(address))) return answer(new FetchRefusal('inner-address'), '', 0)
      return options.all ? answer(null, found) : answer(null, first.address, first.family)
    },
    (error: unknown) => answer(faultOf(error), '', 0),
  )
}

function checkAddress(address: string, { allowsPlainHttp, innerHosts }: Limits): { url: URL; isAllowedInner: boolean } {
  if (!URL.canParse(address)) throw new FetchRefusal('bad-address')
  const url = new URL(address)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const isAllowedInner = innerHosts.includes(url.host) || innerHosts.includes(host)
  const isPlain = url.protocol === 'http:' && (allowsPlainHttp || isAllowedInner)
  if (url.protocol !== 'https:' && !isPlain) throw new FetchRefusal('bad-address')
  if (url.username !== '' || url.password !== '') throw new FetchRefusal('bad-address')
  if (isAllowedInner) return { url, isAllowedInner }
  if (!PORTS.has(url.port)) throw new FetchRefusal('bad-address')
  // Numbers are connected to without being looked up.
  if (isIP(host) !== 0 && isInnerAddress(host)) throw new FetchRefusal('inner-address')
  return { url, isAllowedInner }
}

const faultOf = (error: unknown): FetchRefusal => (error instanceof FetchRefusal ? error : new FetchRefusal('no-answer', { cause: error }))

function ask({ url, isAllowedInner }: ReturnType<typeof checkAddress>, signal: AbortSignal): Promise<IncomingMessage> {
  const send = url.protocol === 'https:' ? secureRequest : plainRequest
  return new Promise((resolve, reject) => {
    const request = send(url, {
      // A connection of its own: none that was opened for another name.
      agent: false,
      signal,
      ...(!isAllowedInner && { lookup: resolveOutside }),
      headers: { accept: '*/*', 'accept-encoding': 'identity', 'user-agent': 'Vitrina' },
    })
    request.on('response', resolve)
    request.on('error', (error) => reject(faultOf(error)))
    request.end()
  })
}

async function bodyOf(answer: IncomingMessage, mostBytes: number): Promise<Buffer> {
  if (Number(answer.headers['content-length'] ?? 0) > mostBytes) throw new FetchRefusal('too-large')
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of answer as AsyncIterable<Buffer>) {
    bytes += part.length
    if (bytes > mostBytes) throw new FetchRefusal('too-large')
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/** Reads an address of the open network. Every redirect is checked like the first address. */
export async function fetchOutside(address: string, limits: Limits): Promise<{ body: Buffer; type: string }> {
  const signal = AbortSignal.timeout(limits.limitMs)
  let next = address
  for (let hops = 0; hops <= MOST_REDIRECTS; hops += 1) {
    const checked = checkAddress(next, limits)
    const answer = await ask(checked, signal)
    const { statusCode = 0, headers } = answer
    try {
      if (REDIRECTS.has(statusCode) && headers.location && URL.canParse(headers.location, checked.url)) {
        next = new URL(headers.location, checked.url).href
        continue
      }
      if (GONE.has(statusCode)) throw new FetchRefusal('not-found')
      const isPacked = (headers['content-encoding'] ?? 'identity') !== 'identity'
      if (statusCode >= 500 || statusCode === TOO_MANY_REQUESTS) throw new FetchRefusal('no-answer')
      if (statusCode !== 200 || isPacked) throw new FetchRefusal('refused')
      return { body: await bodyOf(answer, limits.mostBytes), type: headers['content-type'] ?? '' }
    } catch (error) {
      throw faultOf(error)
    } finally {
      answer.destroy()
    }
  }
  throw new FetchRefusal('refused')
}
