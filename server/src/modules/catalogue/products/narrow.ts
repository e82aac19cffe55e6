import type { SearchQuery } from '@vitrina/contract/catalogue/catalogue.query'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { readBought } from '#search/demand/company-demand-cache'
import type { Bought } from '#search/engine/search-types'
import { findAnalogs } from '../analogs/find-analogs.ts'
import { findByOwnCode } from '../customer-codes/find-by-own-code.ts'
import type { Catalogue } from '../open-catalogue.ts'
import { findLinked, listFavouriteIds } from './products.queries.ts'
import { seekOf } from './seek.rules.ts'

export type Narrowed = {
  /** Words to look for; none when the keyword was a command. */
  text: string
  /** The only products that may be shown; null for any. */
  only: number[] | null
  /** Products the viewer's company calls by these words. */
  owned: number[]
  /** Goods that the viewer's company bought, which comes before its equals. */
  bought: Bought | null
  /** The product others are sought for. */
  initialId: number | null
  role: 'analog' | 'related' | undefined
}

/** Analogs found by features, beside those the seller has linked. */
const MOST_ANALOGS = 100

async function analogIds(
  ctx: Context,
  actor: Actor,
  { catalogue, id, amount }: { catalogue: Catalogue; id: number; amount: number | undefined },
) {
  const found = await findAnalogs(ctx, actor, { catalogue, sought: [{ productId: id, amount, price: undefined }], limit: MOST_ANALOGS })
  return (found.get(id) ?? []).map(({ product }) => product.id)
}

/** Favourites, and the products that go with one or can replace it: the index knows neither. */
export async function narrow(
  ctx: Context,
  actor: Actor,
  catalogue: Catalogue,
  { criteria = {}, keyword: beside = '' }: SearchQuery,
): Promise<Narrowed> {
  const { keyword = beside, infavorite } = criteria
  const favourites = infavorite ? (actor.user ? await listFavouriteIds(ctx, actor.user.id) : []) : null
  const seek = seekOf(keyword, actor.site.settings.catalogue)
  if (!seek) {
    const owned = await findByOwnCode(ctx, actor, keyword)
    const companyId = actor.user?.companyId
    const bought = keyword && companyId ? await readBought(ctx, companyId) : null
    return { text: keyword, only: favourites, owned, bought, initialId: null, role: undefined }
  }
  const linked = await findLinked(ctx, seek.named, seek.kind)
  const alike =
    linked && seek.kind === 'analog' ? await analogIds(ctx, actor, { catalogue, id: linked.id, amount: criteria.requestedAmount }) : []
  const ids = [...new Set([...(linked?.linkedIds ?? []), ...alike])]
  return {
    text: '',
    owned: [],
    bought: null,
    only: favourites ? ids.filter((id) => favourites.includes(id)) : ids,
    initialId: linked?.id ?? null,
    role: seek.kind,
  }
}
