import type { Destinations } from '@vitrina/contract/orders/destinations'
import type { Context } from '#platform/context'
import { prepared } from '#platform/database/prepared'

type PickupPoint = Destinations['pickupPoints'][number]

const pointsStatement = prepared<PickupPoint>(
  'pickup_points_served',
  { id: 'number', name: 'text', city: 'text', address: 'text' },
  `select w.id, w.name, w.city, w.address from warehouses w
    where w.is_pickup_point and w.id = any($1::int[]) order by array_position($1::int[], w.id)`,
)

/** Pickup points among the warehouses that serve the buyer, nearest first. */
export const listPickupPoints = (ctx: Context, places: readonly { id: number }[]): Promise<PickupPoint[]> =>
  pointsStatement(ctx, [places.map(({ id }) => id)])
