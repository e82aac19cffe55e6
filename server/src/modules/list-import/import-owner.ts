import type { ImportDestination } from '@vitrina/contract/list-import/import-jobs'
import type { Actor } from '#platform/actor'
import { AppError } from '#platform/errors'
import { requireToggle, requireViewer } from '#modules/site/require-access'

/** The owner of an import: a user in their active company, or a visitor. Nobody sees another's. */
export type ImportOwner = { userId: number; companyId: number | null } | { visitorUuid: string }

function ownerOf({ user, visitorUuid }: Actor): ImportOwner | null {
  if (user) return { userId: user.id, companyId: user.companyId }
  return visitorUuid === null ? null : { visitorUuid }
}

/** An import is there wherever its lines may go: into the cart or into a specification. */
function requireImports(actor: Actor): void {
  const { cart, specifications, specificationImport } = actor.site.settings.toggles
  if (!cart && !(specifications && specificationImport)) throw new AppError('feature.off')
}

/** Null for a guest we cannot recognise: they have no imports. */
export function importOwner(actor: Actor): ImportOwner | null {
  requireImports(actor)
  return ownerOf(actor)
}

/** For a new import. */
export function requireImportOwner(actor: Actor, destination: ImportDestination): ImportOwner {
  if (destination === 'cart') requireToggle(actor, 'cart')
  else {
    requireToggle(actor, 'specifications')
    requireToggle(actor, 'specificationImport')
  }
  requireViewer(actor)
  const owner = ownerOf(actor)
  if (!owner) throw new Error('A viewer without a key has passed requireViewer')
  return owner
}
