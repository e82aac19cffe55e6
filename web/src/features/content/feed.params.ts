export type FeedParams = { page: number; rubric: string }

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** An unreadable page is the first one: links are typed by people too. */
export function readFeedParams(search: Record<string, unknown>): FeedParams {
  const page = Number(textOf(search.page))
  return { page: Number.isInteger(page) && page > 0 ? page : 1, rubric: textOf(search.rubric) }
}

/** Defaults stay out of the URL, so one list has one address. */
export const writeFeedParams = ({ page, rubric }: FeedParams): Record<string, string> => ({
  ...(rubric && { rubric }),
  ...(page > 1 && { page: String(page) }),
})

export function feedAddress(path: string, params: FeedParams): string {
  const query = new URLSearchParams(writeFeedParams(params)).toString()
  return query ? `${path}?${query}` : path
}
