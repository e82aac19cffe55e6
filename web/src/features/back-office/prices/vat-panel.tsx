import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { shiftDay } from '@vitrina/contract/days/days.rules'
import { ratedGroups } from '@vitrina/contract/prices/desk/vat-rates'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatDate, sellerToday } from '#lib/dates.ts'
import { useNumber } from '#parts/product/use-number.ts'
import { askConfirm } from '#ui/confirm.ts'
import { DateField } from '#ui/date-field.tsx'
import { AppDialog } from '#ui/dialog.tsx'
import { DialogForm } from '#ui/dialog-form.tsx'
import { ErrorView } from '#ui/error-view.tsx'
import { ListSkeleton } from '#ui/list-skeleton.tsx'
import { SectionFrame } from '#ui/section-frame.tsx'
import { useAddVatRate, useRemoveVatRate, vatQuery } from './prices.api.ts'
import { readPercent } from './typed-figures.rules.ts'

/** VAT groups with the rates of the law by their days; which group a product is in stands with the product. */
export function VatPanel() {
  const { t } = useTranslation('prices-desk')
  const number = useNumber()
  const { data, error, refetch } = useQuery(vatQuery)
  const remove = useRemoveVatRate()
  const [isNew, setIsNew] = useState(false)
  if (error && !data) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!data) return <ListSkeleton rowHeight={72} />
  const days = (from: string, to: string | null) =>
    to === null ? t('promotions.from', { from: formatDate(from) }) : `${formatDate(from)} – ${formatDate(to)}`
  return (
    <Box sx={{ maxWidth: 960 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mb: 4 }}>
        <Typography color="textSecondary" sx={{ flex: '1 1 320px' }}>
          {t('vat.hint')}
        </Typography>
        <Button variant="contained" onClick={() => setIsNew(true)}>
          {t('vat.add')}
        </Button>
      </Box>
      <Box sx={{ display: 'grid', gap: 3 }}>
        {data.items.map(({ group, goodsCount, rate, rates }) => (
          <SectionFrame key={group} isTight title={t(`vat.groups.${group}`)}>
            <Typography>
              {rate === null ? t('table.noVat') : t('vat.now', { rate: number(rate / 100) })} ·{' '}
              {t('promotions.goods', { count: goodsCount })}
            </Typography>
            <Box component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none', fontSize: 13, color: 'text.secondary' }}>
              {rates.map((one) => (
                <Box component="li" key={one.id} sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 32 }}>
                  {days(one.from, one.to)}: {number(one.rate / 100)} %
                  {one.isAhead && (
                    <Button
                      size="small"
                      color="error"
                      aria-label={t('vat.removeNamed', { from: formatDate(one.from) })}
                      onClick={() =>
                        askConfirm({
                          title: t('vat.removeAsk', { from: formatDate(one.from) }),
                          confirm: t('remove'),
                          isDangerous: true,
                          run: () => remove.mutateAsync(one.id),
                        })
                      }
                    >
                      {t('remove')}
                    </Button>
                  )}
                </Box>
              ))}
            </Box>
          </SectionFrame>
        ))}
      </Box>
      {isNew && <RateDialog onClose={() => setIsNew(false)} />}
    </Box>
  )
}

function RateDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('prices-desk')
  const add = useAddVatRate()
  const tomorrow = shiftDay(sellerToday(), 1)
  const [group, setGroup] = useState<(typeof ratedGroups)[number]>('standard')
  const [percent, setPercent] = useState('')
  const [from, setFrom] = useState(tomorrow)
  const rate = readPercent(percent, { least: 0 })
  return (
    <AppDialog isOpen title={t('vat.add')} isBusy={add.isPending} onClose={onClose}>
      <DialogForm
        submit={t('save')}
        isPending={add.isPending}
        isIncomplete={rate === null || from < tomorrow}
        error={add.error?.message}
        onSubmit={(event) => {
          event.preventDefault()
          if (rate !== null) add.mutate({ group, rate, from }, { onSuccess: onClose })
        }}
      >
        <TextField
          select
          label={t('vat.group')}
          value={group}
          onChange={({ target }) => setGroup(ratedGroups.find((one) => one === target.value) ?? group)}
        >
          {ratedGroups.map((one) => (
            <MenuItem key={one} value={one}>
              {t(`vat.groups.${one}`)}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          required
          label={t('vat.rate')}
          value={percent}
          error={percent !== '' && rate === null}
          onChange={({ target }) => setPercent(target.value)}
          slotProps={{ htmlInput: { inputMode: 'decimal' } }}
        />
        <DateField
          required
          label={t('vat.from')}
          helperText={t('vat.fromHint')}
          value={from}
          error={from < tomorrow}
          onChange={setFrom}
          min={tomorrow}
        />
      </DialogForm>
    </AppDialog>
  )
}
