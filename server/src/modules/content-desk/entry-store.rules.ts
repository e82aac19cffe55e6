import type { BodyOf, EntryBody, EntryKind } from '@vitrina/contract/content/content-entries'

/** An entry of any kind, as its own table keeps it. */
export type StoredEntry = {
  id: number
  version: number
  isPublished: boolean
  isDeleted: boolean
  /** Written, not yet published. */
  published: EntryBody
  /** Written since. */
  draft: EntryBody | null
  /** Where buyers find it. */
  address: string | null
  /** The heading it stands under in a list. */
  group: string
}

export type EntryChange<K extends EntryKind> = {
  /** Published: buyers see it from now on. */
  published?: BodyOf<K>
  draft?: BodyOf<K> | null
  isPublished?: boolean
  isDeleted?: boolean
}

type EntryRow = { id: number; version: number; isPublished: boolean; deletedAt: Date | null; draft: EntryBody | null }

export const headOf = ({ id, version, isPublished, deletedAt, draft }: EntryRow) => ({
  id,
  version,
  isPublished,
  isDeleted: deletedAt !== null,
  draft,
})

export const dateOf = (moment: string | null): Date | null => (moment === null ? null : new Date(moment))
export const momentOf = (date: Date | null): string | null => date?.toISOString() ?? null

type Days = { startsAt: Date | null; endsAt: Date | null }
export const windowOf = ({ startsAt, endsAt }: Days) => ({ from: momentOf(startsAt), until: momentOf(endsAt) })
export const daysOf = ({ from, until }: Pick<EntryBody, 'from' | 'until'>): Days => ({ startsAt: dateOf(from), endsAt: dateOf(until) })
