import { listAddress, pageOf } from '#lib/list-params.ts'
import { paths } from '#lib/paths.ts'

export const clubTabs = ['points', 'rewards', 'orders', 'history', 'rules'] as const
export type ClubTab = (typeof clubTabs)[number]

export type ClubParams = { tab: ClubTab; page: number }

export const readClubParams = (search: Record<string, unknown>): ClubParams => ({
  tab: clubTabs.find((tab) => tab === search.tab) ?? 'points',
  page: pageOf(search.page),
})

export const clubAddress = ({ tab, page = 1 }: { tab: ClubTab; page?: number }): string =>
  listAddress(paths.club, { tab: tab === 'points' ? '' : tab, page })
