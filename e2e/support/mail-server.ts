import { SMTPServer } from 'smtp-server'

export type MailServer = {
  url: string
  /** Their plain text, in the order of arrival. */
  letters: () => readonly { to: string; text: string }[]
  stop: () => Promise<void>
}

/** The plain text of a letter as it travels. */
function plainText(letter: string): string {
  const packed = /text\/plain[^]*?base64\r\n\r\n(?<packed>[\w+/=\r\n]+)/.exec(letter)?.groups?.packed ?? ''
  return Buffer.from(packed, 'base64').toString()
}

/** Takes every letter, as the mail server of a seller would. */
export async function startMailServer(): Promise<MailServer> {
  const letters: { to: string; text: string }[] = []
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, { envelope }, done) => {
      let text = ''
      stream.on('data', (part: Buffer) => (text += part.toString()))
      stream.on('end', () => {
        for (const { address } of envelope.rcptTo) letters.push({ to: address, text: plainText(text) })
        done()
      })
    },
  })
  const port = await new Promise<number>((ready) => {
    const listening = smtp.listen(0, '127.0.0.1', () => {
      const address = listening.address()
      ready(typeof address === 'object' && address ? address.port : 0)
    })
  })
  return {
    url: `smtp://127.0.0.1:${port}`,
    letters: () => letters,
    stop: () => new Promise<void>((stopped) => smtp.close(() => stopped())),
  }
}
