import type { Actor } from '#platform/actor'
import { AppError } from '#platform/errors'
import { specificationTextsIn } from '#texts/specifications'

/** The lines that are meant: those named, or all of them. One that is not there is refused, never left out. */
export function chosenOf<L extends { id: string }>({ language }: Actor, lines: readonly L[], ids: readonly string[] | undefined): L[] {
  if (!ids) return [...lines]
  const known = new Set(lines.map(({ id }) => id))
  const fields = ids.flatMap((id, at) =>
    known.has(id) ? [] : [{ field: `lineIds.${at}`, message: specificationTextsIn(language).errors.lineUnknown, code: 'line.not-found' }],
  )
  if (fields.length > 0) throw new AppError('input.invalid', { fields })
  const wanted = new Set(ids)
  return lines.filter(({ id }) => wanted.has(id))
}
