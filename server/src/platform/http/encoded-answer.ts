import * as z from 'zod'
import { bytesOf } from './bytes-of.ts'

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

const [OPENING, CLOSING] = [Buffer.from('{'), Buffer.from('}')]
const [OPENING_LIST, COMMA, CLOSING_LIST] = [Buffer.from('['), Buffer.from(','), Buffer.from(']')]

/** A list whose objects have parts that were encoded before, each the fields of an object without its braces. */
export function listOfParts<T>(objects: readonly (readonly Buffer[])[]): Encoded<T[]> {
  const pieces: Buffer[] = [OPENING_LIST]
  for (const [place, parts] of objects.entries()) {
    if (place > 0) pieces.push(COMMA)
    pieces.push(OPENING)
    for (const [at, part] of parts.entries()) {
      if (at > 0) pieces.push(COMMA)
      pieces.push(part)
    }
    pieces.push(CLOSING)
  }
  pieces.push(CLOSING_LIST)
  return new Encoded(Buffer.concat(pieces))
}

/** The fields of an object that the contract's schema has encoded, without its braces. */
export const fieldsOf = <S extends z.ZodType>(schema: S, value: z.output<S>): Buffer =>
  bytesOf(JSON.stringify(z.encode(schema, value)).slice(1, -1))

type Parts<Long> = { readonly [Field in keyof Long]: Encoded<Long[Field]> }

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
