const PNG_HEAD = 24
/** Frame headers of JPEG; the others of this row are tables. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc

/** Width and height from the head of a JPEG or PNG, without unpacking it; null when the file has none and cannot be opened. */
export function pictureSize(file: Buffer): { width: number; height: number } | null {
  return file[0] === 0x89 ? pngSize(file) : jpegSize(file)
}

function pngSize(file: Buffer) {
  if (file.length < PNG_HEAD || file.toString('latin1', 12, 16) !== 'IHDR') return null
  return { width: file.readUInt32BE(16), height: file.readUInt32BE(20) }
}

/** The largest frame: a reader may take any of them. */
function jpegSize(file: Buffer) {
  let largest: { width: number; height: number } | null = null
  for (let at = 2; at + 9 <= file.length && file[at] === 0xff; ) {
    const marker = file[at + 1] as number
    // Fill bytes may stand before a marker.
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (isFrame(marker)) {
      const size = { width: file.readUInt16BE(at + 7), height: file.readUInt16BE(at + 5) }
      if (!largest || size.width * size.height > largest.width * largest.height) largest = size
    }
    at += 2 + file.readUInt16BE(at + 2)
  }
  return largest
}
