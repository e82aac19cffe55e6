import { sellerToday } from '#lib/dates.ts'
import { idOf, listAddress, pageOf, textOf } from '#lib/list-params.ts'
import { paths } from '#lib/paths.ts'

export const boardViews = ['board', 'calendar', 'archive'] as const
export type BoardView = (typeof boardViews)[number]

export const viewPaths: Record<BoardView, string> = {
  board: paths.purchasing,
  calendar: paths.purchasingCalendar,
  archive: paths.purchasingArchive,
}

export const MAX_KEYWORD = 120

/** `who`: the id of the responsible colleague; `month`: of the calendar. */
export type BoardParams = { q: string; who: string; month: string; page: number }

const monthOf = (value: unknown): string => (/^\d{4}-(0[1-9]|1[0-2])$/.test(textOf(value)) ? textOf(value) : '')

/** Unreadable parameters are ignored. */
export const readBoardParams = (search: Record<string, unknown>): BoardParams => ({
  q: textOf(search.q).slice(0, MAX_KEYWORD),
  who: idOf(search.who),
  month: monthOf(search.month),
  page: pageOf(search.page),
})

/** The present month stays out of the address. */
export const boardAddress = (view: BoardView, { month, ...params }: BoardParams): string =>
  listAddress(viewPaths[view], { ...params, month: view === 'calendar' && month !== sellerToday().slice(0, 7) ? month : '' })

export const lineFilters = ['all', 'short', 'late'] as const
export type LineFilter = (typeof lineFilters)[number]
export const readLineFilter = (search: Record<string, unknown>): LineFilter => lineFilters.find((one) => one === search.show) ?? 'all'
