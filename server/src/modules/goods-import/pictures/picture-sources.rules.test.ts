import { expect, test } from 'vitest'
import { entryOf, isPictureName, picturesByCode, sourceOf, splitPictures } from './picture-sources.rules.ts'

test('a cell holds addresses and names of files, however they are parted', () => {
  expect(splitPictures('https://a.ru/1.jpg, https://a.ru/2.jpg https://a.ru/3.jpg')).toEqual([
    'https://a.ru/1.jpg',
    'https://a.ru/2.jpg',
    'https://a.ru/3.jpg',
  ])
  expect(splitPictures('фото кабеля.jpg; фото 2.png|фото 2.png')).toEqual(['фото кабеля.jpg', 'фото 2.png'])
  expect(splitPictures('https://a.ru/img?w=1,2')).toEqual(['https://a.ru/img?w=1,2'])
})

test('pictures of an archive are found by the code they are named after', () => {
  const find = picturesByCode(['AB-1.jpg', 'ab-1_2.png', 'AB-1 (3).jpg', 'AB-12.jpg', 'фото/KAB 5/лицо.jpg', 'X_Y.jpg'])
  expect(find('AB-1')).toEqual(['AB-1.jpg', 'ab-1_2.png', 'AB-1 (3).jpg'])
  expect(find('AB-12')).toEqual(['AB-12.jpg'])
  expect(find('KAB 5')).toEqual(['фото/KAB 5/лицо.jpg'])
  expect(find('X/Y')).toEqual(['X_Y.jpg'])
  expect(find('NET')).toEqual([])
})

test('the source of a file of the archive knows its content, so that another picture under the same name is another', () => {
  const archive = { name: 'фото.zip', entries: [{ name: 'фото/AB-1.jpg', crc: 0xabc }] }
  const source = sourceOf('AB-1.jpg', archive)
  expect([source, entryOf(source), sourceOf('AB-1', archive), sourceOf('нет.jpg', archive), entryOf('https://a.ru/1.jpg')]).toEqual([
    'archive:abc/фото/AB-1.jpg',
    'фото/AB-1.jpg',
    'archive:abc/фото/AB-1.jpg',
    'нет.jpg',
    null,
  ])
})

test('hidden files of other systems are no pictures', () => {
  expect(['a.JPG', 'b/c.jpeg', '__MACOSX/._a.jpg', '.a.png', 'a.gif', 'a.txt'].map(isPictureName)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ])
})
