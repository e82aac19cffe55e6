import type { OrderReturn } from '@vitrina/contract/orders/order-parts'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { privateFilePath } from '#platform/files/private-files'
import { isReturn, listReturnRows } from './returns.queries.ts'

/** Photos are files of the company: a reader of the return gets links that soon expire. */
export async function withPhotos<R extends Pick<OrderReturn, 'items'>>(ctx: Context, given: R): Promise<R> {
  const items = await Promise.all(
    given.items.map(async (item) => ({ ...item, photos: await Promise.all(item.photos.map((key) => privateFilePath(ctx, key))) })),
  )
  return { ...given, items }
}

/** Whether the reader may is asked before. */
export async function readReturn(ctx: Context, id: number): Promise<OrderReturn> {
  const [row] = await listReturnRows(ctx, { condition: isReturn(id), size: 1, page: 1 })
  if (!row) throw new AppError('return.not-found')
  const { order: _, company: __, lines: ___, ...shown } = row
  return withPhotos(ctx, { ...shown, createdAt: new Date(shown.createdAt).toISOString() })
}
