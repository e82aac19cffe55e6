import { expect, test } from 'vitest'
import { levelSections, type SectionNode } from './section-tree.rules.ts'

const section = (id: number, hasItems = true): SectionNode => ({
  id,
  text: `s${id}`,
  slug: `s${id}`,
  parentId: null,
  image: null,
  hasItems,
})
const ids = (sections: SectionNode[]) => sections.map(({ id }) => id)
const level = [section(1), section(2), section(3, false)]

test('with nothing chosen every section has a row', () => {
  expect(ids(levelSections(level, { path: [], isWhole: false, found: undefined }))).toEqual([1, 2, 3])
})

test('a level above the chosen section shows only the path, unless the tree is pinned', () => {
  expect(ids(levelSections(level, { path: [2, 7], isWhole: false, found: undefined }))).toEqual([2])
  expect(ids(levelSections(level, { path: [2, 7], isWhole: true, found: undefined }))).toEqual([1, 2, 3])
})

test('a chosen section without children is shown among its neighbours', () => {
  expect(ids(levelSections(level, { path: [3], isWhole: false, found: undefined }))).toEqual([1, 2, 3])
})

test('with a search text only sections with results have a row, and the chosen one', () => {
  expect(ids(levelSections(level, { path: [], isWhole: false, found: new Set([2]) }))).toEqual([2])
  expect(ids(levelSections(level, { path: [1], isWhole: true, found: new Set([2]) }))).toEqual([1, 2])
})
