import { inflateRawSync } from 'node:zlib'

const MOST_ENTRIES = 200
const MOST_UNPACKED = 20 * 1024 * 1024
const MOST_RATIO = 100
/** Small files pack well without harm: the ratio is checked on larger ones. */
const ALWAYS_ALLOWED_BYTES = 1024 * 1024

const END_SIZE = 22
const RECORD_SIZE = 46
const HEADER_SIZE = 30
const LONGEST_COMMENT = 0xffff
const END = 0x06054b50
const RECORD = 0x02014b50
const HEADER = 0x04034b50
const STORED = 0
const DEFLATED = 8

/** Not an archive we would open: broken, encrypted or made to blow up. */
export class BadZip extends Error {}

type Entry = { method: number; packed: number; size: number; offset: number }

function endOf(bytes: Buffer): { count: number; directory: number } {
  for (let at = bytes.length - END_SIZE; at >= Math.max(0, bytes.length - END_SIZE - LONGEST_COMMENT); at -= 1)
    if (bytes.readUInt32LE(at) === END) return { count: bytes.readUInt16LE(at + 10), directory: bytes.readUInt32LE(at + 16) }
  throw new BadZip('no directory')
}

function entriesOf(bytes: Buffer): Entry[] {
  const { count, directory } = endOf(bytes)
  if (count > MOST_ENTRIES) throw new BadZip('too many entries')
  const entries: Entry[] = []
  let at = directory
  for (let i = 0; i < count; i += 1) {
    if (at + RECORD_SIZE > bytes.length || bytes.readUInt32LE(at) !== RECORD) throw new BadZip('broken directory')
    if (bytes.readUInt16LE(at + 8) & 1) throw new BadZip('encrypted')
    entries.push({
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      size: bytes.readUInt32LE(at + 24),
      offset: bytes.readUInt32LE(at + 42),
    })
    at += RECORD_SIZE + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return entries
}

function contentOf(bytes: Buffer, { offset, packed }: Entry): Buffer {
  if (offset + HEADER_SIZE > bytes.length || bytes.readUInt32LE(offset) !== HEADER) throw new BadZip('broken entry')
  const start = offset + HEADER_SIZE + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28)
  if (start + packed > bytes.length) throw new BadZip('broken entry')
  return bytes.subarray(start, start + packed)
}

/** The directory may lie: the real unpacked size is checked as well, up to the declared one. */
function checkUnpackedSize(bytes: Buffer, entry: Entry): void {
  const packed = contentOf(bytes, entry)
  if (entry.method === STORED) {
    if (entry.packed !== entry.size) throw new BadZip('wrong size')
    return
  }
  if (entry.method !== DEFLATED) throw new BadZip('unknown method')
  try {
    inflateRawSync(packed, { maxOutputLength: Math.max(1, entry.size) })
  } catch (cause) {
    throw new BadZip('larger than it says, or broken', { cause })
  }
}

/** Throws BadZip before anything large is unpacked. */
export function checkZip(bytes: Buffer, { mostUnpacked = MOST_UNPACKED } = {}): void {
  const entries = entriesOf(bytes)
  const unpacked = entries.reduce((sum, { size }) => sum + size, 0)
  if (unpacked > mostUnpacked) throw new BadZip('too large')
  if (entries.some(({ size, packed }) => size > ALWAYS_ALLOWED_BYTES && size > packed * MOST_RATIO)) throw new BadZip('packed too well')
  for (const entry of entries) checkUnpackedSize(bytes, entry)
}
