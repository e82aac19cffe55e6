import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { sellerToday } from '#lib/dates.ts'
import { DateField } from '#ui/date-field.tsx'
import { AppDialog } from '#ui/dialog.tsx'
import { DialogForm } from '#ui/dialog-form.tsx'
import { type StaffRow, useAddAbsence } from './staff.api.ts'

type Person = Pick<StaffRow, 'id' | 'name'>

export function AbsenceDialog({ sellers, onClose }: { sellers: readonly Person[]; onClose: () => void }) {
  const { t } = useTranslation('staff')
  const add = useAddAbsence()
  const [managerId, setManager] = useState(0)
  const [substituteId, setSubstitute] = useState(0)
  const [awayFrom, setFrom] = useState(sellerToday)
  const [awayTo, setTo] = useState('')
  const isWrong = awayTo !== '' && awayTo < awayFrom
  return (
    <AppDialog isOpen isSmall title={t('absences.add')} isBusy={add.isPending} onClose={onClose}>
      <DialogForm
        submit={t('save')}
        isPending={add.isPending}
        isIncomplete={!managerId || !substituteId || !awayFrom || !awayTo || isWrong}
        error={add.error?.message}
        onSubmit={(event) => {
          event.preventDefault()
          add.mutate({ managerId, substituteId, awayFrom, awayTo }, { onSuccess: onClose })
        }}
      >
        <PersonField
          label={t('absences.manager')}
          people={sellers.filter(({ id }) => id !== substituteId)}
          value={managerId}
          onChange={setManager}
        />
        <PersonField
          label={t('absences.substitute')}
          people={sellers.filter(({ id }) => id !== managerId)}
          value={substituteId}
          onChange={setSubstitute}
        />
        <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: '1fr 1fr' }}>
          <DayField label={t('absences.from')} value={awayFrom} onChange={setFrom} />
          <DayField label={t('absences.to')} value={awayTo} isWrong={isWrong} onChange={setTo} />
        </Box>
      </DialogForm>
    </AppDialog>
  )
}

type PersonProps = { label: string; people: readonly Person[]; value: number; onChange: (id: number) => void }

const PersonField = ({ label, people, value, onChange }: PersonProps) => (
  <TextField select required label={label} value={value || ''} onChange={({ target }) => onChange(Number(target.value))}>
    {people.map(({ id, name }) => (
      <MenuItem key={id} value={id}>
        {name}
      </MenuItem>
    ))}
  </TextField>
)

type DayProps = { label: string; value: string; isWrong?: boolean; onChange: (day: string) => void }

const DayField = ({ label, value, isWrong = false, onChange }: DayProps) => (
  <DateField required label={label} value={value} error={isWrong} onChange={onChange} />
)
