import { createServer, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { buildApp } from '#src/app'
import { startTestApp } from '#test/app'
import { connectToServer } from '#test/connect-to-server'
import { describeStore } from '#test/describe-store'
import { patientPool } from '#test/database'
import { createContext } from '../create-context.ts'

const { server } = describeStore()

test('a healthy server is alive and ready', async () => {
  expect((await server.app.inject('/live')).json()).toEqual({ status: 'ok' })
  expect((await server.app.inject('/ready')).json()).toEqual({ status: 'ok' })
})

test('metrics are labelled by route, not by address, and the jobs are counted by state', async () => {
  await server.ctx.jobs.add('test.waiting', {})
  await server.app.inject('/api/v1/content/nowhere')
  await server.app.inject('/api/v1/content/elsewhere')
  const answer = await server.app.inject('/metrics')
  expect(answer.headers['content-type']).toContain('text/plain')
  expect(answer.payload).toContain('http_request_duration_seconds_count{method="GET",route="/api/v1/content/:slug",status="404"} 2')
  expect(answer.payload).not.toContain('elsewhere')
  expect(answer.payload).toMatch(/database_connections\{state="total"\} \d/)
  expect(answer.payload).toContain('nodejs_eventloop_lag_seconds')
  expect(answer.payload).toContain('jobs{state="waiting"} 1')
})

test('a database behind the code makes the server alive but not ready', async () => {
  const behind = await startTestApp()
  await behind.pool.query('delete from drizzle.__drizzle_migrations where id = (select max(id) from drizzle.__drizzle_migrations)')
  expect((await behind.app.inject('/ready')).statusCode).toBe(503)
  expect((await behind.app.inject('/live')).statusCode).toBe(200)
  await behind.stop()
})

/** A cable that can be cut, between an application and the database. */
async function startOverCable() {
  const database = server.ctx.config.DATABASE_URL ?? ''
  const sockets = new Set<Socket>()
  const cable = createServer((near) => {
    const far = connectToServer(database)
    for (const socket of [near, far]) sockets.add(socket.on('error', () => socket.destroy()))
    near.pipe(far).pipe(near)
  })
  await new Promise<void>((done) => cable.listen(0, '127.0.0.1', done))
  const address = cable.address()
  const url = new URL(database)
  url.host = `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  const pool = patientPool({ url: url.href, max: 3 })
  const app = await buildApp(createContext(server.ctx.config, pool))
  await app.ready()
  return {
    app,
    cut: () => {
      cable.close()
      for (const socket of sockets) socket.destroy()
    },
    stop: async () => (await app.close(), pool.end()),
  }
}

test('without its database the server stays up: pages and calls report it, metrics go on', async () => {
  const { app, cut, stop } = await startOverCable()
  expect((await app.inject('/ready')).statusCode).toBe(200)
  expect((await app.inject('/api/v2/settings')).statusCode).toBe(200)
  cut()
  // The cached site must have expired.
  await pause(700)
  expect((await app.inject('/ready')).statusCode).toBe(503)
  expect((await app.inject('/live')).statusCode).toBe(200)
  const call = await app.inject('/api/v2/settings')
  expect(call.statusCode).toBe(503)
  expect(call.json()).toMatchObject({ code: 'server.unavailable' })
  expect(call.headers['retry-after']).toBe('5')
  expect((await app.inject('/')).statusCode).toBe(503)
  expect((await app.inject('/metrics')).payload).toContain('database_connections')
  await stop()
})

test('a draining server turns not ready first and still answers', async () => {
  const leaving = await startTestApp()
  leaving.app.health.drain()
  const ready = await leaving.app.inject('/ready')
  expect(ready.statusCode).toBe(503)
  expect(ready.json()).toEqual({ status: 'draining' })
  expect((await leaving.app.inject('/api/v2/settings')).statusCode).toBe(200)
  await leaving.stop()
})
