import type { ErrorCode } from '@vitrina/contract/errors'
import { cartKinds } from './kinds.cart.ts'
import { catalogueKinds } from './kinds.catalogue.ts'
import { clubKinds } from './kinds.club.ts'
import { colleagueKinds } from './kinds.colleagues.ts'
import { companyKinds } from './kinds.companies.ts'
import { configuratorKinds } from './kinds.configurator.ts'
import { contentKinds } from './kinds.content.ts'
import { deskKinds } from './kinds.desk.ts'
import { goodsKinds } from './kinds.goods.ts'
import { goodsImportKinds } from './kinds.goods-import.ts'
import { listImportKinds } from './kinds.list-import.ts'
import { offerKinds } from './kinds.offers.ts'
import { orderKinds } from './kinds.orders.ts'
import { paymentKinds } from './kinds.payments.ts'
import { peopleKinds } from './kinds.people.ts'
import { priceKinds } from './kinds.prices.ts'
import { purchasingKinds } from './kinds.purchasing.ts'
import { quoteKinds } from './kinds.quotes.ts'
import { siteKinds } from './kinds.site.ts'
import { stockKinds } from './kinds.stock.ts'
import { specificationKinds } from './kinds.specifications.ts'
import type { Holder, World } from './world.ts'

export type Id = string | number

/** `mark`: a text of its own that an answer about it shows; `also`: ids its address needs beside its own, by their places. */
export type Thing = { id: Id; mark?: string; also?: Record<string, Id> }

/** A kind of things a call names by an id: how to make one for a holder, and who may find it. */
export type Kind = {
  isFoundBy: (seeker: Holder, holder: Holder) => boolean
  /** Null: this holder cannot have one. */
  make: (world: World, holder: Holder) => Promise<Thing | null>
  /** None: it is not for a call to take it away. */
  remove?: (world: World, id: Id) => Promise<unknown>
  missing: Id
  malformed: readonly Id[]
  /** The answer when it is not there or is another's. */
  notFound: ErrorCode
}

const kinds = {
  ...catalogueKinds,
  ...cartKinds,
  ...clubKinds,
  ...colleagueKinds,
  ...companyKinds,
  ...configuratorKinds,
  ...contentKinds,
  ...deskKinds,
  ...goodsKinds,
  ...goodsImportKinds,
  ...listImportKinds,
  ...offerKinds,
  ...orderKinds,
  ...paymentKinds,
  ...peopleKinds,
  ...priceKinds,
  ...purchasingKinds,
  ...quoteKinds,
  ...siteKinds,
  ...specificationKinds,
  ...stockKinds,
} satisfies Record<string, Kind>
export type KindName = keyof typeof kinds

export const kindOf = (name: KindName): Kind => kinds[name]
