import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { ApiError } from '#api/api-error.ts'
import { useTranslation } from '#i18n/use-translation.tsx'
import { type Difference, differences, mergedDraft } from '../draft-conflict.rules.ts'

type Saving = { error: unknown; reset: () => void }
type Editing<Entry, Form extends object> = {
  save: Saving
  /** As it was opened or last taken over; null: a new one. */
  seen: Entry | null
  formOf: (entry: Entry) => Form
  form: Form
  onTake: (current: Entry, form: Form) => void
}

/** Changes that somebody else saved while the form was open, and the way to take them over without losing one's own. */
export function conflictOf<Entry, Form extends object>({ save, seen, formOf, form, onTake }: Editing<Entry, Form>) {
  const { error } = save
  if (seen === null || !(error instanceof ApiError) || error.current === undefined) return null
  const current = error.current as Entry
  const edited = { base: formOf(seen), draft: form, current: formOf(current) }
  return {
    message: error.message,
    differences: differences(edited),
    onTake: () => {
      save.reset()
      onTake(current, mergedDraft(edited))
    },
  }
}

type Props = {
  conflict: { message: string; differences: Difference[]; onTake: () => void }
  nameOf: (field: string) => string
  textOf: (field: string, value: unknown) => string
}

export function EditConflict({ conflict, nameOf, textOf }: Props) {
  const { t } = useTranslation('stock-desk')
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" size="small" onClick={conflict.onTake}>
          {t('editConflict.take')}
        </Button>
      }
    >
      {conflict.message}
      <Box component="ul" sx={{ m: 0, pl: 4 }}>
        {conflict.differences.map(({ field, mine, theirs, isBoth }) => (
          <li key={field}>
            {nameOf(field)}: {textOf(field, theirs)}
            {isBoth && ` (${t('editConflict.mine', { value: textOf(field, mine) })})`}
          </li>
        ))}
      </Box>
    </Alert>
  )
}
