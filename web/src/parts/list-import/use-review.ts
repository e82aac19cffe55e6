import type { ImportedProduct } from '@vitrina/contract/list-import/list-import'
import type { ImportLine } from '@vitrina/contract/list-import/import-jobs'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useUser } from '#parts/site/use-site.ts'
import { useChangeLine, useMakeCustomProducts } from './list-import.api.ts'
import { isAmountAsked, nextToCheck, neighbour, productToAccept, withProduct } from './review.rules.ts'

export type Review = ReturnType<typeof useReview>

/** The line that is looked at, and what can be done with it. */
export function useReview(
  jobId: string,
  { lines, all, isTable }: { lines: readonly ImportLine[]; all: readonly ImportLine[]; isTable: boolean },
) {
  const { mutate: change } = useChangeLine(jobId)
  const { mutate: makeOwn } = useMakeCustomProducts(jobId)
  const canMakeOwn = useUser() !== null
  const [position, setPosition] = useState(() => nextToCheck(all, -1) ?? all[0]?.position ?? 0)
  const [isSearching, setIsSearching] = useState(false)
  const active = lines.find((line) => line.position === position) ?? lines[0] ?? null
  const rows = useRef(new Map<number, HTMLElement>())

  const go = (to: number) => {
    setIsSearching(false)
    setPosition(to)
    rows.current.get(to)?.focus()
  }
  const goToNext = (from: ImportLine) => go(nextToCheck(lines, from.position) ?? neighbour(lines, from.position, 1))
  const choose = (line: ImportLine, product: ImportedProduct) => {
    change({ line, body: { productId: product.id }, shown: withProduct(product) })
    // The amount is still to be chosen on the same line.
    if (isAmountAsked(line)) go(line.position)
    else goToNext(line)
  }
  const setAmount = (line: ImportLine, amount: number) => {
    if (amount !== line.amount) change({ line, body: { amount }, shown: { amount } })
  }
  const focusFirst = useEffectEvent(() => {
    const row = active && rows.current.get(active.position)
    row?.focus({ preventScroll: true })
  })
  useEffect(() => focusFirst(), [])
  const showActive = useEffectEvent((at: number) => {
    // A card opens and closes with what is offered for it, and the others move: the one that was chosen stays in sight.
    rows.current.get(at)?.scrollIntoView({ block: isTable ? 'nearest' : 'start' })
  })
  useEffect(() => showActive(position), [position])

  return {
    active,
    isSearching,
    canMakeOwn,
    /** Keeps the element of a row, to focus it. */
    keepRow: (at: number) => (element: HTMLElement | null) => {
      if (element) rows.current.set(at, element)
      else rows.current.delete(at)
    },
    select: (line: ImportLine) => {
      setIsSearching(false)
      setPosition(line.position)
    },
    backToRow: () => {
      setIsSearching(false)
      if (active) rows.current.get(active.position)?.focus()
    },
    move: (line: ImportLine, step: 1 | -1) => go(neighbour(lines, line.position, step)),
    choose,
    chooseNumber: (line: ImportLine, number: number) => {
      const candidate = line.candidates[number - 1]
      if (candidate) choose(line, candidate.product)
    },
    /** Takes the likeliest product of a line to check; a line that has one is fine as it is. */
    accept: (line: ImportLine) => {
      const product = productToAccept(line)
      if (product) choose(line, product)
      else goToNext(line)
    },
    skip: (line: ImportLine) => {
      const isSkipped = !line.isSkipped
      change({ line, body: { isSkipped }, shown: { isSkipped } })
      if (isSkipped) goToNext(line)
    },
    own: (line: ImportLine) => {
      if (!canMakeOwn) return
      makeOwn([line.position])
      goToNext(line)
    },
    undo: (line: ImportLine) =>
      change({
        line,
        body: { productId: null },
        shown: { product: null, customProduct: null, isChosenByPerson: false, status: line.candidates.length > 0 ? 'review' : 'unmatched' },
      }),
    search: () => setIsSearching(true),
    setAmount,
    /** One of the two readings of an amount; with a product the line is done with. */
    chooseAmount: (line: ImportLine, at: number) => {
      const amount = line.amountReadings[at]
      if (amount === undefined) return
      setAmount(line, amount)
      if (line.product || line.customProduct) goToNext(line)
    },
    goToNext,
  }
}
