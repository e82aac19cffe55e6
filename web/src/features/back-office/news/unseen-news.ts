import { createStore } from '#lib/store.ts'
import type { News, NewsItem } from './news.api.ts'

const MOST_KEPT = 20

/** News since the person looked, and the event to ask after; of one person, so that a colleague at the same machine begins anew. */
export const unseenNews = createStore<{ userId: number | null; after: number | undefined; items: NewsItem[] }>({
  userId: null,
  after: undefined,
  items: [],
})

/** Items that were not there before; the newest first. */
export function takeNews(userId: number, { last, items }: News): NewsItem[] {
  const stored = unseenNews.get()
  const before = stored.userId === userId ? stored.items : []
  const known = new Set(before.map(({ id }) => id))
  const fresh = items.filter(({ id }) => !known.has(id))
  unseenNews.set({ userId, after: last, items: [...fresh, ...before].slice(0, MOST_KEPT) })
  return fresh
}
