import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { openMailBox } from './mail-box.ts'

async function greeted(url: string) {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  const [greeting] = (await once(socket, 'data')) as [Buffer]
  expect(greeting.toString()).toMatch(/^220 /)
  return socket
}

test('a sender killed in the middle of a letter leaves the mail box open to the next', async () => {
  const mail = await openMailBox()
  const killed = await greeted(mail.url)
  for (const line of ['EHLO killed', 'MAIL FROM:<a@example.test>']) {
    killed.write(`${line}\r\n`)
    await once(killed, 'data')
  }
  killed.resetAndDestroy()
  await expect.poll(mail.broken).toBe(1)
  const next = await greeted(mail.url)
  next.end('QUIT\r\n')
  await once(next, 'close')
  await mail.close()
  expect(mail.letters.size).toBe(0)
})
