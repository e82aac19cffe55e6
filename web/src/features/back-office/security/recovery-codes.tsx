import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import { useTranslation } from '#i18n/use-translation.tsx'
import { copyText } from '#lib/copy-text.ts'
import { showMessage } from '#ui/messages.ts'

/** Shown this once: the server has only their hashes. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const { t } = useTranslation('two-factor')
  const copy = () =>
    copyText(codes.join('\n')).then(
      () => showMessage({ text: t('codes.copied'), kind: 'success' }),
      // Not every browser lets a page write to the clipboard: the codes stay in sight.
      () => showMessage({ text: t('codes.notCopied') }),
    )
  return (
    <Paper variant="outlined" sx={{ p: 4, display: 'grid', gap: 4 }}>
      <Alert severity="success">{t('codes.on')}</Alert>
      {t('codes.text')}
      <Box
        component="ol"
        aria-label={t('codes.label')}
        sx={{
          m: 0,
          pl: 6,
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(210px, 1fr))',
          gap: 1,
          fontFamily: 'monospace',
          fontSize: 15,
        }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button variant="outlined" onClick={() => void copy()}>
          {t('codes.copy')}
        </Button>
        <Button variant="contained" onClick={onKept}>
          {t('codes.kept')}
        </Button>
      </Box>
    </Paper>
  )
}
