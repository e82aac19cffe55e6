import { expect, test } from 'vitest'
import { matchesWidth } from './screen-of-width.ts'

test.each([
  ['(min-width:1280px)', 1280, true],
  ['(min-width:1280px)', 900, false],
  ['(max-width:599px)', 0, true],
  ['(max-width:599px)', 600, false],
  ['(max-width:899px)', 600, true],
  ['@media (max-width:599.95px)', 0, true],
  ['(min-width: 900px)', 1280, true],
  ['(prefers-reduced-motion: reduce)', 1280, false],
])('%s on a screen from %i px on: %s', (query, width, matches) => expect(matchesWidth(query, width)).toBe(matches))
