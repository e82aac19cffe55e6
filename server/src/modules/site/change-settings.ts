import type { SiteConfig } from '@vitrina/contract/site/site.settings'
import type { Context } from '#platform/context'
import { mergeConfig } from './site.queries.ts'

/** Every process has it within a second: `site-cache.ts`. */
export const changeLoyaltyProgramme = (tx: Context, siteId: number, loyalty: SiteConfig['loyalty']) => mergeConfig(tx, siteId, { loyalty })

export const changeQuoteTerms = (tx: Context, siteId: number, quotes: SiteConfig['quotes']) => mergeConfig(tx, siteId, { quotes })

export const changeOpening = (tx: Context, siteId: number, isOpen: boolean) => mergeConfig(tx, siteId, { isOpen })
