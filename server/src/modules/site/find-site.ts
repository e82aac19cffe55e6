import { type SiteConfig, siteConfig } from '@vitrina/contract/site.settings'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { findSiteByHost } from './site.queries.ts'

export type Site = NonNullable<Awaited<ReturnType<typeof findSiteByHost>>> & { settings: SiteConfig }

/** The site a host names; with strict hosts an unknown one is nobody's. */
export async function findSite(ctx: Context, host: string): Promise<Site> {
  const name = host.replace(/:\d+$/, '').toLowerCase()
  const site = await findSiteByHost(ctx, { host: name, isStrict: ctx.config.STRICT_HOSTS })
  if (!site) throw new AppError('site.not-found')
  return { ...site, settings: siteConfig.parse(site.config) }
}
