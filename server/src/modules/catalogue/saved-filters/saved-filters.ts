import { MAX_SAVED_FILTERS, type SavedFilter } from '@vitrina/contract/catalogue/saved-filters'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { textsIn } from '#texts/texts'
import type { CatalogueReference } from '../catalogue-reference.ts'
import { chipsOf, normaliseUrl } from './derive-chips.ts'
import { countSavedFilters, deleteSavedFilter, insertSavedFilter, listSavedFilters, renameSavedFilter } from './saved-filters.queries.ts'

type User = Actor & { user: { id: number } }
type Row = { id: number; name: string; url: string }

/** C-13: the chips follow from the address, so they have today's names. */
const shown = (reference: CatalogueReference, { language }: Actor, { id, name, url }: Row): SavedFilter => ({
  id,
  name,
  url,
  chips: chipsOf(reference, { names: textsIn(language).filters, language }, url),
})

export async function listFilters(ctx: Context, actor: User, reference: CatalogueReference): Promise<SavedFilter[]> {
  return (await listSavedFilters(ctx, actor.user.id)).map((row) => shown(reference, actor, row))
}

export async function saveFilter(
  ctx: Context,
  actor: User,
  { reference, name, url }: { reference: CatalogueReference; name: string; url: string },
): Promise<SavedFilter> {
  if ((await countSavedFilters(ctx, actor.user.id)) >= MAX_SAVED_FILTERS) throw new AppError('user-filter.too-many')
  return shown(reference, actor, await insertSavedFilter(ctx, { userId: actor.user.id, name, url: normaliseUrl(url) }))
}

export async function renameFilter(
  ctx: Context,
  actor: User,
  { reference, id, name }: { reference: CatalogueReference; id: number; name: string },
): Promise<SavedFilter> {
  const row = await renameSavedFilter(ctx, { userId: actor.user.id, id, name })
  if (!row) throw new AppError('user-filter.not-found')
  return shown(reference, actor, row)
}

export async function removeFilter(ctx: Context, actor: User, id: number): Promise<void> {
  if (!(await deleteSavedFilter(ctx, { userId: actor.user.id, id }))) throw new AppError('user-filter.not-found')
}
