import { CancelledError, QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { sanitisedQuery } from '#ui/sanitised.ts'
import { dropPersonalCaches } from './personal-caches.ts'

test('[S-02] [O-02] a session that ends while the page starts does not stop the start: its queries are not cancelled', async () => {
  const queries = new QueryClient()
  const { promise, resolve } = Promise.withResolvers<string>()
  const start = queries.query({
    queryKey: ['info', 'first-messages'],
    queryFn: () => queries.query({ ...sanitisedQuery('<p>Весть</p>'), queryFn: () => promise }),
    retry: false,
  })
  const price = queries.query({ queryKey: ['prices'], queryFn: () => new Promise<never>(() => undefined), retry: false })
  await Promise.all([expect(price).rejects.toThrow(CancelledError), dropPersonalCaches(queries)])
  resolve('<p>Весть</p>')
  expect(await start).toBe('<p>Весть</p>')
})
