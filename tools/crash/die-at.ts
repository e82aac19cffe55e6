import pg from 'pg'

/**
 * Loaded before the server by the crash test alone: the process kills itself at one step of placing an order,
 * as a machine would that loses its power there. The store's own code knows nothing of it.
 */
const steps = {
  'key taken': 'insert into "idempotency_keys"',
  'carts locked': 'lock_own_carts',
  'lines read': 'chosen_cart_lines',
  'stock locked': 'lock_stock',
  'order written': 'insert_order',
  'stock taken': 'take_stock',
  'story written': 'insert into "order_events"',
  'reserve asked': 'insert into reserves',
  'job added': 'graphile_worker.add_job',
  'cart emptied': 'take_ordered_lines_out',
  'answer kept': 'update "idempotency_keys"',
  'before commit': 'commit',
  'after commit': 'commit',
} as const
export type DeathStep = keyof typeof steps
export const deathSteps = Object.keys(steps) as DeathStep[]

const step = process.env.DIE_AT as DeathStep | undefined
const die = () => process.kill(process.pid, 'SIGKILL')

type Query = (this: pg.Client, ...given: unknown[]) => unknown
const textOf = (given: unknown): string => {
  if (typeof given === 'string') return given
  const { name = '', text = '' } = given as { name?: string; text?: string }
  return `${name} ${text}`
}

if (step) {
  const wanted = steps[step]
  const ordering = new WeakSet<object>()
  // Called with its own client below.
  const original = Reflect.get(pg.Client.prototype, 'query') as Query
  const query: Query = function (this, ...given) {
    const text = textOf(given[0])
    if (text.trim().toLowerCase() === 'begin') ordering.delete(this)
    if (text.includes('lock_stock')) ordering.add(this)
    const isHere = text.includes(wanted)
    // A commit is one of ours only after the stock was locked in it.
    if (isHere && wanted === 'commit' && !ordering.has(this)) return original.apply(this, given)
    if (isHere && step !== 'after commit' && step !== 'key taken') die()
    const answer = original.apply(this, given)
    if (isHere && answer instanceof Promise) void answer.then(die)
    return answer
  }
  pg.Client.prototype.query = query as unknown as typeof pg.Client.prototype.query
}
