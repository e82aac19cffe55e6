import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { Order } from '@vitrina/contract/orders'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useHistoryStateSwitch } from '#lib/history-state.ts'
import { type DeskStep, useDeskStep } from './desk.api.ts'

/** Done at once; the rest asks something first. */
const atOnce = ['confirm', 'confirmReserve', 'extendReserve', 'renewInvoice', 'complete'] as const
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
] as const
const leading = new Set<string>(['confirm', 'confirmReserve'])
const dangerous = new Set<string>(['cancel', 'decline', 'rejectReserve', 'releaseReserve'])

/** What the server lets him do now, and nothing else; shipping stands with the lines and shipments. */
export function DeskActions({ order }: { order: Order }) {
  const { t } = useTranslation('desk')
  const { open } = useHistoryStateSwitch()
  const step = useDeskStep(order.id)
  const may = new Set<string>(order.deskActions)
  const { version } = order
  const isAnswering = order.state === 'cancel_requested'
  return (
    <Box role="group" aria-label={t('actions.label')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 4 }}>
      {atOnce
        .filter((action) => may.has(action))
        .map((action) => (
          <Button
            key={action}
            variant={leading.has(action) ? 'contained' : 'outlined'}
            loading={step.isPending && step.variables.action === action}
            disabled={step.isPending}
            onClick={() => step.mutate({ action, body: { version } } satisfies DeskStep)}
          >
            {t(`actions.${action}`)}
          </Button>
        ))}
      {asking
        // A new order is declined: there is nothing of it to cancel yet.
        .filter((action) => may.has(action) && !(action === 'cancel' && may.has('decline')))
        .map((action) => (
          <Button
            key={action}
            variant="outlined"
            color={dangerous.has(action) ? 'error' : 'primary'}
            disabled={step.isPending}
            onClick={() => void open({ openedDeskTool: { kind: action } })}
          >
            {t(action === 'cancel' && isAnswering ? 'actions.agreeCancel' : `actions.${action}`)}
          </Button>
        ))}
      {isAnswering && may.has('cancel') && (
        <Button variant="outlined" disabled={step.isPending} onClick={() => void open({ openedDeskTool: { kind: 'refuseCancel' } })}>
          {t('actions.refuseCancel')}
        </Button>
      )}
    </Box>
  )
}
