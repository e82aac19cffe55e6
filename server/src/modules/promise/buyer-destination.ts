import { sellerDay } from '@vitrina/contract/days/days.rules'
import { type DeliveryType, deliveryTypes } from '@vitrina/contract/orders/orders.rules'
import type { BuyerDestination, DestinationChoice } from '@vitrina/contract/promise/destination'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { cachedByKey } from '#platform/process/cached-by-key'
import { coalesce } from '#platform/process/coalesce'
import { type PriceViewer, readViewer } from '#modules/prices/read-viewer'
import { requireViewer } from '#modules/site/require-access'
import { checkoutTextsIn } from '#texts/checkout'
import { choiceFor, destinationOf } from './destination.rules.ts'
import {
  type DestinationOwner,
  findRegionOffers,
  findStoredDestination,
  listOwnAddresses,
  type StoredDestination,
  type StoredQuery,
  upsertDestination,
} from './destinations.queries.ts'
import type { Destination } from './ready-days.rules.ts'
import type { OwnChoice } from './supply-columns.ts'

/** The ways to receive goods that the site and the buyer's region have. */
export const offeredDeliveryTypes = ({ site }: Pick<Actor, 'site'>, routes: readonly unknown[]): DeliveryType[] =>
  deliveryTypes.filter((type) => (type !== 'pickup' || site.settings.toggles.orderPickup) && (type !== 'delivery' || routes.length > 0))

const ownerOf = ({ user, visitorUuid }: Actor): DestinationOwner =>
  user ? { userId: user.id, companyId: user.companyId, visitorUuid: null } : { userId: null, companyId: null, visitorUuid }

/** Without an owner there is no choice, only the offer of the region. */
const isAnonymous = ({ userId, visitorUuid }: DestinationOwner): boolean => userId === null && visitorUuid === null

type Served = Pick<PriceViewer, 'places' | 'region'>
/** A list and its filters ask side by side. */
const storedNow = coalesce(findStoredDestination)
const storedLately = cachedByKey((ctx, key) => findStoredDestination(ctx, JSON.parse(key) as StoredQuery))

export type ChosenDestination = Pick<BuyerDestination, 'chosen' | 'isOwnChoice' | 'deliveryTypes' | 'pickupPoints'> & {
  /** Null: no warehouse serves the buyer. */
  destination: Destination | null
}

const askedFor = (actor: Actor, { region, places }: Served): StoredQuery => ({
  owner: ownerOf(actor),
  regionId: region.id,
  places: places.map(({ id }) => id),
})

const offersLately = cachedByKey((ctx, key) => findRegionOffers(ctx, JSON.parse(key) as Omit<StoredQuery, 'owner'>))

/** The destination of a buyer whose choice is read already. */
export async function destinationOfChoice(
  ctx: Context,
  actor: Actor,
  { viewer, choice }: { viewer: Served; choice: OwnChoice },
): Promise<Destination | null> {
  const { owner: _, ...region } = askedFor(actor, viewer)
  const stored = { ...choice, ...(await offersLately.read(ctx, JSON.stringify(region))) }
  return chosenOf(actor, { stored, viewer, today: sellerDay(ctx.now()) }).destination
}

type DestinationQuery = { viewer: Served; isGlance?: boolean }

/**
 * Where this buyer gets goods: the choice of theirs, or where checkout begins. Every day a buyer sees before an order is for it.
 * `isGlance`: while one types, a choice made half a second ago may still be the former.
 */
export async function readDestination(
  ctx: Context,
  actor: Actor,
  { viewer, isGlance = false }: DestinationQuery,
): Promise<ChosenDestination> {
  const asked = askedFor(actor, viewer)
  const stored = isGlance || isAnonymous(asked.owner) ? await storedLately.read(ctx, JSON.stringify(asked)) : await storedNow(ctx, asked)
  return chosenOf(actor, { stored, viewer, today: sellerDay(ctx.now()) })
}

