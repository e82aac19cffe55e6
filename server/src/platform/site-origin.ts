import type { FastifyRequest } from 'fastify'
import type { ActorSite } from './actor.ts'

/** The site's own address; where none is set, the one it was asked at. */
export function originOf({ url }: ActorSite, request: FastifyRequest): string {
  return URL.canParse(url) ? new URL(url).origin : `${request.protocol}://${request.host}`
}
