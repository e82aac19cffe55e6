/** The thirteenth digit that makes twelve a valid EAN-13. */
export function eanChecksum(twelve: string): number {
  let sum = 0
  for (let place = 0; place < 12; place++) sum += (twelve.charCodeAt(place) - 48) * (place % 2 === 0 ? 1 : 3)
  return (10 - (sum % 10)) % 10
}

// Coprime with 10^9, so numbers of neighbouring products lie far apart and never meet.
const SPREAD = 618_033_989n
const NUMBERS = 1_000_000_000n

/** A barcode of the maker's country; unique by `number` within the first milliard. */
export function ean13(prefix: string, number: number): string {
  const body = ((BigInt(number) * SPREAD + 7_919n) % NUMBERS).toString().padStart(9, '0')
  const twelve = prefix + body
  return twelve + eanChecksum(twelve)
}
