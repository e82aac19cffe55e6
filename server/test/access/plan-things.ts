import { givenTo, refusalOf, type Slot } from './agreed.ts'
import type { Ids, Walk } from './begin-walk.ts'
import { everyone } from './found-by.ts'
import type { Thing } from './kinds.ts'
import { type Answered, sameness } from './request.ts'
import type { Holder, Subject } from './world.ts'

type Check = () => Promise<void>
type Strange = Map<string, { ids: Ids; holder: Holder }>

/** `fruitless` checks are to leave no trace; `fruitful` ones come after them, one by one. */
export type Plan = { fruitless: Check[]; fruitful: Check[] }

async function thingsOfOthers(walk: Walk): Promise<Strange> {
  const { owner, colleague, stranger, otherVisitor } = walk.world
  const strange: Strange = new Map()
  for (const [name, holder] of Object.entries({ owner, colleague, stranger, 'other visitor': otherVisitor })) {
    const ids = await walk.idsOf(holder)
    if (ids) strange.set(name, { ids, holder })
  }
  return strange
}

/** Every subject, every thing the call names, whosever it is. */
export async function planThings(walk: Walk): Promise<Plan> {
  const plan: Plan = { fruitless: [], fruitful: [] }
  const strange = await thingsOfOthers(walk)
  const ofOwner = strange.get('owner')?.ids ?? {}
  const missing = Object.fromEntries(walk.slots.map(({ place, kind }) => [place, kind.missing]))
  const reasons = new Set<string>()
  for (const subject of walk.subjects) {
    const refusal = refusalOf(walk.expected, subject)
    if (!refusal) {
      await planAdmitted(walk, plan, { subject, strange, ofOwner })
      continue
    }
    const refused = (what: string, ids: Ids) =>
      plan.fruitless.push(async () => walk.heard(subject, what, { answer: await walk.knock(subject, ids), agreed: [refusal] }))
    refused('existing', ofOwner)
    // A refused caller gets the same answer for a missing thing: asked once for each reason.
    if (walk.slots.length > 0 && !reasons.has(refusal)) refused('missing', { ...ofOwner, ...missing })
    reasons.add(refusal)
  }
  return plan
}

type Admitted = { subject: Subject; strange: Strange; ofOwner: Ids }

async function planAdmitted(walk: Walk, plan: Plan, { subject, strange, ofOwner }: Admitted): Promise<void> {
  const own = await walk.idsOf(subject.holder)
  const agreed = givenTo(walk.expected, subject)
  const succeed = (what: string, idsFor: () => Promise<Ids>) =>
    plan.fruitful.push(async () => {
      walk.heard(subject, what, { answer: await walk.enter(subject, await idsFor()), agreed })
      if (walk.expected.unsettles) await walk.world.settle()
    })
  if (own) succeed('own', async () => own)
  for (const slot of walk.slots) {
    const { place, name, kind, notFound } = slot
    const isHis = ({ userId, visitorUuid }: Holder) => userId === subject.holder.userId && visitorUuid === subject.holder.visitorUuid
    // A subject that differs from another only in the policy is tried with one foreign thing.
    const isAsked = (whose: string) => !subject.repeats || whose === subject.repeats
    const others = kind.isFoundBy === everyone ? [] : [...strange].filter(([whose, { holder }]) => isAsked(whose) && !isHis(holder))
    const found = others.filter(([, { holder }]) => kind.isFoundBy(subject.holder, holder))
    const foreign = others.filter((other) => !found.includes(other))
    await planMissing(walk, plan, {
      subject,
      slot,
      around: own ?? ofOwner,
      // A guest is refused before anything is looked for.
      agreed: agreed.includes(200) || (walk.expected.givesMissing && subject.role !== 'guest') ? [notFound] : agreed,
      strangeThings: [
        ...foreign.map(([whose, { ids }]) => ({ what: `${whose}’s`, thing: thingAt(walk, ids, place) })),
        ...(own && !subject.repeats ? await goneThings(walk, slot, subject) : []),
        ...(await thingsElsewhere(walk, slot, subject)),
      ],
    })
    if (!own) continue
    for (const [whose, { holder }] of found)
      succeed(`${whose}’s ${place}`, async () => {
        const fresh = await walk.make(name, holder)
        return { ...(await walk.idsOf(subject.holder)), ...fresh?.also, ...(fresh && { [place]: fresh.id }) }
      })
  }
}

/** A thing with the ids that lead to it, without those of the other things the call names. */
function thingAt({ slots }: Walk, ids: Ids, place: string): Thing {
  const also = Object.fromEntries(Object.entries(ids).filter(([other]) => !slots.some((slot) => slot.place === other)))
  return { id: ids[place] ?? '', also }
}

async function goneThings({ world }: Walk, { kind }: Slot, { holder }: Subject) {
  const thing = kind.remove && (await kind.make(world, holder))
  if (!thing) return []
  await kind.remove?.(world, thing.id)
  return [{ what: 'deleted', thing }]
}

async function thingsElsewhere({ make }: Walk, { kind, name }: Slot, { holder, otherCompanyId }: Subject) {
  if (otherCompanyId === null || kind.isFoundBy(holder, { ...holder, companyId: otherCompanyId })) return []
  const thing = await make(name, { ...holder, companyId: otherCompanyId })
  return thing ? [{ what: 'in their other company,', thing }] : []
}

type Missing = {
  subject: Subject
  slot: Slot
  around: Ids
  agreed: Parameters<Walk['heard']>[2]['agreed']
  strangeThings: { what: string; thing: Thing }[]
}

/** A foreign or deleted thing answers byte for byte like one that never was; a malformed id is refused politely. */
async function planMissing(walk: Walk, { fruitless }: Plan, { subject, slot, around, agreed, strangeThings }: Missing): Promise<void> {
  const { place, kind } = slot
  const { expected, admitted } = walk
  const askFor = ({ id, also }: Thing) => walk.knock(subject, { ...around, ...also, [place]: id })
  let asked: Promise<Answered> | undefined
  const baseline = () => (asked ??= askFor({ id: kind.missing }))
  fruitless.push(async () => walk.heard(subject, `missing ${place}`, { answer: await baseline(), agreed }))
  for (const { what, thing } of strangeThings)
    fruitless.push(async () => {
      const [seen, never] = [await askFor(thing), await baseline()]
      const isSame = sameness(seen, { id: thing.id, expected }) === sameness(never, { id: kind.missing, expected })
      walk.note(!isSame && `${subject.name}, ${what} ${place} is not like a missing one: ${seen.body} instead of ${never.body}`)
    })
  if (admitted[0] !== subject) return
  for (const id of kind.malformed)
    fruitless.push(async () => {
      const { statusCode, body } = await askFor({ id })
      walk.note((statusCode < 400 || statusCode >= 500) && `${subject.name}, ${place} ${id}: ${statusCode} ${body.slice(0, 200)}`)
    })
}
