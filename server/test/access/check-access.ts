import type { Endpoint } from '@vitrina/contract/endpoint'
import { allowedAnswersOf } from './allowed-answers.ts'
import { startAccessCheck, type AccessCheck } from './start-access-check.ts'
import type { Expected } from './expected.ts'
import { kindOf } from './kinds.ts'
import { planThings } from './plan-things.ts'
import { changedSince, rightsIn, watchChanges } from './side-effects.ts'
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

/** Checks one call: every subject, every thing it names, of every owner. Returns the wrong answers. */
export async function checkAccess(world: World, call: Endpoint, expected: Expected): Promise<{ checks: number; wrong: string[] }> {
  const accessCheck = startAccessCheck(world, call, expected)
  const { fruitless, fruitful } = await planThings(accessCheck)
  const before = await watchChanges(world.server)
  for (let from = 0; from < fruitless.length; from += AT_ONCE)
    await Promise.all(fruitless.slice(from, from + AT_ONCE).map((check) => check()))
  const changed = (await changedSince(world.server, before)).filter((name) => name !== expected.counts)
  accessCheck.note(changed.length > 0 && `what was refused has changed ${changed.join(', ')}`)
  for (const check of fruitful) await check()
  await checkList(accessCheck)
  await checkForgery(accessCheck)
  return accessCheck.end()
}

/** Each caller sees their own things in a list, and nothing else. */
async function checkList(accessCheck: AccessCheck): Promise<void> {
  const { world, expected, make } = accessCheck
  const { shows } = expected
  if (!shows) return
  for (const subject of accessCheck.admitted.filter((one) => allowedAnswersOf(expected, one).includes(200))) {
    const elsewhere = subject.otherCompanyId === null ? [] : [{ ...subject.holder, companyId: subject.otherCompanyId }]
    const things: { holder: Holder; mark: string }[] = []
    for (const holder of [subject.holder, world.owner, world.colleague, world.stranger, world.otherVisitor, ...elsewhere]) {
      const thing = await make(shows, holder)
      if (thing?.mark) things.push({ holder, mark: thing.mark })
    }
    const { body } = await accessCheck.requestExpectingSuccess(subject, {})
    for (const { holder, mark } of things) {
      const isSeen = body.includes(mark)
      const isRight = isSeen === kindOf(shows).isFoundBy(subject.holder, holder)
      accessCheck.note(!isRight && `${subject.name} ${isSeen ? 'sees' : 'does not see'} ${shows} of ${JSON.stringify(holder)}`)
    }
  }
}

/** An extra field in the body gives no rights, prices or credit. */
async function checkForgery(accessCheck: AccessCheck): Promise<void> {
  const { call, expected, world } = accessCheck
  const subject = accessCheck.admitted.find((one) => one.role === 'buyer' && !one.isStandIn && one.holder.companyId !== null)
  const ids = subject && (await accessCheck.idsOf(subject.holder))
  if (!call.body || !ids || expected.unsettles) return
  const rights = await rightsIn(world.server)
  const { statusCode, body } = await accessCheck.requestExpectingSuccess(subject, ids, FORGED)
  accessCheck.note(statusCode >= 500 && `with fields it does not know: ${body}`)
  accessCheck.note((await rightsIn(world.server)) !== rights && `fields it does not know have changed rights: ${body}`)
}
