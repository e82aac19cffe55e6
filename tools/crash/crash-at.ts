import { appendFileSync } from 'node:fs'
import pg from 'pg'

/**
 * Loaded before the server by the crash test alone: the process kills itself at one step of placing an order,
 * as in a power failure there. The store's own code does not know of it.
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
export type CrashStep = keyof typeof steps
export const crashSteps = Object.keys(steps) as CrashStep[]

const PLACING = 'POST /api/v1/order'

const step = process.env.DIE_AT as CrashStep | undefined
const crashLog = process.env.DEATHS_FILE

/** Written before the end, so that deaths are counted by the step really reached. */
function crash(): void {
  if (crashLog) appendFileSync(crashLog, `${step}\n`)
  process.kill(process.pid, 'SIGKILL')
}

type Query = (this: pg.Client, ...given: unknown[]) => unknown
const textOf = (given: unknown): string => {
  if (typeof given === 'string') return given
  const { name = '', text = '' } = given as { name?: string; text?: string }
  return `${name} ${text}`
}
const valuesOf = ([asked, values]: unknown[]): unknown[] => {
  const own = typeof asked === 'object' && asked !== null && 'values' in asked ? asked.values : values
  return Array.isArray(own) ? own : []
}

if (step) {
  const statement = steps[step]
  const isAfter = step === 'after commit' || step === 'key taken'
  /** Connections placing an order: other calls run some of the same statements. */
  const placing = new WeakSet<object>()
  /** Those of them that have inserted an order: a repeat of a known key commits as well, and has nothing to lose. */
  const written = new WeakSet<object>()
  // Called with its own client below.
  const original = Reflect.get(pg.Client.prototype, 'query') as Query
  const query: Query = function (this, ...args) {
    const text = textOf(args[0])
    const command = text.trim().toLowerCase()
    if (command === 'begin' || command === 'rollback') {
      placing.delete(this)
      written.delete(this)
    }
    if (text.includes(steps['key taken']) && valuesOf(args).includes(PLACING)) placing.add(this)
    if (text.includes(steps['order written'])) written.add(this)
    const isHere = placing.has(this) && (statement === 'commit' ? command === statement && written.has(this) : text.includes(statement))
    if (isHere && !isAfter) crash()
    const answer = original.apply(this, args)
    if (isHere && answer instanceof Promise) void answer.then(crash)
    return answer
  }
  pg.Client.prototype.query = query as unknown as typeof pg.Client.prototype.query
}
