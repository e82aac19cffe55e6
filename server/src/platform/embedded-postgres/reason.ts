const REASON = /(?:FATAL|PANIC|ERROR|error): +(.+)/

/** The line in which a PostgreSQL program says what stopped it: the first complaint, or its last words. */
export function reasonIn(output: string): string {
  const lines = output.trim().split('\n')
  const complaint = lines.map((line) => REASON.exec(line)?.[1]).find(Boolean)
  return (complaint ?? lines.at(-1) ?? '').trim() || 'причина не названа'
}
