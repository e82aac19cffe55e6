import type { Endpoint } from '@vitrina/contract/endpoint'
import type { ErrorCode } from '@vitrina/contract/errors'
import type { Answer, Expected } from './expected-access.ts'
import { everyone } from './found-by.ts'
import { type Id, type KindName, kindOf } from './kinds.ts'
import { ask, type Answered, sameness } from './request.ts'
import { changedTables, rightsIn, stateOf } from './side-effects.ts'
import type { Holder, Subject, World } from './world.ts'

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

/** Who is refused before anything is read, by the reviewed line. */
function refusalOf({ may, roles, inPerson }: Expected, { role, holder, companyRole, isStandIn }: Subject): ErrorCode | null {
  if (may === 'guest') return null
  if (role === 'guest') return 'auth.required'
  if (may === 'company' && holder.companyId === null) return 'company.required'
  if (may === 'staff' && role === 'buyer') return 'access.denied'
  if (may === 'administrator' && role !== 'administrator') return 'access.denied'
  if (roles && !(companyRole && roles.includes(companyRole))) return 'access.denied'
  return inPerson && isStandIn ? 'access.denied' : null
}

/** What he hears when all is well. */
function givenTo({ gives = 200, givesGuest = gives, givesNobody = givesGuest }: Expected, { role, holder }: Subject): Answer {
  if (role !== 'guest') return gives
  return holder.visitorUuid === null ? givesNobody : givesGuest
}

const codeOf = (answer: Answered): 200 | string =>
  answer.statusCode < 300 ? 200 : (answer.json<{ code?: string }>().code ?? answer.statusCode.toString())

const isPublic = ({ may, objects = {}, shows }: Expected) =>
  may === 'guest' && !shows && Object.values(objects).every((kind) => kindOf(kind).isFoundBy === everyone)

