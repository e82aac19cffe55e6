import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canStandInScript, inScript } from './html.ts'

const letter = fc.constantFrom('a', 'я', '—', '…', '<', '>', '\u2028', '\u2029', '\\', '"', '😀')

test('JSON stands in a script as it is only where nothing in it would be written otherwise', () => {
  fc.assert(
    fc.property(fc.string({ unit: letter, maxLength: 6 }), (name) => {
      const json = JSON.stringify({ name })
      expect(canStandInScript(Buffer.from(json))).toBe(inScript({ name }) === json)
    }),
    { numRuns: 1_000 },
  )
})
