const BLOCK = 512

export type TarHeader = { path: string; size: number }

/** The POSIX header of one file; a long or non-Latin path goes into a pax record before it. */
export function tarHeader({ path, size }: TarHeader): Buffer {
  if (Buffer.byteLength(path) <= 100 && /^[\x20-\x7e]*$/.test(path)) return block({ path, size, type: '0' })
  const record = Buffer.from(paxRecord('path', path))
  return Buffer.concat([
    block({ path: 'pax', size: record.length, type: 'x' }),
    record,
    padding(record.length),
    block({ path: 'file', size, type: '0' }),
  ])
}

/** Zeros up to the next block. */
export const padding = (size: number) => Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK)

/** Two empty blocks close an archive. */
export const tarEnd = () => Buffer.alloc(BLOCK * 2)

function block({ path, size, type }: TarHeader & { type: string }): Buffer {
  const header = Buffer.alloc(BLOCK)
  header.write(path, 0, 100, 'latin1')
  header.write('0000600\0', 100)
  header.write('0000000\0', 108)
  header.write('0000000\0', 116)
  header.write(octal(size, 11), 124)
  header.write(octal(0, 11), 136)
  header.write(' '.repeat(8), 148)
  header.write(type, 156)
  header.write('ustar\x0000', 257, 'latin1')
  header.write(
    `${octal(
      header.reduce((total, byte) => total + byte, 0),
      6,
    )}\0 `,
    148,
  )
  return header
}

const octal = (value: number, width: number) => {
  const digits = value.toString(8).padStart(width, '0')
  if (digits.length > width) throw new Error(`Файл слишком велик для архива: ${value} байт.`)
  return digits
}

/** The length counts itself, so it is found by trying. */
function paxRecord(key: string, value: string): string {
  const rest = ` ${key}=${value}\n`
  let length = Buffer.byteLength(rest)
  while (String(length).length + Buffer.byteLength(rest) !== length) length = String(length).length + Buffer.byteLength(rest)
  return `${length}${rest}`
}

export type TarEntry = { path: string; size: number; chunks: AsyncIterable<Buffer> }

/** Reads an archive front to back with one chunk in memory. Each entry must be read before the next. */
export async function* readTar(source: AsyncIterable<Buffer>): AsyncGenerator<TarEntry> {
  const bytes = new ByteReader(source)
  let longPath = ''
  for (;;) {
    const header = await bytes.take(BLOCK)
    if (header.every((byte) => byte === 0)) return
    const size = Number.parseInt(header.toString('latin1', 124, 135), 8)
    const type = header.toString('latin1', 156, 157)
    if (type === 'x') {
      longPath = readPaxPath((await bytes.take(size)).toString())
      await bytes.take(padding(size).length)
      continue
    }
    const path = longPath || header.toString('latin1', 0, 100).replace(/\0.*$/s, '')
    longPath = ''
    yield { path, size, chunks: bytes.stream(size) }
    await bytes.take(padding(size).length)
  }
}

const readPaxPath = (record: string) => /^\d+ path=(.*)\n$/s.exec(record)?.[1] ?? ''

class ByteReader {
  readonly #source: AsyncIterator<Buffer>
  #held: Buffer = Buffer.alloc(0)

  constructor(source: AsyncIterable<Buffer>) {
    this.#source = source[Symbol.asyncIterator]()
  }

  async take(size: number): Promise<Buffer> {
    const parts: Buffer[] = []
    for await (const part of this.stream(size)) parts.push(part)
    return Buffer.concat(parts)
  }

  async *stream(size: number): AsyncGenerator<Buffer> {
    for (let left = size; left > 0; ) {
      if (this.#held.length === 0) await this.#more()
      const part = this.#held.subarray(0, left)
      this.#held = this.#held.subarray(part.length)
      left -= part.length
      yield part
    }
  }

  async #more(): Promise<void> {
    const next = await this.#source.next()
    if (next.done) throw new Error('Архив обрывается на середине.')
    this.#held = next.value
  }
}
