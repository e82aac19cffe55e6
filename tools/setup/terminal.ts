import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import type { Ask } from './ask-shop.ts'

/** Questions in the terminal or from a pipe; a password is not shown as it is typed. */
export function openTerminal(): { ask: Ask; close: () => void } {
  let isMuted = false
  const output = new Writable({
    write(chunk: Buffer, _encoding, done) {
      if (!isMuted) process.stdout.write(chunk)
      done()
    },
  })
  const lines = createInterface({ input: process.stdin, output, terminal: process.stdin.isTTY })
  // Lines that are pasted or piped come before they are asked for: they wait for their question.
  const written = lines[Symbol.asyncIterator]()
  return {
    ask: async (text, { isSecret }) => {
      process.stdout.write(text)
      isMuted = isSecret
      const { value, done } = await written.next()
      isMuted = false
      if (isSecret) process.stdout.write('\n')
      if (done) throw new Error('Ввод закончился раньше вопросов: магазин не создан.')
      return value
    },
    close: () => lines.close(),
  }
}
