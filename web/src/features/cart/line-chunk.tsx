import type { CartLine } from '@vitrina/contract/cart/cart'
import type { SupplyPlan } from '@vitrina/contract/cart/supply-plan.rules'
import { type CSSProperties, memo, useRef } from 'react'
import { CartLineView } from './cart-line.tsx'
import type { LineEdit } from './edit-queue.ts'
import { useIsNear } from './use-is-near.ts'

export type LineActions = {
  /** Ids of lines that can be replaced. */
  replaceable: ReadonlySet<number>
  onEdit: (id: number, edit: LineEdit) => void
  onDelete: (ids: number[]) => void
  onReplace: (id: number) => void
}

type Props = LineActions & {
  lines: readonly CartLine[]
  /** The number of its first line in the view. */
  first: number
  plan: SupplyPlan
  /** Drawn wherever it is. */
  isAlways: boolean
  isMovable: boolean
  /** The line whose note is asked for. */
  notingId: number | null
  onMenu: (id: number, button: HTMLElement) => void
}

function ChunkView({ lines, first, plan, isAlways, replaceable, notingId, ...row }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const { isNear, height } = useIsNear(place, { isAlways })
  // Until a chunk is drawn, its height is estimated from the number of its lines.
  const room: CSSProperties & { '--lines'?: number } = height > 0 ? { height } : { '--lines': lines.length }
  return (
    <div ref={place} className="chunk" data-first={first} {...(!isNear && { 'data-far': true, style: room })}>
      {isNear &&
        lines.map((line, at) => (
          <CartLineView
            key={line.id}
            line={line}
            number={first + at}
            plan={plan}
            isReplaceable={replaceable.has(line.id)}
            isNoting={line.id === notingId}
            {...row}
          />
        ))}
    </div>
  )
}

const isSameList = (one: readonly CartLine[], other: readonly CartLine[]) =>
  one.length === other.length && one.every((line, place) => line === other[place])

/** Lines drawn together or not at all: an edit redraws one chunk, and chunks out of sight cost nothing. */
export const LineChunk = memo(
  ChunkView,
  ({ lines: before, ...one }, { lines: after, ...other }) =>
    Object.entries(one).every(([name, value]) => other[name as keyof typeof other] === value) && isSameList(before, after),
)
