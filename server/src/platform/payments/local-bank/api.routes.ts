import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { LOCAL_BANK, terminalOf } from '../t-kassa/terminal.ts'
import { isSigned } from '../t-kassa/token.ts'
import { calls } from './calls.ts'
import { Refusal } from './protocol.ts'

/** Longer than any store waits for an answer. */
const NEVER_MS = 60_000

const body = z.record(z.string(), z.unknown())

/** The payer's pages stand at the address the payer already uses: the store's own. */
const pagesFor = (request: FastifyRequest) => (successUrl: string | null) =>
  (successUrl === null ? `${request.protocol}://${request.host}` : new URL(successUrl).origin) + LOCAL_BANK

/** Until the store hangs up. */
const waitUntilClosed = ({ raw }: FastifyRequest) =>
  new Promise<void>((resolve) => {
    const enough = setTimeout(resolve, NEVER_MS)
    raw.socket.once('close', () => {
      clearTimeout(enough)
      resolve()
    })
  })

/** The bank's API for stores: JSON in and out, every request signed, always HTTP 200. */
export function bankApi(app: FastifyInstance): void {
  app.post<{ Params: { method: string } }>(`${LOCAL_BANK}/v2/:method`, async (request, reply) => {
    const keys = terminalOf(app.ctx.config)
    const call = calls[request.params.method]
    const refuse = ({ errorCode, message }: Refusal) => ({
      Success: false,
      ErrorCode: errorCode,
      Message: message,
      Details: request.params.method,
    })
    if (!keys || !call) return reply.code(404).send()
    const read = body.safeParse(request.body)
    if (!read.success || read.data['TerminalKey'] !== keys.terminal) return refuse(new Refusal('501', 'Терминал не найден'))
    if (!isSigned(read.data, keys.password)) return refuse(new Refusal('204', 'Неверный токен. Проверьте пару TerminalKey/SecretKey'))
    try {
      const result = await call(app.ctx, read.data, pagesFor(request))
      if (result.isLost) {
        await waitUntilClosed(request)
        return reply.code(504).send()
      }
      return Array.isArray(result.body) ? result.body : { TerminalKey: keys.terminal, Success: true, ErrorCode: '0', ...result.body }
    } catch (error) {
      if (error instanceof Refusal) return refuse(error)
      throw error
    }
  })
}
