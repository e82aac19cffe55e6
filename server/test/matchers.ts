import { expect } from 'vitest'

/** Vitest types its loose matchers as `any`; these fit into any expected value without spreading it. */
export const aString: unknown = expect.any(String)
export const aNumber: unknown = expect.any(Number)
export const aDate: unknown = expect.any(Date)
export const aList: unknown = expect.any(Array)
export const textWith = (part: string | RegExp): unknown =>
  typeof part === 'string' ? expect.stringContaining(part) : expect.stringMatching(part)
export const objectWith = (part: Record<string, unknown>): unknown => expect.objectContaining(part)
export const listWith = (...parts: unknown[]): unknown => expect.arrayContaining(parts)
