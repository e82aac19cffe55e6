import type { Actor } from '#platform/actor'
import { AppError } from '#platform/errors'

/** R-07, P-04: documents are there where the seller shows them, for any caller. */
export const areDocumentsShown = ({ site: { settings } }: Actor): boolean =>
  settings.toggles.documents && settings.flags.isAllowedViewLegalDocuments

export function requireDocuments(actor: Actor): void {
  if (!areDocumentsShown(actor)) throw new AppError('feature.off')
}
