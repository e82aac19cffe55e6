import { and, eq, sql } from '#platform/database/drizzle'
import type { Context } from '#platform/context'
import { queryRows } from '#platform/database/rows'
import { storagePlaces } from '#tables/stock'

type Cell = { productId: number; warehouseId: number }

const isOf = ({ productId, warehouseId }: Cell) => and(eq(storagePlaces.productId, productId), eq(storagePlaces.warehouseId, warehouseId))

export async function findStoragePlace({ db }: Context, cell: Cell): Promise<string> {
  const [row] = await db.select({ place: storagePlaces.place }).from(storagePlaces).where(isOf(cell))
  return row?.place ?? ''
}

/** An empty one is deleted: the goods lie nowhere in particular. */
export async function saveStoragePlace({ db }: Context, { productId, warehouseId }: Cell, place: string): Promise<void> {
  if (place === '') {
    await db.delete(storagePlaces).where(isOf({ productId, warehouseId }))
    return
  }
  await db
    .insert(storagePlaces)
    .values({ productId, warehouseId, place })
    .onConflictDoUpdate({ target: [storagePlaces.productId, storagePlaces.warehouseId], set: { place } })
}

/** `place`: null for nowhere in particular; `expected`: written only while the place is still this. */
export type WantedPlace = Cell & { place: string | null; expected?: { place: string | null } }
export type PlaceChange = Cell & { before: string | null; after: string | null }

const shape = { productId: 'number', warehouseId: 'number', before: 'text?', after: 'text?', isOther: 'boolean' } as const

/** Sets the places where they differ, many in one statement, and says what they were. */
export async function writePlaces({ db }: Context, wanted: readonly WantedPlace[]): Promise<(PlaceChange & { isOther: boolean })[]> {
  const given = JSON.stringify(
    wanted.map(({ expected, ...one }) => ({ ...one, isExpected: expected !== undefined, expected: expected?.place ?? null })),
  )
  return queryRows<PlaceChange & { isOther: boolean }>(
    db,
    shape,
    sql`
    with compared as materialized (
      select w."productId", w."warehouseId", s.place as before, w.place as after,
        w."isExpected" and s.place is distinct from w.expected as "isOther"
      from json_to_recordset(${given}::json) as w ("productId" int, "warehouseId" int, place text, "isExpected" boolean, expected text)
      join products g on g.id = w."productId"
      left join storage_places s on s.product_id = w."productId" and s.warehouse_id = w."warehouseId"
      where s.place is distinct from w.place or (w."isExpected" and s.place is distinct from w.expected)
    ), removed as (
      delete from storage_places s using compared c
      where c.after is null and not c."isOther" and s.product_id = c."productId" and s.warehouse_id = c."warehouseId"
    ), written as (
      insert into storage_places (product_id, warehouse_id, place)
      select c."productId", c."warehouseId", c.after from compared c where c.after is not null and not c."isOther" order by 1, 2
      on conflict (product_id, warehouse_id) do update set place = excluded.place
    )
    select "productId", "warehouseId", before, after, "isOther" from compared`,
  )
}
