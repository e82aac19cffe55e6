import type { CustomProduct, CustomProductFields } from '@vitrina/contract/catalogue/custom-products'
import { type PageMeta, pageMetaOf } from '@vitrina/contract/paging'
import type { Actor, ActorUser } from '#platform/actor'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { mediaUrl } from '#modules/content/content.rules'
import { cleanPhoto } from '#platform/files/clean-photo'
import { removeFile, storeFile } from '#platform/files/stored-files'
import {
  type CustomProductRow,
  deleteCustomProduct,
  findCustomProduct,
  insertCustomProduct,
  listCustomProducts,
  lockCustomProduct,
  updateCustomProduct,
} from './custom-products.queries.ts'

type User = Actor & { user: ActorUser }

const shown = (row: CustomProductRow | undefined, { user }: User): CustomProduct => {
  if (!row) throw new AppError('custom-product.not-found')
  const { id, name, article, brand, unit, price, link, note, visibility, image } = row
  return {
    id,
    type: 'custom',
    name,
    article,
    brand,
    unit,
    price,
    link,
    note,
    visibility,
    image: mediaUrl(image),
    isOwn: row.ownerId === user.id,
  }
}

const mineOf = ({ user }: User, id: number) => ({ id, userId: user.id })

export async function createCustomProduct(ctx: Context, actor: User, fields: CustomProductFields): Promise<CustomProduct> {
  return shown(await insertCustomProduct(ctx, { ...fields, ownerId: actor.user.id, companyId: actor.user.companyId }), actor)
}

export async function readCustomProduct(ctx: Context, actor: User, id: number): Promise<CustomProduct> {
  return shown(await findCustomProduct(ctx, { ...mineOf(actor, id), companyId: actor.user.companyId }), actor)
}

export async function findCustomProducts(
  ctx: Context,
  actor: User,
  query: { keyword: string; page: number; pageSize: number },
): Promise<{ items: CustomProduct[]; meta: PageMeta }> {
  const { rows, total } = await listCustomProducts(ctx, { ...query, userId: actor.user.id, companyId: actor.user.companyId })
  return { items: rows.map((row) => shown(row, actor)), meta: pageMetaOf({ page: query.page, size: query.pageSize, total }) }
}

/** The old photo goes with the change that takes it away. */
async function change(ctx: Context, actor: User, id: number, changes: Partial<CustomProductFields> & { image?: string | null }) {
  const mine = mineOf(actor, id)
  return inTransaction(ctx, async (tx) => {
    const before = await lockCustomProduct(tx, mine)
    if (!before) throw new AppError('custom-product.not-found')
    if (changes.image !== undefined && before.image && before.image !== changes.image) await removeFile(tx, before.image)
    return shown(await updateCustomProduct(tx, mine, changes), actor)
  })
}

export const changeCustomProduct = (
  ctx: Context,
  actor: User,
  { id, imageDeleted, ...fields }: CustomProductFields & { id: number; imageDeleted: boolean },
) => change(ctx, actor, id, { ...fields, ...(imageDeleted && { image: null }) })

export const deletePhoto = (ctx: Context, actor: User, id: number) => change(ctx, actor, id, { image: null })

export async function removeCustomProduct(ctx: Context, actor: User, id: number): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const before = await lockCustomProduct(tx, mineOf(actor, id))
    if (!before) throw new AppError('custom-product.not-found')
    if (before.image) await removeFile(tx, before.image)
    await deleteCustomProduct(tx, mineOf(actor, id))
  })
}

/** C-15. The type comes from the file's own bytes, and only the picture is kept. */
export async function uploadPhoto(
  ctx: Context,
  actor: User,
  { id, photo }: { id: number; photo: Buffer | undefined },
): Promise<CustomProduct> {
  const clean = photo && cleanPhoto(photo)
  if (!clean) throw new AppError('custom-product.bad-photo')
  // Asked before anything is stored; the change itself asks again.
  if (!(await findCustomProduct(ctx, { ...mineOf(actor, id), companyId: null }))) throw new AppError('custom-product.not-found')
  // Pictures are shown without a token, so the address itself is the secret: a random one, sent only with the product.
  const { key } = await storeFile(ctx, { name: `photo.${clean.extension}`, type: clean.type, body: clean.body, owner: 'public' })
  return change(ctx, actor, id, { image: key })
}
