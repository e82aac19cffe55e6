import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useTranslation } from '#i18n/use-translation.tsx'

type Props = { value: string; error: string | undefined; onChange: (color: string) => void }

const isColor = (text: string) => /^#[0-9a-f]{6}$/i.test(text)
const FIRST = '#0f5ec2'

/** A colour as sellers have it in their brand book, typed or chosen; none is a choice too. */
export function ColorField({ value, error, onChange }: Props) {
  const { t } = useTranslation('content-desk')
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 2 }}>
      <TextField
        label={t('papers.color')}
        value={value}
        placeholder={FIRST}
        error={Boolean(error)}
        helperText={error ?? t('papers.colorHint')}
        onChange={({ target }) => onChange(target.value.trim())}
        slotProps={{ htmlInput: { maxLength: 7, spellCheck: false } }}
      />
      <Box
        component="input"
        type="color"
        aria-label={t('papers.chooseColor')}
        value={isColor(value) ? value : FIRST}
        onChange={({ target }) => onChange(target.value)}
        sx={{
          width: 48,
          height: 40,
          p: 0.5,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: 'transparent',
          cursor: 'pointer',
        }}
      />
      {value !== '' && <Button onClick={() => onChange('')}>{t('papers.noColor')}</Button>}
    </Box>
  )
}
