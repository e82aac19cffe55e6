import type { FastifyInstance } from 'fastify'
import type { Catalogue } from '#modules/catalogue/open-catalogue'

/** Imports this server works on beside the requests it answers. */
export type ImportWork = {
  catalogue: Catalogue
  /** The server is about to stop: work is left where another can go on. */
  isClosing: () => boolean
  track: (work: Promise<void>) => void
}

/** Closing waits for the work under way, which stops at its next slice. */
export function openImportWork(app: FastifyInstance, catalogue: Catalogue): ImportWork {
  const underWay = new Set<Promise<void>>()
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
    await Promise.allSettled(underWay)
  })
  return {
    catalogue,
    isClosing: () => isClosing,
    track: (work) => {
      const ended = work
        .catch((error: unknown) => app.log.error({ err: error }, 'an import has failed'))
        .finally(() => underWay.delete(ended))
      underWay.add(ended)
    },
  }
}
