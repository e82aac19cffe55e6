import { and, asc, desc, eq, lt, sql } from '#platform/database/drizzle'
import type { BuyerDestination, DestinationChoice } from '@vitrina/contract/promise/destination'
import type { Context } from '#platform/context'
import { hiddenFromPlanner, prepared } from '#platform/database/prepared'
import { deliveryAddresses } from '#tables/companies'
import { chosenDestinations } from '#tables/delivery'
import type { DeliveryRoute } from './ready-days.rules.ts'
import { choiceColumns, CHOICE_SHAPE, type OwnChoice } from './supply-columns.ts'

type PickupPoint = BuyerDestination['pickupPoints'][number]

/** The owner of the choice: a person in a company or in none, or a visitor's browser. */
export type DestinationOwner = { userId: number | null; companyId: number | null; visitorUuid: string | null }

export type RegionOffers = { pickupPoints: PickupPoint[]; routes: DeliveryRoute[] }
export type StoredDestination = OwnChoice & RegionOffers

const offersOf = ({ places, region }: { places: string; region: string }) =>
  `coalesce((select json_agg(json_build_object('id', w.id, 'name', w.name, 'city', w.city, 'address', w.address)
        order by array_position(${places}, w.id))
      from warehouses w where w.is_pickup_point and w.id = any(${places})), '[]') as "pickupPoints",
    coalesce((select json_agg(json_build_object('routeId', r.id, 'warehouseId', r.warehouse_id, 'weekdays', r.weekdays, 'cutoff', r.cutoff,
        'timezone', w.timezone, 'closedOn', w.closed_on) order by r.id)
      from delivery_routes r join warehouses w on w.id = r.warehouse_id and w.is_active
      where r.region_id = ${region} and r.is_active), '[]') as routes`

const storedStatement = prepared<StoredDestination>(
  'chosen_destination',
  { ...CHOICE_SHAPE, pickupPoints: 'json', routes: 'json' },
  `select ${choiceColumns({
    user: hiddenFromPlanner('$1::int', 'int'),
    company: hiddenFromPlanner('$2::int', 'int'),
    visitor: hiddenFromPlanner('$3::uuid', 'uuid'),
  })}, ${offersOf({ places: hiddenFromPlanner('$4::int[]', 'int[]'), region: hiddenFromPlanner('$5::int', 'int') })}`,
)

export type StoredQuery = { owner: DestinationOwner; regionId: number; places: readonly number[] }

/** The owner's choice, else that of the colleague who chose last, with everything the region offers, in one statement. */
export async function findStoredDestination(ctx: Context, { owner, regionId, places }: StoredQuery): Promise<StoredDestination> {
  const [row] = await storedStatement(ctx, [owner.userId, owner.companyId, owner.visitorUuid, places, regionId])
  if (!row) throw new Error('A query without conditions gave no row')
  return row
}

const offersStatement = prepared<RegionOffers>(
  'destinations_of_region',
  { pickupPoints: 'json', routes: 'json' },
  `select ${offersOf({ places: '$1::int[]', region: '$2::int' })}`,
)

export async function findRegionOffers(ctx: Context, { regionId, places }: Omit<StoredQuery, 'owner'>): Promise<RegionOffers> {
  const [row] = await offersStatement(ctx, [places, regionId])
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
