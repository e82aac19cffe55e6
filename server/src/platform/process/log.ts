import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino'
import type { Config } from '#src/config'
import { redact } from './redact.ts'

/** The query builder's error spells out every parameter of the failed query, secrets among them. */
const withoutParams = (text: string) => text.replace(/\nparams:[\s\S]*?(?=\n\s+at |$)/g, '')

function serializeError(error: Error) {
  const { type, message, stack, ...rest } = stdSerializers.err(error)
  // A broken connection's error carries the whole client, its secret key among the rest.
  const {
    params: _params,
    parameters: _parameters,
    detail: _detail,
    where: _where,
    client: _client,
    ...safe
  } = rest as Record<string, unknown>
  return { type, message: withoutParams(message ?? ''), stack: withoutParams(stack ?? ''), ...safe }
}

/** As pino numbers its levels. */
const ERROR = 50
/** A write for each line costs a request as much as everything else about its log together. */
const BUFFER = { minLength: 4096, periodicFlush: 250, sync: false } as const

/**
 * Structured lines on stdout, within a quarter of a second; errors are written at once, for the process may end next.
 * Every line passes `redact` last, also those of libraries.
 */
export function createLog(config: Pick<Config, 'LOG_LEVEL'>, destination?: DestinationStream): Logger {
  const stdout = destination ? null : pino.destination(BUFFER)
  return pino(
    {
      level: config.LOG_LEVEL,
      serializers: { err: serializeError },
      hooks: {
        streamWrite: redact,
        logMethod(args, write, level) {
          write.apply(this, args)
          if (level >= ERROR) stdout?.flushSync()
        },
      },
    },
    destination ?? stdout ?? undefined,
  )
}
