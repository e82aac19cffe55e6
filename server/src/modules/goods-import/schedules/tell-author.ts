import { inLanguage, type Language, languages } from '@vitrina/contract/languages'
import type { Context } from '#platform/context'
import { originOf } from '#platform/http/site-origin'
import { sendMail } from '#platform/mail/mail'
import { renderLetter } from '#platform/mail/mail-template'
import { accountTextsIn } from '#texts/account'
import { goodsImportTextsIn } from '#texts/goods-import'
import { fill } from '#texts/texts'
import { failureText } from '../failure-text.ts'
import type { ImportRow } from '../imports.queries.ts'
import { findRecipient, type ScheduleRow } from './schedules.queries.ts'

type About = { kind: 'refused' | 'failed' | 'waiting'; path: string; values: (language: Language) => Record<string, string | number> }

/** A letter to whoever an import by the clock runs for; one who is gone or has no address gets none. */
async function sendLetter(tx: Context, of: { authorId: number | null; siteId: number }, { kind, path, values }: About): Promise<void> {
  const recipient = await findRecipient(tx, of)
  if (!recipient) return
  const language = languages.find((known) => known === recipient.language) ?? 'ru'
  const { letters } = goodsImportTextsIn(language)
  const { subject, lines, button } = letters[kind]
  const given = values(language)
  const title = fill(subject, given)
  const letter = renderLetter({
    siteName: inLanguage(recipient.site.name, language),
    language,
    title,
    paragraphs: lines.map((line) => fill(line, given)),
    button: { text: button ?? '', link: `${originOf(tx, recipient.site)}${path}` },
    footer: accountTextsIn(language).footer,
  })
  await sendMail(tx, { to: recipient.email, subject: title, ...letter })
}

/** About an import: rows were refused, it failed, or it waits for a look. */
export const tellAuthor = (tx: Context, row: ImportRow, kind: About['kind']): Promise<void> =>
  sendLetter(tx, row, {
    kind,
    path: `/back-office/imports/${row.id}`,
    values: (language) => ({
      id: row.id,
      file: row.fileName,
      rows: row.summary?.rows ?? 0,
      refused: row.summary?.refused ?? 0,
      pictures: row.summary?.pictures.failed ?? 0,
      drops: row.summary?.drops ?? 0,
      why: failureText(row, language) ?? '',
    }),
  })

/** About a run that has not come as far as an import. */
export const tellOfSchedule = (tx: Context, row: ScheduleRow): Promise<void> =>
  sendLetter(tx, row, {
    kind: 'failed',
    path: '/back-office/imports',
    values: (language) => ({ id: row.id, file: row.fileName, why: failureText(row, language) ?? '' }),
  })
