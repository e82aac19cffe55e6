import type { Language } from '@vitrina/contract/languages'
import { html } from '../http/html.ts'

export type LetterText = {
  siteName: string
  /** The address of a picture in place of the name; null or absent: the name in letters. */
  logo?: string | null
  language: Language
  title: string
  paragraphs: string[]
  /** A code or a number to be read at a glance. */
  highlight?: string
  button?: { text: string; link: string }
  /** Why the letter came, and the advice for a wrong recipient. */
  footer: string
}

/** One look for all letters. Values are escaped and never interpreted: `{{7*7}}` arrives as it is. */
export function renderLetter({ siteName, logo, language, title, paragraphs, highlight, button, footer }: LetterText): {
  html: string
  text: string
} {
  const body = html`<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head>
<body style="margin:0;padding:24px 12px;background:#f4f6f9;font-family:Arial,Helvetica,sans-serif;color:#1b2430">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" style="max-width:600px;width:100%;background:#ffffff;border:1px solid #dde3ea;border-radius:8px">
<tr><td style="padding:16px 24px;border-bottom:1px solid #dde3ea;color:#0f5ec2;font-size:18px;font-weight:bold">${
    logo
      ? html`<img src="${logo}" alt="${siteName}" height="40" style="display:block;height:40px;max-width:240px;object-fit:contain">`
      : siteName
  }</td></tr>
<tr><td style="padding:24px">
<h1 style="margin:0 0 16px;font-size:20px;line-height:28px">${title}</h1>
${paragraphs.map((text) => html`<p style="margin:0 0 12px;font-size:14px;line-height:22px">${text}</p>\n`)}${
  highlight ? html`<p style="margin:16px 0;font-size:28px;font-weight:bold;letter-spacing:4px">${highlight}</p>` : ''
}${
  button
    ? html`<p style="margin:20px 0 4px"><a href="${button.link}" style="display:inline-block;padding:12px 20px;background:#0f5ec2;color:#ffffff;text-decoration:none;border-radius:8px;font-size:14px">${button.text}</a></p>`
    : ''
}
</td></tr>
<tr><td style="padding:16px 24px;border-top:1px solid #dde3ea;font-size:12px;line-height:18px;color:#5b6675">${footer}</td></tr>
</table>
</td></tr></table>
</body>
</html>`
  const lines = [
    title,
    ...paragraphs,
    ...(highlight ? [highlight] : []),
    ...(button ? [`${button.text}: ${button.link}`] : []),
    `—\n${siteName}\n${footer}`,
  ]
  return { html: body.markup, text: `${lines.join('\n\n')}\n` }
}
