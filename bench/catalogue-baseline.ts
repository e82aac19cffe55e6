import Fastify from 'fastify'

/** The cost of a route that only sends this many bytes. */
const texts = new Map<number, string>()
const app = Fastify()
app.get<{ Params: { count: string } }>('/bytes/:count', async ({ params }, reply) => {
  const count = Number(params.count)
  const text = texts.get(count) ?? 'x'.repeat(count)
  texts.set(count, text)
  return reply.type('application/json').send(text)
})
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) })
