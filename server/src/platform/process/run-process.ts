import { inspect } from 'node:util'

/** The reason a process cannot start, in one sentence for its operator. */
export class StartError extends Error {}

/** Runs a process until it is stopped: Ctrl+C and SIGTERM drain it, a second one ends it at once. */
export async function runProcess(start: () => Promise<{ close: () => Promise<void> }>): Promise<void> {
  const started = start()
  let isClosing = false
  const stop = async () => {
    if (isClosing) process.exit(1)
    isClosing = true
    const { close } = await started
    await close()
    process.exit(0)
  }
  const explain = (error: unknown) => {
    process.stderr.write(`${error instanceof StartError ? error.message : inspect(error)}\n`)
    process.exit(1)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop().catch(explain))
  await started.catch(explain)
}
