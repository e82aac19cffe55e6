import { inLanguage } from '@vitrina/contract/languages'
import type { HomeBlock } from '@vitrina/contract/site/site'
import { isOpenLink } from '@vitrina/contract/site/site.routes'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { mediaUrl } from '#modules/content/content.rules'
import { listNewestPosts } from '#modules/content/list-newest-posts'
import type { ProductCounts } from './count-products.ts'
import { pick, type StoredBlock, storedBlock } from './home-blocks.rules.ts'
import { listBlocks, listBrands, listHomeSections } from './home.queries.ts'

/** A block that does not read is left out: the rest of the home page is still worth showing. */
async function readBlocks(ctx: Context, siteId: number): Promise<StoredBlock[]> {
  const rows = await listBlocks(ctx, siteId)
  return rows.flatMap((row) => {
    const read = storedBlock.safeParse(row)
    if (read.success) return [read.data]
    ctx.log.error({ homeBlock: row.id, issues: read.error.issues }, 'a home block does not read')
    return []
  })
}

/** Everything the blocks point at, one query for each kind of thing. */
async function readShown(ctx: Context, actor: Actor, blocks: StoredBlock[], countProducts: () => Promise<ProductCounts>) {
  const sections = blocks.filter((block) => block.kind === 'sections')
  const news = blocks.filter((block) => block.kind === 'news').map(({ payload }) => payload)
  const hasBrands = blocks.some(({ kind }) => kind === 'brands')
  return {
    sections:
      sections.length > 0
        ? await listHomeSections(
            ctx,
            sections.flatMap(({ payload }) => payload.ids ?? []),
          )
        : [],
    counts: sections.length > 0 ? (await countProducts()).bySection : undefined,
    brands: hasBrands ? await listBrands(ctx) : [],
    posts: await listNewestPosts(ctx, actor, {
      slugs: news.map(({ feed }) => feed),
      limit: Math.max(1, ...news.map(({ limit }) => limit)),
    }),
  }
}

type Shown = Awaited<ReturnType<typeof readShown>>

function fillBlock(block: StoredBlock, shown: Shown, { language, site }: Actor): HomeBlock {
  const { id } = block
  const title = inLanguage(block.title, language)
  switch (block.kind) {
    case 'intro': {
      const { content, image, facts } = block.payload
      return {
        id,
        kind: block.kind,
        title,
        content: inLanguage(content, language),
        image: mediaUrl(image),
        facts: facts.map(({ value, label }) => ({ value, label: inLanguage(label, language) })),
      }
    }
    case 'sections': {
      const chosen = pick(block.payload.ids ? shown.sections : shown.sections.filter(({ parentId }) => parentId === null), block.payload)
      const items = chosen.map((section) => ({
        id: section.id,
        name: section.name,
        image: mediaUrl(section.image),
        productCount: shown.counts?.get(section.id) ?? 0,
      }))
      return { id, kind: block.kind, title, items }
    }
    case 'brands': {
      const items = pick(shown.brands, block.payload).map(({ logo, ...brand }) => ({ ...brand, logo: mediaUrl(logo) }))
      return { id, kind: block.kind, title, items }
    }
    case 'goods':
      return { id, kind: block.kind, title, ...block.payload }
    case 'news': {
      const { feed, limit } = block.payload
      const items = shown.posts.filter((post) => post.feed === feed).slice(0, limit)
      return { id, kind: block.kind, title, feed, items }
    }
    case 'links': {
      // No links to features the seller has switched off.
      const open = block.payload.items.filter(({ link }) => isOpenLink(link, site.settings))
      const items = open.map((item) => ({
        ...item,
        title: inLanguage(item.title, language),
        text: inLanguage(item.text, language),
      }))
      return { id, kind: block.kind, title, items }
    }
    case 'banners': {
      const open = block.payload.items.filter(({ link }) => link === '' || isOpenLink(link, site.settings))
      const items = open.map(({ title: name, text, image, link }) => ({
        title: inLanguage(name, language),
        text: inLanguage(text, language),
        image: mediaUrl(image),
        link,
      }))
      return { id, kind: block.kind, title, items }
    }
    case 'text':
      return { id, kind: block.kind, title, content: inLanguage(block.payload.content, language) }
  }
}

/** A heading over nothing is left out: news not written yet, links to what is switched off. */
const isWorthShowing = (block: HomeBlock): boolean => !('items' in block) || block.items.length > 0

/** P-04: a store without a home page has no blocks for any viewer. */
export async function listHomeBlocks(ctx: Context, actor: Actor, countProducts: () => Promise<ProductCounts>): Promise<HomeBlock[]> {
  if (!actor.site.settings.flags.showHomePage) return []
  const blocks = await readBlocks(ctx, actor.siteId)
  const shown = await readShown(ctx, actor, blocks, countProducts)
  return blocks.map((block) => fillBlock(block, shown, actor)).filter(isWorthShowing)
}

/** One block as buyers would see it, before it is published. */
export async function previewHomeBlock(
  ctx: Context,
  actor: Actor,
  { block, countProducts }: { block: StoredBlock; countProducts: () => Promise<ProductCounts> },
): Promise<HomeBlock> {
  return fillBlock(block, await readShown(ctx, actor, [block], countProducts), actor)
}
