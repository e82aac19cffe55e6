import { allowedAnswersOf, refusalOf, type Slot } from './allowed-answers.ts'
import type { Ids, AccessCheck } from './start-access-check.ts'
import { everyone } from './found-by.ts'
import type { Thing } from './kinds.ts'
import { type AccessResponse, comparableResponse } from './send-request.ts'
import type { Holder, Subject } from './world.ts'

type Check = () => Promise<void>
type Strange = Map<string, { ids: Ids; holder: Holder }>

/** `fruitless` checks are to leave no trace; `fruitful` ones come after them, one by one. */
export type Plan = { fruitless: Check[]; fruitful: Check[] }

async function thingsOfOthers(accessCheck: AccessCheck): Promise<Strange> {
  const { owner, colleague, stranger, otherVisitor } = accessCheck.world
  const strange: Strange = new Map()
  for (const [name, holder] of Object.entries({ owner, colleague, stranger, 'other visitor': otherVisitor })) {
    const ids = await accessCheck.idsOf(holder)
    if (ids) strange.set(name, { ids, holder })
  }
  return strange
}

/** Every subject, every thing the call names, whosever it is. */
export async function planThings(accessCheck: AccessCheck): Promise<Plan> {
  const plan: Plan = { fruitless: [], fruitful: [] }
  const strange = await thingsOfOthers(accessCheck)
  const ofOwner = strange.get('owner')?.ids ?? {}
  const missing = Object.fromEntries(accessCheck.slots.map(({ place, kind }) => [place, kind.missing]))
  const reasons = new Set<string>()
  for (const subject of accessCheck.subjects) {
    const refusal = refusalOf(accessCheck.expected, subject)
    if (!refusal) {
      await planAdmitted(accessCheck, plan, { subject, strange, ofOwner })
      continue
    }
    const refused = (what: string, ids: Ids) =>
      plan.fruitless.push(async () =>
        accessCheck.checkAnswer(subject, what, { answer: await accessCheck.requestExpectingRefusal(subject, ids), agreed: [refusal] }),
      )
    refused('existing', ofOwner)
    // A refused caller gets the same answer for a missing thing: asked once for each reason.
    if (accessCheck.slots.length > 0 && !reasons.has(refusal)) refused('missing', { ...ofOwner, ...missing })
    reasons.add(refusal)
  }
  return plan
}

type Admitted = { subject: Subject; strange: Strange; ofOwner: Ids }

async function planAdmitted(accessCheck: AccessCheck, plan: Plan, { subject, strange, ofOwner }: Admitted): Promise<void> {
  const own = await accessCheck.idsOf(subject.holder)
  const agreed = allowedAnswersOf(accessCheck.expected, subject)
  const succeed = (what: string, idsFor: () => Promise<Ids>) =>
    plan.fruitful.push(async () => {
      accessCheck.checkAnswer(subject, what, { answer: await accessCheck.requestExpectingSuccess(subject, await idsFor()), agreed })
      if (accessCheck.expected.unsettles) await accessCheck.world.settle()
    })
  if (own) succeed('own', async () => own)
  for (const slot of accessCheck.slots) {
    const { place, name, kind, notFound } = slot
    const belongsToSubject = ({ userId, visitorUuid }: Holder) =>
      userId === subject.holder.userId && visitorUuid === subject.holder.visitorUuid
    // A subject that differs from another only in the policy is tried with one foreign thing.
    const isTried = (whose: string) => !subject.repeats || whose === subject.repeats
    const others =
      kind.isFoundBy === everyone ? [] : [...strange].filter(([whose, { holder }]) => isTried(whose) && !belongsToSubject(holder))
    const found = others.filter(([, { holder }]) => kind.isFoundBy(subject.holder, holder))
    const foreign = others.filter((other) => !found.includes(other))
    await planMissing(accessCheck, plan, {
      subject,
      slot,
      around: own ?? ofOwner,
      // A guest is refused before anything is looked for.
      agreed: agreed.includes(200) || (accessCheck.expected.missingAnswer && subject.role !== 'guest') ? [notFound] : agreed,
      strangeThings: [
        ...foreign.map(([whose, { ids }]) => ({ what: `${whose}’s`, thing: thingAt(accessCheck, ids, place) })),
        ...(own && !subject.repeats ? await deletedThings(accessCheck, slot, subject) : []),
        ...(await thingsElsewhere(accessCheck, slot, subject)),
      ],
    })
    if (!own) continue
    for (const [whose, { holder }] of found)
      succeed(`${whose}’s ${place}`, async () => {
        const fresh = await accessCheck.make(name, holder)
        return { ...(await accessCheck.idsOf(subject.holder)), ...fresh?.also, ...(fresh && { [place]: fresh.id }) }
      })
  }
}

/** A thing with the ids that lead to it, without those of the other things the call names. */
function thingAt({ slots }: AccessCheck, ids: Ids, place: string): Thing {
  const also = Object.fromEntries(Object.entries(ids).filter(([other]) => !slots.some((slot) => slot.place === other)))
  return { id: ids[place] ?? '', also }
}

async function deletedThings({ world }: AccessCheck, { kind }: Slot, { holder }: Subject) {
  const thing = kind.remove && (await kind.make(world, holder))
  if (!thing) return []
  await kind.remove?.(world, thing.id)
  return [{ what: 'deleted', thing }]
}

async function thingsElsewhere({ make }: AccessCheck, { kind, name }: Slot, { holder, otherCompanyId }: Subject) {
  if (otherCompanyId === null || kind.isFoundBy(holder, { ...holder, companyId: otherCompanyId })) return []
  const thing = await make(name, { ...holder, companyId: otherCompanyId })
  return thing ? [{ what: 'in their other company,', thing }] : []
}

type Missing = {
  subject: Subject
  slot: Slot
  around: Ids
  agreed: Parameters<AccessCheck['checkAnswer']>[2]['agreed']
  strangeThings: { what: string; thing: Thing }[]
}

/** A foreign or deleted thing answers byte for byte like one that never was; a malformed id is refused politely. */
async function planMissing(
  accessCheck: AccessCheck,
  { fruitless }: Plan,
  { subject, slot, around, agreed, strangeThings }: Missing,
): Promise<void> {
  const { place, kind } = slot
  const { expected, admitted } = accessCheck
  const requestThing = ({ id, also }: Thing) => accessCheck.requestExpectingRefusal(subject, { ...around, ...also, [place]: id })
  let firstResponse: Promise<AccessResponse> | undefined
  const baseline = () => (firstResponse ??= requestThing({ id: kind.missing }))
  fruitless.push(async () => accessCheck.checkAnswer(subject, `missing ${place}`, { answer: await baseline(), agreed }))
  for (const { what, thing } of strangeThings)
    fruitless.push(async () => {
      const [seen, never] = [await requestThing(thing), await baseline()]
      const isSame = comparableResponse(seen, { id: thing.id, expected }) === comparableResponse(never, { id: kind.missing, expected })
      accessCheck.note(!isSame && `${subject.name}, ${what} ${place} is not like a missing one: ${seen.body} instead of ${never.body}`)
    })
  if (admitted[0] !== subject) return
  for (const id of kind.malformed)
    fruitless.push(async () => {
      const { statusCode, body } = await requestThing({ id })
      accessCheck.note((statusCode < 400 || statusCode >= 500) && `${subject.name}, ${place} ${id}: ${statusCode} ${body.slice(0, 200)}`)
    })
}
