import * as z from 'zod'
import { type DeskRoute, deskRoute, type RouteBody, type TransferBody } from '@vitrina/contract/fulfilment/delivery-desk'
import type { Actor } from '#platform/actor'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { requireWarehouse } from '../stock/warehouses.ts'
import { deleteTransfer, findRoute, findTransfer, insertRoute, lockEdited, saveTransfer, updateRoute } from './delivery.queries.ts'
import { requireRegion } from './regions.ts'
import { isOutdated, type Seen } from './seen-version.ts'

/** Fields of a route that the journal records. */
const toldOf = ({ regionId, warehouseId, weekdays, cutoff, windows, minimum: minimumSum, price, freeFrom, isActive }: DeskRoute) => ({
  regionId,
  warehouseId,
  weekdays,
  cutoff,
  windows: windows.map(({ from, to }) => `${from}–${to}`),
  minimumSum,
  price,
  freeFrom,
  isActive,
})

/** Saves a route of a car in the caller's transaction. */
export async function saveRoute(tx: Context, id: number | null, given: Seen<RouteBody>): Promise<{ id: number; before: DeskRoute | null }> {
  const { version, ...body } = given
  if (id !== null && version !== undefined) await lockEdited(tx, 'route', id)
  const before = id === null ? null : await findRoute(tx, id)
  if (before === undefined) throw new AppError('delivery-route.not-found')
  if (before && isOutdated(before, version)) throw new AppError('delivery-route.changed', { current: z.encode(deskRoute, before) })
  await requireRegion(tx, body.regionId)
  await requireWarehouse(tx, body.warehouseId)
  const row = { ...body, weekdays: body.weekdays.toSorted((a, b) => a - b) }
  if (before === null) return { id: await insertRoute(tx, row), before }
  await updateRoute(tx, before.id, row)
  return { id: before.id, before }
}

export const putRoute = (ctx: Context, actor: Actor, given: { id: number | null; body: Seen<RouteBody> }): Promise<DeskRoute> =>
  inTransaction(ctx, async (tx) => {
    const { id, before } = await saveRoute(tx, given.id, given.body)
    const after = await findRoute(tx, id)
    if (!after) throw new AppError('delivery-route.not-found')
    const entity = 'delivery-route'
    if (before === null)
      await recordEvent(tx, actor, { type: 'delivery-route.added', entity, entityId: id, diff: { after: toldOf(after) } })
    else {
      const diff = { before: toldOf(before), after: toldOf(after) }
      await recordEvent(tx, actor, { type: 'delivery-route.changed', entity, entityId: id, diff })
    }
    return after
  })

/** Saves the way between two warehouses in the caller's transaction; without days it has none of its own. */
export async function saveWay(tx: Context, body: TransferBody) {
  const [from, to] = [await requireWarehouse(tx, body.fromId), await requireWarehouse(tx, body.toId)]
  const before = (await findTransfer(tx, body)) ?? null
  const { days } = body
  if (days === null) await deleteTransfer(tx, body)
  else await saveTransfer(tx, { ...body, days, weekdays: body.weekdays.toSorted((a, b) => a - b) })
  return { before, from: from.name, to: to.name }
}

export const putTransfer = (ctx: Context, actor: Actor, body: TransferBody): Promise<{ ok: true }> =>
  inTransaction(ctx, async (tx) => {
    const { before, from, to } = await saveWay(tx, body)
    const told = (way: { days: number; weekdays: number[] } | null) => way && { days: way.days, weekdays: way.weekdays }
    const after = body.days === null ? null : { days: body.days, weekdays: body.weekdays }
    const diff = { before: told(before), after, way: `${from} → ${to}` }
    await recordEvent(tx, actor, { type: 'transfer-way.set', entity: 'warehouse', entityId: body.fromId, diff })
    return { ok: true }
  })
