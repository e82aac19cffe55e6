import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'

/** Does the work of the self-hosted captcha, as a browser would. */
export async function solveCaptcha(challenge: Challenge) {
  return { challenge, solution: await solveChallenge({ challenge, deriveKey }) }
}

export const solutionToken = (done: unknown): string => Buffer.from(JSON.stringify(done)).toString('base64')
