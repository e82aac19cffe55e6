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
  plan: SupplyPlan
  /** Drawn wherever it is. */
  isAlways: boolean
}

function ChunkView({ lines, plan, isAlways, replaceable, onEdit, onDelete, onReplace }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const { isNear, height } = useIsNear(place, { isAlways })
  // Until a chunk is drawn, its height is estimated from the number of its lines.
  const room: CSSProperties & { '--lines'?: number } = height > 0 ? { height } : { '--lines': lines.length }
  return (
    <div ref={place} className="chunk" {...(!isNear && { 'data-far': true, style: room })}>
      {isNear && (
        <ul>
          {lines.map((line) => (
            <CartLineView
              key={line.id}
              line={line}
              plan={plan}
              isReplaceable={replaceable.has(line.id)}
              onEdit={onEdit}
              onDelete={onDelete}
              onReplace={onReplace}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

const isSameList = (one: readonly CartLine[], other: readonly CartLine[]) =>
  one.length === other.length && one.every((line, place) => line === other[place])

/** Lines drawn together or not at all: an edit redraws one chunk, and chunks out of sight cost nothing. */
export const LineChunk = memo(
  ChunkView,
  (before, after) =>
    before.plan === after.plan &&
    before.isAlways === after.isAlways &&
    before.onEdit === after.onEdit &&
    before.onDelete === after.onDelete &&
    before.onReplace === after.onReplace &&
    before.replaceable === after.replaceable &&
    isSameList(before.lines, after.lines),
)
