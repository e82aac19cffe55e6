import { getTableColumns, type PgTable } from '#platform/database/drizzle'
import { toSnakeCase } from 'drizzle-orm/casing'

type JsonInsert = {
  /** `site_id, company_id` */
  columns: string
  /** `h."siteId", h."companyId"` */
  values: string
  /** `h ("siteId" integer, "companyId" integer)` */
  record: string
}

/**
 * The parts of a prepared insert whose rows travel as one JSON with the keys of the table: all columns but those left to the database.
 * Derived from the table, so that a new column is not forgotten in the statement.
 */
export function jsonInsert(table: PgTable, { alias, except }: { alias: string; except: readonly string[] }): JsonInsert {
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => !except.includes(key))
  const listed = (text: (key: string, type: string) => string) => columns.map(([key, column]) => text(key, column.getSQLType())).join(', ')
  return {
    columns: listed((key) => `"${toSnakeCase(key)}"`),
    values: listed((key) => `${alias}."${key}"`),
    record: `${alias} (${listed((key, type) => `"${key}" ${type}`)})`,
  }
}
