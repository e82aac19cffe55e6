import { amountProblem } from '@vitrina/contract/quantity/quantity.rules'
import type { FieldError } from '@vitrina/contract/errors'
import type { QuoteAnswers } from '@vitrina/contract/quotes/quote-desk'
import type { QuoteLine } from '@vitrina/contract/quotes/quote-lines'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { quoteTextsIn } from '#texts/quotes'
import { type LineProducts, readLineProducts } from '#modules/specifications/line-products'
import { withListPrices } from '../list-prices.ts'
import type { StaffActor } from '../open-quote.ts'
import type { QuoteHead } from '../quotes.queries.ts'

type Given = QuoteAnswers['lines'][number]
type Answered = { lines: QuoteLine[]; given: ReadonlyMap<string, Given>; products: LineProducts }

const replacementOf = ({ products }: Pick<Answered, 'products'>, productId: number | null) => {
  const product = productId === null ? undefined : products.of({ productId, customProductId: null })
  return product
    ? {
        productId: product.id,
        article: product.article,
        name: product.name,
        unit: product.unit.name,
        decimals: product.unit.decimals,
        listPrice: null,
      }
    : null
}

/** The lines with the given answers; a line that is not named keeps what it had. */
export async function answeredLines(
  ctx: Context,
  actor: StaffActor,
  { head, lines, answers }: { head: QuoteHead; lines: readonly QuoteLine[]; answers: QuoteAnswers['lines'] },
): Promise<Answered> {
  const texts = quoteTextsIn(actor.language).fields
  const known = new Set(lines.map(({ id }) => id))
  const fields = answers.flatMap(({ id }, at): FieldError[] =>
    known.has(id) ? [] : [{ field: `lines.${at}.id`, message: texts.lineUnknown, code: 'line.not-found' }],
  )
  if (fields.length > 0) throw new AppError('input.invalid', { fields })
  const given = new Map(answers.map((one) => [one.id, one]))
  const subjects = [
    ...lines.map(({ productId, customProductId }) => ({ productId, customProductId })),
    ...answers.flatMap(({ replacementId }) => (replacementId === null ? [] : [{ productId: replacementId, customProductId: null }])),
  ]
  const products = await readLineProducts(ctx, { userId: 0, companyId: head.companyId, language: actor.language }, subjects)
  for (const { replacementId } of answers)
    if (replacementId !== null && !products.of({ productId: replacementId, customProductId: null })?.isSold)
      throw new AppError('product.not-found')
  const answered = lines.map((line): QuoteLine => {
    const one = given.get(line.id)
    if (!one) return line
    const isRefused = one.refusal !== ''
    return {
      ...line,
      answer: {
        price: isRefused ? null : one.price,
        amount: one.amount ?? line.amount,
        replacement: isRefused ? null : replacementOf({ products }, one.replacementId),
        day: isRefused ? null : one.day,
        refusal: one.refusal,
        note: one.note,
      },
    }
  })
  return { lines: await withListPrices(ctx, actor, head, answered), given, products }
}

/** Refuses an answer that could not be ordered: each line has a price or a refusal, a product, and an amount of whole packs. */
export function requireWhole({ language }: StaffActor, { lines, products }: Answered, today: string): void {
  const texts = quoteTextsIn(language).fields
  const taken = new Map<number, number>()
  const fields = lines.flatMap(({ productId, customProductId, amount, answer }, at): FieldError[] => {
    const wrong = (field: string, message: string, code: string) => [{ field: `lines.${at}.${field}`, message, code }]
    if (!answer || (answer.price === null && answer.refusal === '')) return wrong('price', texts.priceOrRefusal, 'required')
    if (answer.price === null) return []
    const subject = { productId: answer.replacement?.productId ?? productId, customProductId: answer.replacement ? null : customProductId }
    const product = products.of(subject)
    if (!product?.isSold) return wrong('replacementId', texts.productNeeded, 'required')
    if (subject.productId !== null && taken.has(subject.productId)) return wrong('replacementId', texts.productTwice, 'twice')
    if (subject.productId !== null) taken.set(subject.productId, at)
    if (answer.day !== null && answer.day < today) return wrong('day', texts.past, 'past')
    const problem = amountProblem(product, answer.amount ?? amount)
    return problem ? wrong('amount', texts.amount, problem) : []
  })
  if (fields.length > 0) throw new AppError('input.invalid', { fields })
}
