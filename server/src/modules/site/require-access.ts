import type { SiteToggle } from '@vitrina/contract/site/site.settings'
import { type Actor, viewerOf } from '#platform/actor'
import { AppError } from '#platform/errors'
import { textsIn } from '#texts/texts'

/** A feature the seller switched off is not there for any caller (specification §6). */
export function requireToggle({ site }: Actor, toggle: SiteToggle): void {
  if (!site.settings.toggles[toggle]) throw new AppError('feature.off')
}

/** The owner of a choice to be stored. A guest without a uuid would leave a record that cannot be found again. */
export function requireViewer(actor: Actor): string {
  const viewer = viewerOf(actor)
  if (viewer) return viewer
  throw new AppError('input.invalid', {
    fields: [{ field: 'User-Uuid', message: textsIn(actor.language).fields.visitorUnknown, code: 'required' }],
  })
}
