import type { ActorSite } from '#platform/actor'
import { AppError } from '#platform/errors'
import type { SiteCache } from './site-cache.ts'

/** The site of a host; with strict hosts an unknown one has none, otherwise it gets the default site. */
export async function findSite(
  siteCache: SiteCache,
  { host, isStrict }: { host: string; isStrict: boolean },
): Promise<{ id: number; site: ActorSite }> {
  const name = host.toLowerCase().replace(/\.$/, '')
  const sites = await siteCache()
  if (sites.length === 0) throw new AppError('site.not-set-up')
  const named = sites.find(({ hosts }) => hosts.includes(name))
  const found = named ?? (isStrict ? undefined : sites.find(({ isDefault }) => isDefault))
  if (!found) throw new AppError('site.not-found')
  const { id, hosts, isDefault, ...site } = found
  return { id, site: { ...site, host: named ? name : (hosts[0] ?? name) } }
}
