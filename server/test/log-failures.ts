import type { Logger } from 'pino'
import { createLog } from '#platform/process/log'

type Line = { msg: string; err?: { stack: string } }

/** Silent but for requests answered with 500: their cause is printed beside the test that made them. */
export const logFailures = (): Logger =>
  createLog(
    { LOG_LEVEL: 'error' },
    {
      write: (text) => {
        const { msg, err } = JSON.parse(text) as Line
        if (msg === 'request failed') console.error(err?.stack)
      },
    },
  )
