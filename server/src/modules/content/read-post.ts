import type { Post } from '@vitrina/contract/content/content'
import { inLanguage, type Language, type Localised } from '@vitrina/contract/languages'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { postCardOf } from './content.rules.ts'
import { findFeed, findNeighbours, findPost } from './feeds.queries.ts'

const linkOf = (row: { slug: string; title: Localised } | undefined, language: Language) =>
  row ? { slug: row.slug, title: inLanguage(row.title, language) } : null

export async function readPost(ctx: Context, { siteId, language }: Actor, { slug, name }: { slug: string; name: string }): Promise<Post> {
  const feed = await findFeed(ctx, { siteId, slug })
  if (!feed) throw new AppError('feed.not-found')
  const post = await findPost(ctx, { feedId: feed.id, name })
  if (!post) throw new AppError('post.not-found')
  const { newer, older } = await findNeighbours(ctx, { feedId: feed.id, postId: post.id })
  return {
    ...postCardOf(post, language),
    feed: { slug: feed.slug, title: inLanguage(feed.title, language) },
    content: inLanguage(post.html, language),
    newer: linkOf(newer, language),
    older: linkOf(older, language),
  }
}
