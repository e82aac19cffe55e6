import { MAX_PICTURE_BYTES, type PictureFault } from '@vitrina/contract/goods-import/goods-import.rules'
import type { Context } from '#platform/context'
import { type CleanPhoto, cleanPhoto } from '#platform/files/clean-photo'
import { LONGEST_SIDE, MOST_PIXELS } from '#platform/files/file-kind'
import { pictureSize } from '#platform/files/picture-size'
import { fetchOutside, FetchRefusal } from '#platform/http/fetch-outside'
import { BadZip, readZipRecord, type ZipRecord } from '#platform/spreadsheets/check-zip'
import { entryOf } from './picture-sources.rules.ts'

const LIMIT_MS = 20_000

/** The open archive of an import. */
export type OpenArchive = { body: Buffer; entries: ReadonlyMap<string, ZipRecord> }
export type FetchedPicture = { photo: CleanPhoto } | { fault: PictureFault }

function cleaned(body: Buffer): FetchedPicture {
  const photo = cleanPhoto(body)
  const size = photo && pictureSize(photo.body)
  if (!photo || !size) return { fault: 'not-a-picture' }
  const isTooLarge = Math.max(size.width, size.height) > LONGEST_SIDE || size.width * size.height > MOST_PIXELS
  return isTooLarge ? { fault: 'too-large' } : { photo }
}

function fromArchive(name: string, archive: OpenArchive | null): FetchedPicture {
  const entry = archive?.entries.get(name)
  if (!archive || !entry) return { fault: 'not-in-archive' }
  try {
    return cleaned(readZipRecord(archive.body, entry))
  } catch (error) {
    if (error instanceof BadZip) return { fault: 'not-a-picture' }
    throw error
  }
}

export const innerHostsOf = ({ config }: Context): string[] =>
  config.FETCH_INNER_HOSTS.split(',')
    .map((host) => host.trim())
    .filter(Boolean)

/** A picture without places, dates and device names of the camera, or why there is none. */
export async function fetchPicture(ctx: Context, source: string, archive: OpenArchive | null): Promise<FetchedPicture> {
  const entry = entryOf(source)
  if (entry !== null) return fromArchive(entry, archive)
  if (!/^https?:/i.test(source)) return { fault: 'not-in-archive' }
  try {
    const { body } = await fetchOutside(source, {
      mostBytes: MAX_PICTURE_BYTES,
      limitMs: LIMIT_MS,
      allowsPlainHttp: true,
      innerHosts: innerHostsOf(ctx),
    })
    return cleaned(body)
  } catch (error) {
    if (error instanceof FetchRefusal) return { fault: error.fault }
    throw error
  }
}
