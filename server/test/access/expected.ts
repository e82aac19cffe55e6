import type { CompanyRole } from '@vitrina/contract/auth'
import type { Policy } from '@vitrina/contract/endpoint'
import type { ErrorCode } from '@vitrina/contract/errors'
import type { KindName } from './kinds.ts'

export type Answer = 200 | ErrorCode
type Body = Record<string, unknown>

/** What a reviewer has agreed to: who may make a call, and which things of whose it may touch. */
export type Expected = {
  may: Policy
  roles?: readonly CompanyRole[]
  /** The token of a session that is over does not stop it. */
  evenAfterSession?: true
  inPerson?: true
  /** Where an id stands, and of what: `params.id`, `body.items.0.customProductId`; and what one hears instead of its `notFound`. */
  objects?: Record<string, KindName | readonly [KindName, Answer]>
  /** A list: it shows those of this kind that are the caller's, and no others. */
  shows?: KindName
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: Body | (() => Body)
  /** The part that is a picture. */
  photo?: string
  /** What one who may hears when all is well; of several, it depends on who he is. */
  gives?: Answer | readonly Answer[]
  /** A guest we recognise by his uuid, and one we do not. */
  givesGuest?: Answer
  givesNobody?: Answer
  givesStandIn?: Answer
  /** Instead of the kind's own `notFound`. */
  givesMissing?: Answer
  /** A table where a row of the caller's own counts his tries in its version. */
  counts?: `public.${string}`
  /** The caller's session is over after it. */
  endsSessions?: true
  /** It changes who people are and what they may, which is put back afterwards. */
  unsettles?: true
}
