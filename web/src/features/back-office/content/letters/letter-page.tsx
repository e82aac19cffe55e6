import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { useQuery } from '@tanstack/react-query'
import type { Letter } from '@vitrina/contract/content/letters'
import { type Language, languages } from '@vitrina/contract/languages'
import { useState } from 'react'
import { ApiError } from '#api/api-error.ts'
import { useTranslation } from '#i18n/use-translation.tsx'
import { deskPaths } from '#lib/desk-paths.ts'
import { Anchor } from '#ui/anchor.tsx'
import { askConfirm } from '#ui/confirm.ts'
import { ErrorView } from '#ui/error-view.tsx'
import { ListSkeleton } from '#ui/list-skeleton.tsx'
import { showMessage } from '#ui/messages.ts'
import { Page } from '#ui/page.tsx'
import { SectionFrame } from '#ui/section-frame.tsx'
import { BackOfficeNav } from '../../back-office-nav.tsx'
import { UnsavedGuard } from '../../unsaved-guard.tsx'
import { LetterFields } from './letter-fields.tsx'
import { LetterPreview } from './letter-preview.tsx'
import { letterQuery, useResetLetter, useSaveLetter, useSendTestLetter } from './letters.api.ts'
import { PlaceholderList } from './placeholder-list.tsx'

/** One letter: written anew in three languages, looked at, tried and given its own text back. */
export function LetterPage({ id: name }: { id: string }) {
  const { t } = useTranslation('content-desk')
  const { data, error, refetch } = useQuery(letterQuery(name))
  if (error && !data) return <ErrorView error={error} onRetry={() => void refetch()} />
  return (
    <Page
      title={data?.subject ?? '…'}
      above={
        <>
          <BackOfficeNav open="letters" />
          <Link component={Anchor} href={deskPaths.letters} underline="hover" sx={{ display: 'inline-block', mb: 2 }}>
            {t('back', { list: t('letters.title') })}
          </Link>
        </>
      }
    >
      {data ? <EditedLetter key={data.version} letter={data} /> : <ListSkeleton rowHeight={72} />}
    </Page>
  )
}

function EditedLetter({ letter }: { letter: Letter }) {
  const { t } = useTranslation('content-desk')
  const { name, version } = letter
  const [texts, setTexts] = useState(letter.texts)
  const [language, setLanguage] = useState<Language>('ru')
  const save = useSaveLetter(name)
  const reset = useResetLetter(name)
  const tried = useSendTestLetter(name)
  const failed = [save.error, tried.error].find((error) => error instanceof ApiError)
  const errorAt = (of: Language, field: string) =>
    failed?.fields.find((one) => one.field === `texts.${of}.${field}` || (of === language && one.field === `text.${field}`))?.message
  const isChanged = JSON.stringify(texts) !== JSON.stringify(letter.texts)
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <UnsavedGuard isDirty={isChanged} />
      <SectionFrame title={t('letters.text')} isTight>
        <Box sx={{ display: 'grid', gap: 4, pt: 1, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' } }}>
          {languages.map((one) => (
            <LetterFields
              key={one}
              language={one}
              text={texts[one]}
              hasButton={letter.hasButton}
              onFocus={() => setLanguage(one)}
              onChange={(text) => setTexts({ ...texts, [one]: text })}
              errorAt={(field) => errorAt(one, field)}
            />
          ))}
        </Box>
      </SectionFrame>
      <PlaceholderList placeholders={letter.placeholders} />
      <LetterPreview name={name} language={language} onLanguage={setLanguage} text={texts[language]} />
      <Box sx={{ position: 'sticky', bottom: 0, zIndex: 1, py: 3, bgcolor: 'background.default', display: 'grid', gap: 3 }}>
        {failed && <Alert severity="error">{failed.message}</Alert>}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <Button
            variant="contained"
            disabled={!isChanged}
            loading={save.isPending}
            onClick={() => save.mutate({ version, texts }, { onSuccess: () => showMessage({ text: t('letters.saved'), kind: 'success' }) })}
          >
            {t('letters.save')}
          </Button>
          <Button
            variant="outlined"
            loading={tried.isPending}
            onClick={() =>
              tried.mutate(
                { language, text: texts[language] },
                { onSuccess: ({ to }) => showMessage({ text: t('letters.sent', { to }), kind: 'success' }) },
              )
            }
          >
            {t('letters.test')}
          </Button>
          <Button
            color="inherit"
            disabled={letter.changed.length === 0}
            onClick={() =>
              askConfirm({
                title: t('letters.resetAsk'),
                confirm: t('letters.reset'),
                run: () => reset.mutateAsync(undefined),
              })
            }
          >
            {t('letters.reset')}
          </Button>
        </Box>
      </Box>
    </Box>
  )
}
