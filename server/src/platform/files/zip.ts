import { pipeline, Readable } from 'node:stream'
import { createDeflateRaw, crc32 } from 'node:zlib'

export type ZipEntry = { name: string; modified: Date; content: Uint8Array | AsyncIterable<Uint8Array> }

const MOST_BYTES = 0xffff_ffff
const MOST_ENTRIES = 0xffff
const VERSION = 20
const DEFLATED = 8
/** Sizes follow the content; names are UTF-8. */
const FLAGS = 0x0008 | 0x0800

type Written = { name: Buffer; time: number; day: number; crc: number; packed: number; size: number; offset: number }

/** ZIP has no years before 1980. */
function dosTime(at: Date): { time: number; day: number } {
  const year = Math.max(1980, at.getUTCFullYear())
  return {
    time: (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1),
    day: ((year - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate(),
  }
}

/** A plain file name: unpacking writes only into the chosen folder. */
const safeEntryName = (name: string): string => {
  const plain = name.replace(/[\p{Cc}\p{Cf}/\\:*?"<>|]/gu, '_').replace(/^[.\s]+|[.\s]+$/g, '')
  return plain === '' ? '_' : plain
}

/** Gives each name once: the second `счёт.pdf` becomes `счёт (2).pdf`, whatever its letters' case. */
function onceEach(): (name: string) => string {
  const usedNames = new Set<string>()
  return (name) => {
    const dot = name.lastIndexOf('.')
    const [stem, extension] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, '']
    let free = name
    for (let copy = 2; usedNames.has(free.toLowerCase()); copy += 1) free = `${stem} (${copy})${extension}`
    usedNames.add(free.toLowerCase())
    return free
  }
}

/** Fields that a file's header and its record in the directory share. */
function describe({ time, day, crc, packed, size, name }: Omit<Written, 'offset'>): Buffer {
  const fields = Buffer.alloc(26)
  fields.writeUInt16LE(VERSION, 0)
  fields.writeUInt16LE(FLAGS, 2)
  fields.writeUInt16LE(DEFLATED, 4)
  fields.writeUInt16LE(time, 6)
  fields.writeUInt16LE(day, 8)
  fields.writeUInt32LE(crc, 10)
  fields.writeUInt32LE(packed, 14)
  fields.writeUInt32LE(size, 18)
  fields.writeUInt16LE(name.length, 22)
  return fields
}

const signature = (code: number): Buffer => Buffer.from([0x50, 0x4b, code & 0xff, code >> 8])

function descriptor({ crc, packed, size }: Written): Buffer {
  const fields = Buffer.alloc(12)
  fields.writeUInt32LE(crc, 0)
  fields.writeUInt32LE(packed, 4)
  fields.writeUInt32LE(size, 8)
  return Buffer.concat([signature(0x0807), fields])
}

function record(entry: Written): Buffer {
  const made = Buffer.alloc(2)
  made.writeUInt16LE(VERSION, 0)
  const rest = Buffer.alloc(14)
  rest.writeUInt32LE(entry.offset, 10)
  return Buffer.concat([signature(0x0201), made, describe(entry), rest, entry.name])
}

function ending({ count, size, offset }: { count: number; size: number; offset: number }): Buffer {
  const fields = Buffer.alloc(18)
  fields.writeUInt16LE(count, 4)
  fields.writeUInt16LE(count, 6)
  fields.writeUInt32LE(size, 8)
  fields.writeUInt32LE(offset, 12)
  return Buffer.concat([signature(0x0605), fields])
}

async function* parts(content: ZipEntry['content']): AsyncGenerator<Uint8Array> {
  if (content instanceof Uint8Array) yield content
  else yield* content
}

/** Packs one file after another while they are read, so that the memory needed does not grow with the archive. */
export async function* zip(entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>): AsyncGenerator<Buffer> {
  const written: Written[] = []
  const once = onceEach()
  let offset = 0

  for await (const { name, modified, content } of entries) {
    const entry: Written = { name: Buffer.from(once(safeEntryName(name))), ...dosTime(modified), crc: 0, packed: 0, size: 0, offset }
    const header = Buffer.concat([signature(0x0403), describe(entry), entry.name])
    yield header

    const deflate = createDeflateRaw()
    const plain = async function* () {
      for await (const part of parts(content)) {
        entry.crc = crc32(part, entry.crc)
        entry.size += part.length
        yield part
      }
    }
    // Errors of the content are thrown by the loop below.
    pipeline(Readable.from(plain()), deflate, () => {})
    for await (const packed of deflate as AsyncIterable<Buffer>) {
      entry.packed += packed.length
      yield packed
    }

    const tail = descriptor(entry)
    yield tail
    offset += header.length + entry.packed + tail.length
    written.push(entry)
    if (offset > MOST_BYTES || entry.size > MOST_BYTES || written.length > MOST_ENTRIES) throw new Error('The archive is too large.')
  }

  const directory = Buffer.concat(written.map(record))
  yield directory
  yield ending({ count: written.length, size: directory.length, offset })
}
