const TIMEOUT_MS = 3_000

/** What a captcha service says of a token; null when it says nothing sensible. */
export async function askProvider(url: string, request: RequestInit): Promise<unknown> {
  const response = await fetch(url, { method: 'POST', ...request, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!response.ok) throw new Error(`HTTP ${response.status}`)
  return response.json()
}
