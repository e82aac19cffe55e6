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

export type ZipRecord = { name: string; crc: number; method: number; packed: number; size: number; offset: number }
export type ZipLimits = { mostUnpacked?: number; mostEntries?: number }

const UTF8_NAME = 0x0800
/** Programs of Windows that do not mark names as UTF-8 write them in the code page of its console. */
const consoleText = new TextDecoder('ibm866')
const nameOf = (bytes: Buffer, flags: number) => (flags & UTF8_NAME ? bytes.toString('utf8') : consoleText.decode(bytes))

function endOf(bytes: Buffer): { count: number; directory: number } {
  for (let at = bytes.length - END_SIZE; at >= Math.max(0, bytes.length - END_SIZE - LONGEST_COMMENT); at -= 1)
    if (bytes.readUInt32LE(at) === END) return { count: bytes.readUInt16LE(at + 10), directory: bytes.readUInt32LE(at + 16) }
  throw new BadZip('no directory')
}

function entriesOf(bytes: Buffer, mostEntries: number): ZipRecord[] {
  const { count, directory } = endOf(bytes)
  if (count > mostEntries) throw new BadZip('too many entries')
  const entries: ZipRecord[] = []
  let at = directory
  for (let i = 0; i < count; i += 1) {
    if (at + RECORD_SIZE > bytes.length || bytes.readUInt32LE(at) !== RECORD) throw new BadZip('broken directory')
    if (bytes.readUInt16LE(at + 8) & 1) throw new BadZip('encrypted')
    entries.push({
      name: nameOf(bytes.subarray(at + RECORD_SIZE, at + RECORD_SIZE + bytes.readUInt16LE(at + 28)), bytes.readUInt16LE(at + 8)),
      crc: bytes.readUInt32LE(at + 16),
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      size: bytes.readUInt32LE(at + 24),
      offset: bytes.readUInt32LE(at + 42),
    })
    at += RECORD_SIZE + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return entries
}

function contentOf(bytes: Buffer, { offset, packed }: ZipRecord): Buffer {
  if (offset + HEADER_SIZE > bytes.length || bytes.readUInt32LE(offset) !== HEADER) throw new BadZip('broken entry')
  const start = offset + HEADER_SIZE + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28)
  if (start + packed > bytes.length) throw new BadZip('broken entry')
  return bytes.subarray(start, start + packed)
}

/** Reads the archive's own list of its files; throws BadZip where they would be too large. Nothing is unpacked. */
export function listZip(bytes: Buffer, { mostUnpacked = MOST_UNPACKED, mostEntries = MOST_ENTRIES }: ZipLimits = {}): ZipRecord[] {
  const entries = entriesOf(bytes, mostEntries)
  const unpacked = entries.reduce((sum, { size }) => sum + size, 0)
  if (unpacked > mostUnpacked) throw new BadZip('too large')
  if (entries.some(({ size, packed }) => size > ALWAYS_ALLOWED_BYTES && size > packed * MOST_RATIO)) throw new BadZip('packed too well')
  return entries
}

/** The content of one file, never larger than the archive says. */
export function readZipRecord(bytes: Buffer, entry: ZipRecord): Buffer {
  const packed = contentOf(bytes, entry)
  if (entry.method === STORED) return packed
  if (entry.method !== DEFLATED) throw new BadZip('unknown method')
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, entry.size) })
  } catch (cause) {
    throw new BadZip('larger than it says, or broken', { cause })
  }
}

/** Throws BadZip before anything large is unpacked. */
export function checkZip(bytes: Buffer, limits: ZipLimits = {}): void {
  // The directory may lie: the real unpacked size is checked as well, up to the declared one.
  for (const entry of listZip(bytes, limits)) {
    if (entry.method === STORED && entry.packed !== entry.size) throw new BadZip('wrong size')
    readZipRecord(bytes, entry)
  }
}
