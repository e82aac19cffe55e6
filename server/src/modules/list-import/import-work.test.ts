import Fastify from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Catalogue } from '#modules/catalogue/open-catalogue'
import { openImportWork } from './import-work.ts'

test('a shop whose lists cannot be prepared opens all the same', async () => {
  const app = Fastify()
  onTestFinished(() => app.close())
  const requirements: (() => boolean)[] = []
  app.decorate('health', { drain: () => {}, require: (_what: string, isThere: () => boolean) => void requirements.push(isThere) })
  const search = vi.fn<Catalogue['search']>().mockRejectedValue(new Error('no index'))
  // As far as preparing needs a catalogue.
  openImportWork(app, { search } as Partial<Catalogue> as Catalogue)
  await app.listen({ host: '127.0.0.1', port: 0 })
  await expect.poll(() => search.mock.calls.length).toBe(1)
  await expect.poll(() => requirements.map((isThere) => isThere())).toEqual([true])
})
