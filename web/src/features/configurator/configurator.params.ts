import { pageOf, textOf } from '#lib/list-params.ts'
import { paths } from '#lib/paths.ts'

export const boardViews = ['lines', 'diagram', 'front', 'labels', 'goods', 'reasons'] as const
export type BoardView = (typeof boardViews)[number]

export type ConfiguratorParams = {
  /** Token of a saved board; empty: the one being made in this browser. */
  board: string
  view: BoardView
  /** The choice of a template, even while a board is being made. */
  isStart: boolean
  /** Of the list of own boards. */
  page: number
}

/** Unreadable parameters are ignored. */
export const readConfiguratorParams = (search: Record<string, unknown>): ConfiguratorParams => ({
  board: /^[A-Za-z0-9_-]{43}$/.test(textOf(search.board)) ? textOf(search.board) : '',
  view: boardViews.find((view) => view === search.view) ?? 'lines',
  isStart: 'start' in search,
  page: pageOf(search.page),
})

/** Defaults stay out of the address. */
export function configuratorAddress({ board = '', view = 'lines', isStart = false, page = 1 }: Partial<ConfiguratorParams>): string {
  const query = new URLSearchParams()
  if (board) query.set('board', board)
  if (view !== 'lines') query.set('view', view)
  if (isStart) query.set('start', '1')
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `${paths.configurator}?${query.toString()}` : paths.configurator
}