function chosenOf(
  actor: Actor,
  { stored, viewer, today }: { stored: StoredDestination; viewer: Served; today: string },
): ChosenDestination {
  const offered = offeredDeliveryTypes(actor, stored.routes)
  const pickupPoints = offered.includes('pickup') ? stored.pickupPoints : []
  const { defaultDeliveryType } = actor.site.settings
  const { chosen, isOwnChoice } = choiceFor(stored.chosen, {
    deliveryTypes: offered,
    pickupPoints,
    defaultAddressId: stored.defaultAddressId,
    defaultDeliveryType,
    today,
  })
  const isServed = viewer.places.length > 0
  return {
    deliveryTypes: offered,
    pickupPoints,
    chosen: isServed ? chosen : null,
    isOwnChoice,
    destination: isServed ? destinationOf(chosen, viewer, stored.routes) : null,
  }
}

async function shownTo(ctx: Context, { user }: Actor, { destination: _, ...chosen }: ChosenDestination): Promise<BuyerDestination> {
  return { ...chosen, addresses: user?.companyId ? await listOwnAddresses(ctx, user.companyId) : [] }
}

export async function readBuyerDestination(ctx: Context, actor: Actor): Promise<BuyerDestination> {
  return shownTo(ctx, actor, await readDestination(ctx, actor, { viewer: await readViewer(ctx, actor) }))
}

function requireOffered(
  actor: Actor,
  choice: DestinationChoice,
  { deliveryTypes: offered, pickupPoints, addresses }: BuyerDestination,
  today: string,
) {
  const texts = checkoutTextsIn(actor.language).fields
  const refuse = (field: keyof DestinationChoice, message: string) =>
    new AppError('input.invalid', { fields: [{ field, message, code: 'wrong_choice' }] })
  const { deliveryType, warehouseId, deliveryAddressId, neededOn } = choice
  if (!offered.includes(deliveryType)) throw refuse('deliveryType', texts.deliveryType)
  if (deliveryType === 'pickup' && !pickupPoints.some(({ id }) => id === warehouseId)) throw refuse('warehouseId', texts.warehouse)
  if (deliveryType !== 'pickup' && deliveryAddressId !== null && !addresses.some(({ id }) => id === deliveryAddressId))
    throw refuse('deliveryAddressId', texts.address)
  if (neededOn !== null && neededOn < today) throw refuse('neededOn', texts.past)
}

/** Keeps where goods are wanted: for a buyer in the company they work for, for a guest under the uuid of the browser. */
export async function chooseDestination(ctx: Context, actor: Actor, wanted: DestinationChoice): Promise<BuyerDestination> {
  requireViewer(actor)
  const viewer = await readViewer(ctx, actor)
  const offered = await shownTo(ctx, actor, await readDestination(ctx, actor, { viewer }))
  requireOffered(actor, wanted, offered, sellerDay(ctx.now()))
  const isPickup = wanted.deliveryType === 'pickup'
  await upsertDestination(ctx, ownerOf(actor), {
    ...wanted,
    warehouseId: isPickup ? wanted.warehouseId : null,
    deliveryAddressId: isPickup ? null : wanted.deliveryAddressId,
  })
  storedLately.invalidate(ctx, JSON.stringify(askedFor(actor, viewer)))
  return shownTo(ctx, actor, await readDestination(ctx, actor, { viewer }))
}

type Titled = Pick<ChosenDestination, 'chosen' | 'isOwnChoice' | 'pickupPoints'>

/** The destination in the words of a paper, which are Russian; empty where nobody has chosen one. */
export function destinationTitle({ chosen, isOwnChoice, pickupPoints }: Titled): string {
  if (!chosen || !isOwnChoice) return ''
  if (chosen.deliveryType !== 'pickup') return TITLES[chosen.deliveryType]
  const point = pickupPoints.find(({ id }) => id === chosen.warehouseId)
  return point ? `самовывоз: ${point.name}${point.address && `, ${point.address}`}` : ''
}

const TITLES = { delivery: 'доставка поставщика', carrier: 'транспортная компания' } as const
