import type { ActorSite } from '../actor.ts'
import type { Context } from '../context.ts'
import { networkAddress } from './network-address.ts'

/** `.test` is reserved: the demo store's own address cannot be followed. */
const isFollowed = (url: string) => URL.canParse(url) && !new URL(url).hostname.endsWith('.test')

/**
 * The address links lead to: the site's own, else SITE_URL, else where this store listens.
 * Never the host of a request, which the caller may invent: a letter to somebody else would lead there.
 */
export function originOf({ config }: Pick<Context, 'config'>, { url }: Pick<ActorSite, 'url'>): string {
  if (isFollowed(url)) return new URL(url).origin
  if (config.SITE_URL) return new URL(config.SITE_URL).origin
  return `http://${networkAddress(config.HOST) ?? 'localhost'}:${config.PORT}`
}
