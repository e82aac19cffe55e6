import type { JournalAuthor } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { removeBrand } from '#modules/goods/brands/brands'
import { removeFeature } from '#modules/goods/kinds/features'
import { removeKind } from '#modules/goods/kinds/kinds'
import { removeSection } from '#modules/goods/sections/sections'
import type { AddedReference } from '@vitrina/contract/goods-import/goods-import.rules'
import { nameOfReference } from './goods-references.queries.ts'

const removals = { section: removeSection, kind: removeKind, brand: removeBrand, feature: removeFeature } as const

export type RemovedReference = { outcome: 'reversed' | 'kept'; why: string | null }

/** Takes a section, kind, brand or feature away that an import added, unless something uses it or a person has named it otherwise since. */
export async function removeAdded(tx: Context, author: JournalAuthor, { kind, id, name }: AddedReference): Promise<RemovedReference> {
  const now = await nameOfReference(tx, { kind, id })
  // A person has taken it away already.
  if (now === undefined) return { outcome: 'reversed', why: null }
  if (now !== name) return { outcome: 'kept', why: now }
  try {
    await inTransaction(tx, (part) => removals[kind](part, author, id))
    return { outcome: 'reversed', why: null }
  } catch (error) {
    if (error instanceof AppError && error.code === 'goods.in-use') return { outcome: 'kept', why: IN_USE }
    throw error
  }
}

/** Among the reasons why something stayed. */
export const IN_USE = 'in-use'
