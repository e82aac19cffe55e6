import type { Endpoint } from '@vitrina/contract/endpoint'
import { isPublic, refusalOf, slotsOf } from './allowed-answers.ts'
import type { Answer, Expected } from './expected.ts'
import { type Id, type KindName, kindOf } from './kinds.ts'
import { type AccessResponse, sendRequest } from './send-request.ts'
import type { Holder, Subject, World } from './world.ts'

export type Ids = Record<string, Id>

const codeOf = (answer: AccessResponse): 200 | string =>
  answer.statusCode < 300 ? 200 : (answer.json<{ code?: string }>().code ?? answer.statusCode.toString())

const sortOf = ({ role, isStandIn, isSessionOver, holder }: Subject) =>
  [role, isStandIn, isSessionOver, holder.visitorUuid !== null, holder.companyId !== null].join()

const oneOfEachSort = (subjects: readonly Subject[]) =>
  subjects.filter((subject) => subjects.find((one) => sortOf(one) === sortOf(subject)) === subject)

/** Shared state of the access check of one call: things made for it, requests, and differences from the agreed answers. */
export function startAccessCheck(world: World, call: Endpoint, expected: Expected) {
  const slots = slotsOf(expected)
  // A public call is made by one of each sort: it cannot distinguish dead tokens, or a viewer from an owner.
  const subjects = isPublic(expected) ? oneOfEachSort(world.subjects) : world.subjects
  const made: { kind: KindName; id: Id }[] = []
  const wrong: string[] = []
  let checks = 0

  async function make(kind: KindName, holder: Holder) {
    const thing = await kindOf(kind).make(world, holder)
    if (thing) made.push({ kind, id: thing.id })
    return thing
  }
  return {
    world,
    call,
    expected,
    slots,
    subjects,
    admitted: subjects.filter((subject) => !refusalOf(expected, subject)),
    wrong,
    make,
    /** An id for every place, each of a thing of this holder; null when the holder cannot have one of them. */
    async idsOf(holder: Holder): Promise<Ids | null> {
      const ids: Ids = {}
      for (const { place, name } of slots) {
        const thing = await make(name, holder)
        if (!thing) return null
        Object.assign(ids, thing.also, { [place]: thing.id })
      }
      return ids
    },
    /** A request that is to change nothing. */
    requestExpectingRefusal: ({ headers }: Subject, ids: Ids) => sendRequest(world.server, call, expected, { headers, ids }),
    /** A request that is to work. */
    async requestExpectingSuccess(subject: Subject, ids: Ids, extra?: Record<string, unknown>) {
      const headers = expected.endsSessions ? await subject.freshHeaders() : subject.headers
      return sendRequest(world.server, call, expected, { headers, ids, ...(extra && { extra }) })
    },
    /** Counts one check and keeps its complaint. */
    note(complaint: string | false) {
      checks++
      if (complaint) wrong.push(complaint)
    },
    checkAnswer(subject: Subject, what: string, { answer, agreed }: { answer: AccessResponse; agreed: readonly Answer[] }) {
      const actual = codeOf(answer)
      const isAgreed = agreed.some((one) => one === actual)
      this.note(!isAgreed && `${subject.name}, ${what}: ${actual} instead of ${agreed.join()}: ${answer.body.slice(0, 200)}`)
    },
    async end() {
      for (const { kind, id } of made) await kindOf(kind).remove?.(world, id)
      return { checks, wrong }
    },
  }
}

export type AccessCheck = ReturnType<typeof startAccessCheck>
