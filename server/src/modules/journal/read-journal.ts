import { JOURNAL_PAGE, type JournalEvent } from '@vitrina/contract/journal/journal'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { journalTextsIn } from '#texts/journal/journal'
import { type JournalFilters, listColleagues, listEvents } from './journal.queries.ts'
import { readNames } from './names.queries.ts'
import { numbersOf } from './names.rules.ts'
import { showEvent } from './show-event.ts'

/** A part of the journal; one row more is read to know whether there is another part. */
export async function readJournal(
  ctx: Context,
  { language }: Actor,
  query: JournalFilters & { after?: string | undefined },
): Promise<{ items: JournalEvent[]; next: string | null }> {
  const rows = await listEvents(ctx, { ...query, limit: JOURNAL_PAGE + 1 })
  const shown = rows.slice(0, JOURNAL_PAGE)
  const names = await readNames(ctx, language, numbersOf(shown))
  return {
    items: shown.map((row) => showEvent(row, language, names)),
    next: rows.length > JOURNAL_PAGE ? (shown.at(-1)?.mark ?? null) : null,
  }
}

const optionsOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words)
    .map(([value, name]) => ({ value, name }))
    .toSorted((one, other) => one.name.localeCompare(other.name))

export async function readJournalOptions(ctx: Context, { language }: Actor) {
  const { events, entities } = journalTextsIn(language)
  return { people: await listColleagues(ctx), types: optionsOf(events), entities: optionsOf(entities) }
}
