const REASON = /(?:FATAL|PANIC|ERROR|error): +(.+)/

/** The line of a PostgreSQL program's output that names why it stopped: the first complaint, or its last line. */
export function reasonIn(output: string): string {
  const lines = output.trim().split('\n')
  const errorLine = lines.map((line) => REASON.exec(line)?.[1]).find(Boolean)
  return (errorLine ?? lines.at(-1) ?? '').trim() || 'причина не названа'
}
