import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gunzip, gzip, zstdCompress, zstdDecompress } from 'node:zlib'
import type { Encoding } from '../http/web-files.ts'
import type { WholePage } from './drawn-page.ts'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)
const zstd = promisify(zstdCompress)

/** `length`: of the page as it reads. */
export type ReadyPage = Omit<WholePage, 'plain'> & {
  length: number
  plain: () => Promise<Buffer>
  packed: Record<Encoding, () => Promise<Buffer>>
}

/** A page packs to a sixth: in one go, since every further piece comes back to this thread, and a larger one would stay in memory. */
const chunkFor = ({ length }: Buffer) => Math.max(constants.Z_MIN_CHUNK, length >> 2)

const pack: Record<Encoding, (plain: Buffer) => Promise<Buffer>> = {
  // As small as brotli within a twentieth, in a third of the time.
  zstd: (plain) => zstd(plain, { params: { [constants.ZSTD_c_compressionLevel]: 3 }, chunkSize: chunkFor(plain) }),
  // One step more would take twice as long for a tenth of the size.
  br: (plain) =>
    brotli(plain, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
      chunkSize: chunkFor(plain),
    }),
  gzip: (plain) => gzipped(plain, { level: 6, chunkSize: chunkFor(plain) }),
}

const unpack: Record<Encoding, (packed: Buffer) => Promise<Buffer>> = {
  zstd: promisify(zstdDecompress),
  br: promisify(brotliDecompress),
  gzip: promisify(gunzip),
}

/** A failure is not remembered. */
function once(make: () => Promise<Buffer>): () => Promise<Buffer> {
  let made: Promise<Buffer> | null = null
  return () => {
    made ??= make().catch((error: unknown) => {
      made = null
      throw error
    })
    return made
  }
}

/**
 * A page that is sent as it is, however often: packed once for each kind of reader. From then on it is kept packed alone, because memory
 * that hundreds of plain pages take makes the collector look through the whole heap again and again.
 */
export function readyPage({ plain: bytes, ...policy }: WholePage): ReadyPage {
  let held: { bytes: Buffer; by: Encoding | null } = { bytes: Buffer.from(bytes.buffer), by: null }
  const plain = async () => (held.by === null ? held.bytes : unpack[held.by](held.bytes))
  const packedBy = (by: Encoding) =>
    once(async () => {
      const made = await pack[by](await plain())
      if (held.by === null) held = { bytes: made, by }
      return made
    })
  return {
    ...policy,
    length: bytes.length,
    plain,
    packed: { zstd: packedBy('zstd'), br: packedBy('br'), gzip: packedBy('gzip') },
  }
}
