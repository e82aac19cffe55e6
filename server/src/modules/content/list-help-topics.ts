import type { HelpTopic } from '@vitrina/contract/content/content'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { helpTopicOf, isOpenTopic, routeOf } from './content.rules.ts'
import { listTopics } from './help.queries.ts'

export async function listHelpTopics(
  ctx: Context,
  { siteId, site, language }: Actor,
  { route, search }: { route?: string | undefined; search?: string | undefined },
): Promise<HelpTopic[]> {
  const topics = await listTopics(ctx, { siteId, language, route: route && routeOf(route), search: search?.trim() })
  return topics.filter((topic) => isOpenTopic(topic, site.settings)).map((topic) => helpTopicOf(topic, language))
}
