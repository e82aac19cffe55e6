import { expect, test } from 'vitest'
import { readOverlay } from './overlay.params.ts'

test('a content hash names a page', () => {
  expect(readOverlay('#/content/reglament')).toEqual({ kind: 'content', slug: 'reglament' })
  expect(readOverlay('/content/%D0%BE%20%D0%BD%D0%B0%D1%81')).toEqual({ kind: 'content', slug: 'о нас' })
})

test('a post hash names a feed and its item', () => {
  expect(readOverlay('/posts/news/17')).toEqual({ kind: 'post', feed: 'news', item: '17' })
})

test.each([
  '',
  '#',
  '#section-2',
  '#/content',
  '#/content/',
  '#/posts/news',
  '#/posts/news/',
  '#/content/a/b',
  '#/posts/a/b/c',
  '#/cart/1',
])('hash %j opens nothing', (hash) => {
  expect(readOverlay(hash)).toBeNull()
})

test('a broken percent sign does not break the page', () => {
  expect(readOverlay('#/content/100%')).toEqual({ kind: 'content', slug: '100%' })
})
