import { and, type Column, eq, type SQL, sql } from '#platform/database/drizzle'
import type { BodyOf, EntryKind } from '@vitrina/contract/content/content-entries'
import type { Context } from '#platform/context'
import type { EntryChange, StoredEntry } from './entry-store.rules.ts'

export type EntryQuery = { siteId: number; id?: number }

/** One kind of entry in its own table. */
export type EntryStore<K extends EntryKind> = {
  select: (ctx: Context, wanted: EntryQuery) => Promise<StoredEntry[]>
  /** A draft; answers its id. */
  insert: (tx: Context, entry: { siteId: number; body: BodyOf<K> }) => Promise<number>
  /** False: somebody has changed it since that version. */
  update: (tx: Context, seen: { id: number; version: number }, change: EntryChange<K>) => Promise<boolean>
}

/** Lists are looked through by people. */
export const MOST_LISTED = 500

export const idOf = (rows: { id: number }[]): number => {
  const [row] = rows
  if (!row) throw new Error('The insert gave no row back')
  return row.id
}

/** Columns that every kind changes alike. */
export const changedColumns = <K extends EntryKind>({ draft, isPublished, isDeleted }: EntryChange<K>, version: Column) => ({
  version: sql`${version} + 1`,
  ...(draft !== undefined && { draft }),
  ...(isPublished !== undefined && { isPublished }),
  ...(isDeleted !== undefined && { deletedAt: isDeleted ? sql`now()` : null }),
})

export const isSeen = (table: { id: Column; version: Column }, { id, version }: { id: number; version: number }): SQL | undefined =>
  and(eq(table.id, id), eq(table.version, version))

/** From the moment of publishing unless a later one is named. */
export const startOf = (from: string | null) => (from === null ? sql`now()` : new Date(from))
