import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useDocumentTitle } from '#ui/use-document-title.ts'
import { CodeForm } from './code-form.tsx'
import { ShopForm } from './shop-form.tsx'

/** The first page of an empty installation: a code from the log, then the questions of a new shop. */
export function SetupPage({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('setup')
  const [code, setCode] = useState<string | null>(null)
  useDocumentTitle(t('title'))
  return (
    <Box sx={{ width: '100%', maxWidth: 880, mx: 'auto', px: { xs: 4, sm: 6 }, py: { xs: 6, sm: 10 } }}>
      <Typography variant="h1" sx={{ mb: 2 }}>
        {t('title')}
      </Typography>
      <Typography sx={{ mb: 6, color: 'text.secondary', maxWidth: 640 }}>{t(code === null ? 'code.text' : 'form.text')}</Typography>
      {code === null ? <CodeForm onRight={setCode} onGone={onDone} /> : <ShopForm code={code} onDone={onDone} />}
    </Box>
  )
}
