import type { ContentEntry, ContentReference, EntryRow, EntryVersion } from '@vitrina/contract/content/content-desk'
import type { EntryKind } from '@vitrina/contract/content/content-entries'
import { entryStateOf, isLegalPage, missingTexts } from '@vitrina/contract/content/content-entries.rules'
import { inLanguage } from '@vitrina/contract/languages'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { listBrandNames, listPromotionNames, listRegionNames, listSectionNames, listVersions } from './content-desk.queries.ts'
import type { StoredEntry } from './entry-store.rules.ts'
import { selectEntries } from './entry-stores.ts'
import { listFeedNames } from './feed-entries.queries.ts'

/** The latest text of an entry: its draft, or else the published one. */
export const newestOf = ({ draft, published }: StoredEntry) => draft ?? published

const headOf = (entry: StoredEntry, now: Date) => {
  const { id, version, isPublished, draft, published, address } = entry
  const { kind, from, until } = isPublished ? published : newestOf(entry)
  const state = entryStateOf({ isPublished, from, until }, now)
  return { id, kind, version, isPublished, state, hasDraft: isPublished && draft !== null, from, until, address }
}

export async function listEntries(ctx: Context, { siteId, site, language }: Actor, kind: EntryKind): Promise<EntryRow[]> {
  const entries = await selectEntries(ctx, kind, { siteId })
  return entries
    .filter(({ isDeleted }) => !isDeleted)
    .map((entry) => ({
      ...headOf(entry, ctx.now()),
      title: inLanguage(newestOf(entry).title, language),
      group: entry.group,
      missing: [...new Set(missingTexts(newestOf(entry), site.settings.languages).map((text) => text.language))],
    }))
}

export async function findEntry(ctx: Context, siteId: number, { kind, id }: { kind: EntryKind; id: number }): Promise<StoredEntry> {
  const [entry] = await selectEntries(ctx, kind, { siteId, id })
  if (!entry) throw new AppError('content.not-found')
  return entry
}

export async function readEntry(ctx: Context, { siteId }: Actor, wanted: { kind: EntryKind; id: number }): Promise<ContentEntry> {
  const entry = await findEntry(ctx, siteId, wanted)
  if (entry.isDeleted) throw new AppError('content.not-found')
  return { ...headOf(entry, ctx.now()), body: newestOf(entry), isLegal: isLegalPage(entry.published) }
}

export async function readVersions(
  ctx: Context,
  { siteId, language }: Actor,
  wanted: { kind: EntryKind; id: number },
): Promise<EntryVersion[]> {
  await findEntry(ctx, siteId, wanted)
  const versions = await listVersions(ctx, wanted)
  return versions.map(({ body, at, ...version }) => ({ ...version, at: at.toISOString(), title: inLanguage(body.title, language) }))
}

export async function readReference(ctx: Context, { siteId, site, language }: Actor): Promise<ContentReference> {
  const feeds = await listFeedNames(ctx, siteId)
  const regions = await listRegionNames(ctx)
  return {
    feeds: feeds.map(({ id, slug, title, rubrics }) => ({
      id,
      slug,
      name: inLanguage(title, language),
      rubrics: rubrics.map((rubric) => ({ slug: rubric.slug, name: inLanguage(rubric.name, language) })),
    })),
    regions: regions.map(({ id, name }) => ({ id, name: inLanguage(name, language) })),
    sections: await listSectionNames(ctx),
    brands: await listBrandNames(ctx),
    promotions: await listPromotionNames(ctx),
    languages: site.settings.languages,
  }
}
