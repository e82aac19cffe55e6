import { crc32, deflateRawSync } from 'node:zlib'

/** An archive of these parts, names with folders allowed; stored as they are, or packed. */
export function storedZip(entries: Record<string, Buffer | string>, { isPacked = false }: { isPacked?: boolean } = {}): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [path, given] of Object.entries(entries)) {
    const [name, content] = [Buffer.from(path), Buffer.from(given)]
    const body = isPacked ? deflateRawSync(content) : content
    const local = Buffer.alloc(30)
    local.write('PK\x03\x04', 'latin1')
    local.writeUInt16LE(20, 4)
    local.writeUInt16LE(isPacked ? 8 : 0, 8)
    local.writeUInt32LE(crc32(content), 14)
    local.writeUInt32LE(body.length, 18)
    local.writeUInt32LE(content.length, 22)
    local.writeUInt16LE(name.length, 26)
    const record = Buffer.alloc(46)
    record.write('PK\x01\x02', 'latin1')
    record.writeUInt16LE(20, 4)
    local.copy(record, 6, 4, 30)
    record.writeUInt32LE(offset, 42)
    parts.push(local, name, body)
    directory.push(record, name)
    offset += 30 + name.length + body.length
  }
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(Object.keys(entries).length, 8)
  end.writeUInt16LE(Object.keys(entries).length, 10)
  end.writeUInt32LE(Buffer.concat(directory).length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...parts, ...directory, end])
}
