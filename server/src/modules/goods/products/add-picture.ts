import type { GoodsProduct } from '@vitrina/contract/goods/goods'
import { MAX_PICTURES } from '@vitrina/contract/goods/product-fields'
import type { Actor } from '#platform/actor'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { cleanPhoto } from '#platform/files/clean-photo'
import { pictureSize } from '#platform/files/picture-size'
import { storeFile } from '#platform/files/stored-files'
import { makeThumbnails } from '#platform/files/thumbnails'
import { changeProduct } from './change-products.ts'
import { readProduct } from './read-product.ts'

/** Larger ones would fill the memory of whoever unpacks them. */
const MOST_PIXELS = 50_000_000

/** Without places, dates and device names of the camera. */
export const addPicture = (ctx: Context, actor: Actor, { id, body }: { id: number; body: Buffer }): Promise<GoodsProduct> =>
  inTransaction(ctx, async (tx) => {
    const { values, version } = await readProduct(tx, id)
    const images = values.images ?? []
    if (images.length >= MAX_PICTURES) throw new AppError('goods.too-many-pictures')
    const clean = cleanPhoto(body)
    const size = clean && pictureSize(clean.body)
    if (!clean || !size) throw new AppError('goods.bad-picture')
    if (size.width * size.height > MOST_PIXELS) throw new AppError('file.picture-too-large')
    const { key } = await storeFile(tx, { name: `product.${clean.extension}`, type: clean.type, body: clean.body, owner: 'public' })
    await tx.jobs.add(makeThumbnails.name, { key })
    return changeProduct(tx, actor, { id, version, values: { images: [...images, key] } })
  })
