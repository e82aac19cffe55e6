import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shownRows } from './shown-rows.rules.ts'

test('rows at the top and around the end of the list are shown, and every other row is counted', () => {
  fc.assert(
    fc.property(fc.nat(1_200), fc.nat(1_200), (count, end) => {
      const endRow = Math.min(count, end)
      const shown = shownRows(count, endRow)
      const places = shown.flatMap((row) => ('at' in row ? row.at : []))
      const hidden = shown.reduce((sum, row) => sum + ('at' in row ? 0 : row.hiddenCount), 0)
      expect(places).toEqual([...new Set(places)].toSorted((a, b) => a - b))
      expect(places.length + hidden).toBe(count)
      expect(places.length).toBeLessThan(70)
      // The last line and the row after it can be seen.
      const around = [endRow - 1, endRow].filter((at) => at >= 0 && at < count)
      expect(places).toEqual(expect.arrayContaining(around))
    }),
  )
})
