import { amountProblem, isStorable } from '@vitrina/contract/quantity/quantity.rules'
import type { FieldError } from '@vitrina/contract/errors'
import type { QuoteLine } from '@vitrina/contract/quotes/quote-lines'
import { MAX_QUOTE_LINES, type QuoteWishes } from '@vitrina/contract/quotes/quotes'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { readLineProducts } from '#modules/specifications/line-products'
import { quoteTextsIn } from '#texts/quotes'
import type { CompanyActor } from './open-quote.ts'

/** Lines of the products the buyer adds on their turn; a product stands in a request once, for it gets one price. */
export async function addedLines(
  ctx: Context,
  { user, language }: CompanyActor,
  { lines, added }: { lines: readonly QuoteLine[]; added: QuoteWishes['added'] },
): Promise<QuoteLine[]> {
  if (added.length === 0) return []
  if (lines.length + added.length > MAX_QUOTE_LINES) throw new AppError('quote.too-large', { params: { limit: MAX_QUOTE_LINES } })
  const texts = quoteTextsIn(language).fields
  const viewer = { userId: user.id, companyId: user.companyId, language }
  const products = await readLineProducts(
    ctx,
    viewer,
    added.map(({ productId }) => ({ productId, customProductId: null })),
  )
  const ids = new Set(lines.map(({ id }) => id))
  const taken = new Set(lines.map(({ productId }) => productId))
  const fields: FieldError[] = []
  const made = added.map(({ id, productId, amount, price, neededOn, note }, at): QuoteLine => {
    const product = products.of({ productId, customProductId: null })
    if (!product?.isSold) throw new AppError('product.not-found')
    const { name: unit, decimals } = product.unit
    const rule = { unit: product.unit, minimumBatch: null, multiplicity: 10 ** -decimals }
    if (ids.has(id)) fields.push({ field: `added.${at}.id`, message: texts.lineUnknown, code: 'line.not-found' })
    if (taken.has(productId)) fields.push({ field: `added.${at}.productId`, message: texts.productTwice, code: 'twice' })
    if (!isStorable(amountProblem(rule, amount))) fields.push({ field: `added.${at}.amount`, message: texts.decimals, code: 'decimals' })
    ids.add(id)
    taken.add(productId)
    return {
      id,
      productId,
      customProductId: null,
      article: product.article,
      name: product.name,
      unit,
      decimals,
      amount,
      listPrice: null,
      wish: { price, neededOn, note },
      answer: null,
    }
  })
  if (fields.length > 0) throw new AppError('input.invalid', { fields })
  return made
}
