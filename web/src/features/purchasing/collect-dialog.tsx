import Autocomplete from '@mui/material/Autocomplete'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import type { TransferReport } from '@vitrina/contract/specifications/specification-shapes'
import { useState } from 'react'
import { ApiError } from '#api/api-error.ts'
import { useTranslation } from '#i18n/use-translation.tsx'
import { TransferReportView } from '#parts/transfer-report/transfer-report.tsx'
import { AppDialog } from '#ui/dialog.tsx'
import { DialogForm } from '#ui/dialog-form.tsx'
import { cartsQuery, offersQuery, specificationsQuery, useCollect } from './purchasing.api.ts'

type Origin = 'specification' | 'offer' | 'cart'
type Props = { id: number; origin: Origin; onClose: () => void }

function useChoices(origin: Origin) {
  const { t } = useTranslation('purchasing')
  const { data: specifications } = useQuery({ ...specificationsQuery, enabled: origin === 'specification' })
  const { data: offers } = useQuery({ ...offersQuery, enabled: origin === 'offer' })
  const { data: carts } = useQuery({ ...cartsQuery, enabled: origin === 'cart' })
  if (origin === 'specification') return (specifications ?? []).map(({ id, name }) => ({ id, name }))
  if (origin === 'offer') return (offers?.items ?? []).map(({ id, number, name }) => ({ id, name: `${number} ${name}` }))
  return (carts?.items ?? []).filter(({ count }) => count > 0).map(({ id, name }) => ({ id, name: name || t('collect.unnamedCart') }))
}

/** Lines of a specification, an offer or a cart become needs; each of them is reported. */
export function CollectDialog({ id, origin, onClose }: Props) {
  const { t } = useTranslation('purchasing')
  const choices = useChoices(origin)
  const [chosen, setChosen] = useState<{ id: number; name: string } | null>(null)
  const [report, setReport] = useState<TransferReport | null>(null)
  const collect = useCollect(id)
  if (report)
    return (
      <AppDialog
        isOpen
        maxWidth="md"
        title={t('collect.report')}
        onClose={onClose}
        actions={
          <Button variant="contained" onClick={onClose}>
            {t('collect.close')}
          </Button>
        }
      >
        <TransferReportView report={report} />
      </AppDialog>
    )
  return (
    <AppDialog isOpen title={t(`collect.${origin}.title`)} isBusy={collect.isPending} onClose={onClose}>
      <DialogForm
        onSubmit={(event) => {
          event.preventDefault()
          if (chosen) collect.mutate({ type: origin, id: chosen.id }, { onSuccess: setReport })
        }}
        submit={t('collect.submit')}
        isPending={collect.isPending}
        isIncomplete={!chosen}
        error={collect.error instanceof ApiError ? collect.error.message : undefined}
      >
        <Autocomplete
          options={choices}
          value={chosen}
          getOptionLabel={({ name }) => name}
          getOptionKey={(option) => option.id}
          isOptionEqualToValue={(one, other) => one.id === other.id}
          noOptionsText={t(`collect.${origin}.none`)}
          onChange={(_, option) => setChosen(option)}
          renderInput={(params) => <TextField {...params} autoFocus label={t(`collect.${origin}.choose`)} />}
        />
      </DialogForm>
    </AppDialog>
  )
}
