import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import type { BuyerDestination, DestinationChoice } from '@vitrina/contract/promise/destination'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { sellerToday } from '#lib/dates.ts'
import { useHistoryStateSwitch } from '#lib/history-state.ts'
import { destinationQuery, useChooseDestination } from '#parts/promise/destination.api.ts'
import { DateField } from '#ui/date-field.tsx'
import { AppDialog } from '#ui/dialog.tsx'
import { DialogForm } from '#ui/dialog-form.tsx'
import { destinationOptions, type DestinationOption, isSameDestination } from './destination-options.rules.ts'

/** Where goods are wanted and by which day; every day of the store follows it. */
export function DestinationDialog() {
  const { t } = useTranslation('region')
  const { close } = useHistoryStateSwitch()
  const { data, error, refetch } = useQuery(destinationQuery)
  const onClose = () => close('openedDestination')
  if (data) return <DestinationForm destination={data} onClose={onClose} />
  return (
    <AppDialog isOpen title={t('destination.title')} onClose={onClose}>
      {error ? (
        <Box role="alert">
          <Typography sx={{ mb: 3 }}>{t('destination.loadFailed')}</Typography>
          <Button onClick={() => void refetch()}>{t('destination.retry')}</Button>
        </Box>
      ) : (
        Array.from({ length: 4 }, (_, place) => <Skeleton key={place} height={48} />)
      )}
    </AppDialog>
  )
}

type FormProps = { destination: BuyerDestination; onClose: () => void }

function DestinationForm({ destination, onClose }: FormProps) {
  const { t } = useTranslation('region')
  const { mutate, isPending, isError } = useChooseDestination()
  const [chosen, setChosen] = useState<DestinationChoice | null>(destination.chosen)
  const change = (changes: Partial<DestinationChoice>) => setChosen((before) => before && { ...before, ...changes })
  return (
    <AppDialog isOpen title={t('destination.title')} onClose={onClose} isBusy={isPending}>
      <DialogForm
        submit={t('destination.save')}
        isPending={isPending}
        isIncomplete={!chosen}
        error={isError ? t('destination.failed') : undefined}
        onSubmit={(event) => {
          event.preventDefault()
          if (chosen) mutate(chosen, { onSuccess: onClose })
        }}
      >
        <Typography color="textSecondary">{t('destination.text')}</Typography>
        {destination.deliveryTypes.map((type) => {
          const options = destinationOptions(destination, type)
          return options.length > 0 && <OptionGroup key={type} label={t(`destination.${type}`)} {...{ options, chosen, change }} />
        })}
        <DateField
          label={t('destination.neededOn')}
          helperText={t('destination.neededHint')}
          value={chosen?.neededOn ?? ''}
          onChange={(picked) => change({ neededOn: picked || null })}
          min={sellerToday()}
          sx={{ maxWidth: 240 }}
        />
      </DialogForm>
    </AppDialog>
  )
}

type GroupProps = {
  label: string
  options: DestinationOption[]
  chosen: DestinationChoice | null
  change: (changes: Partial<DestinationChoice>) => void
}

function OptionGroup({ label, options, chosen, change }: GroupProps) {
  const { t } = useTranslation('region')
  return (
    <FormControl component="fieldset" sx={{ minWidth: 0 }}>
      <FormLabel component="legend" sx={{ fontSize: 13, mb: 1 }}>
        {label}
      </FormLabel>
      {options.map(({ key, choice, title, text }) => (
        <FormControlLabel
          key={key}
          control={
            <Radio
              size="small"
              name="destination"
              value={key}
              checked={chosen !== null && isSameDestination(chosen, choice)}
              onChange={() => change(choice)}
            />
          }
          label={
            <>
              <Typography component="span" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
                {title ?? t(choice.deliveryType === 'carrier' ? 'destination.carrierHint' : 'destination.anyAddress')}
              </Typography>
              {text && (
                <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
                  {text}
                </Typography>
              )}
            </>
          }
          sx={{ minHeight: 44, mr: 0 }}
        />
      ))}
    </FormControl>
  )
}
