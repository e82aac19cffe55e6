import { inflateRawSync, crc32 } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { zip, type ZipEntry } from './zip.ts'

const modified = new Date('2026-11-15T10:20:30Z')

async function packed(entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of zip(entries)) parts.push(part)
  return Buffer.concat(parts)
}

/** Reads as unpackers do: from the directory at the end, each record leading to its file. */
function unpacked(archive: Buffer): { name: string; content: Buffer; isUtf8: boolean }[] {
  const end = archive.length - 22
  expect(archive.readUInt32LE(end)).toBe(0x06054b50)
  const files = []
  let at = archive.readUInt32LE(end + 16)
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    expect(archive.readUInt32LE(at)).toBe(0x02014b50)
    const [crc, size, length, nameLength] = [
      archive.readUInt32LE(at + 16),
      archive.readUInt32LE(at + 20),
      archive.readUInt32LE(at + 24),
      archive.readUInt16LE(at + 28),
    ]
    const header = archive.readUInt32LE(at + 42)
    expect(archive.readUInt32LE(header)).toBe(0x04034b50)
    const from = header + 30 + archive.readUInt16LE(header + 26) + archive.readUInt16LE(header + 28)
    const content = inflateRawSync(archive.subarray(from, from + size))
    expect([content.length, crc32(content)]).toEqual([length, crc])
    expect(archive.readUInt32LE(from + size)).toBe(0x08074b50)
    files.push({
      name: archive.subarray(at + 46, at + 46 + nameLength).toString(),
      content,
      isUtf8: (archive.readUInt16LE(at + 8) & 0x0800) !== 0,
    })
    at += 46 + nameLength
  }
  expect(at).toBe(end)
  return files
}

test('packed files are unpacked, names in any language', async () => {
  const content = fc.uint8Array({ maxLength: 5_000 })
  await fc.assert(
    fc.asyncProperty(fc.array(content, { maxLength: 8 }), async (contents) => {
      const archive = await packed(contents.map((bytes, at) => ({ name: `Счёт № ${at} — ёлка.pdf`, modified, content: bytes })))
      expect(unpacked(archive)).toEqual(
        contents.map((bytes, at) => ({ name: `Счёт № ${at} — ёлка.pdf`, content: Buffer.from(bytes), isUtf8: true })),
      )
    }),
    { numRuns: 30 },
  )
})

test('a file is packed while it is read', async () => {
  async function* parts() {
    for (let at = 0; at < 50; at += 1) yield Buffer.from(`часть ${at};`.repeat(1_000))
  }
  async function* entries() {
    yield { name: 'a.txt', modified, content: parts() }
    yield { name: 'b.txt', modified, content: Buffer.alloc(0) }
  }
  const [long, empty] = unpacked(await packed(entries()))
  expect(long?.content.toString()).toBe(Array.from({ length: 50 }, (_, at) => `часть ${at};`.repeat(1_000)).join(''))
  expect(empty?.content).toHaveLength(0)
})

test('names cannot lead out of the folder, and each is given once', async () => {
  const names = ['../../etc/passwd', 'C:\\счёт.pdf', 'счёт.pdf', 'Счёт.pdf', 'счёт.pdf', '..', '\u202efdp.exe']
  const archive = await packed(names.map((name) => ({ name, modified, content: Buffer.from(name) })))
  expect(unpacked(archive).map(({ name }) => name)).toEqual([
    '_.._etc_passwd',
    'C__счёт.pdf',
    'счёт.pdf',
    'Счёт (2).pdf',
    'счёт (3).pdf',
    '_',
    '_fdp.exe',
  ])
})

test('a file that cannot be read to its end breaks the archive, instead of passing for whole', async () => {
  async function* broken() {
    yield Buffer.from('начало')
    throw new Error('the disk is gone')
  }
  await expect(packed([{ name: 'a.txt', modified, content: broken() }])).rejects.toThrow('the disk is gone')
})
