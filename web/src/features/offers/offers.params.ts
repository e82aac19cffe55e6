import { type OfferStateName, offerStates } from '@vitrina/contract/offers/offer-version.rules'
import type { offerLists } from '@vitrina/contract/offers/offer-shapes'
import { listAddress, pageOf, textOf } from '#lib/list-params.ts'
import { paths } from '#lib/paths.ts'

export type OfferList = (typeof offerLists)[number]

/** the list and the archive have an address each. */
export const listPaths = { mine: paths.offers, archive: paths.offerArchive } as const satisfies Record<OfferList, string>

export const MAX_KEYWORD = 120

export type OffersParams = { list: OfferList; q: string; state: OfferStateName | ''; page: number }

/** Unreadable parameters are ignored. */
export const readOffersParams = (list: OfferList, search: Record<string, unknown>): OffersParams => ({
  list,
  q: textOf(search.q).slice(0, MAX_KEYWORD),
  state: offerStates.find((one) => one === textOf(search.state)) ?? '',
  page: pageOf(search.page),
})

export const offersAddress = ({ list, ...params }: OffersParams): string => listAddress(listPaths[list], params)
