import { createHash } from 'node:crypto'
import { MAX_PICTURES } from '@vitrina/contract/goods/product-fields'
import type { PictureFault } from '@vitrina/contract/goods-import/goods-import.rules'
import { type Context, inTransaction } from '#platform/context'
import type { CleanPhoto } from '#platform/files/clean-photo'
import { storeFile } from '#platform/files/stored-files'
import { makeThumbnails } from '#platform/files/thumbnails'
import { saveProducts } from '#modules/goods/products/save-products'
import { importJobs, jobOf } from '../check-import.ts'
import { changeImport, findAnyImport, type ImportRow, lockImport } from '../imports.queries.ts'
import { finishImport } from '../finish-import.ts'
import { tellOfPicture } from '../staging.queries.ts'
import { picturesIn } from './add-archive.ts'
import { type FetchedPicture, fetchPicture, type OpenArchive } from './fetch-picture.ts'
import { watchHosts } from './silent-hosts.ts'
import { deleteWaiting, findSameImage, listImages, listWaiting, saveSource, type WaitingPicture } from './pictures.queries.ts'

/** Servers of pictures are asked by few at a time. */
const AT_ONCE = 4
/** Then the place in the queue is given to others; the job comes again. */
const TURN_MS = 120_000

async function openArchive(ctx: Context, { archiveKey }: ImportRow): Promise<OpenArchive | null> {
  const body = archiveKey === null ? null : await ctx.files.get(archiveKey)
  return body && { body, entries: new Map(picturesIn(body).map((entry) => [entry.name, entry])) }
}

/** The key of a picture of this product, stored unless it has the same bytes already; its history says that the import added it. */
async function addToProduct(
  tx: Context,
  row: ImportRow,
  productId: number,
  photo: CleanPhoto,
): Promise<{ image: string } | { fault: PictureFault }> {
  const same = await findSameImage(tx, productId, createHash('sha256').update(photo.body).digest())
  if (same !== undefined) return { image: same }
  const images = await listImages(tx, productId)
  if (images.length >= MAX_PICTURES) return { fault: 'too-many' }
  const { key } = await storeFile(tx, { name: `product.${photo.extension}`, type: photo.type, body: photo.body, owner: 'public' })
  await tx.jobs.add(makeThumbnails.name, { key })
  const by = { actorId: row.authorId, source: 'import' as const, sourceNumber: row.id }
  await saveProducts(tx, by, [{ id: productId, values: { images: [...images, key] } }])
  return { image: key }
}

type Fetched = { picture: WaitingPicture; result: FetchedPicture }

/** False: the import was stopped meanwhile. */
const savePictures = (ctx: Context, id: number, fetched: readonly Fetched[]): Promise<boolean> =>
  inTransaction(ctx, async (tx) => {
    const row = await lockImport(tx, id, 'running')
    if (!row?.summary) return false
    let { added, failed } = row.summary.pictures
    for (const { picture, result } of fetched) {
      if (!(await deleteWaiting(tx, picture))) continue
      const { position, productId, source } = picture
      const saved = 'fault' in result ? result : await addToProduct(tx, row, productId, result.photo)
      if ('image' in saved) {
        await saveSource(tx, { productId, source, image: saved.image })
        added += 1
        continue
      }
      failed += 1
      // Told of in its row, which is not refused: everything else of it is written.
      await tellOfPicture(tx, { importId: id, position, about: `${saved.fault} ${source}`.slice(0, 500) })
    }
    const summary = { ...row.summary, pictures: { ...row.summary.pictures, added, failed } }
    await changeImport(tx, id, { from: ['running'], set: { summary } })
    return true
  })

/** Fetches the pictures of written rows; one that cannot be had is told of in its row, whose other values stay. */
export async function picturesJob(ctx: Context, { id, silentHosts }: { id: number; silentHosts: string[] }): Promise<void> {
  const row = await findAnyImport(ctx, id)
  if (row?.state !== 'running') return
  const archive = await openArchive(ctx, row)
  const hosts = watchHosts(silentHosts)
  const until = ctx.now().getTime() + TURN_MS
  for (;;) {
    const waiting = await listWaiting(ctx, id, AT_ONCE)
    if (waiting.length === 0) return finishImport(ctx, id)
    if (ctx.now().getTime() > until) return ctx.jobs.add(importJobs.pictures, { id, silentHosts: hosts.silent() }, jobOf(id))
    const fetched = await Promise.all(
      waiting.map(async (picture): Promise<Fetched> => {
        if (hosts.isSilent(picture.source)) return { picture, result: { fault: 'host-silent' } }
        return { picture, result: await fetchPicture(ctx, picture.source, archive) }
      }),
    )
    for (const { picture, result } of fetched) hosts.heard(picture.source, result)
    if (!(await savePictures(ctx, id, fetched))) return
  }
}
