const decoder = new TextDecoder('windows-1251')
const BYTES: ReadonlyMap<string, number> = new Map(Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]))

/** As Windows programs of banks and 1C write; a sign the encoding does not have is a question mark. */
export const encodeWindows1251 = (text: string): Buffer => Buffer.from([...text].map((sign) => BYTES.get(sign) ?? 0x3f))
