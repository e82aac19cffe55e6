import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { findBegun, findCodes } from './customer-codes.queries.ts'
import { formsTyped, meantBy } from './code-forms.ts'

/** Fewer letters begin too much. */
const LEAST_BEGINNING = 2
const MOST_BEGUN = 5

/** Products the viewer's company calls by exactly this text; nobody else's codes are looked at. */
export async function findOwned(ctx: Context, { user }: Actor, text: string): Promise<number[]> {
  const forms = formsTyped(text)
  const companyId = user?.companyId ?? null
  if (companyId === null || forms.length === 0) return []
  return meantBy(forms, await findCodes(ctx, companyId, forms))
}

/** The same while one types: exactly this first, then codes that begin so. */
export async function findOwnedBegun(ctx: Context, actor: Actor, text: string): Promise<number[]> {
  const exact = await findOwned(ctx, actor, text)
  const companyId = actor.user?.companyId ?? null
  const [typed] = formsTyped(text)
  if (companyId === null || !typed || typed.compact.length < LEAST_BEGINNING) return exact
  const begun = await findBegun(ctx, companyId, typed.compact)
  return [...new Set([...exact, ...begun.map(({ productId }) => productId)])].slice(0, MOST_BEGUN)
}
