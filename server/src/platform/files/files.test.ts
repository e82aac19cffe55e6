import { type FileHandle, mkdtemp, open, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Files } from './files.ts'
import { filesOnDisk } from './files.ts'
import { filesOnS3 } from './files-on-s3.ts'

let folder: string
let s3: { close: () => Promise<void> }
const kinds: Record<string, Files> = {}
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrina-files-'))
  kinds.disk = filesOnDisk(join(folder, 'disk'))
  const bucket = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [{ name: 'shop', configs: [] }],
  })
  const { port } = await bucket.run()
  s3 = bucket
  kinds.s3 = filesOnS3({
    S3_ENDPOINT: `http://127.0.0.1:${port}/shop`,
    S3_REGION: 'us-east-1',
    S3_ACCESS_KEY: 'S3RVER',
    S3_SECRET_KEY: 'S3RVER',
  })
})
afterAll(async () => {
  await s3.close()
  await rm(folder, { recursive: true, force: true })
})

describe.each(['disk', 's3'])('files on %s', (kind) => {
  const files = () => kinds[kind] as Files

  test('a stored file is read back, byte for byte, and may be replaced and removed', async () => {
    const bytes = Buffer.from([0, 1, 2, 255, 254, 10, 13])
    await files().put('ab/picture.png', bytes, 'image/png')
    expect(await files().get('ab/picture.png')).toEqual(bytes)
    await files().put('ab/picture.png', Buffer.from('new'), 'image/png')
    expect(String(await files().get('ab/picture.png'))).toBe('new')
    await files().remove('ab/picture.png')
    expect(await files().get('ab/picture.png')).toBeNull()
  })

  test('a missing file is nothing, and removing it is no error', async () => {
    expect(await files().get('ab/none.png')).toBeNull()
    await files().remove('ab/none.png')
  })

  test('a key in Russian works', async () => {
    await files().put('ab/Счёт № 5.txt', Buffer.from('5'), 'text/plain')
    expect(String(await files().get('ab/Счёт № 5.txt'))).toBe('5')
  })
})

test.each(['../out.txt', 'a/../../out.txt', '/etc/../../out.txt', 'a\0b'])('the key %s does not leave the folder', async (key) => {
  const files = filesOnDisk(join(folder, 'closed'))
  await expect(files.put(key, Buffer.from('x'), 'text/plain')).rejects.toThrow('File key leaves the folder')
  expect(await readdir(folder)).not.toContain('out.txt')
})

const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8)

test('files on disk are for the store alone: folders 700, files 600', async () => {
  const home = join(folder, 'not-for-others')
  await filesOnDisk(home).put('ab/picture.png', Buffer.from('x'), 'image/png')
  const modes = await Promise.all([home, join(home, 'ab'), join(home, 'ab/picture.png')].map(modeOf))
  expect(modes).toEqual(['700', '700', '600'])
})

describe('the disk', () => {
  /** The prototype of every open file: the disk is outside the process, so a test may fake it. */
  const anyFile = async () => {
    const handle = await open(folder, 'r')
    await handle.close()
    return Object.getPrototypeOf(handle) as FileHandle
  }

  test('when it is full, the error names it and no half of a file stays', async () => {
    const files = filesOnDisk(join(folder, 'full'))
    const write = vi.spyOn(await anyFile(), 'writeFile').mockImplementation(async function half(this: FileHandle, body) {
      await this.write(Buffer.from(body as Buffer).subarray(0, 2))
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
    })
    try {
      await expect(files.put('ab/paper.pdf', Buffer.from('whole'), 'application/pdf')).rejects.toMatchObject({ code: 'ENOSPC' })
    } finally {
      write.mockRestore()
    }
    expect(await readdir(join(folder, 'full/ab'))).toEqual([])
  })

  test('has the bytes before it has the name, and the name before the file is answered for', async () => {
    const files = filesOnDisk(join(folder, 'synced'))
    const seen: (string | null)[] = []
    const sync = vi.spyOn(await anyFile(), 'sync').mockImplementation(async function record(this: FileHandle) {
      await this.datasync()
      seen.push(String(await files.get('ab/paper.pdf')))
    })
    try {
      await files.put('ab/paper.pdf', Buffer.from('whole'), 'application/pdf')
    } finally {
      sync.mockRestore()
    }
    expect(seen).toEqual(['null', 'whole'])
  })
})

test('a folder of keys can be listed, with the moment each was written; one that is not there is empty', async () => {
  const files = filesOnDisk(join(folder, 'listed'))
  await files.put('cd/one.txt', Buffer.from('1'), 'text/plain')
  await files.put('cd/two.txt', Buffer.from('2'), 'text/plain')
  await files.put('ce/other.txt', Buffer.from('3'), 'text/plain')
  const listed = (await files.list?.('cd')) ?? []
  expect(listed.map(({ key }) => key).toSorted()).toEqual(['cd/one.txt', 'cd/two.txt'])
  expect(Math.abs(Date.now() - (listed[0]?.writtenAt.getTime() ?? 0))).toBeLessThan(3_600_000)
  expect(await files.list?.('ff')).toEqual([])
})
