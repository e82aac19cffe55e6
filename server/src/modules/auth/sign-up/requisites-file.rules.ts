const HEAD = /^data:([\w./+-]*)(?:;[\w=.-]+)*;base64,/
const LONGEST_HEAD = 255

/** Null unless every letter counted: the decoder skips what is not base64, which leaves fewer bytes than the letters give. */
function decode(base64: string): Buffer | null {
  const padding = base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0
  const letters = base64.length - padding
  const body = Buffer.from(base64, 'base64')
  return letters > 0 && letters % 4 !== 1 && body.length === Math.floor((letters * 3) / 4) ? body : null
}

/** The bytes of a base64 data-URL and its declared type; null for anything else. */
export function readDataUrl(dataUrl: string): { type: string; body: Buffer } | null {
  // An expression over all of it would run through megabytes letter by letter.
  const [head, type = ''] = HEAD.exec(dataUrl.slice(0, LONGEST_HEAD)) ?? []
  const body = head ? decode(dataUrl.slice(head.length)) : null
  return body && { type: type.toLowerCase(), body }
}
