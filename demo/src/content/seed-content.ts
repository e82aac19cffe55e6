import { DAY_MS } from '@vitrina/contract/days/days.rules'
import { eq } from '@vitrina/server/src/platform/database/drizzle.ts'
import type { Localised } from '@vitrina/contract/languages'
import { sanitiseHtml } from '@vitrina/server/src/modules/content/sanitise-html.ts'
import type { Db } from '@vitrina/server/src/platform/database/db.ts'
import type { FileSink } from '#demo/file-sink'
import { homeBlocks, INTRO_IMAGE } from '#demo/site/home-blocks'
import { brands, products, warehouses } from '@vitrina/server/src/tables/catalogue.ts'
import { contentPages, feedRubrics, feeds, helpTopics, posts } from '@vitrina/server/src/tables/content.ts'
import { homeBlocks as blockTable, regions } from '@vitrina/server/src/tables/sites.ts'
import { articles } from './articles/articles.ts'
import { drawCover, drawIntro } from './covers/draw-cover.ts'
import { inTurn, publishedAt } from './dates.ts'
import { helpGroups } from './help/topics.ts'
import { news } from './news/news.ts'
import { demoPages } from './pages/pages.ts'
import type { DemoFeed } from './texts.ts'

const SVG = 'image/svg+xml'
function clean(text: Localised): Localised {
  const { ru, en, uz } = text
  return { ru: sanitiseHtml(ru), ...(en && { en: sanitiseHtml(en) }), ...(uz && { uz: sanitiseHtml(uz) }) }
}

type Place = { siteId: number; files: FileSink; now: Date }

/** Pages, feeds, help and the home page. Comes last: it describes the contents of the store. */
export async function seedContent(db: Db, place: Place): Promise<void> {
  await seedPages(db, place)
  await seedFeed(db, place, { feed: news, first: 2, step: 10, palette: 0 })
  await seedFeed(db, place, { feed: articles, first: 6, step: 24, palette: 3 })
  await seedHelp(db, place)
  await seedHome(db, place)
}

async function seedPages(db: Db, { siteId, now }: Place): Promise<void> {
  const stores = await db
    .select({ name: warehouses.name, address: warehouses.address, hours: warehouses.hours, phone: warehouses.phone })
    .from(warehouses)
    .orderBy(warehouses.id)
  await db.insert(contentPages).values(
    demoPages(stores).map(({ slug, title, html }, place) => ({
      siteId,
      slug,
      title,
      html: clean(html),
      updatedAt: new Date(now.getTime() - (20 + place * 9) * DAY_MS),
    })),
  )
}

type Run = { feed: DemoFeed; first: number; step: number; palette: number }

async function seedFeed(db: Db, { siteId, files, now }: Place, { feed, first, step, palette }: Run): Promise<void> {
  const [stored] = await db
    .insert(feeds)
    .values({ siteId, slug: feed.slug, title: feed.title, description: feed.description })
    .returning({ id: feeds.id })
  if (!stored) throw new Error(`The feed ${feed.slug} was not stored`)
  const rubrics = await db
    .insert(feedRubrics)
    .values(feed.rubrics.map(({ slug, name }, position) => ({ feedId: stored.id, slug, name, position })))
    .returning({ id: feedRubrics.id, slug: feedRubrics.slug })
  const rubricId = (slug: string) => rubrics.find((rubric) => rubric.slug === slug)?.id ?? null

  const newestFirst = inTurn(feed.rubrics.map((rubric) => rubric.posts.map((post) => ({ ...post, rubric: rubric.slug }))))
  const rows = newestFirst.map(({ slug, rubric, title, lead, html }, place) => ({
    feedId: stored.id,
    rubricId: rubricId(rubric),
    slug,
    title,
    lead,
    html: clean(html),
    image: `posts/${slug}.svg`,
    publishedAt: publishedAt(now, { place, first, step }),
  }))
  for (const [place, { slug, cover }] of newestFirst.entries()) await files.put(`posts/${slug}.svg`, drawCover(cover, place + palette), SVG)
  // Oldest first: numbers grow with time, as they would in a store that lives.
  await db.insert(posts).values(rows.toReversed())
}

async function seedHelp(db: Db, { siteId }: Place): Promise<void> {
  const rows = helpGroups.flatMap(({ name, topics }) =>
    topics.map(({ slug, title, summary, html, routes }) => ({
      siteId,
      slug,
      group: name,
      title,
      summary,
      html: clean(html),
      routes: [...routes],
    })),
  )
  await db.insert(helpTopics).values(rows.map((row, position) => ({ ...row, position })))
}

async function seedHome(db: Db, { siteId, files }: Place): Promise<void> {
  const facts = {
    products: await db.$count(products, eq(products.isActive, true)),
    brands: await db.$count(brands),
    warehouses: await db.$count(warehouses),
    regions: await db.$count(regions, eq(regions.isActive, true)),
  }
  await files.put(INTRO_IMAGE, drawIntro(), SVG)
  await db
    .insert(blockTable)
    .values(homeBlocks(facts).map(({ kind, title, payload }, position) => ({ siteId, kind, title, payload, position })))
}
