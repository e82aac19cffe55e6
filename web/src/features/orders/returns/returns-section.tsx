import { canReturn } from '@vitrina/contract/roles/roles.rules'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { OrderReturn } from '@vitrina/contract/orders/order-parts'
import type { Order } from '@vitrina/contract/orders/orders'
import { canWithdraw } from '@vitrina/contract/returns/returns.rules'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatDate } from '#lib/dates.ts'
import { paths } from '#lib/paths.ts'
import { Section } from '#parts/order/section.tsx'
import { returnTones } from '#parts/order/state-tone.rules.ts'
import { ToneChip } from '#parts/order/tone-chip.tsx'
import { useMoney } from '#parts/price/use-money.ts'
import { useUser } from '#parts/site/use-site.ts'
import { Anchor } from '#ui/anchor.tsx'
import { askConfirm } from '#ui/confirm.ts'
import { useAnswerReturn } from '../orders.api.ts'

const MAX_ANSWER = 2000

export function ReturnsSection({ order }: { order: Order }) {
  const { t } = useTranslation('orders')
  if (order.returns.length === 0) return null
  return (
    <Section title={t('returns.title')}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', '& > li + li': { borderTop: 1, borderColor: 'divider' } }}>
        {order.returns.map((one) => (
          <ReturnRow key={one.id} orderId={order.id} one={one} />
        ))}
      </Box>
    </Section>
  )
}

function ReturnRow({ orderId, one }: { orderId: number; one: OrderReturn }) {
  const { t } = useTranslation('orders')
  const money = useMoney()
  const mayAct = canReturn(useUser()?.companyRole)
  const { mutateAsync } = useAnswerReturn(orderId)
  const withdraw = () =>
    askConfirm({
      title: t('returns.withdrawTitle', { number: one.number }),
      confirm: t('returns.withdraw'),
      isDangerous: true,
      run: () => mutateAsync({ returnId: one.id, comment: '', isWithdrawn: true }),
    })
  return (
    <Box component="li" sx={{ py: 2.5, display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4, rowGap: 1 }}>
        <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
          <Typography>{t('returns.name', { number: one.number, date: formatDate(one.createdAt) })}</Typography>
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {[t(`returns.resolutions.${one.resolution}`), t('returns.lines', { count: one.items.length }), one.comment]
              .filter(Boolean)
              .join(' · ')}
          </Typography>
        </Box>
        <ToneChip tone={returnTones[one.state]} label={t(`returns.states.${one.state}`)} />
        <Typography sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 500 }}>{money(one.sum)}</Typography>
        {mayAct && canWithdraw(one.state) && (
          <Button size="small" color="inherit" onClick={withdraw}>
            {t('returns.withdraw')}
          </Button>
        )}
      </Box>
      {one.answer && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
          {t('returns.answer', { answer: one.answer })}
        </Typography>
      )}
      {one.replacement && (
        <Typography variant="body2">
          {t('returns.replacement')}{' '}
          <Link component={Anchor} href={paths.order(one.replacement.id)}>
            {one.replacement.number}
          </Link>
        </Typography>
      )}
      {mayAct && one.state === 'needs_info' && <AnswerForm orderId={orderId} returnId={one.id} />}
    </Box>
  )
}

function AnswerForm({ orderId, returnId }: { orderId: number; returnId: number }) {
  const { t } = useTranslation('orders')
  const [comment, setComment] = useState('')
  const answer = useAnswerReturn(orderId)
  return (
    <Box
      component="form"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-start' }}
      onSubmit={(event) => {
        event.preventDefault()
        if (comment.trim()) answer.mutate({ returnId, comment: comment.trim(), isWithdrawn: false })
      }}
    >
      <TextField
        multiline
        maxRows={6}
        label={t('returns.yourAnswer')}
        value={comment}
        onChange={({ target }) => setComment(target.value)}
        slotProps={{ htmlInput: { maxLength: MAX_ANSWER } }}
        sx={{ flex: '1 1 260px' }}
      />
      <Button type="submit" variant="outlined" loading={answer.isPending} disabled={comment.trim() === ''}>
        {t('returns.send')}
      </Button>
    </Box>
  )
}
