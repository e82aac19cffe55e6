import { createTransport } from 'nodemailer'
import type { Config } from '#src/config'
import { MAIL_TIMEOUTS, type Letter } from './mail.ts'

/** Sends a letter at once, past the queue: whoever presses “check” waits for the server's own answer. Throws what the server said. */
export async function tryMail(
  { SMTP_URL, MAIL_FROM }: Config,
  { to, subject, html, text }: Pick<Letter, 'to' | 'subject' | 'html' | 'text'>,
) {
  const transport = createTransport({ url: SMTP_URL, ...MAIL_TIMEOUTS })
  try {
    await transport.sendMail({ from: MAIL_FROM, to, subject, html, text })
  } finally {
    transport.close()
  }
}
