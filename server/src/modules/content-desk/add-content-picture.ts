import { mediaUrl } from '#modules/content/content.rules'
import type { Actor } from '#platform/actor'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { cleanPhoto } from '#platform/files/clean-photo'
import { pictureSize } from '#platform/files/picture-size'
import { storeFile } from '#platform/files/stored-files'
import { makeThumbnails } from '#platform/files/thumbnails'

/** Larger ones would fill the memory of whoever unpacks them. */
const MOST_PIXELS = 50_000_000

/** Without places, dates and device names of the camera. */
export const addContentPicture = (ctx: Context, actor: Actor, body: Buffer): Promise<{ key: string; url: string }> =>
  inTransaction(ctx, async (tx) => {
    const clean = cleanPhoto(body)
    const size = clean && pictureSize(clean.body)
    if (!clean || !size) throw new AppError('goods.bad-picture')
    if (size.width * size.height > MOST_PIXELS) throw new AppError('file.picture-too-large')
    const { key } = await storeFile(tx, { name: `content.${clean.extension}`, type: clean.type, body: clean.body, owner: 'public' })
    await tx.jobs.add(makeThumbnails.name, { key })
    await recordEvent(tx, actor, { type: 'content.picture-added', entity: 'site', entityId: actor.siteId, diff: { after: { key } } })
    return { key, url: mediaUrl(key) ?? key }
  })
