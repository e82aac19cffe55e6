import { type Actor, viewerOf } from '#platform/actor'
import { AppError } from '#platform/errors'
import { textsIn } from '#texts/texts'

/** The owner of a choice to be stored. A guest without a uuid would leave a record that cannot be found again. */
export function requireViewer(actor: Actor): string {
  const viewer = viewerOf(actor)
  if (viewer) return viewer
  throw new AppError('input.invalid', {
    fields: [{ field: 'User-Uuid', message: textsIn(actor.language).fields.visitorUnknown, code: 'required' }],
  })
}
