import { randomUUID } from 'node:crypto'
import { sql } from '@vitrina/server/src/platform/database/drizzle.ts'
import { sellerDay, shiftDay } from '@vitrina/contract/days/days.rules'
import type { Context } from '@vitrina/server/src/platform/context.ts'
import type { Db } from '@vitrina/server/src/platform/database/db.ts'
import type { Files } from '@vitrina/server/src/platform/files/files.ts'
import { jobsOn } from '@vitrina/server/src/platform/jobs/jobs.ts'
import { createLog } from '@vitrina/server/src/platform/process/log.ts'
import { readConfig } from '@vitrina/server/src/config.ts'
import { ProductCache } from '@vitrina/server/src/modules/catalogue/products/product-cache.ts'
import { setArchive } from '@vitrina/server/src/modules/purchasing/archive.ts'
import { commentEntry } from '@vitrina/server/src/modules/purchasing/comment-entry.ts'
import { createEntry } from '@vitrina/server/src/modules/purchasing/create-entry.ts'
import { linkOrder } from '@vitrina/server/src/modules/purchasing/link-order.ts'
import { findBuyer, theSite } from '#demo/orders/demo-actors'

const BUYER = { email: 'buyer@vitrina.test', company: 'Контур-Монтаж' }
const BUYERS_SPECIFICATION = 'Школа № 5, щиты и освещение'

type Ordered = { id: number; isOver: boolean; lines: { productId: number; amount: number }[] }

/** Orders of the company that still count, those that are over first. */
async function listOrders({ db }: Context, companyId: number): Promise<Ordered[]> {
  const { rows } = await db.execute<Ordered>(sql`
    select o.id, o.state = 'completed' as "isOver", json_agg(json_build_object('productId', i.product_id, 'amount', i.amount) order by i.line_no) as lines
    from orders o join order_items i on i.order_id = o.id and i.product_id is not null and i.cancelled = 0 and i.returned = 0
    where o.company_id = ${companyId} and o.state in ('confirmed', 'in_progress', 'completed')
    group by o.id order by o.state = 'completed' desc, o.id`)
  return rows
}

/** A plan of one need; `order` counts one of the company's orders for it, with `more` times what was ordered. */
type Plan = {
  name: string
  objectName: string
  inDays: number
  budget?: number
  note?: string
  order?: { isOver: boolean; nth: number; more: number }
  comments?: readonly string[]
  isArchived?: true
}

const plans: readonly Plan[] = [
  {
    name: 'Склад на Заводской: вторая очередь',
    objectName: 'Склад, ул. Заводская',
    inDays: 9,
    budget: 25_000_000,
    order: { isOver: false, nth: 0, more: 2 },
    comments: ['Вторую половину заказываем после аванса.', 'Аванс придёт в четверг, держите цены.'],
  },
  { name: 'Насосная: замена щитов', objectName: 'Насосная станция № 3', inDays: 4, order: { isOver: false, nth: 1, more: 1 } },
  { name: 'Офис на Лесной: второй этап', objectName: 'Офис, ул. Лесная', inDays: -3, order: { isOver: true, nth: 0, more: 1 } },
  {
    name: 'Стройгородок, временное питание',
    objectName: 'ЖК «Берег»',
    inDays: -40,
    order: { isOver: true, nth: 1, more: 1 },
    isArchived: true,
  },
]

/** The purchasing board of the demo's buyer, made by the verbs of the store out of the specification and the orders it has. */
export async function seedPurchasing(db: Db, { files, now }: { files: Files; now: Date }): Promise<void> {
  const config = readConfig()
  const pool = { totalCount: 1, idleCount: 0, waitingCount: 0 }
  const ctx: Context = { config, db, pool, jobs: jobsOn(db), files, log: createLog(config), now: () => now }
  const { actor } = await findBuyer(ctx, await theSite(ctx), BUYER)
  const catalogue = { productCache: new ProductCache(ctx) }
  const day = (inDays: number) => shiftDay(sellerDay(now), inDays)

  const { rows: specifications } = await db.execute<{ id: number }>(sql`select id from specifications where name = ${BUYERS_SPECIFICATION}`)
  const from = specifications.map(({ id }) => ({ type: 'specification' as const, id }))[0]
  await createEntry(ctx, actor, {
    catalogue,
    body: {
      name: 'Школа № 5: щиты и освещение',
      objectName: 'Школа № 5, Подольск',
      neededOn: day(21),
      budget: 150_000_000,
      note: 'Приёмка щитов до начала четверти.',
      lines: [],
      ...(from && { from }),
    },
  })

  const orders = await listOrders(ctx, actor.user?.companyId ?? 0)
  for (const { name, objectName, inDays, budget = null, note = '', order, comments = [], isArchived } of plans) {
    const counted = order && orders.filter(({ isOver }) => isOver === order.isOver)[order.nth]
    // A tiny demo has fewer orders.
    if (order && !counted) continue
    const lines = [...new Map((counted?.lines ?? []).map((line) => [line.productId, line])).values()].map(({ productId, amount }) => ({
      id: randomUUID(),
      productId,
      customProductId: null,
      amount: amount * (order?.more ?? 1),
      note: '',
    }))
    const { id } = await createEntry(ctx, actor, {
      catalogue,
      body: { name, objectName, neededOn: day(inDays), budget, note, lines },
    })
    if (counted) await linkOrder(ctx, actor, { catalogue, id, orderId: counted.id })
    for (const text of comments) await commentEntry(ctx, actor, { id, text })
    if (isArchived) await setArchive(ctx, actor, { catalogue, id, isArchived })
  }
}
