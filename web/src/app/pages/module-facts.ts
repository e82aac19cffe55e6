import { queryOptions, useQuery } from '@tanstack/react-query'
import { configuratorApi } from '@vitrina/contract/configurator/configurator'
import { offersApi } from '@vitrina/contract/offers/offers'
import { purchasingApi } from '@vitrina/contract/purchasing/purchasing'
import { specificationsApi } from '@vitrina/contract/specifications/specifications'
import { useTranslation } from '#i18n/use-translation.tsx'
import { call } from '#api/call.ts'
import { formatDate } from '#lib/dates.ts'
import { useUser } from '#parts/site/use-site.ts'

type Listed = { items: readonly { name: string; updatedAt: string }[]; meta: { totalCount: number } }

/** Asks a module for its own list: how much there is, and what changed last. */
const lists = {
  offers: (signal: AbortSignal): Promise<Listed> => call(offersApi.list, { query: { pageSize: 1 } }, { signal }),
  configurator: (signal: AbortSignal): Promise<Listed> => call(configuratorApi.list, { query: { pageSize: 1 } }, { signal }),
  specifications: (signal: AbortSignal): Promise<Listed> => call(specificationsApi.list, { query: { pageSize: 1 } }, { signal }),
  purchasing: (signal: AbortSignal): Promise<Listed> => call(purchasingApi.list, { query: { pageSize: 1 } }, { signal }),
} as const

export type ModuleWithFacts = keyof typeof lists

const factsQuery = (module: ModuleWithFacts) =>
  queryOptions({ queryKey: ['modules', module], queryFn: ({ signal }) => lists[module](signal), staleTime: 0, retry: false })

/** What is new in a module for this person; empty for a guest, and while it is not known. */
export function useModuleFacts(module: ModuleWithFacts): string {
  const { t } = useTranslation()
  const user = useUser()
  const needsCompany = module === 'offers' || module === 'purchasing'
  const { data } = useQuery({ ...factsQuery(module), enabled: user !== null && (!needsCompany || Boolean(user.companyName)) })
  if (!data) return ''
  const [newest] = data.items
  if (!newest) return t('modules.nothing')
  const { name, updatedAt } = newest
  const count = t(`modules.count.${module}`, { count: data.meta.totalCount })
  // The board lists its needs by their days, the others what changed last.
  return `${count}. ${module === 'purchasing' ? t('modules.soonest', { name }) : t('modules.newest', { name, date: formatDate(updatedAt) })}`
}
