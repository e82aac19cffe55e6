import * as z from 'zod'
import type { Language } from '@vitrina/contract/languages'
import { type Context, inTransaction } from '#platform/context'
import { job } from '#platform/jobs/jobs'
import { claimOnce } from '#platform/jobs/claim-once'
import { removeFile } from '#platform/files/stored-files'
import { notify } from '#modules/account/notifications/notify'
import { shiftDay, sellerDay, formatDay } from '@vitrina/contract/days/days.rules'
import { inRoubles } from '#texts/roubles'
import { documentFile } from './document-file.ts'
import { listOverdue, type Overdue } from './files.queries.ts'
import { DELETE_FILE, MAKE_FILES, SEND } from './schedule-jobs.ts'
import { mailDocument } from './send-document.ts'
import { mailing } from './send-files.ts'

/** Both files of a document, made ahead right after it is issued. */
export const makeFiles = job({
  name: MAKE_FILES,
  payload: z.object({ documentId: z.number() }),
  run: async (ctx, { documentId }) => {
    await documentFile(ctx, { id: documentId, format: 'pdf' })
    await documentFile(ctx, { id: documentId, format: 'xlsx' })
  },
})

/** A document requested by letter. */
export const sendRequestedDocument = job({
  name: SEND,
  payload: mailing.extend({ documentId: z.number() }),
  run: (ctx, sent) => mailDocument(ctx, sent),
})

/** An archive or an export once its link is long dead. */
export const deleteTemporaryFile = job({
  name: DELETE_FILE,
  payload: z.object({ key: z.string() }),
  run: (ctx, { key }) => inTransaction(ctx, (tx) => removeFile(tx, key)),
})

/** After a longer downtime no letters go out about old debts. */
const NOTIFIED_DAYS = 14

const overdueValues = (invoice: Overdue, language: Language) => ({
  number: invoice.number,
  date: formatDay(invoice.date),
  due: formatDay(invoice.due_on),
  sum: inRoubles(invoice.open, language),
  order: invoice.order,
  company: invoice.company,
})

const notifyAboutOverdue = (ctx: Context, invoice: Overdue): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    if (!(await claimOnce(tx, `document:${invoice.id}:overdue`, { isForGood: true }))) return
    const site = { name: invoice.site_name, url: invoice.origin }
    for (const userId of invoice.readers)
      await notify(tx, {
        userId,
        event: 'document.overdue',
        companyId: invoice.company_id,
        site,
        letter: 'document.overdue',
        path: '/documents?state=overdue',
        valuesIn: (language) => overdueValues(invoice, language),
      })
  })

/** Each morning: newly overdue invoices, once each. */
export const notifyOverdue = job({
  name: 'document.tell-overdue',
  payload: z.object({}),
  run: async (ctx) => {
    const today = sellerDay(ctx.now())
    for (const invoice of await listOverdue(ctx, { today, since: shiftDay(today, -NOTIFIED_DAYS) })) await notifyAboutOverdue(ctx, invoice)
  },
})
