import pg from 'pg'

/**
 * Screens of one kind, each by the calls it makes side by side; no two alike, so that no answer comes from a cache.
 * Only suggestions are cached: beginnings of words are typed by everybody (`bench -- search`
 * has their first cost in the engine).
 */
export type Load = { name: string; most: number | null; screens: string[][] }

const DISTINCT = 400
/** From here on each may cost twice as much. */
const MANY = 100_000
/** Addresses in one part of the sitemap. */
const PART = 50_000

/** The same choice on every run. */
const CHOSEN = `select id, name, article from
  (select id, name, article, row_number() over (order by id) - 1 as place, count(*) over () as total from products where is_active) p
  where place % greatest(1, total / ${DISTINCT}) = 0 order by id limit ${DISTINCT}`

const wordsOf = (name: string, count: number) => name.split(/\s+/).slice(0, count).join(' ')

/** Typical requests of buyers, made of the goods in the store. */
export async function loadsOf(database: string): Promise<Load[]> {
  const client = new pg.Client({ connectionString: database })
  await client.connect()
  try {
    const { rows: chosen } = await client.query<{ id: number; name: string; article: string }>(CHOSEN)
    const { rows: sections } = await client.query<{ id: number; count: string; last: number }>(
      'select section_id as id, count(*), max(id) as last from products where is_active group by 1 order by 2 desc, 1',
    )
    const total = sections.reduce((sum, { count }) => sum + Number(count), 0)
    const most = (few: number) => (total < MANY ? few : 2 * few)
    const parts = Math.ceil(Math.max(...sections.map(({ last }) => last)) / PART)
    const listed = Array.from({ length: DISTINCT }, (_, place) => {
      const section = sections[place % sections.length]?.id
      return { section, page: 1 + Math.floor(place / sections.length) }
    })
    const phrases = chosen.map(({ name }, place) => wordsOf(name, 2 + (place % 3)))
    const urlFor = (path: string, query: Record<string, string | number | undefined>) =>
      `${path}?${new URLSearchParams(Object.entries(query).map(([key, value]): [string, string] => [key, String(value)])).toString()}`
    const lists = listed.map(({ section, page }) => urlFor('/api/v1/product', { 'filters[section]': section, page }))
    const itsFilters = listed.map(({ section }) => urlFor('/api/v2/search/filters', { 'criteria[section]': section }))
    const searches = phrases.map((text) => urlFor('/api/v2/search', { 'criteria[keyword]': text }))
    const theirFilters = phrases.map((text) => urlFor('/api/v2/search/filters', { 'criteria[keyword]': text }))
    const articles = chosen.map(({ article }) => urlFor('/api/v2/search', { 'criteria[keyword]': article }))
    const articleFilters = chosen.map(({ article }) => urlFor('/api/v2/search/filters', { 'criteria[keyword]': article }))
    const alone = (urls: string[]) => urls.map((url) => [url])
    const paired = (urls: string[], beside: string[]) => urls.map((url, place) => [url, beside[place] ?? url])
    return [
      { name: 'section page and its filters', most: most(3), screens: paired(lists, itsFilters) },
      { name: '· the page alone', most: most(3), screens: alone(lists) },
      { name: '· the filters alone', most: most(3), screens: alone(itsFilters) },
      { name: 'phrase search and its filters', most: most(3), screens: paired(searches, theirFilters) },
      { name: '· the search alone', most: most(3), screens: alone(searches) },
      { name: '· the filters alone', most: most(3), screens: alone(theirFilters) },
      { name: 'article and its filters', most: most(3), screens: paired(articles, articleFilters) },
      { name: 'product detail', most: most(2), screens: alone(chosen.map(({ id }) => `/api/v1/product/${id}`)) },
      {
        name: 'suggest',
        most: most(1),
        screens: alone(chosen.map(({ name }, place) => urlFor('/api/v2/search/suggest', { keyword: name.slice(0, 3 + (place % 12)) }))),
      },
      {
        name: 'part of the sitemap',
        most: null,
        screens: alone(Array.from({ length: parts }, (_, part) => `/sitemap/products-${part + 1}.xml`)),
      },
    ]
  } finally {
    await client.end()
  }
}
