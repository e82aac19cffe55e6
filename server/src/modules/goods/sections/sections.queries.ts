import { eq, sql } from '#platform/database/drizzle'
import type { PlacedNode } from '@vitrina/contract/goods/section-tree.rules'
import type { Context } from '#platform/context'
import { families, products, sections } from '#tables/catalogue'

const { id, parentId, name, slug, path, position } = sections
const shown = {
  id,
  parentId,
  name,
  slug,
  path,
  position,
  productCount: sql<number>`(select count(*)::int from ${products} p where p.section_id = sections.id)`,
  kindCount: sql<number>`(select count(*)::int from ${families} f where f.section_id = sections.id)`,
}
export type SectionRow = { id: number; parentId: number | null; name: string; slug: string; path: number[]; position: number }
export type CountedSection = SectionRow & { productCount: number; kindCount: number }

export const listSections = ({ db }: Context): Promise<CountedSection[]> => db.select(shown).from(sections)

/** The tree is locked until the end of the transaction: two moves could otherwise put two sections into each other. */
export async function lockTree({ db }: Context): Promise<SectionRow[]> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('goods.sections'))`)
  return db.select({ id, parentId, name, slug, path, position }).from(sections)
}

export async function findSection({ db }: Context, sectionId: number): Promise<CountedSection | undefined> {
  const [row] = await db.select(shown).from(sections).where(eq(sections.id, sectionId))
  return row
}

type NewSection = { parentId: number | null; name: string; slug: string; position: number; above: readonly number[] }

export async function insertSection({ db }: Context, { above, ...section }: NewSection): Promise<SectionRow> {
  const [added] = await db.insert(sections).values(section).returning({ id: sections.id })
  if (!added) throw new Error('The insert gave no row back')
  const placed = [...above, added.id]
  await db.update(sections).set({ path: placed }).where(eq(sections.id, added.id))
  return { ...section, id: added.id, path: placed }
}

export const renameSection = ({ db }: Context, sectionId: number, newName: string) =>
  db.update(sections).set({ name: newName }).where(eq(sections.id, sectionId))

/** Those whose place is another than it was, a few in most moves. */
export async function placeSections({ db }: Context, placed: readonly PlacedNode[]): Promise<void> {
  for (const node of placed)
    await db.update(sections).set({ parentId: node.parentId, position: node.position, path: node.path }).where(eq(sections.id, node.id))
}

export const deleteSection = ({ db }: Context, sectionId: number) => db.delete(sections).where(eq(sections.id, sectionId))
