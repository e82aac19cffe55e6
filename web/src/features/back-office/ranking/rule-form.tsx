import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import MenuItem from '@mui/material/MenuItem'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import TextField from '@mui/material/TextField'
import { MAX_PIN, rankingActions, rankingTargets } from '@vitrina/contract/catalogue/ranking-rules'
import { useTranslation } from '#i18n/use-translation.tsx'
import { DateField } from '#ui/date-field.tsx'
import { useSaveRule } from './ranking.api.ts'
import { draftOf, emptyForm, type RuleForm as Form, withAction } from './rule-form.rules.ts'
import { TargetField } from './target-field.tsx'

type Props = { form: Form; onChange: (form: Form) => void }

export function RuleForm({ form, onChange }: Props) {
  const { t } = useTranslation('ranking')
  const save = useSaveRule()
  const draft = draftOf(form)
  const set = (changed: Partial<Form>) => onChange({ ...form, ...changed })
  return (
    <Box
      component="form"
      aria-label={t(form.id === null ? 'form.new' : 'form.change')}
      sx={{ display: 'grid', gap: 3 }}
      onSubmit={(event) => {
        event.preventDefault()
        if (draft) save.mutate({ id: form.id, draft }, { onSuccess: () => onChange({ ...emptyForm, phrase: form.phrase }) })
      }}
    >
      <TextField
        required
        label={t('form.phrase')}
        helperText={t('form.phraseHint')}
        value={form.phrase}
        onChange={({ target }) => set({ phrase: target.value })}
        slotProps={{ htmlInput: { maxLength: 120 } }}
      />
      <RadioGroup
        row
        aria-label={t('form.action')}
        value={form.action}
        onChange={(_, chosen) => onChange(withAction(form, rankingActions.find((one) => one === chosen) ?? form.action))}
      >
        {rankingActions.map((action) => (
          <FormControlLabel key={action} value={action} control={<Radio />} label={t(`actions.${action}`)} />
        ))}
      </RadioGroup>
      {form.action === 'pin' ? (
        <TextField
          required
          type="number"
          label={t('form.position')}
          value={form.position}
          onChange={({ target }) => set({ position: target.value })}
          slotProps={{ htmlInput: { min: 1, max: MAX_PIN, step: 1 } }}
        />
      ) : (
        <TextField
          select
          label={t('form.target')}
          value={form.target}
          onChange={({ target }) => set({ target: rankingTargets.find((one) => one === target.value) ?? form.target, chosen: null })}
        >
          {rankingTargets.map((target) => (
            <MenuItem key={target} value={target}>
              {t(`targets.${target}`)}
            </MenuItem>
          ))}
        </TextField>
      )}
      <TargetField
        key={form.target}
        target={form.target}
        phrase={form.phrase.trim()}
        chosen={form.chosen}
        onChoose={(chosen) => set({ chosen })}
      />
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: '1fr 1fr' }}>
        {(['startsOn', 'endsOn'] as const).map((day) => (
          <DateField key={day} label={t(`form.${day}`)} value={form[day]} onChange={(picked) => set({ [day]: picked })} />
        ))}
      </Box>
      <Box sx={{ display: 'flex', gap: 3 }}>
        <Button type="submit" variant="contained" disabled={!draft} loading={save.isPending}>
          {t('form.save')}
        </Button>
        {form.id !== null && (
          <Button variant="outlined" onClick={() => onChange({ ...emptyForm, phrase: form.phrase })}>
            {t('form.cancel')}
          </Button>
        )}
      </Box>
    </Box>
  )
}
