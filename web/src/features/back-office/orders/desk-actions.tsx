import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { Order } from '@vitrina/contract/orders/orders'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useHistoryStateSwitch } from '#lib/history-state.ts'
import { useStablePlaces } from '#lib/stable-places.ts'
import { askConfirm } from '#ui/confirm.ts'
import { type DeskStep, useDeskStep } from './desk.api.ts'
import { QueueWalk, useQueueWalk } from './queue/queue-walk.tsx'

/** Run at once: repeating them changes nothing. */
const atOnce = ['confirm', 'confirmReserve', 'extendReserve'] as const
/** Confirmed first: the buyer is notified, or it cannot be undone. */
const sure = ['renewInvoice', 'complete'] as const
/** The rest opens a form first. */
const asking = [
  'release',
  'releaseGoods',
  'receiveGoods',
  'sendTransfer',
  'change',
  'changePromise',
  'markPaid',
  'rejectReserve',
  'releaseReserve',
  'cancel',
  'decline',
  'refuseCancel',
] as const
const all = [...atOnce, ...sure, ...asking] as const
type Action = (typeof all)[number]

const leading = new Set<Action>(['confirm', 'confirmReserve'])
const dangerous = new Set<Action>(['cancel', 'decline', 'rejectReserve', 'releaseReserve'])

const isOneOf = <T extends Action>(some: readonly T[], action: Action): action is T => some.some((one) => one === action)

/** Actions possible now. A new order is declined: there is nothing to cancel yet. */
function possibleIn({ deskActions, state }: Order): Action[] {
  const may = new Set<string>(deskActions)
  const isAnswering = state === 'cancel_requested' && may.has('cancel')
  return all.filter((action) => {
    if (action === 'refuseCancel') return isAnswering
    return may.has(action) && !(action === 'cancel' && may.has('decline'))
  })
}

/** An allowed action keeps its place; shipping is with the lines and shipments. */
export function DeskActions({ order }: { order: Order }) {
  const { t } = useTranslation('desk')
  const { open } = useHistoryStateSwitch()
  const step = useDeskStep(order.id)
  const possible = possibleIn(order)
  const places = useStablePlaces(possible)
  const { version } = order
  const walk = useQueueWalk(order.id)
  const press = (action: Action) => {
    if (isOneOf(asking, action)) return void open({ openedDeskTool: { kind: action } })
    const run = () => step.mutateAsync({ action, body: { version } } satisfies DeskStep)
    if (isOneOf(atOnce, action))
      return step.mutate({ action, body: { version } } satisfies DeskStep, {
        // A reserve that is asked for is decided on here before the next order opens by itself.
        onSuccess: ({ deskActions }) => {
          if (action === 'confirm' && walk.isInQueue && !deskActions.includes('confirmReserve')) walk.openNext()
        },
      })
    askConfirm({
      title: t(`sure.${action}.title`, { number: order.number }),
      text: t(`sure.${action}.text`),
      confirm: t(`sure.${action}.submit`),
      run,
    })
  }
  return (
    <Box role="group" aria-label={t('actions.label')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 4 }}>
      {places.map((action) => (
        <Button
          key={action}
          variant={leading.has(action) ? 'contained' : 'outlined'}
          color={dangerous.has(action) ? 'error' : 'primary'}
          loading={step.isPending && step.variables.action === action}
          disabled={step.isPending || !possible.includes(action)}
          // The second press of a double click is ignored.
          onClick={({ detail }) => detail <= 1 && press(action)}
        >
          {t(action === 'cancel' && order.state === 'cancel_requested' ? 'actions.agreeCancel' : `actions.${action}`)}
        </Button>
      ))}
      <Box sx={{ ml: 'auto' }}>
        <QueueWalk id={order.id} onConfirm={possible.includes('confirm') && !step.isPending ? () => press('confirm') : undefined} />
      </Box>
    </Box>
  )
}
