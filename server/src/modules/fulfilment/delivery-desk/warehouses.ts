import type { DeliveryWarehouse, WarehouseBody } from '@vitrina/contract/fulfilment/delivery-desk'
import { freeSlug } from '@vitrina/contract/goods/slug.rules'
import type { Actor } from '#platform/actor'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { insertWarehouse, listWarehouseRows, lockEdited, replaceServing, updateRegion, updateWarehouse } from './delivery.queries.ts'
import { requireRegion } from './regions.ts'
import { isOutdated, type Seen } from './seen-version.ts'

async function findOr404(ctx: Context, id: number): Promise<DeliveryWarehouse> {
  const warehouse = (await listWarehouseRows(ctx)).find((one) => one.id === id)
  if (!warehouse) throw new AppError('warehouse.not-found')
  return warehouse
}

/** Fields of a warehouse that the journal records. */
const toldOf = (given: Omit<WarehouseBody, 'timezone'> & { timezone: string }) => {
  const { name, regionId, city, address, lat, lon, timezone, hours, weekdays, cutoff, closedOn, phone, isPickupPoint, isActive } = given
  return { name, regionId, city, address, lat, lon, timezone, hours, weekdays, cutoff, closedOn, phone, isPickupPoint, isActive }
}

/** Saves a warehouse in the caller's transaction; a new one serves its own region after the others. */
export async function saveWarehouse(
  tx: Context,
  id: number | null,
  given: Seen<WarehouseBody>,
): Promise<{ id: number; before: DeliveryWarehouse | null }> {
  const { version, ...body } = given
  if (id !== null && version !== undefined) await lockEdited(tx, 'warehouse', id)
  const all = await listWarehouseRows(tx)
  const before = id === null ? null : await findOr404(tx, id)
  if (before && isOutdated(before, version)) throw new AppError('warehouse.changed', { current: before })
  const region = await requireRegion(tx, body.regionId)
  const isSame = (one: string) => one.trim().toLowerCase() === body.name.toLowerCase()
  if (all.some((one) => one.id !== id && isSame(one.name))) throw new AppError('warehouse.taken')
  const row = { ...body, closedOn: [...new Set(body.closedOn)].toSorted(), weekdays: body.weekdays.toSorted((a, b) => a - b) }
  if (before !== null) {
    await updateWarehouse(tx, before.id, row)
    return { id: before.id, before }
  }
  const code = freeSlug(body.name, new Set(all.map((one) => one.code)))
  const added = await insertWarehouse(tx, { ...row, code })
  await replaceServing(tx, region.id, [...region.places, { warehouseId: added, days: 0 }])
  // A colleague who has the region open must see that it is served by one more.
  await updateRegion(tx, region.id, {})
  return { id: added, before: null }
}

export const putWarehouse = (
  ctx: Context,
  actor: Actor,
  given: { id: number | null; body: Seen<WarehouseBody> },
): Promise<DeliveryWarehouse> =>
  inTransaction(ctx, async (tx) => {
    const { id, before } = await saveWarehouse(tx, given.id, given.body)
    const saved = await findOr404(tx, id)
    const after = toldOf(saved)
    if (before === null) await recordEvent(tx, actor, { type: 'warehouse.added', entity: 'warehouse', entityId: id, diff: { after } })
    else
      await recordEvent(tx, actor, {
        type: 'warehouse.changed',
        entity: 'warehouse',
        entityId: id,
        diff: { before: toldOf(before), after },
      })
    return saved
  })
