import type { CompanyRole } from '@vitrina/contract/roles/roles.rules'
import type { AskedPermission } from '@vitrina/contract/roles/staff-permissions.rules'
import type { Policy } from '@vitrina/contract/endpoint'
import type { ErrorCode } from '@vitrina/contract/errors'
import type { KindName } from './kinds.ts'

export type Answer = 200 | ErrorCode
type Body = Record<string, unknown>

/** The reviewed access of a call: its callers, and the things it may touch. */
export type Expected = {
  may: Policy
  roles?: readonly CompanyRole[]
  permission?: AskedPermission
  /** The token of a session that is over does not stop it. */
  evenAfterSession?: true
  inPerson?: true
  /** Places of ids with their kinds: `params.id`, `body.items.0.customProductId`; and the answer instead of its `notFound`. */
  objects?: Record<string, KindName | readonly [KindName, Answer]>
  /** A list: it shows those of this kind that are the caller's, and no others. */
  shows?: KindName
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: Body | (() => Body)
  /** The part that is a picture. */
  photo?: string
  /** The answer to an allowed caller when all is well; of several, it depends on the caller. */
  expectedAnswer?: Answer | readonly Answer[]
  /** A guest recognised by a uuid, and one without. */
  guestAnswer?: Answer
  anonymousAnswer?: Answer
  standInAnswer?: Answer
  /** Instead of the kind's own `notFound`. */
  missingAnswer?: Answer
  /** A table where a row of the caller's own counts the tries in its version. */
  counts?: `public.${string}`
  /** The caller's session is over after it. */
  endsSessions?: true
  /** It changes people or their rights, which is put back afterwards. */
  unsettles?: true
}
