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

/** Structured lines on stdout. Every line passes `redact` last, whoever wrote it. */
export function createLog(config: Pick<Config, 'LOG_LEVEL'>, destination?: DestinationStream): Logger {
  const options = {
    level: config.LOG_LEVEL,
    serializers: { err: serializeError },
    hooks: { streamWrite: redact },
  }
  return destination ? pino(options, destination) : pino(options)
}
