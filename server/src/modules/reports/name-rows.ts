import type { Language } from '@vitrina/contract/languages'
import type { Context } from '#platform/context'
import { type NamedCut, namesOf } from './names.queries.ts'

type Naming = { cut: NamedCut | 'brand' | 'day'; language: Language; nobody: string }

/** Rows with the names of what they are about; `nobody` for orders without a manager, goods without a brand. */
export async function nameRows<Row extends { key: string | null }>(
  ctx: Context,
  rows: readonly Row[],
  { cut, language, nobody }: Naming,
): Promise<(Row & { name: string })[]> {
  if (cut === 'brand' || cut === 'day') return rows.map((row) => ({ ...row, name: row.key || nobody }))
  const ids = rows.flatMap(({ key }) => (key === null ? [] : Number(key)))
  const names = ids.length === 0 ? new Map<number, string>() : await namesOf(ctx, cut, ids, language)
  return rows.map((row) => ({ ...row, name: (row.key !== null && names.get(Number(row.key))) || nobody }))
}
