import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { type Endpoint, holdsAny, type Input, type Output, type Policy } from '@vitrina/contract/endpoint'
import type { Actor, ActorUser } from '../actor.ts'
import type { Context } from '../context.ts'
import { AppError, companyStopped } from '../errors.ts'
import { Encoded, jsonBytes } from './encoded-answer.ts'
import { runIdempotent } from './idempotency.ts'
import { fieldErrorsOf, issueMessages } from './input-errors.ts'
import type { ReceivedFile } from './uploads.ts'
import { receiveMultipart } from './uploads.ts'

export type RequestContext<P extends Policy> = {
  ctx: Context
  actor: P extends 'guest' ? Actor : Actor & { user: P extends 'company' ? ActorUser & { companyId: number } : ActorUser }
  request: FastifyRequest
  reply: FastifyReply
  files: Record<string, ReceivedFile>
}

/** A repeated call gets its first answer again, which is stored as an object. */
type Result<E extends Endpoint> = Output<E> | (E extends { idempotent: unknown } ? never : Encoded<Output<E>>)
type Handler<E extends Endpoint> = (input: Input<E>, context: RequestContext<E['policy']>) => Promise<Result<E>> | Result<E>

const served = new WeakSet<object>()

/** Whether a route's handler was made here, and so asks for the policy first. */
export const isServed = (handler: object): boolean => served.has(handler)

/** A buyer whose company was stopped hears why, not that one is to be chosen. */
const noCompanyOf = ({ stoppedFor }: ActorUser): AppError =>
  typeof stoppedFor === 'string' ? companyStopped(stoppedFor) : new AppError('company.required')

/** Refuses before anything is read or looked up. */
function checkPolicy({ policy, permission, companyRoles, inPerson }: Endpoint, { user }: Actor): void {
  if (policy === 'guest') return
  if (!user) throw new AppError('auth.required')
  if (policy === 'company' && user.companyId === null) throw noCompanyOf(user)
  if (policy === 'staff' && !(permission && holdsAny(user.permissions, permission))) throw new AppError('access.denied')
  if (policy === 'staff' && user.needsTwoFactor) throw new AppError('auth.two-factor-required')
  if (companyRoles && !(user.companyRole && companyRoles.includes(user.companyRole))) throw new AppError('access.denied')
  if (inPerson && user.staffId !== null) throw new AppError('access.denied')
}

function parsePart(part: 'params' | 'query' | 'body', schema: z.ZodType | undefined, value: unknown, actor: Actor): unknown {
  if (!schema) return undefined
  const read = schema.safeParse(value ?? {}, { error: issueMessages(actor.language) })
  if (read.success) return read.data
  throw new AppError('input.invalid', { fields: fieldErrorsOf(read.error.issues, part) })
}

/** Binds a described call to its handler: policy, then input, then work, then the answer in the contract's shape. */
export function serve<const E extends Endpoint>(app: FastifyInstance, call: E, handler: Handler<E>): void {
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const { actor } = request
    if (!call.multipart && request.isMultipart()) throw new AppError('input.unsupported-type')
    const received = call.multipart ? await receiveMultipart(request, call.multipart) : { fields: request.body, files: {} }
    const input = {
      params: parsePart('params', call.params, request.params, actor),
      query: parsePart('query', call.query, request.query, actor),
      body: parsePart('body', call.body, received.fields, actor),
    }
    const run = async (ctx: Context) => {
      // The policy check above makes the narrower actor true.
      const given = { ctx, actor, request, reply, files: received.files } as RequestContext<E['policy']>
      const result = await handler(input as Input<E>, given)
      // A wrong output is our bug: encode throws and the caller gets 500.
      return result instanceof Encoded ? result : z.encode(call.output, result)
    }
    const key = request.headers['idempotency-key']
    if (!call.idempotent || key === undefined) {
      const result = await run(app.ctx)
      if (result === null || typeof result !== 'object') return result
      void reply.type('application/json; charset=utf-8')
      return result instanceof Encoded ? result.json : jsonBytes(result)
    }
    const isOfPerson = call.idempotent === 'person'
    const once = await runIdempotent(app.ctx, { actor, isOfPerson, route: `${call.method} ${call.path}`, key, input, run })
    if (once.isReplay) void reply.header('idempotent-replay', 'true')
    return once.body
  }
  served.add(answer)
  app.route({
    method: call.method,
    url: call.path,
    config: { call },
    ...(call.maxBodyBytes && { bodyLimit: call.maxBodyBytes }),
    // After the actor is known, before the body is read.
    onRequest: async (request) => checkPolicy(call, request.actor),
    handler: answer,
  })
}
