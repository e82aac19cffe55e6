import type { FastifyRequest } from 'fastify'
import type { ActorSite } from './actor.ts'

/** The site's own address; where none is set, and in the demo, which nobody's DNS knows, the one it was asked at. */
export function originOf({ url }: ActorSite, request: FastifyRequest): string {
  const { isDemo } = request.server.ctx.config
  return URL.canParse(url) && !isDemo ? new URL(url).origin : `${request.protocol}://${request.host}`
}
