import { BLOCK } from './segment.ts'

/** Words of 32 bits in which a block has one for each of its documents. */
export const WORDS = BLOCK / 32

/** Sets the bit of each document of a block. */
export function bitsOf(docs: Uint32Array, bits: Int32Array): void {
  bits.fill(0)
  for (let i = 0; i < docs.length; i++) {
    const doc = docs[i] as number
    // A shift takes the lowest five bits alone.
    bits[(doc % BLOCK) >>> 5]! |= 1 << doc
  }
}

const pairs = (x: number) => x - ((x >>> 1) & 0x5555_5555)
const nibbles = (x: number) => (x & 0x3333_3333) + ((x >>> 2) & 0x3333_3333)
const bytes = (x: number) => (x & 0x0f0f_0f0f) + ((x >>> 4) & 0x0f0f_0f0f)
const halves = (x: number) => (x & 0x00ff_00ff) + ((x >>> 8) & 0x00ff_00ff)

/** How many bits a block's documents and one of its values, from `at` on, have in common; counted in ever wider fields of a word. */
export function inCommon(bits: Int32Array, blockBits: Uint32Array, at: number): number {
  let sum = 0
  for (let i = 0; i < WORDS; i += 2) {
    const first = nibbles(pairs((bits[i] as number) & (blockBits[at + i] as number)) | 0)
    const second = nibbles(pairs((bits[i + 1] as number) & (blockBits[at + i + 1] as number)) | 0)
    sum += halves(bytes((first + second) | 0))
  }
  return (sum & 0xffff) + (sum >>> 16)
}
