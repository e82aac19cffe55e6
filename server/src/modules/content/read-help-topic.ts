import { inLanguage } from '@vitrina/contract/languages'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { helpTopicOf, isOpenTopic } from './content.rules.ts'
import { findTopic, listSiblings } from './help.queries.ts'

const RELATED = 5

export async function readHelpTopic(ctx: Context, { siteId, site, language }: Actor, slug: string) {
  const topic = await findTopic(ctx, { siteId, slug })
  if (!topic || !isOpenTopic(topic, site.settings)) throw new AppError('help.not-found')
  const siblings = await listSiblings(ctx, topic)
  const related = siblings.filter((sibling) => isOpenTopic(sibling, site.settings)).slice(0, RELATED)
  return {
    ...helpTopicOf(topic, language),
    content: inLanguage(topic.html, language),
    related: related.map((sibling) => helpTopicOf(sibling, language)),
  }
}
