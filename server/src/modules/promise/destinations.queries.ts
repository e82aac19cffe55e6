import { and, asc, desc, eq, lt, sql } from 'drizzle-orm'
import type { BuyerDestination, DestinationChoice } from '@vitrina/contract/promise/destination'
import type { Context } from '#platform/context'
import { prepared } from '#platform/database/prepared'
import { deliveryAddresses } from '#tables/companies'
import { chosenDestinations } from '#tables/delivery'
import type { DeliveryRoute } from './ready-days.rules.ts'

type PickupPoint = BuyerDestination['pickupPoints'][number]

/** The owner of the choice: a person in a company or in none, or a visitor's browser. */
export type DestinationOwner = { userId: number | null; companyId: number | null; visitorUuid: string | null }

export type StoredDestination = {
  chosen: DestinationChoice | null
  /** Of the region, as are the routes. */
  pickupPoints: PickupPoint[]
  routes: DeliveryRoute[]
  defaultAddressId: number | null
}

const storedStatement = prepared<StoredDestination>(
  'chosen_destination',
  { chosen: 'json?', pickupPoints: 'json', routes: 'json', defaultAddressId: 'number?' },
  `select
    (select json_build_object('deliveryType', c.delivery_type, 'warehouseId', c.warehouse_id,
        'deliveryAddressId', (select a.id from delivery_addresses a where a.id = c.delivery_address_id and a.is_active),
        'neededOn', c.needed_on)
      from chosen_destinations c
      where ($1::int is not null and ((c.user_id = $1 and c.company_id is not distinct from $2::int) or c.company_id = $2))
        or ($1 is null and c.visitor_uuid = $3::uuid)
      order by c.user_id = $1 desc, c.chosen_at desc limit 1) as chosen,
    coalesce((select json_agg(json_build_object('id', w.id, 'name', w.name, 'city', w.city, 'address', w.address)
        order by array_position($4::int[], w.id))
      from warehouses w where w.is_pickup_point and w.id = any($4::int[])), '[]') as "pickupPoints",
    coalesce((select json_agg(json_build_object('routeId', r.id, 'warehouseId', r.warehouse_id, 'weekdays', r.weekdays, 'cutoff', r.cutoff,
        'timezone', w.timezone, 'closedOn', w.closed_on) order by r.id)
      from delivery_routes r join warehouses w on w.id = r.warehouse_id and w.is_active
      where r.region_id = $5::int and r.is_active), '[]') as routes,
    (select a.id from delivery_addresses a where a.company_id = $2 and a.is_default and a.is_active) as "defaultAddressId"`,
)

export type StoredQuery = { owner: DestinationOwner; regionId: number; places: readonly number[] }

/** The owner's choice, else that of the colleague who chose last, with everything the region offers, in one statement. */
export async function findStoredDestination(ctx: Context, { owner, regionId, places }: StoredQuery): Promise<StoredDestination> {
  const [row] = await storedStatement(ctx, [owner.userId, owner.companyId, owner.visitorUuid, places, regionId])
  if (!row) throw new Error('A query without conditions gave no row')
  return row
}

/** Active addresses of a company, its default one first. */
export const listOwnAddresses = ({ db }: Context, companyId: number): Promise<BuyerDestination['addresses']> =>
  db
    .select({
      id: deliveryAddresses.id,
      label: deliveryAddresses.label,
      address: deliveryAddresses.address,
      isDefault: deliveryAddresses.isDefault,
    })
    .from(deliveryAddresses)
    .where(and(eq(deliveryAddresses.companyId, companyId), eq(deliveryAddresses.isActive, true)))
    .orderBy(desc(deliveryAddresses.isDefault), asc(deliveryAddresses.label), asc(deliveryAddresses.id))

export async function upsertDestination({ db, now }: Context, owner: DestinationOwner, choice: DestinationChoice): Promise<void> {
  const { userId, companyId, visitorUuid } = chosenDestinations
  const chosen = { ...choice, chosenAt: now() }
  await db
    .insert(chosenDestinations)
    .values({ ...owner, ...chosen })
    .onConflictDoUpdate({ target: [userId, companyId, visitorUuid], set: chosen })
}

/** Deletes choices of browsers after so many days. */
export async function deleteOldDestinations({ db }: Context, days: number): Promise<void> {
  await db
    .delete(chosenDestinations)
    .where(
      and(sql`${chosenDestinations.visitorUuid} is not null`, lt(chosenDestinations.chosenAt, sql`now() - make_interval(days => ${days})`)),
    )
}