/** Walks one call: every subject, every thing it names, whosever it is. Gives what was not as agreed. */
export async function walk(world: World, call: Endpoint, expected: Expected): Promise<{ checks: number; wrong: string[] }> {
  const { server } = world
  // What is anybody's cannot tell a dead token from none: it is asked where something is somebody's.
  const subjects = isPublic(expected) ? world.subjects.filter(({ isDead }) => !isDead) : world.subjects
  const slots = Object.entries(expected.objects ?? {})
  const wrong: string[] = []
  const made: { kind: KindName; id: Id }[] = []
  let checks = 0

  async function make(kind: KindName, holder: Holder) {
    const thing = await kindOf(kind).make(world, holder)
    if (thing) made.push({ kind, id: thing.id })
    return thing
  }
  /** An id for every place, each of a thing of this holder; null when he cannot have one of them. */
  async function idsOf(holder: Holder): Promise<Record<string, Id> | null> {
    const ids: Record<string, Id> = {}
    for (const [place, kind] of slots) {
      const thing = await make(kind, holder)
      if (!thing) return null
      ids[place] = thing.id
    }
    return ids
  }
  const notAs = (subject: Subject, what: string, answer: Answered, agreed: Answer) => {
    checks++
    const given = codeOf(answer)
    if (given !== agreed) wrong.push(`${subject.name}, ${what}: ${given} instead of ${agreed}: ${answer.body.slice(0, 200)}`)
  }

  const headersOf = (subject: Subject) => (expected.endsSessions ? subject.freshHeaders() : subject.headers)
  const ofOwner = (await idsOf(world.owner)) ?? {}
  const strange = new Map<string, { ids: Record<string, Id>; holder: Holder }>()
  for (const [name, holder] of Object.entries({
    owner: world.owner,
    colleague: world.colleague,
    stranger: world.stranger,
    'other visitor': world.otherVisitor,
  })) {
    const ids = await idsOf(holder)
    if (ids) strange.set(name, { ids, holder })
  }
  const missing = Object.fromEntries(slots.map(([place, kind]) => [place, kindOf(kind).missing]))

  const typicalOfRole = new Set(new Map(subjects.map((subject) => [subject.role, subject])).values())
  const fruitless: (() => Promise<void>)[] = []
  const fruitful: (() => Promise<void>)[] = []

  for (const subject of subjects) {
    const { headers } = subject
    const refusal = refusalOf(expected, subject)
    if (refusal) {
      for (const [what, ids] of [
        ['existing', ofOwner],
        ['missing', missing],
      ] as const)
        fruitless.push(async () => notAs(subject, what, await ask(server, call, expected, { headers, ids }), refusal))
      continue
    }
    const own = await idsOf(subject.holder)
    const agreed = givenTo(expected, subject)
    if (own || slots.length === 0)
      fruitful.push(async () => {
        const answer = await ask(server, call, expected, { headers: await headersOf(subject), ids: (await idsOf(subject.holder)) ?? {} })
        notAs(subject, 'own', answer, agreed)
      })

    for (const [place, name] of slots) {
      const kind = kindOf(name)
      const around = own ?? ofOwner
      const notFound: Answer = agreed === 200 ? (expected.givesMissing ?? kind.notFound) : agreed
      const askFor = (id: Id) => ask(server, call, expected, { headers, ids: { ...around, [place]: id } })
      let asked: Promise<Answered> | undefined
      const baseline = () => (asked ??= askFor(kind.missing))
      fruitless.push(async () => notAs(subject, `missing ${place}`, await baseline(), notFound))
      const looksMissing = (what: string, id: Id) =>
        fruitless.push(async () => {
          checks++
          const [seen, agreedOn] = [await askFor(id), await baseline()]
          if (sameness(seen, { id, expected }) !== sameness(agreedOn, { id: kind.missing, expected }))
            wrong.push(`${subject.name}, ${what} ${place} is not like a missing one: ${seen.body} instead of ${agreedOn.body}`)
        })
      if (own && kind.remove) {
        const gone = await kind.make(world, subject.holder)
        if (gone) {
          await kind.remove(world, gone.id)
          looksMissing('deleted', gone.id)
        }
      }
      for (const [whose, { ids: theirs, holder }] of kind.isFoundBy === everyone ? [] : strange) {
        const id = theirs[place]
        if (id === undefined || (holder.userId === subject.holder.userId && holder.visitorUuid === subject.holder.visitorUuid)) continue
        if (!kind.isFoundBy(subject.holder, holder)) looksMissing(`${whose}’s`, id)
        else if (own)
          fruitful.push(async () => {
            const fresh = await make(name, holder)
            const ids = { ...(await idsOf(subject.holder)), ...(fresh && { [place]: fresh.id }) }
            notAs(subject, `${whose}’s ${place}`, await ask(server, call, expected, { headers: await headersOf(subject), ids }), agreed)
          })
      }
      if (subject.otherCompanyId !== null) {
        const elsewhere = { ...subject.holder, companyId: subject.otherCompanyId }
        const thing = await make(name, elsewhere)
        if (thing && !kind.isFoundBy(subject.holder, elsewhere)) looksMissing('in his other company', thing.id)
      }
      if (typicalOfRole.has(subject))
        for (const id of kind.malformed)
          fruitless.push(async () => {
            checks++
            const { statusCode, body } = await askFor(id)
            if (statusCode < 400 || statusCode >= 500) wrong.push(`${subject.name}, ${place} ${id}: ${statusCode} ${body.slice(0, 200)}`)
          })
    }
  }

  const before = await stateOf(server)
  for (let from = 0; from < fruitless.length; from += AT_ONCE)
    await Promise.all(fruitless.slice(from, from + AT_ONCE).map((check) => check()))
  const changed = changedTables(before, await stateOf(server)).filter((name) => name !== expected.counts)
  if (changed.length > 0) wrong.push(`what was refused has changed ${changed.join(', ')}`)
  for (const check of fruitful) await check()

  await checkList()
  await checkForgery()
  for (const { kind, id } of made) await kindOf(kind).remove?.(world, id)
  return { checks, wrong }

  /** Each sees in a list what is his, and nothing else. */
  async function checkList() {
    const { shows } = expected
    if (!shows) return
    const kind = kindOf(shows)
    const holders = [world.owner, world.colleague, world.stranger, world.otherVisitor]
    for (const subject of subjects) {
      if (refusalOf(expected, subject) || givenTo(expected, subject) !== 200) continue
      const elsewhere = subject.otherCompanyId === null ? [] : [{ ...subject.holder, companyId: subject.otherCompanyId }]
      const things: { holder: Holder; mark: string }[] = []
      for (const holder of [subject.holder, ...holders, ...elsewhere]) {
        const thing = await make(shows, holder)
        if (thing?.mark) things.push({ holder, mark: thing.mark })
      }
      const answer = await ask(server, call, expected, { headers: await headersOf(subject), ids: {} })
      for (const { holder, mark } of things) {
        checks++
        if (answer.body.includes(mark) !== kind.isFoundBy(subject.holder, holder))
          wrong.push(`${subject.name} ${answer.body.includes(mark) ? 'sees' : 'does not see'} ${shows} of ${JSON.stringify(holder)}`)
      }
    }
  }

  /** A field more in the body gives nobody rights, prices or credit. */
  async function checkForgery() {
    const subject = subjects.find(
      (one) => one.role === 'buyer' && !one.isStandIn && !refusalOf(expected, one) && one.holder.companyId !== null,
    )
    const ids = subject && (await idsOf(subject.holder))
    if (!call.body || !ids || expected.changesRights) return
    const rights = await rightsIn(server)
    checks++
    const answer = await ask(server, call, expected, { headers: await headersOf(subject), ids, extra: FORGED })
    if (answer.statusCode >= 500) wrong.push(`with fields it does not know: ${answer.body}`)
    if ((await rightsIn(server)) !== rights) wrong.push(`fields it does not know have changed rights: ${answer.body}`)
  }
}
