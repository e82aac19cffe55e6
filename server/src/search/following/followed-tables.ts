import { derivedFlags, derivedLists, type ReadTables } from '../derived-facets.ts'

/** `document`: the product of a changed row is read anew; `amounts`: only its prices, promos, stock and demand; `all`: every product is. */
type Followed = { table: string; kind: 'document' | 'amounts'; product: string } | { table: string; kind: 'all'; name: string; on: string }

const product = 'product_id'
const renamed = (table: string, columns = 'name'): Followed => ({ table, kind: 'all', name: 'search_renamed', on: `UPDATE OF ${columns}` })
const widened = (table: string): Followed => ({ table, kind: 'all', name: 'search_widened', on: 'INSERT OR DELETE' })

const basic: Followed[] = [
  { table: 'products', kind: 'document', product: 'id' },
  { table: 'product_features', kind: 'document', product },
  { table: 'prices', kind: 'amounts', product },
  { table: 'stock', kind: 'amounts', product },
  { table: 'product_promos', kind: 'amounts', product },
  { table: 'product_demand', kind: 'amounts', product },
  // Shown on product cards, which every server caches and reads anew by the same changes.
  { table: 'price_breaks', kind: 'amounts', product },
  { table: 'arrivals', kind: 'amounts', product },
  renamed('families'),
  renamed('units', 'name, decimals'),
  // Words of products.
  renamed('brands'),
  renamed('sections'),
  renamed('series'),
  // The feature of a value is read with every index.
  renamed('feature_values', 'feature_id'),
  // Each has a column or a place in the index.
  widened('price_types'),
  widened('warehouses'),
  widened('regions'),
  widened('countries'),
]

const ofFacet = ({ reads }: { reads: ReadTables }): Followed[] =>
  Object.entries(reads).map(([table, named]) =>
    named === 'all'
      ? { table, kind: 'all', name: 'search_changed', on: 'INSERT OR DELETE OR UPDATE OR TRUNCATE' }
      : { table, kind: 'document', product: named },
  )

const NOTE = 'note_search_changes'
const statement = (name: string, on: string, how: string) => `CREATE TRIGGER ${name} AFTER ${on} FOR EACH STATEMENT EXECUTE FUNCTION ${how}`

/** Triggers of one table by their names, spelled as PostgreSQL shows them. */
function triggersOf(followed: Followed): [name: string, definition: string][] {
  const { table, kind } = followed
  const all = 'note_search_change_of_all()'
  if (kind === 'all') return [[followed.name, statement(followed.name, `${followed.on} ON ${table}`, all)]]
  const noted = `${NOTE}('${kind}', '${followed.product}')`
  const spelled: [string, string, string][] = [
    ['search_inserted', `INSERT ON ${table} REFERENCING NEW TABLE AS changed`, noted],
    ['search_updated', `UPDATE ON ${table} REFERENCING OLD TABLE AS former NEW TABLE AS changed`, noted],
    ['search_deleted', `DELETE ON ${table} REFERENCING OLD TABLE AS changed`, noted],
    ['search_truncated', `TRUNCATE ON ${table}`, all],
  ]
  return spelled.map(([name, on, how]) => [name, statement(name, on, how)])
}

const noteArrival = (name: string, on: string, when: string) =>
  `CREATE TRIGGER ${name} AFTER ${on} FOR EACH ROW WHEN (${when}) EXECUTE FUNCTION note_promised_arrivals()`

/** Orders that wait for an arrival take away from what it can promise, which product cards show; other rows are not noted. */
const promisedArrivals = [
  noteArrival('search_inserted', 'INSERT ON order_allocations', 'new.arrival_id IS NOT NULL'),
  noteArrival('search_updated', 'UPDATE ON order_allocations', 'old.arrival_id IS NOT NULL OR new.arrival_id IS NOT NULL'),
  noteArrival('search_deleted', 'DELETE ON order_allocations', 'old.arrival_id IS NOT NULL'),
  noteArrival('search_updated', 'UPDATE OF state ON orders', 'old.state IS DISTINCT FROM new.state'),
]

/** Of one table the last counts: a facet that reads prices needs more than the amounts. */
const followedTables = [...basic, ...[...Object.values(derivedFlags), ...Object.values(derivedLists)].flatMap(ofFacet)]

/** Every trigger by which indexes and caches learn of changes. */
export const searchTriggers: string[] = [
  ...new Map(
    followedTables.flatMap((followed) => triggersOf(followed).map(([name, definition]) => [`${followed.table}.${name}`, definition])),
  ).values(),
  ...promisedArrivals,
]
