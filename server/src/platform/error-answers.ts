import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type ErrorBody, type ErrorCode, errorStatus } from '@vitrina/contract/errors'
import { DEFAULT_LANGUAGE } from '@vitrina/contract/languages'
import { fill, textsIn } from '#texts/texts'
import { AppError } from './errors.ts'
import { sqlState } from './context.ts'

/** What the framework and the driver throw, as errors of ours. */
function known(error: unknown): AppError | null {
  if (error instanceof AppError) return error
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE' || code === 'FST_REQ_FILE_TOO_LARGE') return new AppError('input.too-large')
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new AppError('input.unsupported-type')
  if (typeof code === 'string' && (code.startsWith('FST_ERR_CTP') || code.startsWith('FST_ERR_VALIDATION')))
    return new AppError('input.malformed')
  const state = sqlState(error)
  // 22021: a NUL or broken UTF-8 in a text.
  if (state === '22021' || state === '22P05') return new AppError('input.malformed')
  if (state === '40001' || state === '40P01' || state === '55P03') return new AppError('conflict.retry', { retryAfter: 1 })
  if (state === '57014') return new AppError('server.busy', { retryAfter: 5 })
  if (state?.startsWith('08') || state === '57P01' || state === '57P03' || state === '53300')
    return new AppError('server.unavailable', { retryAfter: 5 })
  if (code === 'ECONNREFUSED' || code === 'ECONNRESET') return new AppError('server.unavailable', { retryAfter: 5 })
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined
  if (status === 400) return new AppError('input.malformed')
  if (status === 404) return new AppError('route.not-found')
  if (status === 415) return new AppError('input.unsupported-type')
  return null
}

function bodyOf(
  request: FastifyRequest,
  error: { code: ErrorCode; params: Record<string, string | number>; fields: ErrorBody['errors'] },
): ErrorBody {
  const language = request.actor?.language ?? DEFAULT_LANGUAGE
  return {
    message: fill(textsIn(language).errors[error.code], error.params),
    status: errorStatus[error.code],
    code: error.code,
    errors: error.fields,
    requestId: request.id,
  }
}

function send(request: FastifyRequest, reply: FastifyReply, error: AppError) {
  if (error.retryAfter !== undefined) void reply.header('retry-after', String(error.retryAfter))
  return reply.code(errorStatus[error.code]).send(bodyOf(request, error))
}

/** One shape for every refusal; what is our fault is logged and says nothing of the inside. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const said = known(error)
    if (said) return send(request, reply, said)
    request.log.error({ err: error }, 'request failed')
    return send(request, reply, new AppError('server.failed'))
  })
  app.setNotFoundHandler((request, reply) => send(request, reply, new AppError('route.not-found')))
}
