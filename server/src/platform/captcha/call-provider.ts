const TIMEOUT_MS = 3_000

/** A captcha service's answer about a token; throws where there is none. */
export async function callProvider(url: string, request: RequestInit): Promise<unknown> {
  const response = await fetch(url, { method: 'POST', ...request, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!response.ok) throw new Error(`HTTP ${response.status}`)
  return response.json()
}
