import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import type { OrderItem } from '@vitrina/contract/order-parts'
import type { Order } from '@vitrina/contract/orders'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { Section } from '#parts/order/section.tsx'
import { type DeskStep, useDeskStep } from './desk.api.ts'
import { DeskLineRows } from './desk-line-rows.tsx'
import { askedAmounts, openAmounts, waitingAmounts } from './ship-amounts.rules.ts'

type Props = { order: Order; items: readonly OrderItem[] }

/** The lines with what has become of each; where goods may leave, how much of each leaves now. */
export function DeskLines({ order, items }: Props) {
  const { t } = useTranslation('desk')
  const canSend = order.deskActions.includes('ship') || order.deskActions.includes('assemble')
  const open = openAmounts(items, waitingAmounts(order.shipments))
  const [typed, setTyped] = useState<Record<number, string>>({})
  return (
    <Section title={t('lines.title', { count: items.length })}>
      <DeskLineRows
        items={items}
        {...(canSend && { open, typed, onType: (id: number, text: string) => setTyped((before) => ({ ...before, [id]: text })) })}
      />
      {canSend && <SendForm order={order} asked={askedAmounts(items, open, typed)} />}
    </Section>
  )
}

type Asked = ReturnType<typeof askedAmounts>

function SendForm({ order, asked }: { order: Order; asked: Asked }) {
  const { t } = useTranslation('desk')
  const step = useDeskStep(order.id)
  const [shippedOn, setShippedOn] = useState('')
  const [trackingNumber, setTrackingNumber] = useState('')
  const isPickup = order.deskActions.includes('assemble')
  const { version } = order
  const stepOf = (): DeskStep =>
    isPickup
      ? { action: 'assemble', body: { version, items: asked.items } }
      : { action: 'ship', body: { version, items: asked.items, trackingNumber, ...(shippedOn && { shippedOn }) } }
  return (
    <Box
      component="form"
      aria-label={t(isPickup ? 'lines.assemble' : 'lines.ship')}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mt: 3, pt: 3, borderTop: 1, borderColor: 'divider' }}
      onSubmit={(event) => {
        event.preventDefault()
        step.mutate(stepOf())
      }}
    >
      {!isPickup && (
        <>
          <TextField
            type="date"
            size="small"
            label={t('lines.shippedOn')}
            value={shippedOn}
            onChange={({ target }) => setShippedOn(target.value)}
            slotProps={{ inputLabel: { shrink: true } }}
          />
          <TextField
            size="small"
            label={t('lines.tracking')}
            value={trackingNumber}
            onChange={({ target }) => setTrackingNumber(target.value)}
            slotProps={{ htmlInput: { maxLength: 60 } }}
          />
        </>
      )}
      <Box role="status" sx={{ color: asked.hasWrong ? 'error.main' : 'text.secondary', flex: '1 1 160px' }}>
        {asked.hasWrong ? t('lines.wrong') : t('lines.chosen', { count: asked.items.length })}
      </Box>
      <Button type="submit" variant="contained" loading={step.isPending} disabled={asked.hasWrong || asked.items.length === 0}>
        {t(isPickup ? 'lines.assemble' : 'lines.ship')}
      </Button>
    </Box>
  )
}
