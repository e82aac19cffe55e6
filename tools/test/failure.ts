import { stripVTControlCharacters } from 'node:util'

/** A check, test or journey that failed, by its name. */
export type Failure = { name: string; error: string }

const SHOWN_LINES = 12

/** Every failure once more, after the stages, for a reader who sees only the end of a log. */
export function listFailures(failures: readonly Failure[]): string {
  return failures.map(({ name, error }) => [`✗ ${name}`, ...firstLines(error).map((line) => `    ${line}`)].join('\n')).join('\n')
}

function firstLines(error: string): string[] {
  const lines = stripVTControlCharacters(error)
    .split('\n')
    .map((line) => line.trimEnd())
    .filter(Boolean)
  return lines.length > SHOWN_LINES ? [...lines.slice(0, SHOWN_LINES), '…'] : lines
}
