type Row = { id: number }

/** Ticked orders by id; they stay ticked from page to page. */
export type Selection<R extends Row> = ReadonlyMap<number, R>

export function toggled<R extends Row>(selection: Selection<R>, row: R): Selection<R> {
  const next = new Map(selection)
  if (!next.delete(row.id)) next.set(row.id, row)
  return next
}

/** From the row ticked last to this one, in the order they are shown, as it is done with files. */
export function extended<R extends Row>(
  selection: Selection<R>,
  rows: readonly R[],
  { from, to }: { from: number | undefined; to: R },
): Selection<R> {
  const start = rows.findIndex(({ id }) => id === from)
  const end = rows.findIndex(({ id }) => id === to.id)
  if (start < 0 || end < 0) return toggled(selection, to)
  const between = rows.slice(Math.min(start, end), Math.max(start, end) + 1)
  return new Map([...selection, ...between.map((row): [number, R] => [row.id, row])])
}

/** All of the page, or none of it when all are ticked. */
export function pageToggled<R extends Row>(selection: Selection<R>, rows: readonly R[]): Selection<R> {
  const next = new Map(selection)
  const isWhole = rows.every(({ id }) => selection.has(id))
  for (const row of rows)
    if (isWhole) next.delete(row.id)
    else next.set(row.id, row)
  return next
}
