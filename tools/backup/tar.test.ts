import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readTar } from './tar.ts'
import { writeTar } from './tar-writer.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrina-tar-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const bodies = {
  'manifest.json': Buffer.from('{}'),
  'files/счета/Счёт № 1.pdf': Buffer.from('Кириллица в имени'),
  [`files/${'deep/'.repeat(40)}photo.svg`]: Buffer.alloc(100_001, 7),
  'files/empty': Buffer.alloc(0),
  'files/exactly-a-block': Buffer.alloc(512, 1),
}

async function pack() {
  const file = join(folder, 'copy.tar.gz')
  const archive = writeTar(file)
  for (const [path, body] of Object.entries(bodies)) await archive.add(path, body)
  await archive.finish()
  return file
}

async function* inPieces(bytes: Buffer, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function unpack(source: AsyncIterable<Buffer>) {
  const read: Record<string, Buffer> = {}
  for await (const { path, chunks } of readTar(source)) {
    const parts: Buffer[] = []
    for await (const part of chunks) parts.push(part)
    read[path] = Buffer.concat(parts)
  }
  return read
}

test('a packed archive is read back, however the bytes arrive', async () => {
  const bytes = gunzipSync(await readFile(await pack()))
  for (const size of [1_000_000, 4096, 511, 13]) expect(await unpack(inPieces(bytes, size))).toEqual(bodies)
})

test('the system tar opens the archive', async () => {
  const file = await pack()
  execFileSync('tar', ['xzf', file, '-C', folder])
  for (const [path, body] of Object.entries(bodies)) expect(await readFile(join(folder, path))).toEqual(body)
})

test('a truncated archive is noticed', async () => {
  const bytes = gunzipSync(await readFile(await pack()))
  await expect(unpack(inPieces(bytes.subarray(0, 60_000), 4096))).rejects.toThrow('обрывается')
})
