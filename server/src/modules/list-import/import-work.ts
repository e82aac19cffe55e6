import type { FastifyInstance } from 'fastify'
import type { Catalogue } from '#modules/catalogue/open-catalogue'
import { type Matcher, openMatcher } from './matching/matcher.ts'

/** Imports this server works on beside the requests it answers. */
export type ImportWork = Pick<Matcher, 'guess' | 'read' | 'match'> & {
  catalogue: Catalogue
  /** The server is about to stop: work is left where another can go on. */
  isClosing: () => boolean
  track: (work: Promise<void>) => void
}

/** The first list shall be matched as fast as any other; when that cannot be prepared, the shop opens all the same. */
function prepareBeforeReady(app: FastifyInstance, matcher: Pick<Matcher, 'prepare'>, isClosing: () => boolean): void {
  app.addHook('onListen', () => {
    let isSettled = false
    app.health.require('the matching of lists', () => isSettled)
    void matcher
      .prepare()
      .catch((error: unknown) => {
        if (!isClosing()) app.log.error({ err: error }, 'the matching of lists was not prepared; the first list will take longer')
      })
      .finally(() => {
        isSettled = true
      })
  })
}

/** Closing waits for the work under way, which stops at its next slice. */
export function openImportWork(app: FastifyInstance, catalogue: Catalogue): ImportWork {
  const matcher = openMatcher(app.ctx, catalogue)
  const underWay = new Set<Promise<void>>()
  let isClosing = false
  prepareBeforeReady(app, matcher, () => isClosing)
  app.addHook('preClose', async () => {
    isClosing = true
    await Promise.allSettled(underWay)
  })
  app.addHook('onClose', () => matcher.close())
  return {
    catalogue,
    guess: matcher.guess,
    read: matcher.read,
    match: matcher.match,
    isClosing: () => isClosing,
    track: (work) => {
      const ended = work
        .catch((error: unknown) => app.log.error({ err: error }, 'an import has failed'))
        .finally(() => underWay.delete(ended))
      underWay.add(ended)
    },
  }
}
