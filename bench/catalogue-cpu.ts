import { readdirSync, readFileSync } from 'node:fs'

/** The kernel counts in hundredths of a second here. */
const TICK_MS = 10

type Stat = { pid: number; parent: number; own: number; reaped: number }

/** Processor time of one process: all its threads, and separately its ended children. */
function statOf(pid: number): Stat | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'latin1')
    // The name in brackets may contain spaces.
    const [, parent, ...rest] = text.slice(text.lastIndexOf(')') + 2).split(' ')
    const at = (place: number) => Number(rest[place])
    return { pid, parent: Number(parent), own: at(9) + at(10), reaped: at(11) + at(12) }
  } catch {
    // It ended between being listed and being read; its time is counted with its parent.
    return null
  }
}

/** Milliseconds of processor time a process has used. */
export const cpuOf = (pid: number): number => (statOf(pid)?.own ?? 0) * TICK_MS

/** The same of a process and all its children, ended ones too: PostgreSQL with its backends and parallel workers. */
export function cpuOfFamily(pid: number): number {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => statOf(Number(name)) ?? [])
  const head = all.find((one) => one.pid === pid)
  const children = all.filter(({ parent }) => parent === pid)
  return ((head ? head.own + head.reaped : 0) + children.reduce((sum, { own }) => sum + own, 0)) * TICK_MS
}

/** Megabytes a process has in memory now. */
export const memoryOf = (pid: number): number =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1] ?? 0) / 1000)
