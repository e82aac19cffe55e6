import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isInside, moveInTree, placeTree } from './section-tree.rules.ts'

/** Each section stands under an earlier one, or at the top. */
const trees = fc
  .array(fc.nat(), { minLength: 1, maxLength: 12 })
  .map((picks) => picks.map((pick, at) => ({ id: at + 1, parentId: pick % (at + 1) === 0 ? null : pick % (at + 1), position: pick % 3 })))

test('after any move each path leads from the top over the parent, and nothing is lost', () => {
  fc.assert(
    fc.property(trees, fc.nat(), fc.nat(), fc.nat(5), (nodes, which, where, position) => {
      const id = (which % nodes.length) + 1
      const parentId = where % (nodes.length + 1) || null
      fc.pre(!isInside(placeTree(nodes), { id, parentId }))
      const moved = moveInTree(nodes, { id, parentId, position })
      expect(moved).toHaveLength(nodes.length)
      const pathOf = new Map(moved.map((node) => [node.id, node.path]))
      for (const node of moved) expect(node.path).toEqual([...(node.parentId === null ? [] : (pathOf.get(node.parentId) ?? [])), node.id])
      const neighbours = moved.filter((node) => node.parentId === parentId).map((node) => node.id)
      expect(neighbours.indexOf(id)).toBe(Math.min(position, neighbours.length - 1))
    }),
  )
})

test('a section cannot go into what is in it', () => {
  const tree = placeTree([
    { id: 1, parentId: null, position: 0 },
    { id: 2, parentId: 1, position: 0 },
  ])
  expect(isInside(tree, { id: 1, parentId: 2 })).toBe(true)
  expect(isInside(tree, { id: 1, parentId: 1 })).toBe(true)
  expect(isInside(tree, { id: 2, parentId: null })).toBe(false)
})
