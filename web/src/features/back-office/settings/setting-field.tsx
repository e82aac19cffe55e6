import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import MenuItem from '@mui/material/MenuItem'
import Switch from '@mui/material/Switch'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { languages } from '@vitrina/contract/languages'
import { useTranslation } from '#i18n/use-translation.tsx'
import { ChatLinksField } from './chat-links-field.tsx'
import { PictureSetting } from './picture-setting.tsx'
import { readCodes, readNumber, shownNumber } from './settings-draft.rules.ts'
import type { SettingField } from './settings-parts.ts'

export type FieldProps = {
  field: SettingField
  value: unknown
  onChange: (value: unknown) => void
  /** The server's sentence at this field or inside of it. */
  errorAt: (path: string) => string | undefined
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** One setting with words about what it does. */
export function SettingFieldView(props: FieldProps) {
  const { kind } = props.field
  if (kind === 'switch') return <SwitchField {...props} />
  if (kind === 'localised') return <LocalisedField {...props} />
  if (kind === 'links') return <ChatLinksField {...props} />
  if (kind === 'picture') return <PictureSetting {...props} />
  return kind === 'set' ? <SetField {...props} /> : <LineField {...props} />
}

function SwitchField({ field: { path }, value, onChange }: FieldProps) {
  const { t } = useTranslation('settings')
  return (
    <Box sx={{ gridColumn: '1 / -1' }}>
      <FormControlLabel
        control={
          <Switch
            checked={value === true}
            onChange={(_, isOn) => onChange(isOn)}
            slotProps={{ input: { 'aria-describedby': `${path}-hint` } }}
          />
        }
        label={t(`fields.${path}.title`)}
      />
      <Typography id={`${path}-hint`} variant="body2" sx={{ color: 'text.secondary', pl: 12 }}>
        {t(`fields.${path}.hint`)}
      </Typography>
    </Box>
  )
}

function LineField({ field: { path, kind, options, hasHint }, value, onChange, errorAt }: FieldProps) {
  const { t } = useTranslation('settings')
  const error = errorAt(path)
  const shown =
    kind === 'number' ? shownNumber(value) : kind === 'codes' ? (Array.isArray(value) ? value.join(', ') : textOf(value)) : textOf(value)
  const take = (text: string) => onChange(kind === 'number' ? readNumber(text) : text)
  return (
    <TextField
      select={kind === 'choice'}
      label={t(`fields.${path}.title`)}
      value={shown}
      error={Boolean(error)}
      helperText={error ?? (hasHint ? t(`fields.${path}.hint`) : undefined)}
      onChange={({ target }) => take(target.value)}
      // While it is typed a list of codes is a text: a comma at its end must not vanish.
      onBlur={() => {
        if (kind === 'codes' && typeof value === 'string') onChange(readCodes(value))
      }}
      slotProps={{
        formHelperText: { ...(error && { role: 'alert' }) },
        htmlInput: { maxLength: 500, autoComplete: 'off', ...(kind === 'number' && { inputMode: 'decimal' }) },
      }}
    >
      {options?.map((option) => (
        <MenuItem key={option} value={option}>
          {t(`options.${path}.${option}`)}
        </MenuItem>
      ))}
    </TextField>
  )
}

function LocalisedField({ field: { path }, value, onChange, errorAt }: FieldProps) {
  const { t } = useTranslation('settings')
  const texts = (value ?? {}) as Record<string, string | undefined>
  const change = (language: string, text: string) => {
    const { [language]: _old, ...others } = texts
    // An empty translation is none: the Russian text stands in.
    onChange(text === '' && language !== 'ru' ? others : { ...others, [language]: text })
  }
  return (
    <Box
      sx={{ gridColumn: '1 / -1', display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' } }}
    >
      {languages.map((language) => {
        const error = errorAt(`${path}.${language}`)
        return (
          <TextField
            key={language}
            label={`${t(`fields.${path}.title`)} (${t(`options.languages.${language}`)})`}
            value={texts[language] ?? ''}
            error={Boolean(error)}
            helperText={error}
            onChange={({ target }) => change(language, target.value)}
            slotProps={{ htmlInput: { maxLength: 500, lang: language } }}
          />
        )
      })}
    </Box>
  )
}

function SetField({ field: { path, options = [] }, value, onChange, errorAt }: FieldProps) {
  const { t } = useTranslation('settings')
  const chosen = Array.isArray(value) ? (value as string[]) : []
  const error = errorAt(path)
  return (
    <FormGroup row role="group" aria-label={t(`fields.${path}.title`)} sx={{ gridColumn: '1 / -1', alignItems: 'center', columnGap: 4 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t(`fields.${path}.title`)}
      </Typography>
      {options.map((option) => (
        <FormControlLabel
          key={option}
          control={
            <Checkbox
              checked={chosen.includes(option)}
              onChange={(_, isOn) => onChange(options.filter((one) => (one === option ? isOn : chosen.includes(one))))}
            />
          }
          label={t(`options.${path}.${option}`)}
        />
      ))}
      {error && (
        <Typography role="alert" variant="body2" color="error">
          {error}
        </Typography>
      )}
    </FormGroup>
  )
}
