const HEADERS =
  /^(?:return-path|delivered-to|received|from|to|subject|date|message-id|mime-version|content-type|x-[\w-]+|dkim-signature|arc-[\w-]+|reply-to|cc|authentication-results|thread-[\w-]+|importance|sender|content-transfer-encoding):/i
const COMMON = ['from', 'to', 'date', 'subject', 'mime-version', 'message-id', 'content-type', 'received']
const LEAST_COMMON = 3
const MOST_HEADER_BYTES = 20_000

/** A saved message begins with the lines of its header, among them those that every message has. */
export function isEmail(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, MOST_HEADER_BYTES))
    .toString('latin1')
    .replace(/^(?:\xef\xbb\xbf)?(?:From .*\r?\n)?/, '')
  if (!HEADERS.test(head)) return false
  const [block = ''] = head.split(/\r?\n\r?\n/)
  const names = new Set(
    block.split(/\r?\n/).flatMap((line) => (HEADERS.test(line) ? [line.slice(0, line.indexOf(':')).toLowerCase()] : [])),
  )
  return COMMON.filter((name) => names.has(name)).length >= LEAST_COMMON
}
