import { type Challenge, solveChallenge } from 'altcha/lib'
import { deriveKey } from './derive-key.ts'

type WorkerMessage = { type: 'abort' } | { type: 'work'; challenge: Challenge; counterStart: number; counterStep: number; timeout: number }

// A worker's own postMessage, not the window's: it reaches only the page that created the worker.
const post: (answer: unknown) => void = self.postMessage.bind(self)
const running = new Set<AbortController>()

/** The protocol of the worker of `altcha/workers/pbkdf2`, without `crypto.subtle`. */
async function work(message: Exclude<WorkerMessage, { type: 'abort' }>): Promise<void> {
  const controller = new AbortController()
  running.add(controller)
  const { challenge, counterStart, counterStep, timeout } = message
  try {
    post(await solveChallenge({ challenge, counterStart, counterStep, timeout, controller, deriveKey }))
  } catch (error) {
    post({ error })
  } finally {
    running.delete(controller)
  }
}

self.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
  if (data.type === 'work') return void work(data)
  for (const controller of running) controller.abort()
})
