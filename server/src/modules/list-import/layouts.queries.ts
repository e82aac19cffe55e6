import { and, eq, inArray, sql } from '#platform/database/drizzle'
import type { SheetMapping } from '@vitrina/contract/list-import/import-jobs'
import type { Context } from '#platform/context'
import { importLayouts } from '#tables/list-import'

export async function findLayouts({ db }: Context, companyId: number, fingerprints: readonly string[]): Promise<Map<string, SheetMapping>> {
  if (fingerprints.length === 0) return new Map()
  const rows = await db
    .select()
    .from(importLayouts)
    .where(and(eq(importLayouts.companyId, companyId), inArray(importLayouts.fingerprint, [...fingerprints])))
  return new Map(rows.map(({ fingerprint, mapping }) => [fingerprint, mapping]))
}

export async function saveLayouts(
  { db }: Context,
  companyId: number,
  layouts: readonly { fingerprint: string; mapping: SheetMapping }[],
): Promise<void> {
  if (layouts.length === 0) return
  await db
    .insert(importLayouts)
    .values(layouts.map((layout) => ({ ...layout, companyId })))
    .onConflictDoUpdate({
      target: [importLayouts.companyId, importLayouts.fingerprint],
      set: { mapping: sql`excluded.mapping`, chosenAt: sql`now()` },
    })
}
