import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import type { Ask } from './ask-shop.ts'

/** Questions in the terminal; a password is not shown as it is typed. */
export function openTerminal(): { ask: Ask; close: () => void } {
  let isMuted = false
  const output = new Writable({
    write(chunk: Buffer, _encoding, done) {
      if (!isMuted) process.stdout.write(chunk)
      done()
    },
  })
  const lines = createInterface({ input: process.stdin, output, terminal: process.stdin.isTTY })
  return {
    ask: async (text, { isSecret }) => {
      process.stdout.write(text)
      isMuted = isSecret
      const answer = await lines.question('')
      isMuted = false
      if (isSecret) process.stdout.write('\n')
      return answer
    },
    close: () => lines.close(),
  }
}
