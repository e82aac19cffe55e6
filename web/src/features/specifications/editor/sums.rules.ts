import {
  multipliersOf,
  type SpecificationDocument,
  type SpecificationLine,
} from '@vitrina/contract/specifications/specification-document.rules'
import type { SpecificationLineFigures } from '@vitrina/contract/specifications/specification-shapes'

const kopecks = (roubles: number) => Math.round(roubles * 100)

/** The server's sum; of a line changed since, its price times what is needed now, until the server answers. */
export function sumOfLine(line: SpecificationLine, multiplier: number, figures: SpecificationLineFigures | undefined): number | null {
  if (!figures?.price || (line.productId === null && line.customProductId === null)) return null
  const needed = line.amount * multiplier
  if (figures.neededAmount === needed) return figures.sum
  return Math.round(kopecks(figures.price.value) * needed) / 100
}

/** Sums of all groups, with the groups in them, and of the whole; `unpriced` lines are not counted in. */
export function sumsOf({ groups, lines }: SpecificationDocument, figures: ReadonlyMap<string, SpecificationLineFigures>) {
  const timesOf = multipliersOf(groups)
  const parents = new Map(groups.map(({ id, parentId }) => [id, parentId]))
  const inKopecks = new Map<string, number>()
  let total = 0
  let unpriced = 0
  for (const line of lines) {
    const sum = sumOfLine(line, timesOf(line.groupId), figures.get(line.id))
    if (sum === null) unpriced += 1
    else {
      total += kopecks(sum)
      for (let at = line.groupId; at !== null; at = parents.get(at) ?? null) inKopecks.set(at, (inKopecks.get(at) ?? 0) + kopecks(sum))
    }
  }
  return { groups: new Map([...inKopecks].map(([id, sum]) => [id, sum / 100])), total: total / 100, unpriced }
}
