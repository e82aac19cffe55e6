import { isDeepStrictEqual } from 'node:util'
import type { GoodsSection } from '@vitrina/contract/goods/sections'
import { depthOf, isInside, MAX_SECTION_DEPTH, type Move, moveInTree, placeTree } from '@vitrina/contract/goods/section-tree.rules'
import { freeSlug } from '@vitrina/contract/goods/slug.rules'
import type { Actor } from '#platform/actor'
import { type JournalAuthor, recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import {
  deleteSection,
  findSection,
  insertSection,
  listSections,
  lockTree,
  placeSections,
  renameSection,
  type SectionRow,
} from './sections.queries.ts'
import { unlessReferenced } from '../unless-referenced.ts'

export const readTree = async (ctx: Context): Promise<{ items: GoodsSection[] }> => ({ items: placeTree(await listSections(ctx)) })

async function findOr404(tx: Context, id: number): Promise<GoodsSection> {
  const section = await findSection(tx, id)
  if (!section) throw new AppError('section.not-found')
  return section
}

type Added = { name: string; parentId: number | null }

/** One section into a locked tree, which then has it too. */
export async function addToTree(tx: Context, tree: SectionRow[], { name, parentId }: Added): Promise<SectionRow> {
  const parent = tree.find((section) => section.id === parentId)
  if (parentId !== null && !parent) throw new AppError('section.not-found')
  const above = parent?.path ?? []
  if (above.length >= MAX_SECTION_DEPTH) throw new AppError('goods.too-deep')
  const neighbours = tree.filter((section) => section.parentId === parentId)
  const added = await insertSection(tx, {
    name,
    parentId,
    above,
    slug: freeSlug(name, new Set(tree.map(({ slug }) => slug))),
    position: Math.max(-1, ...neighbours.map(({ position }) => position)) + 1,
  })
  tree.push(added)
  return added
}

export const addSection = (ctx: Context, actor: JournalAuthor, given: Added): Promise<GoodsSection> =>
  inTransaction(ctx, async (tx) => {
    const added = await addToTree(tx, await lockTree(tx), given)
    await recordEvent(tx, actor, { type: 'section.added', entity: 'section', entityId: added.id, diff: { after: given } })
    return findOr404(tx, added.id)
  })

export const changeSectionName = (ctx: Context, actor: Actor, { id, name }: { id: number; name: string }): Promise<GoodsSection> =>
  inTransaction(ctx, async (tx) => {
    const before = await findOr404(tx, id)
    // An unchanged name would make search read all goods anew.
    if (before.name === name) return before
    await renameSection(tx, id, name)
    await recordEvent(tx, actor, {
      type: 'section.renamed',
      entity: 'section',
      entityId: id,
      diff: { before: { name: before.name }, after: { name } },
    })
    return findOr404(tx, id)
  })

export const moveSection = (ctx: Context, actor: Actor, move: Move): Promise<{ items: GoodsSection[] }> =>
  inTransaction(ctx, async (tx) => {
    const stored = await lockTree(tx)
    const tree = placeTree(stored)
    const before = tree.find(({ id }) => id === move.id)
    if (!before || (move.parentId !== null && !tree.some(({ id }) => id === move.parentId))) throw new AppError('section.not-found')
    if (isInside(tree, move)) throw new AppError('section.into-itself')
    const after = moveInTree(tree, move)
    if (depthOf(after) > MAX_SECTION_DEPTH) throw new AppError('goods.too-deep')
    const former = new Map(stored.map((node) => [node.id, node]))
    await placeSections(
      tx,
      after.filter((node) => !isDeepStrictEqual(node, former.get(node.id))),
    )
    const { parentId, position } = before
    await recordEvent(tx, actor, {
      type: 'section.moved',
      entity: 'section',
      entityId: move.id,
      diff: { before: { parentId, position }, after: { parentId: move.parentId, position: move.position } },
    })
    return readTree(tx)
  })

export const removeSection = (ctx: Context, actor: JournalAuthor, id: number): Promise<{ ok: true }> =>
  inTransaction(ctx, async (tx) => {
    const tree = await lockTree(tx)
    const before = await findOr404(tx, id)
    if (before.productCount > 0 || before.kindCount > 0 || tree.some(({ parentId }) => parentId === id)) throw new AppError('goods.in-use')
    await unlessReferenced(() => deleteSection(tx, id))
    await recordEvent(tx, actor, { type: 'section.removed', entity: 'section', entityId: id, diff: { before: { name: before.name } } })
    return { ok: true }
  })
