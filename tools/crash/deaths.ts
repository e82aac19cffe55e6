import { readFile } from 'node:fs/promises'
import { type DeathStep, deathSteps } from './die-at.ts'

type Deaths = Record<DeathStep, number>

/** How often a server died at each step, from the diary of the dying servers. */
export async function readDeaths(diary: string): Promise<Deaths> {
  // No server has died yet.
  const lines = (await readFile(diary, 'utf8').catch(() => '')).split('\n')
  return Object.fromEntries(deathSteps.map((step) => [step, lines.filter((line) => line === step).length])) as Deaths
}

/** The step reached least often so far, the earliest of several. */
export const rarestOf = (deaths: Deaths): DeathStep => deathSteps.reduce((rarest, step) => (deaths[step] < deaths[rarest] ? step : rarest))

/** Steps with too few deaths for the run to prove anything. */
export const missedSteps = (deaths: Deaths, atLeast: number): string[] =>
  deathSteps.filter((step) => deaths[step] < atLeast).map((step) => `step «${step}» was reached ${deaths[step]} times of ${atLeast}`)
