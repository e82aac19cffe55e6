import { sellerDay } from '@vitrina/contract/days/days.rules'
import { inLanguage } from '@vitrina/contract/languages'
import type { ViewedProduct } from '@vitrina/contract/prices/desk/buyer-view'
import { may } from '@vitrina/contract/roles/staff-permissions.rules'
import type { Actor, ActorUser } from '#platform/actor'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { explainPrices } from '../explain-price.ts'
import { readViewer } from '../read-viewer.ts'
import { findBuyers, readChoices, readViewedGoods } from './buyer-view.queries.ts'
import { findDefaultType } from './price-types.queries.ts'

export async function readPriceReference(ctx: Context, { language }: Actor) {
  const { brands, sections, regions } = await readChoices(ctx)
  const names = new Map(sections.map(({ id, name }) => [id, name]))
  return {
    brands,
    // «Кабель › Силовой»: two sections may have one name.
    sections: sections.map(({ id, path }) => ({ id, name: path.map((one) => names.get(one) ?? '').join(' › ') })),
    regions: regions.map(({ id, name }) => ({ id, name: inLanguage(name, language) })),
    defaultTypeId: await findDefaultType(ctx),
  }
}

export const listBuyers = (ctx: Context, { q, id }: { q: string; id?: number | undefined }) =>
  findBuyers(ctx, { q, id, today: sellerDay(ctx.now()) })

/** Somebody of the company, whoever they are: prices are the company's. */
const someBuyerOf = (companyId: number): ActorUser => ({
  id: 0,
  role: 'buyer',
  permissions: [],
  companyId,
  companyRole: null,
  regionId: null,
  staffId: null,
  needsTwoFactor: false,
})

type View = {
  company?: number | undefined
  contract?: number | undefined
  region?: number | undefined
  amount: number
  products: number[]
}

/** «Как видит покупатель»: the buyer's own explanation of prices, asked for on their behalf. */
export async function viewAsBuyer(ctx: Context, actor: Actor, { company, contract, region, amount, products }: View) {
  // To whoever may not see terms of companies there are none.
  const isAsked = company !== undefined && may(actor.user?.role, 'prices.terms')
  const [buyer] = isAsked ? await listBuyers(ctx, { q: '', id: company }) : []
  if (company !== undefined && !buyer) throw new AppError('company.not-found')
  if (contract !== undefined && !buyer?.contracts.some(({ id }) => id === contract)) throw new AppError('contract.not-found')
  const { regions } = await readChoices(ctx)
  if (region !== undefined && !regions.some(({ id }) => id === region)) throw new AppError('region.not-found')

  const seenBy: Actor = { ...actor, visitorUuid: null, user: buyer ? someBuyerOf(buyer.id) : null }
  const viewer = await readViewer(ctx, seenBy, { contractId: contract ?? null, regionId: region ?? null })
  const ids = [...new Set(products)]
  const explained = await explainPrices(
    ctx,
    viewer,
    ids.map((id) => ({ id, amount })),
  )
  const goods = new Map((await readViewedGoods(ctx, ids)).map((product) => [product.id, product]))
  const items = ids.flatMap((id): ViewedProduct[] => {
    const product = goods.get(id)
    if (!product) return []
    const explanation = explained.get(id)
    const without = explanation === undefined ? 'not-sold' : viewer.seesPrices ? 'no-price' : 'hidden-from-guests'
    return [
      {
        product: { ...product, unit: inLanguage(product.unit, actor.language) },
        explanation: explanation ?? null,
        without: explanation ? null : without,
      },
    ]
  })
  return { priceType: viewer.priceType.name, region: viewer.region.name, contract: viewer.contract?.number ?? null, items }
}
