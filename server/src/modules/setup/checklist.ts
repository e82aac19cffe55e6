import type { SetupChecklist, SetupLine } from '@vitrina/contract/setup/setup-desk'
import type { SellerRequisites } from '@vitrina/contract/site/site.settings'
import type { Actor } from '#platform/actor'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { terminalOf } from '#platform/payments/t-kassa/terminal'
import { changeOpening } from '#modules/site/change-settings'
import { countDelivery, countGoods, countUntouchedPages } from './checklist.queries.ts'
import { readMailFacts } from './mail-check.ts'
import { countSample } from './sample/sample.queries.ts'

type Line = SetupChecklist['lines'][number]

const line = (name: SetupLine, state: Line['state'], facts: Line['facts'] = {}): Line => ({ name, state, facts })
const doneIf = (isDone: boolean, otherwise: 'todo' | 'later' = 'todo') => (isDone ? 'done' : otherwise)

/** Requisites of the seller that an invoice must have. */
const neededRequisites = [
  'name',
  'inn',
  'ogrn',
  'address',
  'bankName',
  'bik',
  'account',
  'headName',
] as const satisfies readonly (keyof SellerRequisites)[]

/** The list of things a new shop still needs, from what is in the database and the configuration at this moment. */
export async function readChecklist(ctx: Context, { siteId, site: { settings } }: Actor): Promise<SetupChecklist> {
  const goods = await countGoods(ctx)
  const delivery = await countDelivery(ctx)
  const untouched = await countUntouchedPages(ctx, siteId)
  const missing = neededRequisites.filter((field) => settings.seller[field] === '').length
  const sample = await countSample(ctx)
  const mail = await readMailFacts(ctx)
  return {
    isOpen: settings.isOpen,
    lines: [
      line('goods', doneIf(goods.products > 0), { products: goods.products }),
      line('prices', doneIf(goods.products > 0 && goods.priced === goods.products), goods),
      line('stock', doneIf(goods.stocked > 0), goods),
      line('delivery', doneIf(delivery.routes > 0, delivery.pickupPoints > 0 ? 'later' : 'todo'), delivery),
      line('mail', doneIf(mail.hasServer + mail.hasSender + mail.isTried === 3), mail),
      line('bank', doneIf(terminalOf(ctx.config) !== null, 'later')),
      line('papers', doneIf(untouched === 0 && missing === 0), { untouched, missing }),
      line('open', doneIf(settings.isOpen)),
    ],
    sample: sample > 0 ? { products: sample } : null,
  }
}

/** Visitors see the change within a second, on every process. */
export async function setOpen(ctx: Context, actor: Actor, isOpen: boolean): Promise<SetupChecklist> {
  await inTransaction(ctx, async (tx) => {
    await changeOpening(tx, actor.siteId, isOpen)
    const diff = { before: { isOpen: actor.site.settings.isOpen }, after: { isOpen } }
    await recordEvent(tx, actor, { type: isOpen ? 'site.opened' : 'site.closed', entity: 'site', entityId: actor.siteId, diff })
  })
  const site = { ...actor.site, settings: { ...actor.site.settings, isOpen } }
  return readChecklist(ctx, { ...actor, site })
}
