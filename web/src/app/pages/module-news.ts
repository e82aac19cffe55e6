import { queryOptions, useQuery } from '@tanstack/react-query'
import { configuratorApi } from '@vitrina/contract/configurator/configurator'
import type { Answer } from '@vitrina/contract/endpoint'
import { offersApi } from '@vitrina/contract/offers/offers'
import { purchasingApi } from '@vitrina/contract/purchasing/purchasing'
import { specificationsApi } from '@vitrina/contract/specifications/specifications'
import { call } from '#api/call.ts'
import { paths } from '#lib/paths.ts'
import { useUser } from '#parts/site/use-site.ts'

/** `what` is a text under `news`; `on` its day, `count` its number. */
export type ModuleNews = { name: string; href: string; what: string; on?: string; count?: number; isUrgent: boolean }
type News = { total: number; items: ModuleNews[] }

const SHOWN = 3
const query = { pageSize: SHOWN }

const toldStates = ['accepted', 'declined', 'viewed', 'sent']

function ofOffer({ id, name, state, unreadCount, updatedAt }: Answer<typeof offersApi.list>['items'][number]): ModuleNews {
  const item = { name, href: paths.offer(id) }
  if (unreadCount > 0) return { ...item, what: 'asked', count: unreadCount, isUrgent: true }
  if (toldStates.includes(state)) return { ...item, what: state, isUrgent: state === 'accepted' }
  return { ...item, what: 'changed', on: updatedAt, isUrgent: false }
}

function ofNeed({ id, name, neededOn, figures }: Answer<typeof purchasingApi.list>['items'][number]): ModuleNews {
  const item = { name, href: paths.purchasingEntry(id), on: neededOn }
  if (figures.lateCount > 0) return { ...item, what: 'late', isUrgent: true }
  if (figures.shortCount > 0) return { ...item, what: 'short', count: figures.shortCount, isUrgent: false }
  return { ...item, what: 'neededOn', isUrgent: false }
}

const changed = ({ name, updatedAt }: { name: string; updatedAt: string }, href: string): ModuleNews => ({
  name,
  href,
  what: 'changed',
  on: updatedAt,
  isUrgent: false,
})

/** Each module is asked for its own list: what changed last, needs by their day. */
const sources = {
  offers: async (signal: AbortSignal): Promise<News> => {
    const { items, meta } = await call(offersApi.list, { query }, { signal })
    return { total: meta.totalCount, items: items.map(ofOffer) }
  },
  configurator: async (signal: AbortSignal): Promise<News> => {
    const { items, meta } = await call(configuratorApi.list, { query }, { signal })
    return { total: meta.totalCount, items: items.map((board) => changed(board, `${paths.configurator}?board=${board.token}`)) }
  },
  specifications: async (signal: AbortSignal): Promise<News> => {
    const { items, meta } = await call(specificationsApi.list, { query }, { signal })
    return { total: meta.totalCount, items: items.map((one) => changed(one, paths.specification(one.id))) }
  },
  purchasing: async (signal: AbortSignal): Promise<News> => {
    const { items, meta } = await call(purchasingApi.list, { query }, { signal })
    return { total: meta.totalCount, items: items.map(ofNeed) }
  },
} as const

export type ModuleWithNews = keyof typeof sources

const newsQuery = (module: ModuleWithNews) =>
  queryOptions({ queryKey: ['modules', module], queryFn: ({ signal }) => sources[module](signal), staleTime: 0, retry: false })

const ofCompany: readonly ModuleWithNews[] = ['offers', 'purchasing']

/** News of a module for this person; a guest, or someone without the company it needs, is not asked about. */
export function useModuleNews(module: ModuleWithNews): { news: News | undefined; isLoading: boolean } {
  const user = useUser()
  const isTheirs = user !== null && (!ofCompany.includes(module) || Boolean(user.companyName))
  const { data, isLoading } = useQuery({ ...newsQuery(module), enabled: isTheirs })
  return { news: data, isLoading }
}
