const UTF8 = new TextDecoder('utf-8', { fatal: true })

/** A text as Excel may have saved it: UTF-8, UTF-16 with its mark, or Windows-1251. */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return UTF8.decode(bytes)
  } catch {
    // Not UTF-8: the CSV of Russian Excel.
    return new TextDecoder('windows-1251').decode(bytes)
  }
}
