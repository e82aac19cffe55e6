import { type LetterTemplate, paragraphsOf } from '@vitrina/contract/content/letter-templates.rules'
import { inLanguage, type Language } from '@vitrina/contract/languages'
import { letterLogo } from '#modules/content/letters/compose-letter'
import { filledLetter } from '#modules/content/letters/written-letter'
import type { Actor } from '#platform/actor'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { originOf } from '#platform/http/site-origin'
import { sendMail } from '#platform/mail/mail'
import { renderLetter } from '#platform/mail/mail-template'
import { footerOf, highlightOf, type LetterName, ownText, placeholdersOf } from '#texts/letter-catalogue'
import { exampleOf } from '#texts/letter-placeholders'
import { checkTemplate, nameOf } from './letters.ts'
import { findOwnAddress } from './letters.queries.ts'

type Draft = { name: string; language: Language; text: LetterTemplate }

/** The shop's own name and look; names and sums are invented, for whoever writes letters may know no company. */
async function render(ctx: Context, { site }: Actor, letter: LetterName, { language, text }: Draft) {
  const values = Object.fromEntries(placeholdersOf(letter).map(({ name }) => [name, exampleOf(name)]))
  const own = ownText(letter, language)
  const { subject, paragraphs, button } = filledLetter(
    { ...own, subject: text.subject, lines: paragraphsOf(text.body), button: own.button && (text.button || own.button) },
    values,
  )
  const siteName = inLanguage(site.name, language)
  const highlight = highlightOf(letter)
  const rendered = renderLetter({
    siteName,
    logo: await letterLogo(ctx),
    language,
    title: subject,
    paragraphs,
    ...(highlight && { highlight: exampleOf(highlight) }),
    ...(button && { button: { text: button, link: originOf(ctx, site) } }),
    footer: footerOf(letter, language, siteName),
  })
  return { subject, ...rendered }
}

export async function previewLetter(ctx: Context, actor: Actor, draft: Draft): Promise<{ subject: string; html: string }> {
  const { subject, html } = await render(ctx, actor, nameOf(draft.name), draft)
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
    await sendMail(tx, { to, ...(await render(tx, actor, letter, draft)) })
    await recordEvent(tx, actor, {
      type: 'letter.tried',
      entity: 'letter',
      entityId: letter,
      diff: { after: { language: draft.language } },
    })
  })
  return { to }
}
