import type * as z from 'zod'

type Schema = z.ZodType

/** Keys under which a record, or an object that lets others pass, may be given anything. */
const ANY_KEYS = ['colour', 'custom-colour', '__proto__', 'constructor', '1', 'а b']

const inner = (schema: Schema): Schema | undefined => {
  const def = schema.def as { innerType?: Schema; in?: Schema }
  return def.innerType ?? def.in
}

/** Every place of a schema where a value can stand, as paths; an object's own place counts too. */
export function placesIn(schema: Schema | undefined, path: readonly string[] = []): string[][] {
  if (!schema) return []
  const def = schema.def as {
    type: string
    shape?: Record<string, Schema>
    catchall?: Schema
    valueType?: Schema
    element?: Schema
    options?: readonly Schema[]
  }
  const here = path.length > 0 ? [[...path]] : []
  if (def.type === 'object') {
    const own = Object.entries(def.shape ?? {}).flatMap(([name, one]) => placesIn(one, [...path, name]))
    return [...here, ...own, ...(def.catchall ? ANY_KEYS.map((key) => [...path, key]) : [])]
  }
  if (def.type === 'record') return [...here, ...ANY_KEYS.flatMap((key) => placesIn(def.valueType, [...path, key]))]
  if (def.type === 'array') return [...here, ...placesIn(def.element, [...path, '0'])]
  if (def.type === 'union') {
    const all = (def.options ?? []).flatMap((option) => placesIn(option, path))
    return [...new Map(all.map((place) => [place.join('\n'), place])).values()]
  }
  const under = inner(schema)
  return under ? placesIn(under, path) : here
}
