import type { DeliveryRegion, RegionBody } from '@vitrina/contract/fulfilment/delivery-desk'
import { freeSlug } from '@vitrina/contract/goods/slug.rules'
import type { Actor } from '#platform/actor'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { requireWarehouse } from '../stock/warehouses.ts'
import { isOutdated, type Seen } from './seen-version.ts'
import {
  insertRegion,
  listDefaultRegions,
  listRegionRows,
  listServing,
  lockEdited,
  replaceServing,
  updateRegion,
} from './delivery.queries.ts'

export async function listRegions(ctx: Context): Promise<DeliveryRegion[]> {
  const [rows, serving, defaults] = [await listRegionRows(ctx), await listServing(ctx), await listDefaultRegions(ctx)]
  return rows.map((row) => ({
    ...row,
    isDefault: defaults.includes(row.id),
    places: serving.filter(({ regionId }) => regionId === row.id).map(({ warehouseId, days }) => ({ warehouseId, days })),
  }))
}

export async function requireRegion(ctx: Context, id: number): Promise<DeliveryRegion> {
  const region = (await listRegions(ctx)).find((one) => one.id === id)
  if (!region) throw new AppError('region.not-found')
  return region
}

/** Fields of a region that the journal records. */
const toldOf = ({ name, timezone, position, isActive, places }: Omit<RegionBody, 'timezone'> & { timezone: string }) => ({
  name: name.ru,
  nameEn: name.en ?? '',
  nameUz: name.uz ?? '',
  timezone,
  position,
  isActive,
  places: places.map(({ warehouseId, days }) => ({ warehouseId, days })),
})

async function check(tx: Context, { name, places }: RegionBody, except: number | null): Promise<void> {
  const isSame = (one: string) => one.trim().toLowerCase() === name.ru.toLowerCase()
  if ((await listRegionRows(tx)).some((region) => region.id !== except && isSame(region.name.ru))) throw new AppError('region.taken')
  for (const { warehouseId } of places) await requireWarehouse(tx, warehouseId)
}

/** Saves a region and who serves it, in the caller's transaction. */
export async function saveRegion(
  tx: Context,
  id: number | null,
  given: Seen<RegionBody>,
): Promise<{ id: number; before: DeliveryRegion | null }> {
  const { version, ...body } = given
  if (id !== null && version !== undefined) await lockEdited(tx, 'region', id)
  const before = id === null ? null : await requireRegion(tx, id)
  if (before && isOutdated(before, version)) throw new AppError('region.changed', { current: before })
  await check(tx, body, id)
  if (before?.isDefault && !body.isActive) throw new AppError('region.is-default')
  const { places, ...row } = body
  if (before === null) {
    const slug = freeSlug(body.name.ru, new Set((await listRegionRows(tx)).map((one) => one.slug)))
    const added = await insertRegion(tx, { ...row, slug })
    await replaceServing(tx, added, places)
    return { id: added, before: null }
  }
  await updateRegion(tx, before.id, row)
  await replaceServing(tx, before.id, places)
  return { id: before.id, before }
}

export const putRegion = (ctx: Context, actor: Actor, given: { id: number | null; body: Seen<RegionBody> }): Promise<DeliveryRegion> =>
  inTransaction(ctx, async (tx) => {
    const { id, before } = await saveRegion(tx, given.id, given.body)
    const after = toldOf(given.body)
    if (before === null) await recordEvent(tx, actor, { type: 'region.added', entity: 'region', entityId: id, diff: { after } })
    else await recordEvent(tx, actor, { type: 'region.changed', entity: 'region', entityId: id, diff: { before: toldOf(before), after } })
    return requireRegion(tx, id)
  })
