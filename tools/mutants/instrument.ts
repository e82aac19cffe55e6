import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { globSync } from 'node:fs'
import { Instrumenter } from '@stryker-mutator/instrumenter'

export type Mutant = { id: string; fileName: string; mutatorName: string; replacement: string; line: number }
export type InstrumentedRules = {
  /** The text of each rules file with all its bugs in it, each behind a switch. */
  sources: Record<string, string>
  mutants: Mutant[]
  tests: string[]
}

const isEnabled = () => false
const ignore = () => {}
const logger = {
  isTraceEnabled: isEnabled,
  isDebugEnabled: isEnabled,
  isInfoEnabled: isEnabled,
  isWarnEnabled: isEnabled,
  isErrorEnabled: isEnabled,
  isFatalEnabled: isEnabled,
  trace: ignore,
  debug: ignore,
  info: ignore,
  warn: console.warn,
  error: console.error,
  fatal: console.error,
}

export async function instrumentRules(root: string, prefixes: readonly string[]): Promise<InstrumentedRules> {
  const rules = find(root, '{contract,server,web}/src/**/*.rules.ts').filter(
    (file) => prefixes.length === 0 || prefixes.some((prefix) => file.startsWith(prefix)),
  )
  if (rules.length === 0) throw new Error(`no rules begin with ${prefixes.join(' or ')}`)
  const files = await Promise.all(
    rules.map(async (file) => ({ name: join(root, file), mutate: true, content: await readFile(join(root, file), 'utf8') })),
  )
  const instrumented = await new Instrumenter(logger).instrument(files, { plugins: null, excludedMutations: [], ignorers: [] })
  return {
    sources: Object.fromEntries(instrumented.files.map(({ name, content }) => [name, content])),
    mutants: instrumented.mutants.map(({ id, fileName, mutatorName, replacement, location }) => {
      return { id, fileName, mutatorName, replacement, line: location.start.line + 1 }
    }),
    tests: find(root, '{contract,server,web}/src/**/*.test.ts')
      .filter((file) => !file.endsWith('.api.test.ts'))
      .map((file) => join(root, file)),
  }
}

function find(root: string, pattern: string): string[] {
  return globSync(pattern, { cwd: root }).toSorted()
}
