import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { jsonBytes } from './encoded-answer.ts'

test('any answer, short or long, in any script, becomes the bytes of its JSON', () => {
  const text = fc.string({ unit: 'binary', maxLength: 2_000 })
  fc.assert(
    fc.property(
      fc.oneof(
        fc.jsonValue(),
        fc.array(fc.record({ name: text, note: fc.string({ unit: fc.constantFrom('ё', 'А', '🔌', '\ud83d', 'a') }) })),
      ),
      (value) => {
        expect(jsonBytes(value).equals(Buffer.from(JSON.stringify(value)))).toBe(true)
      },
    ),
  )
})
