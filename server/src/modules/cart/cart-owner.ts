import type { Actor } from '#platform/actor'
import { requireToggle, requireViewer } from '#modules/site/require-access'

/** The owner of carts: a user in their active company, or a visitor. Nobody sees another's. */
export type CartOwner = { userId: number; companyId: number | null } | { visitorUuid: string }

/** Null for a guest we cannot recognise: they have no cart. */
export function ownerOf({ user, visitorUuid }: Actor): CartOwner | null {
  if (user) return { userId: user.id, companyId: user.companyId }
  return visitorUuid === null ? null : { visitorUuid }
}

/** For data that is about to be stored. */
export function requireOwner(actor: Actor): CartOwner {
  requireToggle(actor, 'cart')
  requireViewer(actor)
  const owner = ownerOf(actor)
  if (!owner) throw new Error('A viewer without a key has passed requireViewer')
  return owner
}
