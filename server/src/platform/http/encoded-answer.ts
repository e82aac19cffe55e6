import { transcode } from 'node:buffer'
import * as z from 'zod'

/** Long texts with letters beyond Latin: through UTF-16 they become bytes three times sooner than by Buffer.from. */
const bytesOf = (json: string): Buffer =>
  json.length < 1_000 ? Buffer.from(json) : transcode(Buffer.from(json, 'utf16le'), 'utf16le', 'utf8')

export const jsonBytes = (value: unknown): Buffer => bytesOf(JSON.stringify(value))

/** JSON of a value that the contract's schema has encoded: long answers are made once and sent many times. */
export class Encoded<T> {
  /** Only for the compiler: the value it stands for. */
  declare readonly value: T
  readonly json: Buffer

  constructor(json: Buffer) {
    this.json = json
  }
}

/** Fields that are not declared cannot leave here either. */
export const encoded = <S extends z.ZodType>(schema: S, value: z.output<S>): Encoded<z.output<S>> =>
  new Encoded(jsonBytes(z.encode(schema, value)))

/** The same for each of a list, so that one that changed is encoded alone. */
export const encodedItems = <S extends z.ZodType>(list: z.ZodArray<S>, values: readonly z.output<S>[]): string[] =>
  z.encode(list, [...values]).map((item) => JSON.stringify(item))

/** A list of items that were encoded before. */
export const listOf = <T>(items: readonly string[]): Encoded<T[]> => new Encoded(bytesOf(`[${items.join(',')}]`))

type Parts<Long> = { readonly [Field in keyof Long]: Encoded<Long[Field]> }

const CLOSING = Buffer.from('}')

/** An object with more fields, whose JSON is there already. */
export function joined<Short extends object, Long extends object>({ json }: Encoded<Short>, long: Parts<Long>): Encoded<Short & Long> {
  const parts: Buffer[] = [json.subarray(0, -CLOSING.length)]
  for (const [field, part] of Object.entries<Encoded<unknown>>(long)) parts.push(Buffer.from(`,${JSON.stringify(field)}:`), part.json)
  return new Encoded(Buffer.concat([...parts, CLOSING]))
}

const EMPTY_LIST_LENGTH = '[]'.length

/** Two lists one after the other. */
export function joinedLists<T>(first: Encoded<T[]>, second: Encoded<T[]>): Encoded<T[]> {
  if (first.json.length === EMPTY_LIST_LENGTH) return second
  if (second.json.length === EMPTY_LIST_LENGTH) return first
  return new Encoded(Buffer.concat([first.json.subarray(0, -1), Buffer.from(','), second.json.subarray(1)]))
}
