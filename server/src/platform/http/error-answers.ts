import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type ErrorBody, type ErrorCode, errorStatus } from '@vitrina/contract/errors'
import { DEFAULT_LANGUAGE } from '@vitrina/contract/languages'
import { fill, textsIn } from '#texts/texts'
import { AppError } from '../errors.ts'
import { languageOf } from './language.ts'
import { isLostConnection } from '../database/lost-connection.ts'
import { setSecurityHeaders } from './security-headers.ts'
import { sqlState } from '../database/sql-state.ts'

/** PostgreSQL cannot hold the value: a NUL or broken UTF-8, a lone surrogate in JSON, a number or date out of range. */
const UNSTORABLE = new Set(['22021', '22P05', '22P02', '22003', '22008'])

/** The disk has no room, or its quota is used up, for files or for the database. */
const DISK_FULL = new Set(['ENOSPC', 'EDQUOT', '53100'])

/** Maps errors of the framework and the driver to ours. */
function known(error: unknown): AppError | null {
  if (error instanceof AppError) return error
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE' || code === 'FST_REQ_FILE_TOO_LARGE') return new AppError('input.too-large')
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new AppError('input.unsupported-type')
  if (typeof code === 'string' && (code.startsWith('FST_ERR_CTP') || code.startsWith('FST_ERR_VALIDATION')))
    return new AppError('input.malformed')
  const state = sqlState(error)
  if (state && UNSTORABLE.has(state)) return new AppError('input.malformed')
  if (state === '40001' || state === '40P01' || state === '55P03') return new AppError('conflict.retry', { retryAfter: 1 })
  if (state === '57014') return new AppError('server.busy', { retryAfter: 5 })
  if (state && DISK_FULL.has(state)) return new AppError('server.disk-full')
  if (isLostConnection(error)) return new AppError('server.unavailable', { retryAfter: 5 })
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined
  if (code === 'FST_ERR_MAX_PARAM_LENGTH') return new AppError('route.not-found')
  if (status === 400) return new AppError('input.malformed')
  if (status === 404) return new AppError('route.not-found')
  if (status === 415) return new AppError('input.unsupported-type')
  return null
}

function bodyOf(request: FastifyRequest, error: Pick<AppError, 'code' | 'params' | 'fields' | 'current'>): ErrorBody {
  const language = request.actor?.language ?? languageOf(request.headers['accept-language'])
  return {
    message: fill(textsIn(language).errors[error.code], error.params),
    status: errorStatus[error.code],
    code: error.code,
    errors: error.fields,
    ...(error.current !== undefined && { current: error.current }),
    requestId: request.id,
  }
}

function send(request: FastifyRequest, reply: FastifyReply, error: AppError) {
  if (error.retryAfter !== undefined) void reply.header('retry-after', String(error.retryAfter))
  return reply.code(errorStatus[error.code]).send(bodyOf(request, error))
}

/** One shape for every refusal; our own failures are logged and answered without internal details. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const appError = known(error)
    if (appError) return send(request, reply, appError)
    request.log.error({ err: error }, 'request failed')
    return send(request, reply, new AppError('server.failed'))
  })
  app.setNotFoundHandler((request, reply) => send(request, reply, new AppError('route.not-found')))
}

/** Requests the router refuses before any hook runs: a malformed or endless address. */
export function answerBadAddress(error: Error, request: FastifyRequest, reply: FastifyReply): void {
  setSecurityHeaders(request, reply)
  void send(request, reply, known(error) ?? new AppError('input.malformed'))
}

/** Sends the error and hangs up, where there is no request to answer. */
function hangUp(socket: Socket, code: ErrorCode): void {
  if (socket.destroyed || !socket.writable) return void socket.destroy()
  const status = errorStatus[code]
  const body = JSON.stringify({ message: textsIn(DEFAULT_LANGUAGE).errors[code], status, code, errors: [] } satisfies ErrorBody)
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\ncontent-type: application/json; charset=utf-8\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
    // The other side may go on sending for ever.
    () => socket.destroy(),
  )
}

/** Requests Node refuses before they are parsed: broken HTTP, endless headers, a body that drips in too slowly. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET') return void socket.destroy()
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') return answerTooSlow(socket)
  hangUp(socket, error.code === 'HPE_HEADER_OVERFLOW' ? 'input.too-large' : 'input.malformed')
}

/** For a request that keeps not arriving. */
export const answerTooSlow = (socket: Socket): void => hangUp(socket, 'input.too-slow')
