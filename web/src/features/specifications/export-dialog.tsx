import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { ApiError } from '#api/api-error.ts'
import { useTranslation } from '#i18n/use-translation.tsx'
import { sellerToday } from '#lib/dates.ts'
import { useUser } from '#parts/site/use-site.ts'
import { AppDialog } from '#ui/dialog.tsx'
import { DialogForm } from '#ui/dialog-form.tsx'
import { showMessage } from '#ui/messages.ts'
import { saveLink } from '#ui/save-link.ts'
import { AnnexFields } from './annex-fields.tsx'
import { useExportSpecifications } from './specifications.api.ts'

type Props = { specifications: readonly { id: number; name: string }[]; onClose: () => void }

/** K-02: a working list, or the priced annex to a contract that both sides sign; as a download or by e-mail. */
export function ExportDialog({ specifications, onClose }: Props) {
  const { t } = useTranslation('specifications')
  return (
    <AppDialog isOpen title={t('export.title', { count: specifications.length })} onClose={onClose}>
      <ExportForm specifications={specifications} onDone={onClose} />
    </AppDialog>
  )
}

const formats = ['xlsx', 'csv', 'pdf'] as const
const forms = ['list', 'annex'] as const
const destinations = ['file', 'letter'] as const

type Choice<T extends string> = { label: string; all: readonly T[]; chosen: T; textOf: (one: T) => string; onChoose: (one: T) => void }

function Choices<T extends string>({ label, all, chosen, textOf, onChoose }: Choice<T>) {
  return (
    <RadioGroup row aria-label={label} value={chosen} onChange={(_, value) => onChoose(all.find((one) => one === value) ?? chosen)}>
      {all.map((one) => (
        <FormControlLabel key={one} value={one} control={<Radio size="small" />} label={textOf(one)} />
      ))}
    </RadioGroup>
  )
}

export type ExportFields = { email: string; contractId: string; number: string; day: string }

function ExportForm({ specifications, onDone }: { specifications: Props['specifications']; onDone: () => void }) {
  const { t } = useTranslation('specifications')
  const user = useUser()
  const [format, setFormat] = useState<(typeof formats)[number]>('xlsx')
  const [form, setForm] = useState<(typeof forms)[number]>('list')
  const [destination, setDestination] = useState<(typeof destinations)[number]>('file')
  const fields = useForm<ExportFields>({ defaultValues: { email: user?.email ?? '', contractId: '', number: '1', day: sellerToday() } })
  const contractId = useWatch({ control: fields.control, name: 'contractId' })
  const exported = useExportSpecifications()
  const wrongEmail = fields.formState.errors.email?.message
  // An annex is one paper to one contract.
  const canBeAnnex = specifications.length === 1
  const submit = fields.handleSubmit(({ email, number, day }) =>
    exported.mutate(
      {
        ids: specifications.map(({ id }) => id),
        // The annex is signed on paper.
        format: form === 'annex' ? 'pdf' : format,
        form,
        ...(form === 'annex' && { annex: { contractId: Number(contractId), number: number.trim(), day } }),
        ...(destination === 'letter' && { email: email.trim() }),
      },
      {
        onSuccess: ({ path }) => {
          if (path) saveLink(path)
          else showMessage({ text: t('export.sent', { email: email.trim() }), kind: 'success' })
          onDone()
        },
      },
    ),
  )
  return (
    <DialogForm
      onSubmit={(event) => void submit(event)}
      submit={t(`export.do.${destination}`)}
      isPending={exported.isPending}
      isIncomplete={form === 'annex' && !contractId}
      error={exported.error instanceof ApiError ? exported.error.message : undefined}
    >
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {specifications.map(({ name }) => name).join(', ')}
      </Typography>
      {canBeAnnex && (
        <Choices label={t('export.form')} all={forms} chosen={form} textOf={(one) => t(`export.forms.${one}`)} onChoose={setForm} />
      )}
      {form === 'annex' && <AnnexFields fields={fields} />}
      {form === 'list' && (
        <Choices
          label={t('export.format')}
          all={formats}
          chosen={format}
          textOf={(one) => t(`export.formats.${one}`)}
          onChoose={setFormat}
        />
      )}
      <Choices
        label={t('export.way')}
        all={destinations}
        chosen={destination}
        textOf={(one) => t(`export.ways.${one}`)}
        onChoose={setDestination}
      />
      {destination === 'letter' && (
        <TextField
          {...fields.register('email', { validate: (email) => /^\S+@\S+\.\S+$/.test(email.trim()) || t('export.emailWrong') })}
          type="email"
          autoComplete="email"
          label={t('export.email')}
          error={Boolean(wrongEmail)}
          helperText={wrongEmail}
          slotProps={{ htmlInput: { maxLength: 254 } }}
        />
      )}
    </DialogForm>
  )
}
