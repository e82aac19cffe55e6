import { type Actor, viewerOf } from '#platform/actor'
import { AppError } from '#platform/errors'
import { textsIn } from '#texts/texts'

/** Whose choice is about to be kept. A guest without a uuid would leave a record nobody could find again. */
export function requireViewer(actor: Actor): string {
  const viewer = viewerOf(actor)
  if (viewer) return viewer
  throw new AppError('input.invalid', {
    fields: [{ field: 'User-Uuid', message: textsIn(actor.language).fields.visitorUnknown, code: 'required' }],
  })
}
