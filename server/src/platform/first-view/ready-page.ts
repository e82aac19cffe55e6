import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from '../http/web-files.ts'
import type { PackedPage } from './drawn-page.ts'
import { unpackPage } from './packed-page.ts'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** `length`: of the page as it reads. */
export type ReadyPage = Omit<PackedPage, 'zstd'> & {
  plain: () => Promise<Buffer>
  packed: Record<Encoding, () => Promise<Buffer>>
}

// One step more would take twice as long for a tenth of the size.
const byBrotli = (plain: Buffer) =>
  brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } })
const byGzip = (plain: Buffer) => gzipped(plain, { level: 6 })

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
 * A page that is sent as it is, however often: packed once for each kind of reader, and kept packed alone, because memory that hundreds of
 * plain pages take makes the collector look through the whole heap again and again.
 */
export function readyPage({ zstd: bytes, ...rest }: PackedPage): ReadyPage {
  const zstd = Buffer.from(bytes.buffer)
  const plain = () => unpackPage({ zstd })
  const packedBy = (pack: (plain: Buffer) => Promise<Buffer>) => once(async () => pack(await plain()))
  return { ...rest, plain, packed: { zstd: async () => zstd, br: packedBy(byBrotli), gzip: packedBy(byGzip) } }
}
