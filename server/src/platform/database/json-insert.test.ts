import { integer, pgTable, text, timestamp } from '#platform/database/drizzle'
import { expect, test } from 'vitest'
import { jsonInsert } from './json-insert.ts'

const letters = pgTable('letters', {
  id: integer().primaryKey(),
  sentBy: integer(),
  text: text().notNull(),
  sentAt: timestamp({ withTimezone: true }),
})

test('every column but those left to the database is named in the columns, the values and the record', () => {
  expect(jsonInsert(letters, { alias: 'l', except: ['id'] })).toEqual({
    columns: '"sent_by", "text", "sent_at"',
    values: 'l."sentBy", l."text", l."sentAt"',
    record: 'l ("sentBy" integer, "text" text, "sentAt" timestamp with time zone)',
  })
})
