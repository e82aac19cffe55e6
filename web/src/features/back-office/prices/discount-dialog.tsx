import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { discountKinds } from '@vitrina/contract/prices/desk/discounts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { AppDialog } from '#ui/dialog.tsx'
import { DialogForm } from '#ui/dialog-form.tsx'
import { NamedOptionField } from '../goods/named-option.tsx'
import { BuyerField } from './buyer-field.tsx'
import { ContractField } from './contract-field.tsx'
import { type Buyer, priceReferenceQuery, type ShownDiscount, useAddDiscount, useChangeDiscount } from './prices.api.ts'
import { plainPercent, readPercent } from './typed-figures.rules.ts'

type Props = { discount: ShownDiscount | null; buyer: Buyer | null; onClose: () => void }

/** A new discount, or another figure of one. */
export function DiscountDialog({ discount, buyer: first, onClose }: Props) {
  const { t } = useTranslation('prices-desk')
  const reference = useQuery(priceReferenceQuery).data
  const add = useAddDiscount()
  const change = useChangeDiscount()
  const [buyer, setBuyer] = useState(first)
  const [contract, setContract] = useState('')
  const [kind, setKind] = useState<(typeof discountKinds)[number]>('brand')
  const [subjectId, setSubjectId] = useState<number | null>(null)
  const [percent, setPercent] = useState(discount ? plainPercent(discount.discount) : '')
  const share = readPercent(percent)
  const isPending = add.isPending || change.isPending

  const submit = () => {
    if (share === null) return
    if (discount) return change.mutate({ id: discount.id, discount: share, expected: discount.discount }, { onSuccess: onClose })
    if (!buyer || subjectId === null) return
    const body = { companyId: buyer.id, contractId: contract ? Number(contract) : null, kind, subjectId, discount: share }
    add.mutate(body, { onSuccess: onClose })
  }
  return (
    <AppDialog isOpen title={t(discount ? 'discounts.change' : 'discounts.add')} isBusy={isPending} onClose={onClose}>
      <DialogForm
        submit={t('save')}
        isPending={isPending}
        isIncomplete={share === null || (!discount && (!buyer || subjectId === null))}
        error={(add.error ?? change.error)?.message}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        {discount && (
          <Typography>
            {[discount.company.name, discount.contract?.number, t(`discounts.on.${discount.kind}`, { name: discount.subject.name })]
              .filter(Boolean)
              .join(' · ')}
          </Typography>
        )}
        {!discount && (
          <>
            <BuyerField
              chosen={buyer}
              onChoose={(chosen) => {
                setBuyer(chosen)
                setContract('')
              }}
              isRequired
            />
            <ContractField buyer={buyer} value={contract} none={t('discounts.anyContract')} onChange={setContract} />
            <TextField
              select
              size="small"
              label={t('discounts.kind')}
              value={kind}
              onChange={({ target }) => {
                setKind(discountKinds.find((one) => one === target.value) ?? kind)
                setSubjectId(null)
              }}
            >
              {discountKinds.map((one) => (
                <MenuItem key={one} value={one}>
                  {t(`filters.${one}`)}
                </MenuItem>
              ))}
            </TextField>
            <NamedOptionField
              label={t(`filters.${kind}`)}
              options={(kind === 'brand' ? reference?.brands : reference?.sections) ?? []}
              value={subjectId}
              onChange={(id) => setSubjectId(id === null ? null : Number(id))}
              isRequired
            />
          </>
        )}
        <TextField
          required
          size="small"
          autoFocus={discount !== null}
          label={t('discounts.percent')}
          value={percent}
          error={percent !== '' && share === null}
          helperText={percent !== '' && share === null ? t('discounts.wrong') : undefined}
          onChange={({ target }) => setPercent(target.value)}
          slotProps={{ htmlInput: { inputMode: 'decimal' } }}
        />
      </DialogForm>
    </AppDialog>
  )
}
