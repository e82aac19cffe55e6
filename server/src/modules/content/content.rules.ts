import type { HelpTopic, PostCard } from '@vitrina/contract/content/content'
import { inLanguage, type Language, type Localised } from '@vitrina/contract/languages'
import { isKnownPath } from '@vitrina/contract/site/site.routes'
import type { SiteConfig } from '@vitrina/contract/site/site.settings'

/** Where a stored public picture is seen; the seller may also name one that lives elsewhere. */
export const mediaUrl = (key: string | null): string | null => (key === null || /^(https:\/\/|\/)/.test(key) ? key : `/media/${key}`)

type PostRow = {
  id: number
  slug: string
  title: Localised
  lead: Localised
  image: string | null
  publishedAt: Date
  rubric: { id: number; slug: string; name: Localised } | null
}

export const postCardOf = (row: PostRow, language: Language): PostCard => ({
  id: row.id,
  slug: row.slug,
  title: inLanguage(row.title, language),
  lead: inLanguage(row.lead, language),
  image: mediaUrl(row.image),
  rubric: row.rubric && { ...row.rubric, name: inLanguage(row.rubric.name, language) },
  publishedAt: row.publishedAt.toISOString(),
})

type TopicRow = { slug: string; title: Localised; group: Localised; summary: Localised }

export const helpTopicOf = (row: TopicRow, language: Language): HelpTopic => ({
  slug: row.slug,
  title: inLanguage(row.title, language),
  group: inLanguage(row.group, language),
  summary: inLanguage(row.summary, language),
})

/** An address as it stands in the browser, without its query, hash and closing slash. */
export function routeOf(address: string): string {
  const path = address.replace(/[?#].*$/s, '').replace(/\/+$/, '')
  return path === '' ? '/' : path
}

/** A topic is shown while the store has one of the screens it explains; one that explains none, always. */
export const isOpenTopic = ({ routes }: { routes: string[] }, settings: SiteConfig): boolean =>
  routes.length === 0 || routes.some((route) => isKnownPath(route, settings))
