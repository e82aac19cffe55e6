import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { connectToServer } from './connect-to-server.ts'

/** The way to PostgreSQL, which can be held up: connections stay open and nothing passes, as when its machine hangs. */
export async function stallingProxy(database: string) {
  const sockets = new Set<Socket>()
  let isStalled = false
  const server = createServer((inward) => {
    const outward = connectToServer(database)
    for (const [from, to] of [
      [inward, outward],
      [outward, inward],
    ] as const) {
      sockets.add(from)
      from.on('data', (chunk) => to.write(chunk))
      // A broken connection ends as a closed one does.
      from.on('error', () => to.destroy())
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
      if (isStalled) from.pause()
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(database)
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: url.href,
    stall: () => {
      isStalled = true
      for (const socket of sockets) socket.pause()
    },
    resume: () => {
      isStalled = false
      for (const socket of sockets) socket.resume()
    },
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
