import { and, type Column, eq, gt, isNull, lte, or, type SQL, sql, boolean, integer, jsonb } from '#platform/database/drizzle'
import type { EntryBody } from '@vitrina/contract/content/content-entries'
import { at } from './columns.ts'

/** Columns that every entry of the content desk has. */
export const entryColumns = () => ({
  isPublished: boolean().notNull().default(true),
  /** Written after what buyers see; null: nothing. */
  draft: jsonb().$type<EntryBody>(),
  version: integer().notNull().default(1),
  /** Deleted ones can be brought back, with what buyers answered to them. */
  deletedAt: at(),
})

type Shown = Record<'isPublished' | 'deletedAt' | 'startsAt' | 'endsAt', Column>

/** Buyers see it while it is published and in its days; database time, so that nodes agree. */
export const isShown = ({ isPublished, deletedAt, startsAt, endsAt }: Shown): SQL | undefined =>
  and(eq(isPublished, true), isNull(deletedAt), or(isNull(startsAt), lte(startsAt, sql`now()`)), or(isNull(endsAt), gt(endsAt, sql`now()`)))

export const isNotDeleted = sql`deleted_at is null`
