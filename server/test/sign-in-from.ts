import type { FastifyInstance } from 'fastify'
import { authApi } from '@vitrina/contract/auth/auth'

export type Client = { ip?: string; visitor?: string; forwardedFor?: string }
type SignInAnswer = { authToken?: string; code?: string; message: string; retryAfter?: number }

/** A try to sign in from some address and browser. */
export async function signInFrom({ app }: { app: FastifyInstance }, body: object, { ip = '127.0.0.1', visitor, forwardedFor }: Client) {
  const response = await app.inject({
    method: 'POST',
    url: authApi.signIn.path,
    remoteAddress: ip,
    headers: {
      'content-type': 'application/json',
      ...(visitor && { 'user-uuid': visitor }),
      ...(forwardedFor && { 'x-forwarded-for': forwardedFor }),
    },
    payload: JSON.stringify(body),
  })
  return { status: response.statusCode, body: response.json<SignInAnswer>() }
}
