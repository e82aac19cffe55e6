import { readFile } from 'node:fs/promises'
import { type DeathStep, deathSteps } from './die-at.ts'

type Deaths = Record<DeathStep, number>

/** How often a server died at each step, by what the dying wrote down. */
export async function readDeaths(diary: string): Promise<Deaths> {
  // Nobody has died yet.
  const lines = (await readFile(diary, 'utf8').catch(() => '')).split('\n')
  return Object.fromEntries(deathSteps.map((step) => [step, lines.filter((line) => line === step).length])) as Deaths
}

/** The step that was reached least often so far, the earliest of several. */
export const rarestOf = (deaths: Deaths): DeathStep => deathSteps.reduce((rarest, step) => (deaths[step] < deaths[rarest] ? step : rarest))

/** Steps at which too few have died for the run to say anything of them. */
export const missedSteps = (deaths: Deaths, atLeast: number): string[] =>
  deathSteps.filter((step) => deaths[step] < atLeast).map((step) => `step «${step}» was reached ${deaths[step]} times of ${atLeast}`)
