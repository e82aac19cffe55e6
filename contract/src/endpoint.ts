import type * as z from 'zod'
import type { CompanyRole } from './roles/roles.rules.ts'
import type { AskedPermission, Permission } from './roles/staff-permissions.rules.ts'
import type { ErrorCode } from './errors.ts'
import type { FileKind } from './file-kinds.ts'

/**
 * Access policy of a call. Checked on the server before any handler runs; the server does not start with a route without a policy.
 * guest: anyone; user: signed in; company: signed in with an active company;
 * staff: those of the seller's people whose role has the call's permission.
 */
export const policies = ['guest', 'user', 'company', 'staff'] as const
export type Policy = (typeof policies)[number]

/**
 * One file part of a multipart call: its name and its bytes must both match one of the kinds; otherwise `refusedAs` is the error.
 * `isReadByBytes`: the name may be that of another of the kinds, as of a table that a program has saved under a wrong one.
 */
export type Upload = { maxBytes: number; kinds: readonly FileKind[]; refusedAs?: ErrorCode; isReadByBytes?: boolean }

export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Fastify style: `/api/v1/content/:slug`. */
  path: `/api/${string}`
  /** One line for the generated documentation. */
  summary: string
  policy: Policy
  /** With policy `staff`, and always with it. Of several, any opens the call, and the call itself narrows what it shows and does. */
  permission?: AskedPermission
  /** With policy `company`: the roles in it that may call. */
  companyRoles?: readonly CompanyRole[]
  /** With an expired session's token the call works as for a guest: sign-in, sign-up and links of letters. */
  evenAfterSession?: true
  /** Exists only while the installation has no site: set-up. Afterwards its address is answered as one that never was. */
  beforeSite?: true
  /** Works for everyone while the shop is not open, as the ways in of `evenAfterSession` do: the start of the web app and what the bank calls. */
  whileClosed?: true
  /** The person alone: not a member of staff in their place. */
  inPerson?: true
  params?: z.ZodType<Record<string, unknown>>
  /** May be nested; travels in brackets: `criteria[rubric]=3`. */
  query?: z.ZodType<Record<string, unknown>>
  body?: z.ZodType
  /** For bodies larger than a megabyte. */
  maxBodyBytes?: number
  /** File parts by field name; text parts come in `body`. */
  multipart?: Record<string, Upload>
  output: z.ZodType
  /** Errors besides bad input, missing sign-in and missing rights. */
  errors?: readonly ErrorCode[]
  /**
   * A creating call: accepts `Idempotency-Key`, and a repeat gets the first answer again. A key belongs to the company the
   * buyer works for; `person`: to the buyer alone, where the call itself changes that company.
   */
  idempotent?: true | 'person'
}

type Decoded<S> = S extends z.ZodType ? z.output<S> : undefined
type Encoded<S> = S extends z.ZodType ? z.input<S> : undefined

type Present<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] }

/** Handler input: parsed and coerced. */
export type Input<E extends Endpoint> = Present<{
  params: Decoded<E['params']>
  query: Decoded<E['query']>
  body: Decoded<E['body']>
}>

/** Client input: before coercion and defaults. */
export type Call<E extends Endpoint> = Present<{
  params: Encoded<E['params']>
  query: Encoded<E['query']>
  body: Encoded<E['body']>
}>

/** Handler result: the domain's values. */
export type Output<E extends Endpoint> = z.output<E['output']>
/** The result as JSON. */
export type Answer<E extends Endpoint> = z.input<E['output']>

/** Describes one HTTP call; server and client share the same object. */
export const endpoint = <const E extends Endpoint>(described: E): E => described

/** Whether one of the permissions asked for is among those held. */
export const holdsAny = (held: readonly Permission[], asked: AskedPermission): boolean =>
  typeof asked === 'string' ? held.includes(asked) : asked.some((one) => held.includes(one))
