import { closeSync, fstatSync, fsyncSync, openSync, readSync, renameSync, writeSync } from 'node:fs'

type Typed = Uint8Array | Uint16Array | Uint32Array | Float32Array | Float64Array
const KINDS = { Uint8Array, Uint16Array, Uint32Array, Float32Array, Float64Array }
type Kind = keyof typeof KINDS

type Entry = { name: string; kind: Kind; at: number; length: number }
type Header = { arrays: Entry[]; meta: unknown }

const HEADER_AT = 8
const aligned = (bytes: number) => Math.ceil(bytes / 8) * 8

/** Named typed arrays in one SharedArrayBuffer: every worker thread sees them, and a file of the same bytes brings them back. */
export type SharedArrays = { buffer: SharedArrayBuffer; arrays: Record<string, Typed>; meta: unknown }

export function packArrays(arrays: Record<string, Typed>, meta: unknown): SharedArrays {
  const entries: Entry[] = []
  // The header's own size moves the arrays, so offsets count from the end of the header.
  let at = 0
  for (const [name, array] of Object.entries(arrays)) {
    entries.push({ name, kind: array.constructor.name as Kind, at, length: array.length })
    at = aligned(at + array.byteLength)
  }
  const header = new TextEncoder().encode(JSON.stringify({ arrays: entries, meta } satisfies Header))
  const start = aligned(HEADER_AT + header.length)
  const buffer = new SharedArrayBuffer(start + at)
  new DataView(buffer).setUint32(0, header.length, true)
  new Uint8Array(buffer, HEADER_AT, header.length).set(header)
  const shared = openArrays(buffer)
  for (const [name, array] of Object.entries(arrays)) shared.arrays[name]?.set(array)
  return shared
}

export function openArrays(buffer: SharedArrayBuffer): SharedArrays {
  const size = new DataView(buffer).getUint32(0, true)
  // TextDecoder refuses shared memory, so the header is copied.
  const header = JSON.parse(new TextDecoder().decode(Uint8Array.from(new Uint8Array(buffer, HEADER_AT, size)))) as Header
  const start = aligned(HEADER_AT + size)
  const arrays: Record<string, Typed> = {}
  for (const { name, kind, at, length } of header.arrays) {
    const Kind = KINDS[kind] as new (buffer: SharedArrayBuffer, at: number, length: number) => Typed
    arrays[name] = new Kind(buffer, start + at, length)
  }
  return { buffer, arrays, meta: header.meta }
}

const CHUNK = 64 * 1024 * 1024

/** Written beside and renamed: a reader sees the old file or the whole new one. */
export function saveArrays(shared: SharedArrays, path: string): void {
  const draft = `${path}.draft`
  const file = openSync(draft, 'w', 0o600)
  const bytes = new Uint8Array(shared.buffer)
  for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at, Math.min(CHUNK, bytes.length - at))
  fsyncSync(file)
  closeSync(file)
  renameSync(draft, path)
}

export function loadArrays(path: string): SharedArrays {
  const file = openSync(path, 'r')
  const { size } = fstatSync(file)
  const buffer = new SharedArrayBuffer(size)
  const bytes = new Uint8Array(buffer)
  for (let at = 0; at < size; ) {
    const read = readSync(file, bytes, at, Math.min(CHUNK, size - at), at)
    if (read === 0) throw new Error(`Search snapshot is shorter than it says: ${path}`)
    at += read
  }
  closeSync(file)
  return openArrays(buffer)
}
