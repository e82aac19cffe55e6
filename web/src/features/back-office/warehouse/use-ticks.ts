import type { PickingLine } from '@vitrina/contract/warehouse/warehouse'
import type { ShortReason } from '@vitrina/contract/warehouse/warehouse.rules'
import { addAmounts } from '@vitrina/contract/quantity/quantity.rules'
import { useEffect, useEffectEvent, useState } from 'react'
import { useStore } from '#lib/store.ts'
import { useUser } from '#parts/site/use-site.ts'
import { addTick, isNetworkLost, keepSending, pickQueue, sendTicks, type Tick, ticksOf } from './pick-queue.ts'
import { useShowLine } from './warehouse.api.ts'
import type { PickingParams } from './warehouse.params.ts'

/** Lines as the person has ticked them, sent or not. */
const withTicks = (lines: readonly PickingLine[], ticks: readonly Tick[]): PickingLine[] =>
  lines.map((line) =>
    ticks
      .filter(({ orderItemId }) => orderItemId === line.orderItemId)
      .reduce((shown, { change, short }) => ({ ...shown, picked: addAmounts(shown.picked, change), short }), line),
  )

/** Ticks of a picker: shown at once, sent in the background, kept on the device until they are answered. */
export function useTicks(params: PickingParams, lines: readonly PickingLine[]) {
  const userId = useUser()?.id ?? 0
  const stored = useStore(pickQueue)
  const isLost = useStore(isNetworkLost)
  const [refused, setRefused] = useState<{ orderItemId: number; message: string } | null>(null)
  const showLine = useShowLine(params)
  const listener = {
    onAnswer: showLine,
    onRefused: (tick: Tick, { message }: { message: string }) => setRefused({ orderItemId: tick.orderItemId, message }),
  }
  const resend = useEffectEvent(() => void sendTicks(userId, listener))
  // The network is outside React: whatever an earlier visit has left is sent too.
  useEffect(() => {
    const start = () => resend()
    start()
    return keepSending(start)
  }, [userId])
  const unsent = ticksOf(stored).filter((tick) => tick.userId === userId && tick.warehouseId === params.warehouse)
  return {
    lines: withTicks(lines, unsent),
    unsentCount: unsent.length,
    isLost,
    refused,
    tick: (orderItemId: number, change: number, short: ShortReason | null = null) => {
      setRefused(null)
      addTick({ userId, warehouseId: params.warehouse, orderItemId, change, short })
      void sendTicks(userId, listener)
    },
  }
}
