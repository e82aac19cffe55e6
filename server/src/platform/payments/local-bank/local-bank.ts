import type { FastifyInstance } from 'fastify'
import { isBankLocal } from '../t-kassa/terminal.ts'
import { bankApi } from './api.routes.ts'
import { bankPages } from './page.routes.ts'

/**
 * A bank with T-Kassa's protocol, for a demo store with no terminal of its own; its state is in the database,
 * so every server process has the same one. Elsewhere these addresses do not exist.
 */
export async function openLocalBank(app: FastifyInstance): Promise<void> {
  if (!isBankLocal(app.ctx.config)) return
  // Only here: the store itself reads no forms, which others' pages could send it.
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  bankApi(app)
  bankPages(app)
}
