type Line = { msg?: string; err?: { message?: string; code?: string; stack?: string; cause?: Line['err'] } }

const STACK_LINES = 12

/** The requests that a server's log says failed: each kind of failure once, with its stack, the most frequent first. */
export function failuresIn(log: string): string[] {
  const failures = log
    .split('\n')
    .filter((line) => line.includes('request failed'))
    .map((line) => (JSON.parse(line) as Line).err ?? {})
    .map(({ message, code, stack, cause }) => {
      const [root, at] = [cause?.message ?? message, (cause?.stack ?? stack ?? '').split('\n').slice(0, STACK_LINES).join('\n')]
      return `${root} (${cause?.code ?? code ?? 'no code'})\n${at}`
    })
  return [...Map.groupBy(failures, (one) => one)]
    .toSorted(([, some], [, others]) => others.length - some.length)
    .map(([one, all]) => `${all.length} × ${one}`)
}
