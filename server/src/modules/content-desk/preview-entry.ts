import type { EntryPreview } from '@vitrina/contract/content/content-desk'
import type { EntryBody } from '@vitrina/contract/content/content-entries'
import { inLanguage, type Language } from '@vitrina/contract/languages'
import { helpTopicOf, postCardOf } from '#modules/content/content.rules'
import type { ProductCounts } from '#modules/site/count-products'
import { previewHomeBlock } from '#modules/site/list-home-blocks'
import { questionIn } from '#modules/site/surveys.rules'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { cleanBody } from './check-entry.ts'
import { listFeedNames } from './feed-entries.queries.ts'

type Draft = { body: EntryBody; language: Language; countProducts: () => Promise<ProductCounts> }

async function previewPost(ctx: Context, { siteId }: Actor, body: Extract<EntryBody, { kind: 'post' }>, language: Language) {
  const feed = (await listFeedNames(ctx, siteId)).find(({ id }) => id === body.feedId)
  if (!feed) throw new AppError('feed.not-found')
  const rubric = feed.rubrics.find(({ slug }) => slug === body.rubric)
  const publishedAt = body.from === null ? ctx.now() : new Date(body.from)
  return {
    ...postCardOf({ ...body, id: 0, publishedAt, rubric: rubric ? { ...rubric, id: 0 } : null }, language),
    feed: { slug: feed.slug, title: inLanguage(feed.title, language) },
    content: inLanguage(body.html, language),
    newer: null,
    older: null,
  }
}

/** A draft in the shapes of the buyers' own calls, sanitised as it would be stored. */
export async function previewEntry(ctx: Context, actor: Actor, { body: given, language, countProducts }: Draft): Promise<EntryPreview> {
  const body = cleanBody(given)
  const title = inLanguage(body.title, language)
  switch (body.kind) {
    case 'block': {
      const stored = { id: 0, title: body.title, ...body.content }
      return { kind: 'block', block: await previewHomeBlock(ctx, { ...actor, language }, { block: stored, countProducts }) }
    }
    case 'page': {
      const content = inLanguage(body.html, language)
      return { kind: 'page', page: { slug: body.slug, title, content, updatedAt: ctx.now().toISOString() } }
    }
    case 'post':
      return { kind: 'post', post: await previewPost(ctx, actor, body, language) }
    case 'feed': {
      const rubrics = body.rubrics.map(({ slug, name }, place) => ({ id: place, slug, name: inLanguage(name, language), count: 0 }))
      return { kind: 'feed', feed: { slug: body.slug, title, description: inLanguage(body.description, language), rubrics } }
    }
    case 'help':
      return { kind: 'help', topic: { ...helpTopicOf(body, language), content: inLanguage(body.html, language) } }
    case 'message': {
      const { place, tone, isClosable, html } = body
      return { kind: 'message', place, message: { id: 0, kind: tone, title, content: inLanguage(html, language), isClosable } }
    }
    case 'survey': {
      const questions = body.questions.map((question) => questionIn(question, language))
      return { kind: 'survey', survey: { id: 0, slug: body.slug, title, content: inLanguage(body.html, language), questions } }
    }
  }
}
