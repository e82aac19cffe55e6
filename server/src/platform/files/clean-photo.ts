export type CleanPhoto = { type: 'image/jpeg' | 'image/png'; extension: 'jpg' | 'png'; body: Buffer }

/** A picture without places, dates and device names; null when the bytes are no whole JPEG or PNG. */
export function cleanPhoto(file: Buffer): CleanPhoto | null {
  const png = cleanPng(file)
  if (png) return { type: 'image/png', extension: 'png', body: png }
  const jpeg = cleanJpeg(file)
  return jpeg && { type: 'image/jpeg', extension: 'jpg', body: jpeg }
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** The picture and its colours; texts, times and EXIF stay behind. */
const PNG_ALLOWED = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'sBIT', 'pHYs', 'bKGD'])

function cleanPng(file: Buffer): Buffer | null {
  if (!file.subarray(0, 8).equals(PNG)) return null
  const parts: Buffer[] = [PNG]
  for (let at = 8; at + 12 <= file.length; ) {
    const end = at + 12 + file.readUInt32BE(at)
    const kind = file.toString('latin1', at + 4, at + 8)
    if (end > file.length || (at === 8) !== (kind === 'IHDR')) return null
    if (PNG_ALLOWED.has(kind)) parts.push(file.subarray(at, end))
    // Bytes after the end are no part of the picture.
    if (kind === 'IEND') return Buffer.concat(parts)
    at = end
  }
  return null
}

const SOI = 0xd8
const EOI = 0xd9
const SOS = 0xda
const APP0 = 0xe0
const APP1 = 0xe1
const APP2 = 0xe2
const APP14 = 0xee
const APP15 = 0xef
const COM = 0xfe

/** JFIF, the colour profile and Adobe's colour transform are needed to show it right. */
const isAllowed = (marker: number) =>
  marker === APP0 || marker === APP2 || marker === APP14 || !((marker >= APP0 && marker <= APP15) || marker === COM)

function cleanJpeg(file: Buffer): Buffer | null {
  if (file[0] !== 0xff || file[1] !== SOI || file[2] !== 0xff) return null
  const parts: Buffer[] = [file.subarray(0, 2)]
  for (let at = 2; at + 4 <= file.length; ) {
    const marker = file[at + 1] as number
    const end = at + 2 + file.readUInt16BE(at + 2)
    if (file[at] !== 0xff || end > file.length) return null
    if (marker === SOS) {
      const last = file.lastIndexOf(Buffer.from([0xff, EOI]))
      return last > at ? Buffer.concat([...parts, file.subarray(at, last + 2)]) : null
    }
    if (isAllowed(marker)) parts.push(file.subarray(at, end))
    const turn = marker === APP1 ? orientationIn(file.subarray(at + 4, end)) : 0
    if (turn > 1) parts.push(orientationOnly(turn))
    at = end
  }
  return null
}

const EXIF = Buffer.from('Exif\0\0', 'latin1')
const ORIENTATION = 0x0112

/** The orientation from the first directory of EXIF; 0 when it has none. */
function orientationIn(segment: Buffer): number {
  if (!segment.subarray(0, 6).equals(EXIF) || segment.length < 14) return 0
  const tiff = segment.subarray(6)
  const isLittle = tiff.toString('latin1', 0, 2) === 'II'
  const short = (at: number) => (at + 2 > tiff.length ? 0 : isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const start = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  for (let entry = 0; entry < short(start); entry++) {
    const at = start + 2 + entry * 12
    const value = short(at) === ORIENTATION ? short(at + 8) : 0
    if (value >= 1 && value <= 8) return value
  }
  return 0
}

/** EXIF with the orientation alone: without it a phone's photo lies on its side. */
function orientationOnly(turn: number): Buffer {
  const entry = [0x01, 0x12, 0x00, 0x03, 0x00, 0x00, 0x00, 0x01, 0x00, turn, 0x00, 0x00]
  const tiff = Buffer.from([0x4d, 0x4d, 0x00, 0x2a, 0x00, 0x00, 0x00, 0x08, 0x00, 0x01, ...entry, 0x00, 0x00, 0x00, 0x00])
  const length = 2 + EXIF.length + tiff.length
  return Buffer.concat([Buffer.from([0xff, APP1, length >> 8, length & 0xff]), EXIF, tiff])
}
