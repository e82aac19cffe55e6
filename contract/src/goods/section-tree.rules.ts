/** A branch deeper than this is a mistake of a drag, and menus cannot show it. */
export const MAX_SECTION_DEPTH = 8

export type TreeNode = { id: number; parentId: number | null; position: number }
export type PlacedNode = TreeNode & { path: number[] }

const byPlace = (one: TreeNode, other: TreeNode) => one.position - other.position || one.id - other.id

/** Ids from the root to each section itself; each after its parent, neighbours by their places. A section nobody leads to is not among them. */
export function placeTree<T extends TreeNode>(nodes: readonly T[]): (T & { path: number[] })[] {
  const children = Map.groupBy(nodes, ({ parentId }) => parentId)
  const below = (parentId: number | null, path: readonly number[]): (T & { path: number[] })[] =>
    (children.get(parentId) ?? []).toSorted(byPlace).flatMap((node) => {
      const own = [...path, node.id]
      return [{ ...node, path: own }, ...below(node.id, own)]
    })
  return below(null, [])
}

/** A section cannot go into itself or into what is in it. */
export const isInside = (nodes: readonly PlacedNode[], { id, parentId }: { id: number; parentId: number | null }): boolean =>
  parentId !== null && (nodes.find((node) => node.id === parentId)?.path.includes(id) ?? false)

export type Move = { id: number; parentId: number | null; position: number }

/** The whole tree after a move: neighbours of the old and the new place are numbered anew, paths follow. */
export function moveInTree<T extends TreeNode>(nodes: readonly T[], { id, parentId, position }: Move): (T & { path: number[] })[] {
  const moved = nodes.find((node) => node.id === id)
  if (!moved) return placeTree(nodes)
  const renumbered = (list: readonly T[]) => list.map((node, place) => ({ ...node, position: place }))
  const others = nodes.filter((node) => node.id !== id)
  const neighbours = others.filter((node) => node.parentId === parentId).toSorted(byPlace)
  const left = others.filter((node) => node.parentId === moved.parentId && node.parentId !== parentId).toSorted(byPlace)
  const placed = [...renumbered(neighbours.toSpliced(position, 0, { ...moved, parentId })), ...renumbered(left)]
  const touched = new Set(placed.map((node) => node.id))
  return placeTree([...nodes.filter((node) => !touched.has(node.id)), ...placed])
}

export const depthOf = (nodes: readonly PlacedNode[]): number => Math.max(0, ...nodes.map(({ path }) => path.length))
