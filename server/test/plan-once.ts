import { createHash } from 'node:crypto'
import type pg from 'pg'

type Config = { text?: unknown; values?: unknown; name?: unknown; submit?: unknown }
type Query = (config: string | Config, values?: unknown, callback?: unknown) => unknown

/** Of statements met before: one made up at random is met once, and prepared would only take memory. */
const names = new Map<string, string | null>()

function nameOf(text: string): string | null {
  const met = names.get(text)
  if (met) return met
  const name = met === null ? createHash('sha1').update(text).digest('hex') : null
  names.set(text, name)
  return name
}

/** Only a statement with values: one without may be several at once, which cannot be prepared. */
function named(given: string | Config, values: unknown): string | Config {
  const config: Config = typeof given === 'string' ? { text: given } : given
  const all = Array.isArray(values) ? values : config.values
  if (typeof config.text !== 'string' || config.name || config.submit || !Array.isArray(all) || all.length === 0) return given
  const name = nameOf(config.text)
  return name === null ? given : { ...config, name }
}

/**
 * PostgreSQL spends more on reading and planning the statements of tests than on doing them: a repeated one is prepared, and so
 * planned once for each connection.
 */
export function planOnce(pool: pg.Pool): pg.Pool {
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as Query
    Object.assign(client, {
      query: (config: string | Config, values?: unknown, callback?: unknown) => query(named(config, values), values, callback),
    })
  })
  return pool
}
