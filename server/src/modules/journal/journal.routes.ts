import type { FastifyInstance } from 'fastify'
import { journalApi } from '@vitrina/contract/journal/journal'
import { serve } from '#platform/http/routes'
import { exportJournal } from './export-journal.ts'
import { readJournal, readJournalOptions } from './read-journal.ts'

export async function journalRoutes(app: FastifyInstance) {
  serve(app, journalApi.list, ({ query }, { ctx, actor }) => readJournal(ctx, actor, query))
  serve(app, journalApi.options, (_, { ctx, actor }) => readJournalOptions(ctx, actor))
  serve(app, journalApi.exportFile, ({ body }, { ctx, actor }) => exportJournal(ctx, actor, body))
}
