import { expect, test } from 'vitest'
import { beginStyles, stylesOf } from './page-styles.ts'

const styles = () => ({
  key: 'v',
  registered: { 'v-a1': 'color:red', 'v-b2': 'color:blue', 'v-c3': 'display:none' },
  inserted: {
    a1: '.v-a1{color:red}',
    b2: '.v-b2{color:blue}',
    c3: '@media print{.v-c3{display:none}}',
    g4: 'body{margin:0}',
    'animation-d5': '@keyframes animation-d5{from{opacity:0}}',
    p7: '.v-p7{color:green}',
    e6: true as const,
  },
})
const markup = '<p class="v-a1 MuiBox-root"></p><i class="x v-c3"></i><i class="v-p7"></i>'

test('a page carries the styles of its own classes, plain ones first, and apart from them those that belong to no class', () => {
  const [global, own] = stylesOf(styles(), markup)
  expect(global).toEqual({ name: 'v-global g4', css: 'body{margin:0}' })
  expect(own?.name).toBe('v p7 a1 c3 animation-d5')
  expect(own?.css).toBe('.v-p7{color:green}.v-a1{color:red}@media print{.v-c3{display:none}}@keyframes animation-d5{from{opacity:0}}')
})

test('a page has no style of the page before; plain classes stay, which are made only once', () => {
  const cache = styles()
  beginStyles(cache)
  expect(stylesOf(cache, markup)).toEqual([{ name: 'v p7', css: '.v-p7{color:green}' }])
})
