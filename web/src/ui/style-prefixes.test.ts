import createCache from '@emotion/cache'
import { serializeStyles } from '@emotion/serialize'
import { expect, test } from 'vitest'
import { addNeededPrefixes } from './style-prefixes.ts'

function written(styles: string): string {
  // On a server the styles stay as text.
  const cache = createCache({ key: 'p', stylisPlugins: [addNeededPrefixes] })
  cache.compat = true
  cache.insert('.a', serializeStyles([styles]), cache.sheet, true)
  return Object.values(cache.inserted).join('')
}

test.each([
  ['user-select:none', '-webkit-user-select:none;user-select:none;'],
  ['mask-image:url(a)', '-webkit-mask-image:url(a);mask-image:url(a);'],
  ['color-adjust:exact', '-webkit-print-color-adjust:exact;color-adjust:exact;'],
  ['text-decoration:underline dotted', '-webkit-text-decoration:underline dotted;text-decoration:underline dotted;'],
])('%s is written for browsers that know it by its prefixed name', (style, css) => {
  expect(written(style)).toBe(`.a{${css}}`)
})

test('what every browser of ours knows is written once', () => {
  const styles = 'display:flex;align-items:center;transition:all 1s;position:sticky;text-decoration:none;&::placeholder{color:red;}'
  expect(written(styles)).toBe(`.a{${styles.replace(/;&.*/, '')};}.a::placeholder{color:red;}`)
})
