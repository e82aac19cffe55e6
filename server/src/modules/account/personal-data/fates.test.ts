import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { getTableColumns, getTableName, is, integer, jsonb, type PgColumn, PgTable, pgTable, text } from '#platform/database/drizzle'
import { expect, test } from 'vitest'
import { buyerTextNames } from '@vitrina/contract/orders/buyer-texts.rules'
import { columnsWith, fatesOf, type TableFates } from '#tables/fates'
import { ordersFates } from '#tables/orders'
import { inventory, mentions } from './inventory.queries.ts'

const isFreeText = ({ columnType, enumValues }: PgColumn) => columnType === 'PgJsonb' || (columnType === 'PgText' && !enumValues?.length)

const freeTexts = (table: PgTable): string[] =>
  Object.entries(getTableColumns(table)).flatMap(([key, column]) => (isFreeText(column) ? [key] : []))

const files = globSync(resolve(import.meta.dirname, '../../../tables/*.ts'))
const exported = (await Promise.all(files.map((file) => import(file) as Promise<Record<string, unknown>>))).flatMap(Object.entries)

const tables = exported.flatMap(([, one]) => (is(one, PgTable) ? [one] : []))
const marked = exported.flatMap(([name, one]) => (name.endsWith('Fates') ? [one as TableFates] : []))
const withoutPeople = new Set(exported.flatMap(([name, one]) => (name === 'withoutPeople' ? (one as PgTable[]) : [])))

/** Free texts of which nobody said what becomes of them when a person is deleted. */
function forgotten(table: PgTable, stated: readonly TableFates[]): string[] {
  if (withoutPeople.has(table)) return []
  const fates = stated.find((one) => one.table === table)?.fates ?? {}
  return freeTexts(table).flatMap((key) => (fates[key] ? [] : [`${getTableName(table)}.${key}`]))
}

const notes = pgTable('notes', { id: integer(), kind: text({ enum: ['own', 'other'] }), body: text(), extra: jsonb() })

test('every free text has a fate in the deletion of a person', () => {
  expect(tables.length).toBeGreaterThan(80)
  expect(tables.flatMap((table) => forgotten(table, marked))).toEqual([])
})

test('a free text without a fate is found, and does not compile', () => {
  // @ts-expect-error: nothing says what becomes of `body`
  const stated = fatesOf(notes, { extra: 'impersonal' })
  expect(forgotten(notes, [stated])).toEqual(['notes.body'])
  expect(forgotten(notes, [])).toEqual(['notes.body', 'notes.extra'])
  expect(forgotten(notes, [fatesOf(notes, { body: ['mentions'], extra: 'impersonal' })])).toEqual([])
})

const tablesWith = (treatment: Parameters<typeof columnsWith>[1]) =>
  marked.filter((one) => columnsWith(one, treatment).length > 0).map(({ table }) => getTableName(table))

test('a column with a fate is reached by the deletion', () => {
  const listed = inventory.map(({ table }) => table)
  const emptied = inventory.flatMap(({ table, fate }) => (fate === 'erase' ? [] : [table]))
  expect(tablesWith('exported').filter((table) => !listed.includes(table))).toEqual([])
  // The row of the person itself is emptied apart.
  expect(tablesWith('emptied').filter((table) => table !== 'users' && !emptied.includes(table))).toEqual([])
  expect(tablesWith('mentions').toSorted()).toEqual(mentions.map(({ table }) => table).toSorted())
  expect(tablesWith('emptiedWithCompany').toSorted()).toEqual(['companies', 'delivery_addresses', 'legal_entities'])
})

test('what goes with its row is in a table whose rows go', () => {
  // Rows of these go with the company that is one person, and with the person's files.
  const elsewhere = ['bank_accounts', 'stored_files']
  const erased = inventory.flatMap(({ table, fate }) => (fate === 'erase' ? [table] : []))
  const named = marked.filter(({ fates }) => Object.values(fates).includes('erased')).map(({ table }) => getTableName(table))
  expect(named.filter((table) => ![...erased, ...elsewhere].includes(table))).toEqual([])
})

test('a text a buyer adds to an order loses the names of people who are deleted', () => {
  const searched = columnsWith(ordersFates, 'mentions').map(({ key }) => key)
  expect(buyerTextNames.filter((name) => !searched.includes(name))).toEqual([])
})
