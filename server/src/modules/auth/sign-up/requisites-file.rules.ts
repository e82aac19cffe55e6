/** The bytes of a base64 data-URL and its declared type; null for anything else. */
export function readDataUrl(dataUrl: string): { type: string; body: Buffer } | null {
  const [, type = '', base64] = /^data:([\w./+-]*)(?:;[\w=.-]+)*;base64,([A-Za-z0-9+/]+={0,2})$/.exec(dataUrl) ?? []
  return base64 ? { type: type.toLowerCase(), body: Buffer.from(base64, 'base64') } : null
}
