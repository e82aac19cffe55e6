import type { OrderReturn } from '@vitrina/contract/orders/order-parts'
import { canAddTo } from '@vitrina/contract/returns/returns.rules'
import type { Actor } from '#platform/actor'
import { cleanPhoto } from '#platform/files/clean-photo'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { storeFile } from '#platform/files/stored-files'
import { lockOwnReturn } from './own-return.ts'
import { changeReturnItem, listReturnItems } from './returns.queries.ts'
import { readReturn } from './show-return.ts'

const MAX_PHOTOS = 10

type PhotoInput = { id: number; returnId: number; orderItemId: number; photo: Buffer }

/** A photo of a line's defect, without the place and the time it was taken at. */
export async function addPhoto(ctx: Context, actor: Actor, { id, returnId, orderItemId, photo }: PhotoInput): Promise<OrderReturn> {
  const clean = cleanPhoto(photo)
  if (!clean) throw new AppError('custom-product.bad-photo')
  return inTransaction(ctx, async (tx) => {
    const { order, found } = await lockOwnReturn(tx, actor, { id, returnId })
    if (!canAddTo(found.state)) throw new AppError('return.not-now')
    const item = (await listReturnItems(tx, returnId)).find((one) => one.orderItemId === orderItemId)
    if (!item) throw new AppError('return.not-found')
    if (item.photoKeys.length >= MAX_PHOTOS) throw new AppError('return.not-now')
    const name = `${found.number}-${item.photoKeys.length + 1}.${clean.extension}`
    const { key } = await storeFile(tx, { name, type: clean.type, body: clean.body, owner: `company:${order.companyId}` })
    await changeReturnItem(tx, { returnId, orderItemId }, { photoKeys: [...item.photoKeys, key] })
    return readReturn(tx, returnId)
  })
}
