import type { Language } from '@vitrina/contract/languages'
import type { Context } from '#platform/context'
import { originOf } from '#platform/http/site-origin'
import { renderLetter } from '#platform/mail/mail-template'
import { footerOf, type LetterName } from '#texts/letter-catalogue'
import { mediaUrl } from '../content.rules.ts'
import { findShopLogo } from './letters.queries.ts'
import { type LetterValues, writtenLetter } from './written-letter.ts'

/** The address of the shop's logo as a mail program fetches it. */
export async function letterLogo(ctx: Context): Promise<string | null> {
  const shop = await findShopLogo(ctx)
  const path = mediaUrl(shop?.logo ?? null)
  return shop && path ? new URL(path, originOf(ctx, shop)).href : null
}

type Composed = {
  letter: LetterName
  language: Language
  siteName: string
  values: LetterValues
  /** Where its button leads. */
  link?: string
  /** A code to be read at a glance. */
  highlight?: string
}

/** A letter in the seller's words under the shop's logo, ready to be sent. */
export async function composeLetter(
  tx: Context,
  { letter, language, siteName, values, link, highlight }: Composed,
): Promise<{ subject: string; html: string; text: string }> {
  const { subject, paragraphs, button } = await writtenLetter(tx, { letter, language, values })
  const rendered = renderLetter({
    siteName,
    logo: await letterLogo(tx),
    language,
    title: subject,
    paragraphs,
    ...(highlight && { highlight }),
    ...(button && link && { button: { text: button, link } }),
    footer: footerOf(letter, language, siteName),
  })
  return { subject, ...rendered }
}
