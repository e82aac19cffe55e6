/** Roubles as people type them: `1 200,50`. Null when empty or unreadable. */
export function readMoney(text: string): number | null {
  const plain = text.replace(/\s+/g, '').replace(',', '.')
  const roubles = /^\d{1,10}(\.\d{0,2})?$/.test(plain) ? Number(plain) : 0
  return roubles > 0 ? roubles : null
}
