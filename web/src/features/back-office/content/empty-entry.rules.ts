import type { BodyOf, EntryBody, EntryKind } from '@vitrina/contract/content/content-entries'
import type { HomeBlockContent, HomeBlockKind } from '@vitrina/contract/content/home-blocks'

const blank = { ru: '' }
const always = { from: null, until: null }

/** The empty block of each kind. */
export function emptyBlock(kind: HomeBlockKind): HomeBlockContent {
  switch (kind) {
    case 'intro':
      return { kind, payload: { content: blank, image: null, facts: [] } }
    case 'sections':
      return { kind, payload: { limit: 12 } }
    case 'brands':
      return { kind, payload: { limit: 18 } }
    case 'goods':
      return { kind, payload: { source: { by: 'articles', articles: [] }, limit: 8 } }
    case 'news':
      return { kind, payload: { feed: 'news', limit: 3 } }
    case 'links':
    case 'banners':
      return { kind, payload: { items: [] } }
    case 'text':
      return { kind, payload: { content: blank } }
  }
}

const empty: { [K in EntryKind]: Omit<BodyOf<K>, 'title' | 'from' | 'until'> } = {
  block: { kind: 'block', content: emptyBlock('text') },
  page: { kind: 'page', slug: '', html: blank },
  post: { kind: 'post', slug: '', feedId: 0, rubric: null, lead: blank, html: blank, image: null },
  feed: { kind: 'feed', slug: '', description: blank, rubrics: [] },
  help: { kind: 'help', slug: '', group: blank, summary: blank, html: blank, routes: [] },
  message: { kind: 'message', place: 'bar', tone: 'info', regionId: null, html: blank, isClosable: true },
  survey: { kind: 'survey', slug: '', html: blank, questions: [], routes: [], forUsersOnly: true },
}

export const emptyEntry = (kind: EntryKind): EntryBody => ({ ...empty[kind], title: blank, ...always })
