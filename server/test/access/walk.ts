import type { Endpoint } from '@vitrina/contract/endpoint'
import { givenTo } from './agreed.ts'
import { beginWalk, type Walk } from './begin-walk.ts'
import type { Expected } from './expected.ts'
import { kindOf } from './kinds.ts'
import { planThings } from './plan-things.ts'
import { changedTables, rightsIn, stateOf } from './side-effects.ts'
import type { Holder, World } from './world.ts'

const AT_ONCE = 8
const FORGED = {
  role: 'administrator',
  isAdmin: true,
  state: 'approved',
  status: 'paid',
  priceTypeId: 2,
  creditSum: 1_000_000,
  bonus: 1_000_000,
  balance: 1_000_000,
  price: 0.01,
  total: 0.01,
  staffId: 1,
  userId: 1,
  ownerId: 1,
  companyId: 3,
}

/** Walks one call: every subject, every thing it names, of every owner. Returns the wrong answers. */
export async function walkCall(world: World, call: Endpoint, expected: Expected): Promise<{ checks: number; wrong: string[] }> {
  const begun = beginWalk(world, call, expected)
  const { fruitless, fruitful } = await planThings(begun)
  const before = await stateOf(world.server)
  for (let from = 0; from < fruitless.length; from += AT_ONCE)
    await Promise.all(fruitless.slice(from, from + AT_ONCE).map((check) => check()))
  const changed = changedTables(before, await stateOf(world.server)).filter((name) => name !== expected.counts)
  begun.note(changed.length > 0 && `what was refused has changed ${changed.join(', ')}`)
  for (const check of fruitful) await check()
  await checkList(begun)
  await checkForgery(begun)
  return begun.end()
}

/** Each caller sees their own things in a list, and nothing else. */
async function checkList(walk: Walk): Promise<void> {
  const { world, expected, make } = walk
  const { shows } = expected
  if (!shows) return
  for (const subject of walk.admitted.filter((one) => givenTo(expected, one).includes(200))) {
    const elsewhere = subject.otherCompanyId === null ? [] : [{ ...subject.holder, companyId: subject.otherCompanyId }]
    const things: { holder: Holder; mark: string }[] = []
    for (const holder of [subject.holder, world.owner, world.colleague, world.stranger, world.otherVisitor, ...elsewhere]) {
      const thing = await make(shows, holder)
      if (thing?.mark) things.push({ holder, mark: thing.mark })
    }
    const { body } = await walk.enter(subject, {})
    for (const { holder, mark } of things) {
      const isSeen = body.includes(mark)
      const isRight = isSeen === kindOf(shows).isFoundBy(subject.holder, holder)
      walk.note(!isRight && `${subject.name} ${isSeen ? 'sees' : 'does not see'} ${shows} of ${JSON.stringify(holder)}`)
    }
  }
}

/** An extra field in the body gives no rights, prices or credit. */
async function checkForgery(walk: Walk): Promise<void> {
  const { call, expected, world } = walk
  const subject = walk.admitted.find((one) => one.role === 'buyer' && !one.isStandIn && one.holder.companyId !== null)
  const ids = subject && (await walk.idsOf(subject.holder))
  if (!call.body || !ids || expected.unsettles) return
  const rights = await rightsIn(world.server)
  const { statusCode, body } = await walk.enter(subject, ids, FORGED)
  walk.note(statusCode >= 500 && `with fields it does not know: ${body}`)
  walk.note((await rightsIn(world.server)) !== rights && `fields it does not know have changed rights: ${body}`)
}
