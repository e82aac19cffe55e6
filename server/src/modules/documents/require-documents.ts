import type { Actor } from '#platform/actor'
import { AppError } from '#platform/errors'
import { requireToggle } from '#modules/site/require-access'

/** R-07, P-04: documents are there where the seller shows them, for any caller. */
export function requireDocuments(actor: Actor): void {
  requireToggle(actor, 'documents')
  if (!actor.site.settings.flags.isAllowedViewLegalDocuments) throw new AppError('feature.off')
}
