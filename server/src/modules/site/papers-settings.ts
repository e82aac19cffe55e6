import { siteConfig, type SiteConfig } from '@vitrina/contract/site/site.settings'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { lockSettings } from './settings.queries.ts'
import { mergeConfig } from './site.queries.ts'

type PaperSettings = Pick<SiteConfig, 'papers' | 'seller'>

async function lock(tx: Context, siteId: number) {
  const site = await lockSettings(tx, siteId)
  if (!site) throw new AppError('site.not-found')
  const { papers, seller } = siteConfig.parse(site.config)
  return { version: site.version, papers, seller }
}

/** The look of papers and the seller's requisites, held until the end of the transaction. */
export const lockPaperSettings = (tx: Context, siteId: number): Promise<PaperSettings & { version: number }> => lock(tx, siteId)

/** Every process has it within a second: `site-cache.ts`. */
export const changePaperSettings = (tx: Context, siteId: number, settings: PaperSettings) => mergeConfig(tx, siteId, settings)
