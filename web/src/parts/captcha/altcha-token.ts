import { captchaApi } from '@vitrina/contract/captcha'
import { type Challenge, solveChallengeWorkers } from 'altcha/lib'
import Pbkdf2Worker from 'altcha/workers/pbkdf2?worker'
import { call } from '#api/call.ts'
import { CaptchaError } from './captcha-error.ts'

/** More workers gain nothing and slow a small machine down. */
const MOST_WORKERS = 4

/** `crypto.subtle`, which is faster, is missing on a page opened over plain HTTP from another machine. */
const createWorker = (): Worker =>
  window.isSecureContext ? new Pbkdf2Worker() : new Worker(new URL('./plain-pbkdf2.worker.ts', import.meta.url), { type: 'module' })

/** The self-hosted proof of work, computed in workers: the person sees only a busy button. */
export async function altchaToken(): Promise<string> {
  const { parameters, signature } = (await call(captchaApi.challenge, {})) as unknown as Challenge
  const challenge = { parameters, ...(signature !== undefined && { signature }) }
  const solution = await solveChallengeWorkers({
    challenge,
    concurrency: Math.min(navigator.hardwareConcurrency || 1, MOST_WORKERS),
    createWorker,
  })
  if (!solution) throw new CaptchaError('failed')
  return btoa(JSON.stringify({ challenge, solution }))
}
