import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { requireViewer } from './require-access.ts'
import { findClosableMessage, insertClosing } from './site.queries.ts'

/** Hides a message from this viewer alone. One that must stay, or is another site's, looks missing. */
export async function closeInformationMessage(ctx: Context, actor: Actor, id: number): Promise<void> {
  const viewer = requireViewer(actor)
  const message = await findClosableMessage(ctx, { siteId: actor.siteId, id })
  if (!message) throw new AppError('message.not-found')
  await insertClosing(ctx, { messageId: message.id, viewer })
}
