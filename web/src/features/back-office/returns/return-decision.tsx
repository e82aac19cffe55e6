import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import TextField from '@mui/material/TextField'
import { readAmount } from '@vitrina/contract/quantity/quantity.rules'
import type { DeskReturn } from '@vitrina/contract/returns/return-desk'
import type { OrderReturn } from '@vitrina/contract/orders/order-parts'
import { decisionsOn, type ReturnDecision as Decision } from '@vitrina/contract/returns/returns.rules'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useStablePlaces } from '#lib/stable-places.ts'
import { askConfirm } from '#ui/confirm.ts'
import { useDecideReturn } from './returns.api.ts'

type ReceivedLine = { orderItemId: number; accepted: string; toStock: boolean }
type Props = { one: OrderReturn; lines: DeskReturn['lines'] }

/** A refusal and a question need a text; received goods are counted line by line. */
const decisionsWithText = new Set<Decision>(['ask', 'deny', 'reject'])
const isRefusal = (step: Decision) => step === 'deny' || step === 'reject'

const isCounted = (one: OrderReturn, { orderItemId, accepted }: ReceivedLine) => {
  const amount = readAmount(accepted)
  return amount !== null && amount <= (one.items.find((item) => item.orderItemId === orderItemId)?.amount ?? 0)
}

/** The decisions possible now; each keeps its place, so that a double press never makes two decisions. */
export function ReturnDecision({ one, lines }: Props) {
  const { t } = useTranslation('desk')
  const [answer, setAnswer] = useState('')
  const [received, setReceived] = useState<ReceivedLine[]>(() =>
    one.items.map(({ orderItemId, amount, condition }) => ({
      orderItemId,
      accepted: String(amount).replace('.', ','),
      toStock: condition === 'unopened',
    })),
  )
  const decide = useDecideReturn()
  // A return with accepted goods can only be approved, one without only rejected.
  const hasAcceptedGoods = one.items.some(({ accepted }) => (accepted ?? 0) > 0)
  const steps = decisionsOn[one.state].filter((step) =>
    step === 'approve' ? hasAcceptedGoods : step === 'reject' ? !hasAcceptedGoods : true,
  )
  const items = received.map((row) => ({ ...row, accepted: readAmount(row.accepted) ?? 0 }))
  const places = useStablePlaces(steps)
  const run = (step: Decision) => {
    setAnswer('')
    return decide.mutateAsync({ id: one.id, step, answer: answer.trim(), ...(step === 'receive' && { items }) })
  }
  // Settling moves money and issues documents, so it is confirmed.
  const submit = (step: Decision) =>
    step === 'approve'
      ? askConfirm({
          title: t('returns.sure.title', { number: one.number }),
          text: t('returns.sure.text'),
          confirm: t('returns.sure.submit'),
          run: () => run(step),
        })
      : void run(step)
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {steps.includes('receive') &&
        received.map((row) => (
          <ReceivedLineFields
            key={row.orderItemId}
            row={row}
            name={lines.find(({ orderItemId }) => orderItemId === row.orderItemId)?.name ?? ''}
            isWrong={!isCounted(one, row)}
            onEdit={(changed) =>
              setReceived((before) => before.map((other) => (other.orderItemId === row.orderItemId ? { ...other, ...changed } : other)))
            }
          />
        ))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <TextField
          size="small"
          label={t('returns.words')}
          value={answer}
          onChange={({ target }) => setAnswer(target.value)}
          slotProps={{ htmlInput: { maxLength: 500 } }}
          sx={{ flex: '1 1 240px' }}
        />
        {places.map((step) => (
          <Button
            key={step}
            variant={isRefusal(step) || step === 'ask' ? 'outlined' : 'contained'}
            color={isRefusal(step) ? 'error' : 'primary'}
            loading={decide.isPending && decide.variables.step === step}
            disabled={
              decide.isPending ||
              !steps.includes(step) ||
              (decisionsWithText.has(step) && answer.trim() === '') ||
              (step === 'receive' && received.some((row) => !isCounted(one, row)))
            }
            onClick={({ detail }) => detail <= 1 && submit(step)}
          >
            {t(`returns.steps.${step}`)}
          </Button>
        ))}
      </Box>
    </Box>
  )
}

type FieldsProps = { row: ReceivedLine; name: string; isWrong: boolean; onEdit: (changed: Partial<ReceivedLine>) => void }

function ReceivedLineFields({ row, name, isWrong, onEdit }: FieldsProps) {
  const { t } = useTranslation('desk')
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
      <Box sx={{ flex: '1 1 220px', minWidth: 0, fontSize: 13, overflowWrap: 'anywhere' }}>{name}</Box>
      <TextField
        size="small"
        label={t('returns.come')}
        value={row.accepted}
        error={isWrong}
        onChange={({ target }) => onEdit({ accepted: target.value })}
        slotProps={{ htmlInput: { inputMode: 'decimal', 'aria-label': t('returns.comeOf', { name }) } }}
        sx={{ width: 110 }}
      />
      <FormControlLabel
        control={<Checkbox size="small" checked={row.toStock} onChange={(_, isOn) => onEdit({ toStock: isOn })} />}
        label={t('returns.toStock')}
      />
    </Box>
  )
}
