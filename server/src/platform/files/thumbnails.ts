import { createHash } from 'node:crypto'
import { inArray } from '#platform/database/drizzle'
import * as z from 'zod'
import { isThumbnailWidth, thumbnailWidths } from '@vitrina/contract/thumbnails.rules'
import { storedFiles } from '#tables/platform'
import type { Context } from '../context.ts'
import { job } from '../jobs/jobs.ts'
import { findFile, type StoredFile } from './stored-files.ts'

/** The lightest first; every browser shows the last. */
const formats = [
  { extension: 'avif', type: 'image/avif' },
  { extension: 'webp', type: 'image/webp' },
  { extension: 'jpg', type: 'image/jpeg' },
] as const

/** `9f/9f86d081.png` at 480 pixels as AVIF is `9f/9f86d081-480.avif`. */
const thumbnailKey = (key: string, width: number, extension: string): string => `${key.replace(/\.[a-z0-9]+$/, '')}-${width}.${extension}`

/** Unpacking a larger picture would fill the memory. */
const MOST_PIXELS = 60_000_000

/** Smaller pictures of an uploaded one, in several formats. Never in a request: packing AVIF takes seconds. */
export const makeThumbnails = job({
  name: 'file.make-thumbnails',
  payload: z.object({ key: z.string() }),
  run: async (ctx, { key }) => {
    const [file, body] = [await findFile(ctx, key), await ctx.files.get(key)]
    // Taken away before its turn came.
    if (!file || !body) return
    const { default: sharp } = await import('sharp')
    for (const width of thumbnailWidths)
      for (const { extension, type } of formats) {
        const small = await sharp(body, { limitInputPixels: MOST_PIXELS })
          .rotate()
          .resize({ width, height: width, fit: 'inside', withoutEnlargement: true })
          // Goods are shown on white; JPEG knows no transparency.
          .flatten({ background: '#fff' })
          .toFormat(extension === 'jpg' ? 'jpeg' : extension)
          .toBuffer()
        await storeThumbnail(ctx, file, { key: thumbnailKey(key, width, extension), type, body: small })
      }
  },
})

async function storeThumbnail(ctx: Context, { name, owner }: StoredFile, { key, type, body }: { key: string; type: string; body: Buffer }) {
  await ctx.files.put(key, body, type)
  const sha256 = createHash('sha256').update(body).digest()
  const row = { key, name, type, bytes: body.length, sha256, owner }
  // A job that was killed half way makes them again.
  await ctx.db.insert(storedFiles).values(row).onConflictDoUpdate({ target: storedFiles.key, set: row })
}

/** The lightest picture of this width that the browser says it shows; undefined when there is none (yet). */
export async function findThumbnail(
  { db }: Context,
  key: string,
  { width, accept }: { width: unknown; accept: string },
): Promise<StoredFile | undefined> {
  if (!isThumbnailWidth(width)) return undefined
  const shown = formats.filter(({ extension, type }) => extension === 'jpg' || accept.includes(type))
  const keys = shown.map(({ extension }) => thumbnailKey(key, Number(width), extension))
  const found = await db.select().from(storedFiles).where(inArray(storedFiles.key, keys))
  return keys.map((wanted) => found.find((file) => file.key === wanted)).find((file) => file !== undefined)
}
