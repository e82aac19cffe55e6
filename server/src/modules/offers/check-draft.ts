import type { OfferLine, OfferTerms } from '@vitrina/contract/offers/offer-document.rules'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { offerTextsIn } from '#texts/offers'
import { textsIn } from '#texts/texts'
import { readEntities } from '#modules/companies/read-entities'
import type { OfferGoods } from './offer-goods.ts'
import type { OfferMaker } from './offer-maker.ts'

/** Lines may name sold products and own ones the person may use; anything else is refused by its line. */
export function checkLines(
  { language }: Pick<Actor, 'language'>,
  { lines, goods }: { lines: readonly OfferLine[]; goods: OfferGoods },
): void {
  const { productUnknown } = offerTextsIn(language).errors
  const { required } = textsIn(language).fields
  const fields = lines.flatMap((line) => {
    const field = `lines.${line.id}`
    const isNamed = line.productId !== null || line.customProductId !== null
    const other = goods.productOf(line)
    const isKnown = goods.soldOf(line) !== undefined || (other?.isUsable ?? false)
    if (isNamed && !isKnown) return [{ field: `${field}.productId`, message: productUnknown, code: 'product.not-found' }]
    if (line.productId !== null && line.customProductId !== null)
      return [{ field: `${field}.customProductId`, message: productUnknown, code: 'one-product' }]
    return !isNamed && line.name === '' ? [{ field: `${field}.name`, message: required, code: 'required' }] : []
  })
  if (fields.length > 0) throw new AppError('input.invalid', { fields })
}

/** The requisites on an offer are those of one's own company. */
export async function checkTerms(
  tx: Context,
  actor: Actor,
  { maker, before, after }: { maker: OfferMaker; before: OfferTerms | null; after: OfferTerms },
): Promise<void> {
  const { legalEntityId } = after
  if (legalEntityId === null || legalEntityId === before?.legalEntityId) return
  const [own] = await readEntities(tx, actor, { companyId: maker.companyId, only: legalEntityId })
  if (own) return
  throw new AppError('input.invalid', {
    fields: [{ field: 'legalEntityId', message: offerTextsIn(actor.language).errors.entityUnknown, code: 'unknown' }],
  })
}
