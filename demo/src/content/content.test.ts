import { readdirSync } from 'node:fs'
import { DAY_MS } from '@vitrina/contract/days/days.rules'
import { languages } from '@vitrina/contract/languages'
import { slug as slugSchema } from '@vitrina/contract/content/content'
import { isKnownPath, isOpenLink } from '@vitrina/contract/site/site.routes'
import { type SiteConfig, siteConfig, siteToggles } from '@vitrina/contract/site/site.settings'
import { expect, test } from 'vitest'
import { isOpenTopic } from '@vitrina/server/src/modules/content/content.rules.ts'
import { sanitiseHtml } from '@vitrina/server/src/modules/content/sanitise-html.ts'
import { storedBlock } from '@vitrina/server/src/modules/site/home-blocks.rules.ts'
import { storedQuestion } from '@vitrina/contract/content/content-entries'
import { homeBlocks } from '../site/home-blocks.ts'
import { importantNotice, informationMessages, regionalMessages } from '../site/notices.ts'
import { demoSiteConfig } from '../site/site-config.ts'
import { survey } from '../site/survey.ts'
import { translations } from '../site/translations.ts'
import { articles } from './articles/articles.ts'
import { drawCover } from './covers/draw-cover.ts'
import { inTurn, publishedAt } from './dates.ts'
import { helpGroups } from './help/topics.ts'
import { news } from './news/news.ts'
import { demoPages } from './pages/pages.ts'

const pages = demoPages([
  { name: 'Угрешская', address: 'г. Москва, ул. Угрешская, д. 2', hours: 'Пн–Пт 8:00–20:00', phone: '8 800 000-20-26' },
])
const feeds = [news, articles]
const posts = feeds.flatMap((feed) => feed.rubrics.flatMap((rubric) => rubric.posts.map((post) => ({ ...post, feed: feed.slug }))))
const topics = helpGroups.flatMap((group) => group.topics)
const blocks = homeBlocks({ products: 20_000, brands: 66, warehouses: 12, regions: 8 })
const site = siteConfig.parse(demoSiteConfig)
/** The same store once every area is built. */
const whole: SiteConfig = {
  ...site,
  toggles: siteToggles.parse(Object.fromEntries(Object.keys(siteToggles.shape).map((toggle) => [toggle, true]))),
}
const shownTopics = topics.filter((topic) => isOpenTopic({ routes: [...topic.routes] }, site))
const homeLinks = blocks.flatMap((block) => (block.kind === 'links' ? block.payload.items : []))

const values = (text: object): string[] => Object.values(text).filter((value) => typeof value === 'string')

/** Every text of the demo that is shown as HTML, with where it stands. */
const htmls = [
  ...pages.map(({ slug, html }) => ({ where: `page ${slug}`, texts: values(html) })),
  ...posts.map(({ slug, html }) => ({ where: `post ${slug}`, texts: values(html) })),
  ...topics.map(({ slug, html }) => ({ where: `help ${slug}`, texts: values(html) })),
  { where: 'notice', texts: values(importantNotice.content) },
  ...informationMessages.map(({ title, html }) => ({ where: title.ru, texts: values(html) })),
  ...regionalMessages.map(({ title, html }) => ({ where: title.ru, texts: values(html) })),
  { where: 'survey', texts: values(survey.html) },
  ...blocks.map(({ title, payload }) => ({ where: title.ru, texts: 'content' in payload ? values(payload.content) : [] })),
].flatMap(({ where, texts }) => texts.map((html) => ({ where, html })))

test('the pages of the specification and those the store links to are written', () => {
  expect(pages.map(({ slug }) => slug)).toEqual(
    expect.arrayContaining([
      'reglament',
      'politika-sbora-personalnykh-dannykh',
      'usloviya-sbora-cookies',
      'operator-personalnykh-dannykh',
      'oferta',
      'dostavka',
      'oplata',
      'o-kompanii',
      'kontakty',
      'vozvrat',
      'garantiya',
      'rekvizity',
    ]),
  )
  expect(news.rubrics.flatMap((rubric) => rubric.posts).length).toBeGreaterThanOrEqual(36)
  expect(articles.rubrics.flatMap((rubric) => rubric.posts).length).toBeGreaterThanOrEqual(14)
  expect(topics.length).toBeGreaterThanOrEqual(24)
})

test('every slug is one an address may hold and stands once', () => {
  const ofFeeds = feeds.map((feed) => posts.filter((post) => post.feed === feed.slug).map(({ slug }) => slug))
  for (const slugs of [pages.map(({ slug }) => slug), topics.map(({ slug }) => slug), ...ofFeeds]) {
    expect(slugs.filter((slug) => !slugSchema.safeParse(slug).success)).toEqual([])
    expect(new Set(slugs).size).toBe(slugs.length)
  }
})

test('every text in the folders is in the store', () => {
  const filesIn = (folder: string) =>
    readdirSync(new URL(`./${folder}/`, import.meta.url)).flatMap((name) => (name.endsWith('.md') ? [name.slice(0, -3)] : []))
  const slugsOf = (texts: readonly { slug: string }[]) => texts.map(({ slug }) => slug)
  expect(filesIn('pages').toSorted()).toEqual(slugsOf(pages).toSorted())
  expect(filesIn('help').toSorted()).toEqual(slugsOf(topics).toSorted())
  for (const feed of feeds)
    expect(filesIn(feed.slug).toSorted()).toEqual(slugsOf(posts.filter((post) => post.feed === feed.slug)).toSorted())
})

