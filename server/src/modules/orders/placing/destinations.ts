import type { Destinations, WantedDestination } from '@vitrina/contract/orders/destinations'
import { type DeliveryType, deliveryTypes } from '@vitrina/contract/orders/orders.rules'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { deliveryDays } from '#modules/account/schedules/delivery-days'
import { type PriceViewer, readViewer } from '#modules/prices/read-viewer'
import { destinationOf } from '#modules/promise/destination.rules'
import type { Destination } from '#modules/promise/ready-days.rules'
import { checkoutTextsIn } from '#texts/checkout'
import { listPickupPoints } from './destinations.queries.ts'

/** The ways to receive goods that the site and the buyer's region have. */
export const offeredDeliveryTypes = ({ site }: Actor, routes: readonly unknown[]): DeliveryType[] =>
  deliveryTypes.filter((type) => (type !== 'pickup' || site.settings.toggles.orderPickup) && (type !== 'delivery' || routes.length > 0))

const routesTo = (ctx: Context, { region }: Pick<PriceViewer, 'region'>) =>
  deliveryDays(ctx, { regionId: region.id, from: ctx.now(), days: 0 })

export async function listDestinations(ctx: Context, actor: Actor): Promise<Destinations> {
  const viewer = await readViewer(ctx, actor)
  const [routes, pickupPoints] = await Promise.all([routesTo(ctx, viewer), listPickupPoints(ctx, viewer.places)])
  const offered = offeredDeliveryTypes(actor, routes)
  return { deliveryTypes: offered, pickupPoints: offered.includes('pickup') ? pickupPoints : [] }
}

/** A destination with the words that a paper has for it; empty: nothing was chosen. */
export type ChosenDestination = { destination: Destination | null; title: string }

type Served = Pick<PriceViewer, 'places' | 'region'>

/** The choices of checkout for a destination; without a choice the point nearest to the buyer, and null where no warehouse serves them. */
export async function readDestination(
  ctx: Context,
  actor: Actor,
  { viewer, wanted: { deliveryType, warehouseId } }: { viewer: Served; wanted: WantedDestination },
): Promise<ChosenDestination> {
  const [nearest] = viewer.places
  const texts = checkoutTextsIn(actor.language).fields
  const refuse = (field: keyof WantedDestination, message: string) =>
    new AppError('input.invalid', { fields: [{ field, message, code: 'wrong_choice' }] })
  if (deliveryType === undefined) return { destination: nearest ? { type: 'pickup', warehouseId: nearest.id } : null, title: '' }
  const routes = deliveryType === 'delivery' ? await routesTo(ctx, viewer) : []
  if (!offeredDeliveryTypes(actor, routes).includes(deliveryType)) throw refuse('deliveryType', texts.deliveryType)
  const destination = destinationOf({ deliveryType, warehouseId: warehouseId ?? null }, viewer, routes)
  if (deliveryType !== 'pickup') return { destination, title: TITLES[deliveryType] }
  const point = (await listPickupPoints(ctx, viewer.places)).find(({ id }) => id === warehouseId)
  if (!point) throw refuse('warehouseId', texts.warehouse)
  return { destination, title: `самовывоз: ${point.name}${point.address && `, ${point.address}`}` }
}

/** Papers are in Russian. */
const TITLES = { delivery: 'доставка поставщика', carrier: 'транспортная компания' } as const
