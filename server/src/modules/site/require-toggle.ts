import type { SiteToggle } from '@vitrina/contract/site/site.settings'
import type { Actor } from '#platform/actor'
import { AppError } from '#platform/errors'

/** A feature the seller switched off is not there for any caller (specification §6). */
export function requireToggle({ site }: Actor, toggle: SiteToggle): void {
  if (!site.settings.toggles[toggle]) throw new AppError('feature.off')
}
