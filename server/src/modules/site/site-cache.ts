import { type SiteConfig, siteConfig } from '@vitrina/contract/site/site.settings'
import type { Context } from '#platform/context'
import { terminalOf } from '#platform/payments/t-kassa/terminal'
import { cached } from '#platform/process/cached'
import { listSites } from './site.queries.ts'

/**
 * A saved setting must hold in every process within a second. Two tiny tables read at most twice a second, and only
 * while requests come, promise just that. Notifications of changes (LISTEN) would save these reads, but a listener
 * behind a pooler or a broken network goes deaf without a sign, and then an old toggle would stay on for ever.
 */
const MAX_AGE_MS = 500

/** Online payment needs a connected bank, also where the seller has switched it on. */
const withWorkingPayments = (settings: SiteConfig, { config }: Pick<Context, 'config'>): SiteConfig =>
  terminalOf(config) ? settings : { ...settings, flags: { ...settings.flags, isAllowedSbpPay: false, isAllowedCardPay: false } }

export type SiteCache = ReturnType<typeof siteCache>

/** Every site with its hosts and settings. That there is none is not kept: whoever creates the first one signs in at once. */
export const siteCache = (ctx: Context) =>
  cached({
    ms: MAX_AGE_MS,
    load: async () =>
      (await listSites(ctx)).map(({ config, ...site }) => ({ ...site, settings: withWorkingPayments(siteConfig.parse(config), ctx) })),
    isKept: (sites) => sites.length > 0,
  })
