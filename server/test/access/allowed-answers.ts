import type { ErrorCode } from '@vitrina/contract/errors'
import type { Answer, Expected } from './expected.ts'
import { everyone } from './found-by.ts'
import { kindOf } from './kinds.ts'
import { isPermitted } from './permitted-roles.ts'
import type { Subject } from './world.ts'

/** The refusal before anything is read, by the reviewed line. */
export function refusalOf(
  { may, roles, permission, inPerson, evenAfterSession }: Expected,
  { role, holder, companyRole, isStandIn, isSessionOver }: Subject,
): ErrorCode | null {
  if (isSessionOver && !evenAfterSession) return 'auth.required'
  if (may === 'guest') return null
  if (role === 'guest') return 'auth.required'
  if (may === 'company' && holder.companyId === null) return 'company.required'
  if (may === 'staff' && !(permission && isPermitted(role, permission))) return 'access.denied'
  if (roles && !(companyRole && roles.includes(companyRole))) return 'access.denied'
  return inPerson && isStandIn ? 'access.denied' : null
}

/** The allowed answers of a successful call. */
export function allowedAnswersOf(
  { expectedAnswer: gives = 200, guestAnswer: givesGuest, anonymousAnswer: givesNobody, standInAnswer: givesStandIn }: Expected,
  { role, holder, isStandIn }: Subject,
): readonly Answer[] {
  const toGuest = holder.visitorUuid === null ? (givesNobody ?? givesGuest) : givesGuest
  const answer = role === 'guest' ? (toGuest ?? gives) : isStandIn ? (givesStandIn ?? gives) : gives
  return typeof answer === 'object' ? answer : [answer]
}

/** Places of ids, their kinds, and the answer when one is not there. */
export const slotsOf = ({ objects = {}, missingAnswer: givesMissing }: Expected) =>
  Object.entries(objects).map(([place, named]) => {
    const [name, notFound] = typeof named === 'string' ? [named] : named
    return { place, name, kind: kindOf(name), notFound: notFound ?? givesMissing ?? kindOf(name).notFound }
  })

export type Slot = ReturnType<typeof slotsOf>[number]

/** Nothing it names or shows is private. */
export const isPublic = (expected: Expected) =>
  expected.may === 'guest' && !expected.shows && slotsOf(expected).every(({ kind }) => kind.isFoundBy === everyone)
