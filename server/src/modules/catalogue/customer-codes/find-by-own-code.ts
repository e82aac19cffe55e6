import type { Actor } from '#platform/actor'
import { coalesce } from '#platform/process/coalesce'
import type { Context } from '#platform/context'
import { cachedByKey } from '#platform/process/cached-by-key'
import { type CodeSpan, findSpan, findTyped } from './customer-codes.queries.ts'
import { beginningsTyped, codesMatching, formsTyped } from './code-forms.ts'

/** Fewer letters begin too much. */
const LEAST_BEGINNING = 2
const MOST_BEGUN = 5

/**
 * Codes of one company are much alike, and most typed texts stand before or after all of them: that is known
 * without asking. A code added in another process may be missed for half a second.
 */
const spans = cachedByKey((ctx, companyId) => findSpan(ctx, Number(companyId)))

export const invalidateSpan = (ctx: Context, companyId: number): void => spans.invalidate(ctx, String(companyId))

const isBefore = (one: string, other: string) => Buffer.compare(Buffer.from(one), Buffer.from(other)) < 0

/** Whether a code that is this text, or begins so, may stand among those of the span. */
const mayBeAmong = ({ first, last }: CodeSpan, text: string) => !isBefore(last, text) && (first.startsWith(text) || !isBefore(text, first))

/** The calls of one screen ask for the same. */
const codesTyped = coalesce(findTyped)

async function findMeant(ctx: Context, { user }: Actor, text: string, { isBegun }: { isBegun: boolean }): Promise<number[]> {
  const companyId = user?.companyId ?? null
  if (companyId === null || !text) return []
  const span = await spans.read(ctx, String(companyId))
  // Most texts are phrases, and begin with another letter than any code.
  if (!span || !beginningsTyped(text).some((begins) => mayBeAmong(span, begins))) return []
  const typed = formsTyped(text)
  const forms = typed.filter(({ compact }) => mayBeAmong(span, compact))
  if (forms.length === 0) return []
  const begins = typed[0]?.compact ?? ''
  const beginning = isBegun && begins.length >= LEAST_BEGINNING ? begins : null
  const codes = await codesTyped(ctx, { companyId, whole: forms.map(({ compact }) => compact), beginning })
  const exact = codesMatching(
    forms,
    codes.filter((code) => !code.isBegun),
  )
  if (!isBegun) return exact
  const begun = codes.filter((code) => code.isBegun).map(({ productId }) => productId)
  return [...new Set([...exact, ...begun])].slice(0, MOST_BEGUN)
}

/** Products for which the viewer's company has exactly this code; codes of others are not searched. */
export const findByOwnCode = (ctx: Context, actor: Actor, text: string) => findMeant(ctx, actor, text, { isBegun: false })

/** The same while one types: exactly this first, then codes that begin so. */
export const findByOwnCodePrefix = (ctx: Context, actor: Actor, text: string) => findMeant(ctx, actor, text, { isBegun: true })