function isThere(link: string, settings: SiteConfig): boolean {
  if (/^(mailto|tel):/.test(link)) return true
  const path = link.replace(/[?#].*$/, '')
  const [, area, first = '', second] = path.split('/')
  if (area === 'content') return pages.some(({ slug }) => slug === first)
  if (area === 'help') return first === '' || topics.some(({ slug }) => slug === first)
  if (area === 'posts')
    return (
      feeds.some(({ slug }) => slug === first) &&
      (second === undefined || posts.some((post) => post.feed === first && post.slug === second))
    )
  return isKnownPath(path, settings)
}

test('every link leads somewhere in this store', () => {
  const links = htmls.flatMap(({ where, html }) => [...html.matchAll(/href="([^"]*)"/g)].map(([, link = '']) => ({ where, link })))
  const tiles = homeLinks.map(({ link }) => ({ where: 'home', link }))
  expect(links.length).toBeGreaterThan(100)
  expect([...links, ...tiles].filter(({ link }) => !isThere(link, whole))).toEqual([])
})

test('[P-05] the demo links to no screen that is not there', () => {
  const hidden = new Set(topics.filter((topic) => !shownTopics.includes(topic)).map(({ slug }) => `help ${slug}`))
  const shown = htmls.filter(({ where }) => !hidden.has(where))
  const links = shown.flatMap(({ where, html }) => [...html.matchAll(/href="([^"]*)"/g)].map(([, link = '']) => ({ where, link })))
  expect(links.filter(({ link }) => !isThere(link, site))).toEqual([])

  const tiles = homeLinks.filter(({ link }) => isOpenLink(link, site))
  expect(tiles.map(({ link }) => link)).toContain('/cart?import=1')
})

test('help explains routes that exist', () => {
  expect(topics.flatMap(({ routes }) => routes).filter((route) => !isKnownPath(route, whole))).toEqual([])
})

test('the sanitiser leaves every text as it was written', () => {
  expect(htmls.filter(({ html }) => sanitiseHtml(html) !== html)).toEqual([])
})

/** The tags still open at the end, or the first that closes what was not open. */
function unbalanced(html: string): string[] {
  const open: string[] = []
  for (const [, closing, tag = ''] of html.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/g)) {
    if (!closing) open.push(tag)
    else if (open.pop() !== tag) return [tag]
  }
  return open
}

const widths = (table: string) => new Set([...table.matchAll(/<tr>.*?<\/tr>/gs)].map(([row]) => row.split(/<t[hd]>/).length)).size

test('tags are closed, and tables have as many cells in each row', () => {
  expect(htmls.filter(({ html }) => unbalanced(html).length > 0)).toEqual([])
  const tables = htmls.flatMap(({ html }) => [...html.matchAll(/<table>.*?<\/table>/gs)].map(([table]) => table))
  expect(tables.length).toBeGreaterThan(30)
  expect(tables.filter((table) => widths(table) !== 1)).toEqual([])
})

test('the texts of the store’s frame are there in every language', () => {
  const everywhere = [
    ...pages.map(({ title }) => title),
    ...feeds.flatMap(({ title, description, rubrics }) => [title, description, ...rubrics.map(({ name }) => name)]),
    ...posts.flatMap(({ title, lead }) => [title, lead]),
    ...helpGroups.map(({ name }) => name),
    ...topics.flatMap(({ title, summary, html }) => [title, summary, html]),
    importantNotice.title,
    importantNotice.content,
    ...[...informationMessages, ...regionalMessages].flatMap(({ title, html }) => [title, html]),
    survey.title,
    survey.html,
    ...survey.questions.flatMap(({ text, options }) => [text, ...options.map((option) => option.text)]),
    ...translations.map(({ value }) => value),
    ...blocks.map(({ title }) => title),
    ...blocks.flatMap((block) => (block.kind === 'links' ? block.payload.items.flatMap(({ title, text }) => [title, text]) : [])),
  ]
  expect(everywhere.filter((text) => languages.some((language) => !text[language]?.trim()))).toEqual([])
})

test('English and Uzbek texts hold no Russian', () => {
  const translated = [
    ...posts.flatMap(({ title, lead }) => [title, lead]),
    ...topics.flatMap(({ title, summary, html }) => [title, summary, html]),
    ...pages.map(({ title }) => title),
    ...blocks.map(({ title }) => title),
    survey.title,
    ...translations.map(({ value }) => value),
  ]
  for (const { en, uz } of translated) expect(`${en} ${uz}`).not.toMatch(/[а-яё]/i)
})

test('blocks, questions and settings read the way the site reads them', () => {
  for (const block of blocks) expect(storedBlock.safeParse({ id: 1, ...block }).error?.issues).toBeUndefined()
  for (const question of survey.questions) expect(storedQuestion.safeParse(question).success).toBe(true)
  expect(siteConfig.safeParse(demoSiteConfig).success).toBe(true)
})

test('each cover is a picture of its own', () => {
  const drawn = feeds.flatMap((feed) =>
    inTurn(feed.rubrics.map(({ posts: own }) => own)).map(({ cover }, place) => drawCover(cover, place)),
  )
  expect(new Set(drawn).size).toBe(drawn.length)
  for (const svg of drawn) expect(svg).not.toMatch(/NaN|undefined/)
})

test('posts come out on working days, the newest lately, one after another', () => {
  const now = new Date('2026-11-15T08:00:00Z')
  const dates = Array.from({ length: 36 }, (_, place) => publishedAt(now, { place, first: 2, step: 10 }))
  expect(dates.every((date, place) => place === 0 || date < (dates[place - 1] ?? now))).toBe(true)
  expect(dates.every((date) => date < now && date.getUTCDay() % 6 !== 0)).toBe(true)
  expect(now.getTime() - (dates.at(-1)?.getTime() ?? 0)).toBeLessThan(366 * DAY_MS)
})
