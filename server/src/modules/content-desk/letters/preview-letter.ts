import { type LetterTemplate, paragraphsOf } from '@vitrina/contract/content/letter-templates.rules'
import { inLanguage, type Language } from '@vitrina/contract/languages'
import { filledLetter } from '#modules/content/letters/written-letter'
import type { Actor } from '#platform/actor'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { originOf } from '#platform/http/site-origin'
import { sendMail } from '#platform/mail/mail'
import { renderLetter } from '#platform/mail/mail-template'
import { footerOf, type LetterName, ownText, placeholdersOf } from '#texts/letter-catalogue'
import { exampleOf } from '#texts/letter-placeholders'
import { checkTemplate, nameOf } from './letters.ts'
import { findOwnAddress } from './letters.queries.ts'

type Draft = { name: string; language: Language; text: LetterTemplate }

/** The shop's own name and look; names and sums are invented, for whoever writes letters may know no company. */
function render(ctx: Context, { site }: Actor, letter: LetterName, { language, text }: Draft) {
  const values = Object.fromEntries(placeholdersOf(letter).map(({ name }) => [name, exampleOf(name)]))
  const own = ownText(letter, language)
  const { subject, paragraphs, button } = filledLetter(
    { ...own, subject: text.subject, lines: paragraphsOf(text.body), button: own.button && (text.button || own.button) },
    values,
  )
  const rendered = renderLetter({
    siteName: inLanguage(site.name, language),
    language,
    title: subject,
    paragraphs,
    ...(button && { button: { text: button, link: originOf(ctx, site) } }),
    footer: footerOf(letter, language),
  })
  return { subject, ...rendered }
}

export function previewLetter(ctx: Context, actor: Actor, draft: Draft): { subject: string; html: string } {
  const { subject, html } = render(ctx, actor, nameOf(draft.name), draft)
  return { subject, html }
}

/** The draft, sent to the address of whoever writes it. */
export async function sendTestLetter(ctx: Context, actor: Actor, draft: Draft): Promise<{ to: string }> {
  const letter = nameOf(draft.name)
  const fields = checkTemplate(actor, { letter, at: 'text', template: draft.text })
  if (fields.length > 0) throw new AppError('input.invalid', { fields })
  const to = await findOwnAddress(ctx, actor.user?.id ?? 0)
  if (!to) throw new AppError('letter.no-address')
  await inTransaction(ctx, async (tx) => {
    await sendMail(tx, { to, ...render(tx, actor, letter, draft) })
    await recordEvent(tx, actor, {
      type: 'letter.tried',
      entity: 'letter',
      entityId: letter,
      diff: { after: { language: draft.language } },
    })
  })
  return { to }
}
