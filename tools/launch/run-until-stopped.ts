import { explainFailure } from './explain-failure.ts'
import { createLifetime, type Lifetime } from './lifetime.ts'

type Fail = (reason: Error) => void

/** Runs `start`, and what it opened, until Ctrl+C, SIGTERM (exit code 0) or a failure (one sentence, exit code 1). */
export async function runUntilStopped(start: (lifetime: Lifetime, fail: Fail) => Promise<void>): Promise<void> {
  const lifetime = createLifetime()
  const leave = async (code: number) => {
    await lifetime.end()
    process.exit(code)
  }
  const fail = async (failure: unknown) => {
    // Work interrupted by Ctrl+C fails too, which is expected.
    if (lifetime.isEnding()) return
    process.stderr.write(`${explainFailure(failure)}\n`)
    if (process.env.LOG_LEVEL === 'debug' && failure instanceof Error) process.stderr.write(`${failure.stack}\n`)
    await leave(1)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      if (!lifetime.isEnding()) process.stdout.write('\n  Останавливаюсь…\n')
      void leave(0)
    })
  await start(lifetime, (reason) => void fail(reason)).catch(fail)
}
