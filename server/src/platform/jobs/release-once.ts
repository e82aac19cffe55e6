import type pg from 'pg'

type Connected = (error: Error | undefined, client: pg.PoolClient | undefined, release: (isBroken?: Error | boolean) => void) => void

/**
 * The library gives the connection it listens on back twice when it breaks while a runner stops, and the pool's complaint
 * about that is caught by nobody: it would end the process. The second time nothing happens.
 */
export function releaseOnce(pool: pg.Pool): pg.Pool {
  const connect = pool.connect.bind(pool)
  const connectWith = (connected: Connected) =>
    connect((error, client, release) => {
      let isReleased = false
      connected(error, client, (isBroken) => {
        if (isReleased) return
        isReleased = true
        release(isBroken)
      })
    })
  pool.connect = ((connected?: Connected) => (connected ? connectWith(connected) : connect())) as pg.Pool['connect']
  return pool
}
