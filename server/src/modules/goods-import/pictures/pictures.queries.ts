import { and, asc, count, eq, sql } from '#platform/database/drizzle'
import type { Context } from '#platform/context'
import { queryRows } from '#platform/database/rows'
import { goodsImportPictures, productPictureSources } from '#tables/goods-import'
import { productImages } from '#tables/catalogue'

export type WaitingPicture = typeof goodsImportPictures.$inferSelect
type Wanted = { position: number; place: number; productId: number; source: string }

/** Those that products do not have yet wait to be fetched; answers with the rows they belong to. */
export async function insertWanted({ db }: Context, importId: number, wanted: readonly Wanted[]): Promise<{ position: number }[]> {
  if (wanted.length === 0) return []
  return queryRows<{ position: number }>(
    db,
    { position: 'number' },
    sql`insert into goods_import_pictures (import_id, position, place, product_id, source)
      select ${importId}, w.position, w.place, w."productId", w.source
      from json_to_recordset(${JSON.stringify(wanted)}::json) as w (position int, place int, "productId" int, source text)
      where not exists (
        select from product_picture_sources s join product_images i on i.product_id = s.product_id and i.image = s.image
        where s.product_id = w."productId" and s.source = w.source)
      on conflict do nothing returning position`,
  )
}

export const listWaiting = ({ db }: Context, importId: number, most: number): Promise<WaitingPicture[]> =>
  db
    .select()
    .from(goodsImportPictures)
    .where(eq(goodsImportPictures.importId, importId))
    .orderBy(asc(goodsImportPictures.position), asc(goodsImportPictures.place))
    .limit(most)

export async function countWaiting({ db }: Context, importId: number): Promise<number> {
  const [row] = await db.select({ waiting: count() }).from(goodsImportPictures).where(eq(goodsImportPictures.importId, importId))
  return row?.waiting ?? 0
}

/** False: another run has dealt with it. */
export async function deleteWaiting({ db }: Context, { importId, position, place }: WaitingPicture): Promise<boolean> {
  const { importId: ofImport, position: ofRow, place: among } = goodsImportPictures
  const gone = await db
    .delete(goodsImportPictures)
    .where(and(eq(ofImport, importId), eq(ofRow, position), eq(among, place)))
    .returning({ place: among })
  return gone.length > 0
}

export const deleteAllWaiting = ({ db }: Context, importId: number) =>
  db.delete(goodsImportPictures).where(eq(goodsImportPictures.importId, importId))

export async function listImages({ db }: Context, productId: number): Promise<string[]> {
  const rows = await db
    .select({ image: productImages.image })
    .from(productImages)
    .where(eq(productImages.productId, productId))
    .orderBy(asc(productImages.position))
  return rows.map(({ image }) => image)
}

/** The picture a product has already with these very bytes. */
export async function findSameImage({ db }: Context, productId: number, sha256: Buffer): Promise<string | undefined> {
  const [row] = await queryRows<{ image: string }>(
    db,
    { image: 'text' },
    sql`select i.image from product_images i join stored_files f on f.key = i.image
      where i.product_id = ${productId} and f.sha256 = ${sha256} limit 1`,
  )
  return row?.image
}

export const saveSource = ({ db }: Context, row: typeof productPictureSources.$inferInsert) =>
  db
    .insert(productPictureSources)
    .values(row)
    .onConflictDoUpdate({ target: [productPictureSources.productId, productPictureSources.source], set: { image: row.image } })
