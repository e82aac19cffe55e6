import type { FastifyInstance } from 'fastify'
import { contentApi } from '@vitrina/contract/content/content'
import { serve } from '#platform/http/routes'
import { listFeedPosts } from './list-feed-posts.ts'
import { listHelpTopics } from './list-help-topics.ts'
import { readFeed } from './read-feed.ts'
import { readHelpTopic } from './read-help-topic.ts'
import { readPage } from './read-page.ts'
import { readPost } from './read-post.ts'

export async function contentRoutes(app: FastifyInstance) {
  serve(app, contentApi.page, ({ params }, { ctx, actor }) => readPage(ctx, actor, params.slug))
  serve(app, contentApi.feed, ({ params }, { ctx, actor }) => readFeed(ctx, actor, params.slug))
  serve(app, contentApi.feedItems, ({ params, query }, { ctx, actor }) =>
    listFeedPosts(ctx, actor, { slug: params.slug, page: query.page, rubric: query.criteria?.rubric || undefined }),
  )
  serve(app, contentApi.feedItem, ({ params }, { ctx, actor }) => readPost(ctx, actor, { slug: params.slug, name: params.itemId }))
  serve(app, contentApi.helpTopics, async ({ query }, { ctx, actor }) => ({ items: await listHelpTopics(ctx, actor, query) }))
  serve(app, contentApi.helpTopic, ({ params }, { ctx, actor }) => readHelpTopic(ctx, actor, params.slug))
}
