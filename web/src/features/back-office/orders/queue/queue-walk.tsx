import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { deskPaths } from '#lib/desk-paths.ts'
import { useHistoryState } from '#lib/history-state.ts'
import { isTyping } from '#lib/is-typing.ts'
import { showMessage } from '#ui/messages.ts'

/** The queue an order was opened from, its place in it, and the way to its neighbours. */
export function useQueueWalk(id: number) {
  const { t } = useTranslation('desk')
  const queue = useHistoryState('deskQueue')
  const navigate = useNavigate()
  const place = queue ? queue.ids.indexOf(id) : -1
  const isInQueue = queue !== undefined && place >= 0
  const go = (by: 1 | -1) => {
    const next = queue?.ids[place + by]
    if (!queue || place < 0) return
    if (next === undefined) return showMessage({ text: t('walk.over') })
    // In place of this order: "back" leads to the queue however many were looked through.
    void navigate({ href: deskPaths.order(next), replace: true, state: { deskQueue: queue } })
  }
  return {
    isInQueue,
    place: place + 1,
    count: queue?.ids.length ?? 0,
    hasNext: isInQueue && place + 1 < queue.ids.length,
    /** Of the list with its filters. */
    backTo: queue?.address ?? deskPaths.orders,
    openNext: () => go(1),
    openFormer: () => go(-1),
  }
}

type Props = {
  id: number
  /** Undefined: the order cannot be confirmed now. */
  onConfirm: (() => void) | undefined
}

/** Place in the queue and its keys: C confirms, N and J open the next order, K the one before, U goes back to the queue. */
export function QueueWalk({ id, onConfirm }: Props) {
  const { t } = useTranslation('desk')
  const navigate = useNavigate()
  const { isInQueue, place, count, hasNext, backTo, openNext, openFormer } = useQueueWalk(id)
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || isTyping(event.target)) return
    if (document.querySelector('[role="dialog"], [role="menu"]')) return
    const acts: Record<string, (() => void) | undefined> = {
      KeyC: onConfirm,
      KeyN: openNext,
      KeyJ: openNext,
      KeyK: openFormer,
      KeyU: () => void navigate({ href: backTo }),
    }
    const act = acts[event.code]
    if (!act) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  if (!isInQueue) return null
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Box component="span" sx={{ typography: 'body2', color: 'text.secondary', whiteSpace: 'nowrap' }}>
        {t('walk.place', { place, count })}
      </Box>
      <Button size="small" variant="outlined" disabled={place <= 1} onClick={openFormer}>
        {t('walk.former')}
      </Button>
      <Button size="small" variant="outlined" disabled={!hasNext} onClick={openNext} aria-keyshortcuts="N">
        {t('walk.next')}
      </Button>
    </Box>
  )
}
