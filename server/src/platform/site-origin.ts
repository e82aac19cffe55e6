import type { FastifyRequest } from 'fastify'
import type { ActorSite } from './actor.ts'

/** `.test` is nobody's: the demo store's own address cannot be followed. */
const isFollowed = (url: string) => URL.canParse(url) && !new URL(url).hostname.endsWith('.test')

/** The site's own address; where none is set, or nobody's DNS knows it, the one it was asked at. */
export const originOf = ({ url }: ActorSite, request: FastifyRequest): string =>
  isFollowed(url) ? new URL(url).origin : `${request.protocol}://${request.host}`
