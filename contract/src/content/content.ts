import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { pageMeta, pageNumber } from '../paging.ts'

/** Slugs of the specification that dialogs and notices link to. */
export const contentSlugs = {
  agreement: 'reglament',
  privacyPolicy: 'politika-sbora-personalnykh-dannykh',
  cookies: 'usloviya-sbora-cookies',
  dataOperator: 'operator-personalnykh-dannykh',
  offer: 'oferta',
  clubRules: 'pravila-kluba',
} as const

export const FEED_PAGE_SIZE = 12

export const slug = z
  .string()
  .min(1)
  .max(120)
  .regex(/^[\p{L}\p{N}._-]+$/u)

export const contentPage = z.object({
  slug: z.string(),
  title: z.string(),
  /** Sanitised HTML. */
  content: z.string(),
  updatedAt: z.iso.datetime(),
})
export type ContentPage = z.infer<typeof contentPage>

export const rubric = z.object({ id: z.number(), slug: z.string(), name: z.string(), count: z.number() })
export type Rubric = z.infer<typeof rubric>

export const feed = z.object({ slug: z.string(), title: z.string(), description: z.string(), rubrics: z.array(rubric) })
export type Feed = z.infer<typeof feed>

export const postCard = z.object({
  id: z.number(),
  slug: z.string(),
  title: z.string(),
  lead: z.string(),
  image: z.string().nullable(),
  rubric: rubric.pick({ id: true, slug: true, name: true }).nullable(),
  publishedAt: z.iso.datetime(),
})
export type PostCard = z.infer<typeof postCard>

export const post = postCard.extend({
  feed: feed.pick({ slug: true, title: true }),
  content: z.string(),
  newer: postCard.pick({ slug: true, title: true }).nullable(),
  older: postCard.pick({ slug: true, title: true }).nullable(),
})
export type Post = z.infer<typeof post>

export const helpTopic = z.object({ slug: z.string(), title: z.string(), group: z.string(), summary: z.string() })
export type HelpTopic = z.infer<typeof helpTopic>

export const contentApi = {
  page: endpoint({
    method: 'GET',
    path: '/api/v1/content/:slug',
    summary: 'A content page by its slug',
    policy: 'guest',
    params: z.object({ slug }),
    output: contentPage,
    errors: ['content.not-found'],
  }),
  feed: endpoint({
    method: 'GET',
    path: '/api/v2/feeds/:slug',
    summary: 'A feed and its rubrics',
    policy: 'guest',
    params: z.object({ slug }),
    output: feed,
    errors: ['feed.not-found'],
  }),
  feedItems: endpoint({
    method: 'GET',
    path: '/api/v2/feeds/:slug/items',
    summary: 'Posts of a feed, newest first, by page and rubric (id or slug)',
    policy: 'guest',
    params: z.object({ slug }),
    query: z.object({
      page: pageNumber,
      criteria: z.object({ rubric: z.string().max(120).optional() }).optional(),
    }),
    output: z.object({ items: z.array(postCard), meta: pageMeta }),
    errors: ['feed.not-found'],
  }),
  feedItem: endpoint({
    method: 'GET',
    path: '/api/v2/feeds/:slug/items/:itemId',
    summary: 'One post, by slug or id',
    policy: 'guest',
    params: z.object({ slug, itemId: slug }),
    output: post,
    errors: ['feed.not-found', 'post.not-found'],
  }),
  helpTopics: endpoint({
    method: 'GET',
    path: '/api/v2/help',
    summary: 'Help topics, all or those that fit a route of the site',
    policy: 'guest',
    query: z.object({ route: z.string().max(200).optional(), search: z.string().max(200).optional() }),
    output: z.object({ items: z.array(helpTopic) }),
  }),
  helpTopic: endpoint({
    method: 'GET',
    path: '/api/v2/help/:slug',
    summary: 'One help topic',
    policy: 'guest',
    params: z.object({ slug }),
    output: helpTopic.extend({ content: z.string(), related: z.array(helpTopic) }),
    errors: ['help.not-found'],
  }),
}
