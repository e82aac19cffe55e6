import { describe, expect, test } from 'vitest'
import { cleanPhoto } from './clean-photo.ts'

const segment = (marker: number, body: Buffer) => {
  const length = body.length + 2
  return Buffer.concat([Buffer.from([0xff, marker, length >> 8, length & 0xff]), body])
}
const exif = (turn: number) =>
  segment(
    0xe1,
    Buffer.concat([
      Buffer.from('Exif\0\0II*\0\x08\0\0\0\x02\0', 'latin1'),
      Buffer.from([0x0f, 0x01, 0x02, 0x00, 4, 0, 0, 0, 0x47, 0x50, 0x53, 0]),
      Buffer.from([0x12, 0x01, 0x03, 0x00, 1, 0, 0, 0, turn, 0, 0, 0]),
      Buffer.alloc(4),
    ]),
  )
const SOI = Buffer.from([0xff, 0xd8])
const picture = Buffer.concat([segment(0xda, Buffer.from([1, 2, 3])), Buffer.from([9, 8, 0xff, 0xd9])])
const jpeg = (...segments: Buffer[]) => Buffer.concat([SOI, ...segments, picture])

const chunk = (kind: string, body: string) => {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(body.length)
  return Buffer.concat([length, Buffer.from(kind + body, 'latin1'), Buffer.alloc(4)])
}
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

describe('of a JPEG', () => {
  test('the picture and its colours stay; device, place and comments go', () => {
    const icc = segment(0xe2, Buffer.from('ICC_PROFILE'))
    const clean = cleanPhoto(jpeg(exif(1), icc, segment(0xed, Buffer.from('IPTC')), segment(0xfe, Buffer.from('me'))))
    expect(clean?.body).toEqual(jpeg(icc))
  })

  test('which way up stays, and nothing else of EXIF', () => {
    const body = cleanPhoto(jpeg(exif(6)))?.body
    expect(body?.includes('GPS')).toBe(false)
    expect(cleanPhoto(body ?? SOI)?.body).toEqual(body)
    expect(body?.length).toBeGreaterThan(jpeg().length)
  })

  test('bytes behind the end are removed', () => {
    expect(cleanPhoto(Buffer.concat([jpeg(), Buffer.from('<script>')]))?.body).toEqual(jpeg())
  })
})

describe('of a PNG', () => {
  test('texts and bytes behind the end are removed, the picture stays', () => {
    const whole = Buffer.concat([SIGNATURE, chunk('IHDR', '1234567890123'), chunk('IDAT', 'data'), chunk('IEND', '')])
    const given = Buffer.concat([
      SIGNATURE,
      chunk('IHDR', '1234567890123'),
      chunk('tEXt', 'Author me'),
      chunk('eXIf', 'GPS'),
      chunk('IDAT', 'data'),
      chunk('IEND', ''),
      Buffer.from('PK'),
    ])
    expect(cleanPhoto(given)).toEqual({ type: 'image/png', extension: 'png', body: whole })
  })
})

test.each([
  ['nothing', Buffer.alloc(0)],
  ['a page', Buffer.from('<svg onload=alert(1)>')],
  ['half a JPEG', jpeg().subarray(0, 6)],
  ['a JPEG without an end', Buffer.concat([SOI, segment(0xda, Buffer.from([1])), Buffer.from([5])])],
  ['a segment longer than the file', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0xff, 0xff, 1])],
  ['a PNG without a header', Buffer.concat([SIGNATURE, chunk('IDAT', 'x'), chunk('IEND', '')])],
  ['a PNG without an end', Buffer.concat([SIGNATURE, chunk('IHDR', '1234567890123')])],
  ['a chunk longer than the file', Buffer.concat([SIGNATURE, Buffer.from([0xff, 0xff, 0xff, 0xff]), Buffer.from('IHDR'), Buffer.alloc(8)])],
])('%s is no photo', (_, file) => {
  expect(cleanPhoto(file)).toBeNull()
})

test('no bytes make it fail', () => {
  const whole = jpeg(exif(6))
  for (let at = 0; at < whole.length; at++)
    for (const byte of [0, 0x7f, 0xff]) {
      const broken = Buffer.from(whole)
      broken[at] = byte
      expect(() => cleanPhoto(broken)).not.toThrow()
    }
})
