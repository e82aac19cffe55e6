import type { Config } from '#src/config'

const LIMIT_MS = 1_000
const MOST_BYTES = 1_000_000

/** One question to the service. Throws on anything but a whole answer in time. */
export async function requestDadata(
  { DADATA_URL, DADATA_KEY }: Config,
  what: 'party' | 'address',
  question: Record<string, unknown>,
): Promise<unknown> {
  const response = await fetch(`${DADATA_URL}/suggest/${what}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', authorization: `Token ${DADATA_KEY}` },
    body: JSON.stringify(question),
    redirect: 'error',
    // For the body too: a service that sends a byte a second is silent.
    signal: AbortSignal.timeout(LIMIT_MS),
  })
  if (!response.ok) throw new Error(`DaData answered ${response.status}`)
  const text = await response.text()
  if (text.length > MOST_BYTES) throw new Error('DaData answered too much')
  return JSON.parse(text)
}
