import { relative } from 'node:path'
import type { MutantResult } from './run-mutants.ts'

const DETECTED = ['Killed', 'Timeout']
const COUNTED = [...DETECTED, 'Survived', 'NoCoverage']

/** A line for each unnoticed bug, then the share noticed by file, the weakest first. */
export function summarise(mutants: readonly MutantResult[], root: string): { text: string; score: number } {
  const counted = mutants.filter(({ status }) => COUNTED.includes(status))
  const missed = counted.filter(({ status }) => !DETECTED.includes(status))
  const lines = missed.map(({ fileName, line, mutatorName, replacement, status }) => {
    const place = `${relative(root, fileName)}:${line}`
    const how = status === 'NoCoverage' ? ' (no test runs it)' : ''
    return `${place} ${mutatorName} → ${replacement.replace(/\s+/g, ' ').slice(0, 120)}${how}`
  })
  const files = [...Map.groupBy(counted, ({ fileName }) => fileName)]
    .map(([file, all]) => ({ file, all: all.length, share: share(all) }))
    .toSorted((one, other) => one.share - other.share)
  const table = files.map(({ file, all, share: detected }) => `${detected.toFixed(0).padStart(3)} % of ${all} ${relative(root, file)}`)
  const score = share(counted)
  const total = `${counted.length - missed.length} of ${counted.length} bugs noticed: ${score.toFixed(1)} %`
  return { text: [...lines, '', ...table, '', total].join('\n'), score }
}

function share(mutants: readonly MutantResult[]): number {
  if (mutants.length === 0) return 100
  return (100 * mutants.filter(({ status }) => DETECTED.includes(status)).length) / mutants.length
}
