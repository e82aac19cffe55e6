import { SMTPServer } from 'smtp-server'

type MailBox = {
  url: string
  /** Number of deliveries of each letter, by its id. */
  letters: ReadonlyMap<string, number>
  /** Connections that broke off. */
  broken: () => number
  close: () => Promise<void>
}

/** A mail server that counts its letters. */
export async function openMailBox(): Promise<MailBox> {
  const letters = new Map<string, number>()
  let broken = 0
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, _, done) => {
      let text = ''
      stream.on('data', (part: Buffer) => (text += part.toString()))
      stream.on('end', () => {
        const id = /^message-id: (.+)$/im.exec(text)?.[1] ?? ''
        letters.set(id, (letters.get(id) ?? 0) + 1)
        done()
      })
    },
  })
  // A sender killed in the middle of a letter is expected in this run.
  smtp.on('error', () => (broken += 1))
  const port = await new Promise<number>((ready) => {
    const listening = smtp.listen(0, '127.0.0.1', () => {
      const address = listening.address()
      ready(typeof address === 'object' && address ? address.port : 0)
    })
  })
  return {
    url: `smtp://127.0.0.1:${port}`,
    letters,
    broken: () => broken,
    close: () => new Promise<void>((closed) => smtp.close(() => closed())),
  }
}
