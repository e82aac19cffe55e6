import { inflateRawSync } from 'node:zlib'

const CENTRAL = 0x02014b50

/** Contents of a ZIP by their names, the whole of them: what a reader of workbooks would skip is here too. */
export function unzip(bytes: Buffer): Map<string, string> {
  const found = new Map<string, string>()
  for (let at = bytes.indexOf(Buffer.from([0x50, 0x4b, 1, 2])); at >= 0 && bytes.readUInt32LE(at) === CENTRAL; ) {
    const [packed, nameLength, extra, comment] = [20, 28, 30, 32].map((place) =>
      place === 20 ? bytes.readUInt32LE(at + 20) : bytes.readUInt16LE(at + place),
    )
    const local = bytes.readUInt32LE(at + 42)
    const name = bytes.toString('utf8', at + 46, at + 46 + (nameLength ?? 0))
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
    const content = bytes.subarray(start, start + (packed ?? 0))
    found.set(name, (bytes.readUInt16LE(at + 10) === 8 ? inflateRawSync(content) : content).toString('utf8'))
    at += 46 + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0)
  }
  return found
}
