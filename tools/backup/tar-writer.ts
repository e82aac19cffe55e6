import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { padding, tarEnd, tarHeader } from './tar.ts'

export type TarWriter = {
  add: (path: string, body: Buffer) => Promise<void>
  /** For bodies too large for memory; `size` must be the sum of the chunks. */
  addStream: (path: string, size: number, chunks: AsyncIterable<Buffer>) => Promise<void>
  finish: () => Promise<void>
  abandon: () => void
}

/** A .tar.gz written as a stream: a slow disk slows the reading down, memory stays flat. */
export function writeTar(file: string): TarWriter {
  const gzip = createGzip()
  const written = pipeline(gzip, createWriteStream(file, { mode: 0o600 }))
  // A failure of the disk is reported by the next write or the end.
  written.catch(() => {})
  const put = async (bytes: Buffer) => {
    if (gzip.destroyed) await written
    if (!gzip.write(bytes)) await Promise.race([once(gzip, 'drain'), written])
  }
  return {
    add: async (path, body) => {
      await put(tarHeader({ path, size: body.length }))
      await put(body)
      await put(padding(body.length))
    },
    addStream: async (path, size, chunks) => {
      await put(tarHeader({ path, size }))
      let left = size
      for await (const chunk of chunks) {
        left -= chunk.length
        await put(chunk)
      }
      if (left !== 0) throw new Error(`Файл ${path} изменился, пока его копировали.`)
      await put(padding(size))
    },
    finish: async () => {
      await put(tarEnd())
      gzip.end()
      await written
    },
    abandon: () => gzip.destroy(),
  }
}
