/** E.164. Russians write one number as +7 900…, 8 (900)… and 900…; a plus begins any other country's. */
export function phoneOf(text: string): string | null {
  const written = text.normalize('NFKC').replace(/[\s().‐-―-]/g, '')
  const digits = /^\+?(\d+)$/.exec(written)?.[1]
  if (!digits) return null
  if (written.startsWith('+')) return digits.length >= 10 && digits.length <= 15 ? `+${digits}` : null
  if (digits.length === 10) return `+7${digits}`
  return digits.length === 11 && /^[78]/.test(digits) ? `+7${digits.slice(1)}` : null
}

export function emailOf(text: string): string | null {
  const written = text.normalize('NFKC').trim().toLowerCase()
  return /^[^\s@]+@[^\s@]+$/.test(written) ? written : null
}
