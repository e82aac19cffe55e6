import type { Actor } from '#platform/actor'
import { type Context, inTransaction } from '#platform/context'
import { removeFile, storeFile } from '#platform/files/stored-files'
import { lockOwnOrder } from '#modules/order-record/lock-order'
import { recordOrderEvent } from '#modules/order-record/order-events'
import { updateOrderFields } from '#modules/order-record/update-order-fields'

type FileInput = { id: number; name: string; type: string; body: Buffer }

/** The buyer's own document of the order; a new one takes the place of the former. */
export async function attachFile(ctx: Context, actor: Actor, { id, name, type, body }: FileInput): Promise<{ name: string }> {
  await inTransaction(ctx, async (tx) => {
    const order = await lockOwnOrder(tx, actor, id)
    const { key } = await storeFile(tx, { name, type, body, owner: `company:${order.companyId}` })
    await updateOrderFields(tx, id, { fileKey: key })
    if (order.fileKey) await removeFile(tx, order.fileKey)
    await recordOrderEvent(tx, actor, { orderId: id, type: 'order.file-attached', data: { name } })
  })
  return { name }
}
