import pg from 'pg'

/** Screens of one kind, each by the calls it makes side by side; no two alike, so that nothing is answered from what was answered before. */
export type Load = { name: string; most: number; screens: string[][] }

const DISTINCT = 400

type Named = { id: number; name: string }

/** The same choice on every run. */
const every = <T>(rows: T[], count: number): T[] => {
  const step = Math.max(1, Math.floor(rows.length / count))
  return rows.filter((_, place) => place % step === 0).slice(0, count)
}

const wordsOf = (name: string, count: number) => name.split(/\s+/).slice(0, count).join(' ')

/** What buyers ask, made of the goods that are there. */
export async function loadsOf(database: string): Promise<Load[]> {
  const client = new pg.Client({ connectionString: database })
  await client.connect()
  try {
    const { rows: products } = await client.query<Named>('select id, name from products where is_active order by id')
    const { rows: sections } = await client.query<Named>(
      'select section_id as id, count(*) as name from products where is_active group by 1 order by count(*) desc, 1',
    )
    const chosen = every(products, DISTINCT)
    const listed = Array.from({ length: DISTINCT }, (_, place) => {
      const section = sections[place % sections.length]?.id
      return { section, page: 1 + Math.floor(place / sections.length) }
    })
    const phrases = chosen.map(({ name }, place) => wordsOf(name, 2 + (place % 3)))
    const ask = (path: string, query: Record<string, string | number | undefined>) =>
      `${path}?${new URLSearchParams(Object.entries(query).map(([key, value]): [string, string] => [key, String(value)])).toString()}`
    const lists = listed.map(({ section, page }) => ask('/api/v1/product', { 'filters[section]': section, page }))
    const itsFilters = listed.map(({ section }) => ask('/api/v2/search/filters', { 'criteria[section]': section }))
    const searches = phrases.map((text) => ask('/api/v2/search', { 'criteria[keyword]': text }))
    const theirFilters = phrases.map((text) => ask('/api/v2/search/filters', { 'criteria[keyword]': text }))
    const alone = (urls: string[]) => urls.map((url) => [url])
    const paired = (urls: string[], beside: string[]) => urls.map((url, place) => [url, beside[place] ?? url])
    return [
      { name: 'section page and its filters', most: 3, screens: paired(lists, itsFilters) },
      { name: '· the page alone', most: 3, screens: alone(lists) },
      { name: '· the filters alone', most: 3, screens: alone(itsFilters) },
      { name: 'phrase search and its filters', most: 3, screens: paired(searches, theirFilters) },
      { name: '· the search alone', most: 3, screens: alone(searches) },
      { name: '· the filters alone', most: 3, screens: alone(theirFilters) },
      { name: 'product detail', most: 2, screens: alone(chosen.map(({ id }) => `/api/v1/product/${id}`)) },
      {
        name: 'suggest',
        most: 1,
        screens: alone(chosen.map(({ name }, place) => ask('/api/v2/search/suggest', { keyword: name.slice(0, 3 + (place % 12)) }))),
      },
    ]
  } finally {
    await client.end()
  }
}
