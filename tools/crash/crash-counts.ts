import { readFile } from 'node:fs/promises'
import { type CrashStep, crashSteps } from './crash-at.ts'

type CrashCounts = Record<CrashStep, number>

/** How often a server died at each step, from the diary of the dying servers. */
export async function readCrashes(crashLog: string): Promise<CrashCounts> {
  // No server has died yet.
  const lines = (await readFile(crashLog, 'utf8').catch(() => '')).split('\n')
  return Object.fromEntries(crashSteps.map((step) => [step, lines.filter((line) => line === step).length])) as CrashCounts
}

/** The step reached least often so far, the earliest of several. */
export const rarestOf = (crashes: CrashCounts): CrashStep =>
  crashSteps.reduce((rarest, step) => (crashes[step] < crashes[rarest] ? step : rarest))

/** Steps with too few deaths for the run to prove anything. */
export const missedSteps = (crashes: CrashCounts, atLeast: number): string[] =>
  crashSteps.filter((step) => crashes[step] < atLeast).map((step) => `step «${step}» was reached ${crashes[step]} times of ${atLeast}`)
