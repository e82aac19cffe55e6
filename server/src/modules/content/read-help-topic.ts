import { inLanguage } from '@vitrina/contract/languages'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { helpTopicOf } from './content.rules.ts'
import { findTopic, listSiblings } from './help.queries.ts'

const RELATED = 5

export async function readHelpTopic(ctx: Context, { siteId, language }: Actor, slug: string) {
  const topic = await findTopic(ctx, { siteId, slug })
  if (!topic) throw new AppError('help.not-found')
  const related = await listSiblings(ctx, { topic, limit: RELATED })
  return {
    ...helpTopicOf(topic, language),
    content: inLanguage(topic.html, language),
    related: related.map((sibling) => helpTopicOf(sibling, language)),
  }
}
