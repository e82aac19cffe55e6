import FormControlLabel from '@mui/material/FormControlLabel'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import type { TransferReport } from '@vitrina/contract/specifications/specification-shapes'
import { type SubmitEvent, useState } from 'react'
import { ApiError } from '#api/api-error.ts'
import { useTranslation } from '#i18n/use-translation.tsx'
import { paths } from '#lib/paths.ts'
import { Anchor } from '#ui/anchor.tsx'
import { DateField } from '#ui/date-field.tsx'
import { AppDialog } from '#ui/dialog.tsx'
import { DialogForm } from '#ui/dialog-form.tsx'
import { cartsQuery, ownSpecificationsQuery, purchasesQuery, useToCart, useToPurchasing, useToSpecification } from './specifications.api.ts'
import { TransferReportView } from '#parts/transfer-report/transfer-report.tsx'

export type Destination = 'cart' | 'specification' | 'purchasing'
type Props = {
  id: number
  destination: Destination
  /** Chosen lines; empty: only all of them can go. */
  chosen: readonly string[]
  lineCount: number
  /** Saves what is not saved yet: the server sends what it has. */
  onBefore: () => Promise<boolean>
  onClose: () => void
}
type Outcome = { report: TransferReport; href: string | null }

const NEW = 'new'
/** The cart at work; a buyer who has put nothing into it yet has none in the list. */
const ACTIVE = 0

/** Lines go into a cart, another specification or a need of the purchasing board; then a report for each line. */
export function TransferDialog({ destination, onClose, ...form }: Props) {
  const { t } = useTranslation('specifications')
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  return (
    <AppDialog
      isOpen
      maxWidth={outcome ? 'md' : 'sm'}
      title={t(outcome ? 'transfer.report' : `transfer.titles.${destination}`)}
      onClose={onClose}
      actions={
        outcome && (
          <>
            <Button color="inherit" onClick={onClose}>
              {t('transfer.stay')}
            </Button>
            {outcome.href && (
              <Button variant="contained" component={Anchor} href={outcome.href}>
                {t(`transfer.go.${destination}`)}
              </Button>
            )}
          </>
        )
      }
    >
      {outcome ? <TransferReportView report={outcome.report} /> : <TransferForm {...form} destination={destination} onDone={setOutcome} />}
    </AppDialog>
  )
}

function useTargets(id: number, destination: Destination) {
  const { t } = useTranslation('specifications')
  const isCart = destination === 'cart'
  const { data: carts } = useQuery({ ...cartsQuery, enabled: isCart })
  const { data: specifications } = useQuery({ ...ownSpecificationsQuery, enabled: destination === 'specification' })
  const { data: purchases } = useQuery({ ...purchasesQuery, enabled: destination === 'purchasing' })
  if (isCart) {
    const known = carts?.items ?? []
    const first = known.some(({ isActive }) => isActive) ? [] : [{ id: ACTIVE, name: t('transfer.unnamedCart') }]
    return [
      ...first,
      ...known
        .toSorted((one, other) => Number(other.isActive) - Number(one.isActive))
        .map((cart) => ({ id: cart.id, name: cart.name || t('transfer.unnamedCart') })),
    ]
  }
  if (destination === 'purchasing') return purchases?.items ?? []
  return (specifications?.items ?? []).filter((one) => one.id !== id && one.canEdit).map(({ id: own, name }) => ({ id: own, name }))
}

function TransferForm({
  id,
  destination,
  chosen,
  lineCount,
  onBefore,
  onDone,
}: Omit<Props, 'onClose'> & { onDone: (outcome: Outcome) => void }) {
  const { t } = useTranslation('specifications')
  const targets = useTargets(id, destination)
  const [scope, setScope] = useState<'chosen' | 'all'>(chosen.length > 0 ? 'chosen' : 'all')
  const [target, setTarget] = useState<string | null>(null)
  const [name, setName] = useState('')
  const [neededOn, setNeededOn] = useState('')
  const [isSaving, setSaving] = useState(false)
  const [isUnsaved, setUnsaved] = useState(false)
  const toCart = useToCart(id)
  const toSpecification = useToSpecification(id)
  const toPurchasing = useToPurchasing(id)
  const { error } = { cart: toCart, specification: toSpecification, purchasing: toPurchasing }[destination]
  // The active cart, or the specification changed last, unless the person chooses.
  const to = target ?? (targets[0] ? String(targets[0].id) : NEW)

  const send = async () => {
    setSaving(true)
    const isSaved = await onBefore()
    setSaving(false)
    setUnsaved(!isSaved)
    if (!isSaved) return
    const lines = scope === 'chosen' ? { lineIds: [...chosen] } : {}
    if (destination === 'cart')
      toCart.mutate(
        { ...lines, ...(to === NEW ? { newCartName: name.trim() } : to === String(ACTIVE) ? {} : { cartId: Number(to) }) },
        { onSuccess: ({ cartId, ...report }) => onDone({ report, href: cartId === null ? null : paths.cart }) },
      )
    if (destination === 'specification')
      toSpecification.mutate(
        { ...lines, ...(to === NEW ? { newName: name.trim() } : { targetId: Number(to) }) },
        { onSuccess: ({ specificationId, ...report }) => onDone({ report, href: paths.specification(specificationId) }) },
      )
    if (destination === 'purchasing')
      toPurchasing.mutate(
        { ...lines, to: to === NEW ? { name: name.trim(), neededOn } : Number(to) },
        { onSuccess: ({ entryId, ...report }) => onDone({ report, href: paths.purchasingEntry(entryId) }) },
      )
  }
  return (
    <DialogForm
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault()
        void send()
      }}
      submit={t(`transfer.submit.${destination}`)}
      isPending={isSaving || toCart.isPending || toSpecification.isPending || toPurchasing.isPending}
      isIncomplete={to === NEW && (name.trim() === '' || (destination === 'purchasing' && neededOn === ''))}
      error={isUnsaved ? t('transfer.unsaved') : error instanceof ApiError ? error.message : undefined}
    >
      {chosen.length > 0 && (
        <RadioGroup
          row
          aria-label={t('transfer.scope')}
          value={scope}
          onChange={(_, value) => setScope(value === 'all' ? 'all' : 'chosen')}
        >
          <FormControlLabel value="chosen" control={<Radio size="small" />} label={t('transfer.chosen', { count: chosen.length })} />
          <FormControlLabel value="all" control={<Radio size="small" />} label={t('transfer.all', { count: lineCount })} />
        </RadioGroup>
      )}
      <TextField select label={t(`transfer.target.${destination}`)} value={to} onChange={({ target: { value } }) => setTarget(value)}>
        {targets.map((one) => (
          <MenuItem key={one.id} value={String(one.id)}>
            {one.name}
          </MenuItem>
        ))}
        <MenuItem value={NEW}>{t(`transfer.new.${destination}`)}</MenuItem>
      </TextField>
      {to === NEW && (
        <TextField
          label={t('fields.name')}
          value={name}
          onChange={({ target: { value } }) => setName(value)}
          slotProps={{ htmlInput: { maxLength: 120 } }}
        />
      )}
      {to === NEW && destination === 'purchasing' && (
        <DateField required label={t('transfer.neededOn')} value={neededOn} onChange={setNeededOn} />
      )}
    </DialogForm>
  )
}
