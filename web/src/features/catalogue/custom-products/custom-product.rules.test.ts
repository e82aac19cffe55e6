import { expect, test } from 'vitest'
import { bodyOf, draftOf, emptyDraft, isLink, photoProblem, readPrice } from './custom-product.rules.ts'

test('a photo is a .jpg or .png of at most 2 Mb [C-15]', () => {
  const photo = { name: 'Щит.JPG', type: 'image/jpeg', size: 2 * 1024 * 1024 }
  expect(photoProblem(photo)).toBeNull()
  expect(photoProblem({ ...photo, size: photo.size + 1 })).toBe('photoTooLarge')
  expect(photoProblem({ ...photo, name: 'a.gif', type: 'image/gif' })).toBe('photoWrongType')
  expect(photoProblem({ ...photo, name: 'a.exe' })).toBe('photoWrongType')
  expect(photoProblem({ ...photo, name: 'a.png.exe' })).toBe('photoWrongType')
  expect(photoProblem({ ...photo, name: 'a.jpg', type: 'text/html' })).toBe('photoWrongType')
  expect([photoProblem({ ...photo, name: 'a.jpeg' }), photoProblem({ ...photo, name: 'a.png', type: 'image/png' })]).toEqual([null, null])
})

test('a price is typed as people write it, or left out', () => {
  expect(readPrice('1 250,50')).toBe(1250.5)
  expect(readPrice('100 ₽')).toBe(100)
  expect(readPrice(' ')).toBeNull()
  for (const wrong of ['-5', '1,234', 'дорого', '1e3']) expect(readPrice(wrong)).toBeUndefined()
})

test('a link is a web address or empty', () => {
  expect(isLink('')).toBe(true)
  expect(isLink('https://example.org/a?b=1')).toBe(true)
  expect([isLink('http://example.org'), isLink(' HTTPS://example.org '), isLink('  ')]).toEqual([true, true, true])
  for (const wrong of ['example.org', 'javascript:alert(1)', 'https://a b']) expect(isLink(wrong)).toBe(false)
})

test('a saved product fills the fields unchanged', () => {
  const draft = { ...emptyDraft, name: 'Щит', price: '1250,5', link: 'https://example.org' }
  expect(draftOf(bodyOf(draft))).toEqual(draft)
})

test('a link is sent without spaces around it, and a product without a price has an empty field', () => {
  expect(bodyOf({ ...emptyDraft, link: ' https://example.org ' })).toMatchObject({ link: 'https://example.org', price: null })
  expect(draftOf({ ...emptyDraft, price: null }).price).toBe('')
})
