import { currentVersionNo, offerNumberText, stateOfOffer, type OfferStateName } from '@vitrina/contract/offers/offer-version.rules'
import type { Offer, offerLists, OfferRow } from '@vitrina/contract/offers/offer-shapes'
import { sellerDay } from '@vitrina/contract/days/days.rules'
import { pageMetaOf } from '@vitrina/contract/paging'
import { vatRateOn } from '@vitrina/contract/prices/prices.rules'
import type { Context } from '#platform/context'
import { readVatRates } from '#modules/prices/read-viewer'
import type { OfferCatalogue } from './offer-goods.ts'
import { type CompanyActor, openOffer, requireMaker } from './offer-maker.ts'
import { draftOf } from './offer-state.ts'
import { listOffers as listHeads, type OfferHead } from './offers.queries.ts'
import { countUnread, listVersions, type VersionHead } from './versions.queries.ts'

const moment = (at: Date | null): string | null => at?.toISOString() ?? null

function shownRow(
  head: OfferHead,
  { versions, unreadCount, now }: { versions: readonly VersionHead[]; unreadCount: number; now: Date },
): OfferRow {
  const currentNo = currentVersionNo(versions)
  const current = versions.find(({ no }) => no === currentNo)
  return {
    id: head.id,
    number: offerNumberText(head.number),
    name: head.name,
    clientName: head.clientName,
    objectName: head.objectName,
    state: stateOfOffer(versions, now),
    versionNo: currentNo,
    hasUnsentChanges: head.hasUnsentChanges,
    lineCount: head.lineCount,
    totals: head.totals,
    validUntil: current ? current.validUntil : head.terms.validUntil,
    sentAt: moment(current?.sentAt ?? null),
    viewedAt: moment(current?.viewedAt ?? null),
    unreadCount,
    status: head.archivedAt === null ? 'active' : 'archived',
    version: head.version,
    createdAt: head.createdAt.toISOString(),
    updatedAt: head.updatedAt.toISOString(),
    archivedAt: moment(head.archivedAt),
  }
}

async function shownRows(ctx: Context, heads: readonly OfferHead[]): Promise<OfferRow[]> {
  const ids = heads.map(({ id }) => id)
  const versions = Map.groupBy(await listVersions(ctx, ids), ({ offerId }) => offerId)
  const unread = await countUnread(ctx, ids)
  return heads.map((head) =>
    shownRow(head, { versions: versions.get(head.id) ?? [], unreadCount: unread.get(head.id) ?? 0, now: ctx.now() }),
  )
}

export async function rowOf(ctx: Context, head: OfferHead): Promise<OfferRow> {
  const [row] = await shownRows(ctx, [head])
  if (!row) throw new Error('One head gave no row')
  return row
}

type ListQuery = {
  list: (typeof offerLists)[number]
  keyword: string
  state?: OfferStateName | undefined
  page: number
  pageSize: number
}

export async function listOffers(ctx: Context, actor: CompanyActor, query: ListQuery) {
  const maker = requireMaker(actor)
  const { rows, total } = await listHeads(ctx, maker, { ...query, today: sellerDay(ctx.now()) })
  return { items: await shownRows(ctx, rows), meta: pageMetaOf({ page: query.page, size: query.pageSize, total }) }
}

/** An offer whole, for its maker. */
export async function shownOfferOf(ctx: Context, { catalogue }: { catalogue: OfferCatalogue }, head: OfferHead): Promise<Offer> {
  const { terms, document } = draftOf(head)
  const productIds = [...new Set(document.lines.flatMap(({ productId }) => productId ?? []))]
  const { parts } = await catalogue.productCache.readForContract(productIds, null)
  return {
    ...(await rowOf(ctx, head)),
    terms,
    groups: [...document.groups],
    lines: [...document.lines],
    source: { type: head.sourceType, id: head.sourceId },
    notSoldLineIds: document.lines.filter(({ productId }) => productId !== null && !parts.has(productId)).map(({ id }) => id),
    standardVatRate: vatRateOn(await readVatRates(ctx), 'standard', sellerDay(ctx.now())) ?? 0,
  }
}

export async function readOffer(
  ctx: Context,
  actor: CompanyActor,
  { catalogue, id }: { catalogue: OfferCatalogue; id: number },
): Promise<Offer> {
  return shownOfferOf(ctx, { catalogue }, await openOffer(ctx, requireMaker(actor), id))
}
