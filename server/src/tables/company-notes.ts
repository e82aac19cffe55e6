import { sql, date, index, integer, pgTable, text } from '#platform/database/drizzle'
import { at, createdAt, id } from './columns.ts'
import { companies } from './companies.ts'
import { fatesOf } from './fates.ts'
import { users } from './users.ts'

/** Remarks of the seller's people about a company; buyers never see them. */
export const companyNotes = pgTable(
  'company_notes',
  {
    id: id(),
    companyId: integer()
      .notNull()
      .references(() => companies.id),
    text: text().notNull(),
    authorId: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.companyId, t.id.desc())],
)

export const companyNotesFates = fatesOf(companyNotes, { text: ['mentions'] })

/** Something to do for a company, by a day and a person. */
export const companyTasks = pgTable(
  'company_tasks',
  {
    id: id(),
    companyId: integer()
      .notNull()
      .references(() => companies.id),
    text: text().notNull(),
    dueOn: date({ mode: 'string' }).notNull(),
    assigneeId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    authorId: integer().references(() => users.id, { onDelete: 'set null' }),
    doneAt: at(),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.companyId, t.id.desc()), index('company_tasks_open').on(t.assigneeId, t.dueOn).where(sql`${t.doneAt} is null`)],
)

export const companyTasksFates = fatesOf(companyTasks, { text: ['mentions'] })
